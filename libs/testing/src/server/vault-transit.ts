import { freePort } from '@rubrica/embedded-postgres';
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Referee, refereeUnless } from '../referee.js';
import { endProcess } from '../typescript-program.js';

export interface TransitReferee extends Referee {
  /** Starts a server with the transit engine mounted at `transit`. */
  start(): Promise<TransitServer>;
}

/** A real Vault core with the transit engine on loopback. */
export interface TransitServer {
  readonly address: string;
  /** Calls its API as root. Returns `data` of the answer; throws what it answered if that is no success. */
  call(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
  /** Makes a token that has one policy. */
  tokenFor(policy: string): Promise<string>;
  /** Kills it (kill -9). */
  crash(): Promise<void>;
  /** Starts it again after a crash, with its data and at its old address. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Tests that need the transit engine of Vault. Where it was not built they are skipped, and their names say so. */
export const transitReferee = (): TransitReferee => {
  const program = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'rubrica/bin/vault-transit');
  return {
    ...refereeUnless(existsSync(program) ? null : 'Vault is not there; tools/kms/build-vault.sh builds it'),
    start: () => startTransit(program),
  };
};

interface Answer {
  readonly data?: Record<string, unknown>;
  readonly auth?: { readonly client_token: string };
}

const startTransit = async (program: string): Promise<TransitServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'vault-transit-'));
  const host = `127.0.0.1:${await freePort('127.0.0.1')}`;
  let { child, token } = await begin(program, host, folder);
  const answerOf = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://${host}/v1/${path}`, {
      method,
      headers: { 'x-vault-token': token },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Answer);
  };
  const call: TransitServer['call'] = async (...request) => (await answerOf(...request)).data ?? {};
  await call('POST', 'sys/mounts/transit', { type: 'transit' });
  return {
    address: `http://${host}`,
    call,
    tokenFor: async (policy) => {
      const body = { policies: [policy], no_default_policy: true };
      return (await answerOf('POST', 'auth/token/create', body)).auth?.client_token ?? '';
    },
    crash: () => endProcess(child),
    restart: async () => {
      ({ child, token } = await begin(program, host, folder));
    },
    stop: async () => {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const begin = async (
  program: string,
  host: string,
  folder: string,
): Promise<{ readonly child: ChildProcess; readonly token: string }> => {
  const child = spawn(program, [host, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const token = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text: Buffer) => {
      printed += text.toString();
      if (printed.includes('\n')) resolve(printed.trim());
    });
    child.once('exit', (code) => reject(new Error(`vault-transit has ended with ${String(code)}:\n${complaints}`)));
  });
  return { child, token };
};
