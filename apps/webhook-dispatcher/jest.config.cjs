module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'webhook-dispatcher', rootDir: __dirname };
