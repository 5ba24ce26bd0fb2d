module.exports = { projects: ['<rootDir>/libs/*', '<rootDir>/apps/*'] };
