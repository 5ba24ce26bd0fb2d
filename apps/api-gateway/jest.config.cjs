module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'api-gateway', rootDir: __dirname };
