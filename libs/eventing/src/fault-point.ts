import type { ServiceName } from '@rubrica/contracts';
import { writeSync } from 'node:fs';

/** Name of a place in the code where a test can kill the process, to show that a crash there does no harm. */
export type FaultPoint =
  | `${ServiceName}:${string}`
  | 'after-append-before-publish'
  | 'after-publish-before-cursor'
  | 'after-effect-before-commit'
  | 'after-work-before-complete';

// The variable has the form `name`, or `name#3` for the third time that the process reaches the point.
const [fatalPoint, fatalPass = '1'] = (process.env['RUBRICA_FAULT'] ?? '').split('#');
let passes = 0;

/**
 * Kills this process, as `kill -9` would, if the environment variable RUBRICA_FAULT names this place in the code. Only
 * tests set the variable.
 */
export const faultPoint = (name: FaultPoint): void => {
  if (name !== fatalPoint) return;
  passes += 1;
  if (passes !== Number(fatalPass)) return;
  writeSync(2, `killed at fault point ${name}\n`); // synchronous, because the process is killed before an asynchronous write ends
  process.kill(process.pid, 'SIGKILL');
};
