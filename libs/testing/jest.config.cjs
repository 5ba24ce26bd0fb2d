module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'testing', rootDir: __dirname };
