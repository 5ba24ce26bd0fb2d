module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'service', rootDir: __dirname };
