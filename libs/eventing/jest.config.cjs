module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'eventing', rootDir: __dirname };
