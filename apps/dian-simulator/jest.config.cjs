module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'dian-simulator', rootDir: __dirname };
