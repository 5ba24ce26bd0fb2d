module.exports = { ...require('../../jest.preset.cjs'), displayName: 'kinds', rootDir: __dirname };
