module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'benchmarks', rootDir: __dirname };
