module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'dian-submitter', rootDir: __dirname };
