module.exports = {
  projects: ['<rootDir>/libs/*', '<rootDir>/apps/*'],
  // Many tests wait for processes and servers: two files at once, on two cores as well.
  maxWorkers: 2,
  // No test is about time: a machine that others use as well may take its own.
  testTimeout: 300_000,
};
