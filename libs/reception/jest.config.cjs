module.exports = { ...require('../../jest.preset.cjs'), displayName: 'reception', rootDir: __dirname };
