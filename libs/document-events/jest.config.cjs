module.exports = { ...require('../../jest.preset.cjs'), displayName: 'document-events', rootDir: __dirname };
