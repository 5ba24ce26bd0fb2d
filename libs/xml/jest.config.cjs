module.exports = { ...require('../../jest.preset.cjs'), displayName: 'xml', rootDir: __dirname };
