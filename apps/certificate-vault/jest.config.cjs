module.exports = { ...require('../../jest.preset.cjs'), displayName: 'certificate-vault', rootDir: __dirname };
