module.exports = { ...require('../../jest.postgres.cjs'), displayName: 'mailer', rootDir: __dirname };
