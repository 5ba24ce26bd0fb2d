import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@rubrica/embedded-postgres';
import { type Referee, refereeUnless } from '../referee.js';
import { until } from '../until.js';

export interface PoolerOptions {
  /** Start parameters that it drops instead of refusing them. */
  readonly ignore?: string;
}

export interface Pooler {
  /** The same database and user through the pooler. */
  urlOf(databaseUrl: string): string;
  stop(): Promise<void>;
}

export interface PgBouncer extends Referee {
  /** Keeps prepared statements of its clients: since 1.21. */
  readonly keepsStatements: boolean;
  /** Starts one in transaction mode in front of the server of these URLs, whose users and passwords it knows. */
  start(databaseUrls: readonly string[], options?: PoolerOptions): Promise<Pooler>;
}

/** PgBouncer as Debian has it, on PATH or in its folder for administrators. */
export const pgbouncer = (): PgBouncer => {
  const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
  const { stdout, error } = spawnSync('pgbouncer', ['--version'], { env, encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(error ? '' : stdout) ?? [];
  const missing = major === undefined ? 'pgbouncer is not installed; Debian has it in pgbouncer' : null;
  const keepsStatements = Number(major) * 100 + Number(minor) >= 121;
  return {
    ...refereeUnless(missing),
    keepsStatements,
    start: async (urls, { ignore = '' } = {}) => {
      const folder = mkdtempSync(join(tmpdir(), 'rubrica-pgbouncer-'));
      chmodSync(folder, 0o755); // it refuses to run as root
      const port = await freePort('127.0.0.1');
      const servers = urls.map((url) => new URL(url));
      const [{ hostname, port: serverPort } = new URL('postgres://127.0.0.1')] = servers;
      writeFileSync(
        join(folder, 'users.txt'),
        servers.map(({ username, password }) => `"${username}" "${password}"\n`).join(''),
      );
      writeFileSync(
        join(folder, 'pgbouncer.ini'),
        `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 4
min_pool_size = 2
ignore_startup_parameters = ${ignore}
${keepsStatements ? 'max_prepared_statements = 200' : ''}
`,
      );
      const child = spawn('pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
      await until(
        () => answers(port, child, () => said),
        (isThere) => isThere,
      );
      return {
        urlOf: (databaseUrl) => {
          const url = new URL(databaseUrl);
          url.host = `127.0.0.1:${port}`;
          return url.href;
        },
        stop: async () => {
          child.kill('SIGKILL');
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
          rmSync(folder, { recursive: true, force: true });
        },
      };
    },
  };
};

const answers = async (port: number, child: ChildProcess, said: () => string): Promise<boolean> => {
  if (child.exitCode !== null) throw new Error(`pgbouncer does not start: ${said()}`);
  const { connect } = await import('node:net');
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .on('error', () => resolve(false));
  });
};
