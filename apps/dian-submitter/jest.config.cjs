module.exports = { ...require('../../jest.preset.cjs'), displayName: 'dian-submitter', rootDir: __dirname };
