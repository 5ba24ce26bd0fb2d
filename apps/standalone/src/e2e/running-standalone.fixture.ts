import { copySeededData, RunningProgram } from '@rubrica/testing';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Credentials } from '../demo/credentials.js';
import { DATABASE, type Role } from '../storage/databases.js';
import type { Secrets } from '../storage/data-folder.js';

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

/** URL of the database of a running standalone, for the role of a service or of the log. */
export const databaseUrlOf = (dataDir: string, role: Role): string => {
  const [, , , port] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const { rolePasswords } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Secrets;
  return `postgres://${role}:${encodeURIComponent(rolePasswords[role] ?? '')}@127.0.0.1:${port}/${DATABASE}`;
};

/** Waits until a program has printed the text, and returns all that it has printed. */
export const printedBy = (program: ChildProcess, expected: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    program.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (expected.test(printed)) resolve(printed);
    });
    program.once('exit', (code) => reject(new Error(`ended with ${String(code)}: ${printed}`)));
  });
