module.exports = { ...require('../../jest.preset.cjs'), displayName: 'fiscal', rootDir: __dirname };
