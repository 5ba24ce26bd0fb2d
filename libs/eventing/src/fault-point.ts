import type { ServiceName } from '@rubrica/contracts';
import { writeSync } from 'node:fs';

/** Moments at which a crash must do no harm: those of eventing, and those that a service defines. */
export type FaultPoint =
  | `${ServiceName}:${string}`
  | 'after-append-before-publish'
  | 'after-publish-before-cursor'
  | 'after-effect-before-commit'
  | 'after-work-before-complete';

// `name`, or `name#3` for the third time that the process reaches it.
const [fatalPoint, fatalPass = '1'] = (process.env['RUBRICA_FAULT'] ?? '').split('#');
let passes = 0;

/** Kills the process as `kill -9` would, if the environment variable RUBRICA_FAULT names this point. For tests. */
export const faultPoint = (name: FaultPoint): void => {
  if (name !== fatalPoint) return;
  passes += 1;
  if (passes !== Number(fatalPass)) return;
  writeSync(2, `killed at fault point ${name}\n`); // synchronous, because the process is killed before an asynchronous write would end
  process.kill(process.pid, 'SIGKILL');
};
