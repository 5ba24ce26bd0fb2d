module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'certificate-vault', rootDir: __dirname };
