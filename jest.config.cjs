const { join } = require('node:path');

module.exports = {
  // A lib in another language has no tests for Jest: without a config of its own it would be a project of all files.
  projects: ['<rootDir>/{libs,apps}/*/jest.config.cjs'],
  // Many tests wait for processes and servers: four files at once, on two cores as well.
  maxWorkers: 4,
  // What a file has loaded stays in its worker: without an end at some size, V8 spends its time on collecting it.
  workerIdleMemoryLimit: '1200MB',
  testSequencer: join(__dirname, 'tools/jest/slow-first.cjs'),
  reporters: ['default', [join(__dirname, 'tools/jest/progress.cjs'), { file: process.env.RUBRICA_TEST_REPORT }]],
  // No test is about time: a machine that others use as well may take its own.
  testTimeout: 900_000,
};
