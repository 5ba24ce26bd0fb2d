import type { ServiceName } from '@rubrica/contracts';
import { writeSync } from 'node:fs';

/** Moments at which a crash must do no harm. Eventing defines some, and services define others. */
export type FaultPoint =
  | `${ServiceName}:${string}`
  | 'after-append-before-publish'
  | 'after-publish-before-cursor'
  | 'after-effect-before-commit'
  | 'after-work-before-complete';

// The variable has the form `name`, or `name#3` for the third time that the process reaches the point.
const [fatalPoint, fatalPass = '1'] = (process.env['RUBRICA_FAULT'] ?? '').split('#');
let passes = 0;

/** Kills the process as `kill -9` would, if the environment variable RUBRICA_FAULT names this point. For tests. */
export const faultPoint = (name: FaultPoint): void => {
  if (name !== fatalPoint) return;
  passes += 1;
  if (passes !== Number(fatalPass)) return;
  writeSync(2, `killed at fault point ${name}\n`); // synchronous, because the process is killed before an asynchronous write ends
  process.kill(process.pid, 'SIGKILL');
};
