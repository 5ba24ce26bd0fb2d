module.exports = { ...require('../../jest.preset.cjs'), displayName: 'vault-client', rootDir: __dirname };
