import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { startPostgres } from '@rubrica/embedded-postgres';
import pg from 'pg';
import { databaseOn, type FreshDatabase } from '../fresh-database.js';
import { serverFolder } from '../test-server.js';
import { until } from '../until.js';

/** A primary, a synchronous standby of it, and one address that leads to the present primary: the URLs are of that address. */
export interface PostgresPair extends FreshDatabase {
  /** Kills the primary (kill -9). */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary, as an operator's program does, and moves the address to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

const onceWith = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** A standby needs no program but the server itself: it begins as a copy of the primary's folder. */
export const postgresPair = async (...names: readonly string[]): Promise<PostgresPair> => {
  const [first, second] = [serverFolder(), serverFolder()];
  const settings = { max_wal_senders: '4', wal_keep_size: '64MB' };
  const made = await startPostgres({ dataDir: first, throwaway: true, settings });
  await made.stop();
  for (const name of ['cluster', 'superuser-password']) spawnSync('cp', ['-a', join(first, name), join(second, name)]);
  const primary = await startPostgres({ dataDir: first, throwaway: true, settings });
  const { password } = new URL(primary.superuserUrl);
  writeFileSync(join(second, 'cluster', 'standby.signal'), '');
  const standby = await startPostgres({
    dataDir: second,
    throwaway: true,
    settings: {
      ...settings,
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres password=${decodeURIComponent(password)}`,
    },
  });
  await onceWith(primary.superuserUrl, async (client) => {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    await until(
      async () => (await client.query('select sync_state from pg_stat_replication')).rows,
      ([row]) => row?.sync_state === 'sync',
    );
  });

  const address = await movingAddress(primary.port);
  const database = await databaseOn(primary.superuserUrl, names);
  const moved = (url: string): string => {
    const there = new URL(url);
    there.host = `127.0.0.1:${address.port}`;
    return there.href;
  };
  return {
    url: moved(database.url),
    urlOf: (schema) => moved(database.urlOf(schema)),
    adminUrl: moved(database.adminUrl),
    drop: () => database.drop(),
    killPrimary: async () => {
      const [pid] = readFileSync(join(first, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await primary.ended;
    },
    promote: async () => {
      await onceWith(standby.superuserUrl, (client) => client.query('select pg_promote()'));
      address.moveTo(standby.port);
    },
    stop: async () => {
      await Promise.all([address.close(), standby.stop(), primary.stop()]);
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A TCP proxy whose connections end when it moves, as those of a service of Kubernetes or of a virtual address do. */
const movingAddress = async (
  from: number,
): Promise<{ readonly port: number; moveTo(port: number): void; close(): Promise<void> }> => {
  let target = from;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy() && sockets.delete(one));
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof own === 'object' && own !== null ? own.port : 0,
    moveTo: (port) => {
      target = port;
      cut();
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
};
