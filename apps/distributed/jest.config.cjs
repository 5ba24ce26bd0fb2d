module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'distributed', rootDir: __dirname };
