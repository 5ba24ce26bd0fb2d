module.exports = { ...require('../../jest.preset.cjs'), displayName: 'dian-simulator', rootDir: __dirname };
