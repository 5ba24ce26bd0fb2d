module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'chaos', rootDir: __dirname };
