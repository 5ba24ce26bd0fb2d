module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'service-testing', rootDir: __dirname };
