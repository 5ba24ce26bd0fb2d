// Each file of tests runs in Node's own module system, as production does: tools/jest/native-runner.mjs says how and why.
module.exports = {
  testRunner: `${__dirname}/tools/jest/native-runner.mjs`,
  testEnvironment: `${__dirname}/tools/jest/environment.cjs`,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  transform: {},
};
