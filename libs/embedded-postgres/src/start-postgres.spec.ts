import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres, type PostgresOptions, type RunningPostgres } from './start-postgres.js';

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const until = async (condition: () => boolean): Promise<void> => {
  for (let i = 0; i < 6_000 && !condition(); i++) await sleep(5);
  expect(condition()).toBe(true);
};

describe('the embedded PostgreSQL', () => {
  /** Data made once: each test starts from a copy. */
  const template = mkdtempSync(join(tmpdir(), 'rubrica-postgres-'));
  let home: string;
  let dataDir: string;
  const running: RunningPostgres[] = [];

  beforeAll(async () => {
    const server = await startPostgres({ dataDir: join(template, 'data'), throwaway: true });
    await server.stop();
  });

  afterAll(() => rmSync(template, { recursive: true }));

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'rubrica-postgres-')); // 0700, as a home often is
    dataDir = join(home, 'data');
    execFileSync('cp', ['-a', join(template, 'data'), home]);
  });

  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
    rmSync(home, { recursive: true, force: true });
  });

  const start = async (options: Partial<PostgresOptions> = {}): Promise<RunningPostgres> => {
    const server = await startPostgres({ dataDir, throwaway: true, ...options });
    running.push(server);
    return server;
  };

  /** A process of its own that starts the server and then does nothing. */
  const spawnElsewhere = (): ChildProcess => {
    const index = new URL('../dist/index.js', import.meta.url).href;
    const program = `const { startPostgres } = await import(${JSON.stringify(index)});
      await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, throwaway: true });
      process.stdout.write('ready'); setInterval(() => {}, 1000);`;
    return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  };

  const startElsewhere = async (): Promise<ChildProcess> => {
    const other = spawnElsewhere();
    if (other.stdout) await once(other.stdout, 'data');
    return other;
  };

  const childrenOf = (parent: number): number[] =>
    execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));

  const guardOf = (server: number): number =>
    Number(
      execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
        .split('\n')
        .find((line) => line.includes('kill -INT') && line.trim().endsWith(` ${server}`))
        ?.trim()
        .split(' ')[0],
    );

  it('keeps its data and its port from one run to the next', async () => {
    const first = await start();
    await query(first.superuserUrl, 'create table range (prefix text); insert into range values ($$SETP$$)');
    await first.stop();
    const second = await start();
    expect(second.port).toBe(first.port);
    expect(await query(second.superuserUrl, 'select prefix from range')).toEqual([{ prefix: 'SETP' }]);
  });

  it('forces what is committed to the disk, unless the data are thrown away', async () => {
    const durable = await start({ throwaway: false });
    const sql = `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`;
    expect(await query(durable.superuserUrl, sql)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('asks for a password that only the owner of the data can read', async () => {
    const server = await start();
    expect(statSync(join(dataDir, 'superuser-password')).mode & 0o777).toBe(0o600);
    await expect(query(server.urlFor('postgres', 'guessed', 'postgres'), 'select 1')).rejects.toThrow('password');
    await expect(query(server.socketUrlFor('postgres', 'guessed', 'postgres'), 'select 1')).rejects.toThrow('password');
  });

  it('is reached by its socket, or by TCP where the path of the socket would be too long', async () => {
    const peer = 'select inet_client_addr() is null as by_socket';
    const passwordOf = (folder: string): string => readFileSync(join(folder, 'superuser-password'), 'utf8');
    const server = await start();
    const url = server.socketUrlFor('postgres', passwordOf(dataDir), 'postgres');
    expect(await query(url, peer)).toEqual([{ by_socket: true }]);
    await server.stop();

    const deep = join(home, 'd'.repeat(90));
    execFileSync('cp', ['-a', dataDir, deep]);
    const far = await start({ dataDir: deep });
    expect(await query(far.socketUrlFor('postgres', passwordOf(deep), 'postgres'), peer)).toEqual([
      { by_socket: false },
    ]);
  });

  it('ends with the process that started it, even by SIGKILL', async () => {
    const other = await startElsewhere();
    const server = postmasterOf(dataDir);
    other.kill('SIGKILL');
    await until(() => !isAlive(server));
  });

  it('takes the place of a server that has outlived its process and its guard', async () => {
    const other = await startElsewhere();
    const orphan = postmasterOf(dataDir);
    process.kill(guardOf(orphan), 'SIGKILL');
    other.kill('SIGKILL');
    await sleep(50);
    expect(isAlive(orphan)).toBe(true);
    const server = await start();
    await query(server.superuserUrl, 'select 1');
    await until(() => !isAlive(orphan)); // until it is waited for, too
  });

  it('ends a process of a killed server that takes no notice, and holds the shared memory', async () => {
    const other = await startElsewhere();
    const main = postmasterOf(dataDir);
    const held = childrenOf(main)[0] ?? 0;
    process.kill(held, 'SIGSTOP'); // as one that waits for a lock in shared memory: it sees no death of the main process
    for (const pid of [guardOf(main), main, other.pid ?? 0]) process.kill(pid, 'SIGKILL');
    await until(() => !isAlive(main));
    expect(isAlive(held)).toBe(true);
    const server = await start();
    await query(server.superuserUrl, 'select 1');
    await until(() => !isAlive(held));
  });

  it('leaves a process alone that only stands in the folder of its data', async () => {
    const shell = spawn('sleep', ['60'], { cwd: join(dataDir, 'cluster') });
    await start();
    expect(shell.exitCode ?? shell.signalCode).toBeNull();
    shell.kill();
  });

  it('starts at once after its process was killed at any moment of the start', async () => {
    for (const delayMs of [0, 5, 10, 20, 40, 80]) {
      const other = spawnElsewhere();
      await until(() => childrenOf(other.pid ?? 0).length > 0);
      await sleep(delayMs);
      other.kill('SIGKILL');
      const server = await start();
      await query(server.superuserUrl, 'select 1');
      await server.stop();
    }
  });

  it('recovers what was committed when server and process are killed at once', async () => {
    const other = await startElsewhere();
    const server = postmasterOf(dataDir);
    const password = readFileSync(join(dataDir, 'superuser-password'), 'utf8');
    const port = Number(/"-p" "(\d+)"/.exec(readFileSync(join(dataDir, 'cluster/postmaster.opts'), 'utf8'))?.[1]);
    await query(
      `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      'create table n as select generate_series(1, 1000) i',
    );
    process.kill(server, 'SIGKILL');
    other.kill('SIGKILL');
    const next = await start();
    expect(await query(next.superuserUrl, 'select count(*)::int from n')).toEqual([{ count: 1000 }]);
  });

  it('does not disturb a server that is in use, and says who uses it', async () => {
    const first = await start();
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      `${join(dataDir, 'cluster')} is in use by process ${process.pid}`,
    );
    await query(first.superuserUrl, 'select 1');
  });

  it('is not taken in by a lock whose process number is now that of another program', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'cluster/postmaster.pid'), `${process.pid}\n${dataDir}\n`);
    await start();
  });

  it('takes another port where the last one is taken, and refuses one that was asked for', async () => {
    const first = await start();
    await first.stop();
    const squatter = createServer().listen(first.port, '127.0.0.1');
    await once(squatter, 'listening');
    try {
      const message = `port ${first.port} on 127.0.0.1 is taken`;
      await expect(startPostgres({ dataDir, port: first.port })).rejects.toThrow(message);
      expect((await start()).port).not.toBe(first.port);
    } finally {
      squatter.close();
    }
  });

  it('takes another port where somebody takes the last one after it was found free', async () => {
    const first = await start();
    await first.stop();
    const host = process.platform === 'linux' ? '127.0.0.2' : '::1'; // where the look for a free port does not look
    const squatter = createServer().listen(first.port, host);
    await once(squatter, 'listening');
    try {
      expect((await start({ settings: { listen_addresses: host } })).port).not.toBe(first.port);
    } finally {
      squatter.close();
    }
  });

  it('begins anew where the making of the data was interrupted', async () => {
    rmSync(join(dataDir, 'cluster'), { recursive: true });
    mkdirSync(join(dataDir, 'cluster.unfinished/base'), { recursive: true });
    await query((await start()).superuserUrl, 'select 1');
  });

  it('says in one line why it cannot start', async () => {
    writeFileSync(join(home, 'file'), '');
    await expect(startPostgres({ dataDir: join(home, 'file') })).rejects.toThrow(
      `cannot write to ${join(home, 'file')}: `,
    );
    writeFileSync(join(dataDir, 'cluster/PG_VERSION'), '17\n');
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      /^PostgreSQL did not start in .*database files are incompatible with server .*version 17.*$/,
    );
  });

  it('says in one line that it may not write', async () => {
    rmSync(join(dataDir, 'postgres.log'));
    chmodSync(dataDir, 0o500);
    const mayAnyway = process.getuid?.() === 0; // nothing is forbidden to root
    const attempt = startPostgres({ dataDir: mayAnyway ? '/sys/rubrica' : dataDir });
    await expect(attempt).rejects.toThrow(/^cannot write to \S+: E[A-Z]+$/);
    chmodSync(dataDir, 0o700);
  });

  it('tells when it has ended by itself', async () => {
    const server = await start();
    process.kill(postmasterOf(dataDir), 'SIGQUIT');
    await server.ended;
    expect(existsSync(join(dataDir, 'cluster/postmaster.pid'))).toBe(false);
  });
});
