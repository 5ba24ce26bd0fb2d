module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'document-issuer', rootDir: __dirname };
