import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is left of a run that was killed is removed by the next one: the name has the process id. */
export const FOLDER = 'rubrica-test-';

/**
 * Returns the path of a folder that the test files of a run of jest share; undefined outside of one. jest's setup names the run,
 * and its teardown removes the folder.
 */
export const runFolder = (name: 'keys' | 'seeded'): string | undefined => {
  const run = process.env['RUBRICA_TEST_RUN'];
  return run === undefined ? undefined : join(tmpdir(), `${FOLDER}${run}-${name}`);
};
