import { copySeededData, RunningProgram } from '@rubrica/testing';
import { join } from 'node:path';
import type { Credentials } from '../demo/credentials.js';

export { companyNote as note, companySale as sale } from '@rubrica/service-testing';
export { type ApiAnswer, type Json, temporaryFolder } from '@rubrica/testing';

const PROGRAM = join(import.meta.dirname, '../../dist/main.js');
type Env = Readonly<Record<string, string>>;

/** The standalone as a process of its own, as `npm start` runs it. */
export type RunningStandalone = RunningProgram<Credentials>;
export const RunningStandalone = {
  /** Without data yet, it gets those that a first start makes. */
  start: async (dataDir: string, env: Env = {}): Promise<RunningStandalone> => {
    await copySeededData(dataDir, RunningStandalone.startAnew);
    return RunningStandalone.startAnew(dataDir, env);
  },
  /** Without data yet, it makes them. */
  startAnew: (dataDir: string, env: Env = {}): Promise<RunningStandalone> =>
    RunningProgram.start({ program: PROGRAM, dataDir, env }),
  spawn: (dataDir: string, env: Env = {}): RunningStandalone =>
    RunningProgram.spawn({ program: PROGRAM, dataDir, env }),
};
