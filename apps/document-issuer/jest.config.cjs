module.exports = { ...require('../../jest.preset.cjs'), displayName: 'document-issuer', rootDir: __dirname };
