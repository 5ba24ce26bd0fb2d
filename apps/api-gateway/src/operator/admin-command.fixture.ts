import { TYPESCRIPT } from '@rubrica/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { OPERATOR_TOKEN } from '../gateway.fixture.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  /** Environment; a variable that is '' is not set. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the command reads from its standard input. */
  readonly input?: string;
}

/** Runs `npm run admin -- …` as a process of its own, with ADMIN_URL and OPERATOR_TOKEN, until it ends. */
export const adminCommand = async (
  adminUrl: string,
  args: readonly string[],
  { env = {}, input = '' }: Surroundings = {},
): Promise<Ended> => {
  const own = { NODE_OPTIONS: '', LANG: 'C', LC_ALL: 'C', ADMIN_URL: adminUrl, OPERATOR_TOKEN, ...env };
  const child = spawn(process.execPath, [...TYPESCRIPT, 'tools/admin/main.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...own },
  });
  const ended = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (ended.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (ended.err += text.toString()));
  child.stdin.end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...ended };
};
