import { copySeededData, RunningProgram } from '@rubrica/testing';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Credentials } from '@rubrica/standalone';

const PROGRAM = join(import.meta.dirname, '../../dist/main.js');
const STANDALONE = fileURLToPath(new URL('../../../standalone/dist/main.js', import.meta.url));
type Env = Readonly<Record<string, string>>;

/** Services in processes of their own, as `npm run start:distributed` runs them. */
export type RunningDistributed = RunningProgram<Credentials>;
export const RunningDistributed = {
  /** Without data yet, it gets those that a first start of the standalone makes: the same, if the log is in PostgreSQL. */
  start: async (dataDir: string, env: Env, args: readonly string[]): Promise<RunningDistributed> => {
    if (env['EVENT_LOG'] === 'postgres')
      await copySeededData(dataDir, (seeded) => RunningProgram.start({ program: STANDALONE, dataDir: seeded }));
    return RunningDistributed.startAnew(dataDir, env, args);
  },
  /** Without data yet, it makes them. */
  startAnew: (dataDir: string, env: Env, args: readonly string[]): Promise<RunningDistributed> =>
    RunningProgram.start({ program: PROGRAM, dataDir, env, args }),
  spawn: (dataDir: string, env: Env): RunningDistributed => RunningProgram.spawn({ program: PROGRAM, dataDir, env }),
};
