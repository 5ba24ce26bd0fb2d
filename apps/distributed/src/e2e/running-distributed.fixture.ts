import { RunningProgram } from '@rubrica/testing';
import { join } from 'node:path';
import type { Credentials } from '@rubrica/standalone';

const PROGRAM = join(import.meta.dirname, '../../dist/main.js');

/** Services in processes of their own, as `npm run start:distributed` runs them. */
export type RunningDistributed = RunningProgram<Credentials>;
export const RunningDistributed = {
  start: (
    dataDir: string,
    env: Readonly<Record<string, string>>,
    args: readonly string[],
  ): Promise<RunningDistributed> => RunningProgram.start({ program: PROGRAM, dataDir, env, args }),
};
