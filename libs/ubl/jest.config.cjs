module.exports = { ...require('../../jest.preset.cjs'), displayName: 'ubl', rootDir: __dirname };
