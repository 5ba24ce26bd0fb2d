// For projects whose tests need PostgreSQL: the run has one server, started at the first of them.
module.exports = {
  ...require('./jest.preset.cjs'),
  globalSetup: `${__dirname}/libs/testing/jest/global-setup.mjs`,
  globalTeardown: `${__dirname}/libs/testing/jest/global-teardown.mjs`,
};
