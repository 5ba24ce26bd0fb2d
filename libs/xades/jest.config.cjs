module.exports = { ...require('../../jest.preset.cjs'), displayName: 'xades', rootDir: __dirname };
