module.exports = {
  projects: ['<rootDir>/libs/*', '<rootDir>/apps/*'],
  // No test is about time: a machine that others use as well may take its own.
  testTimeout: 30_000,
};
