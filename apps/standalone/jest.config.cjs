module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'standalone', rootDir: __dirname };
