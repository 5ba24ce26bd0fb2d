module.exports = { ...require('../../jest.preset.cjs'), displayName: 'embedded-kafka', rootDir: __dirname };
