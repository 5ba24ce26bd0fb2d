import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PostgresOptions, type RunningPostgres, startPostgres } from '@rubrica/embedded-postgres';
import pg from 'pg';
import { until } from '../until.js';

/** A primary and a synchronous standby of it, in the folders `1` and `2` of a folder. */
export interface ServerPair {
  /** The server that is the primary now. */
  readonly primary: RunningPostgres;
  /** Folder of the primary's cluster. */
  readonly cluster: string;
  /**
   * Kills the primary (kill -9), all its processes at once, as when its machine dies. Waits until the standby has all that the
   * primary has: an operator's program promotes no other.
   */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary, as an operator's program does. */
  promote(): Promise<void>;
  /** Makes a new standby in the folder of the server that was killed, as a copy of the primary, which may be in use. */
  addStandby(): Promise<void>;
  stop(): Promise<void>;
}

type PairOptions = Pick<PostgresOptions, 'dataDir' | 'settings' | 'throwaway'>;

interface Member {
  readonly folder: string;
  readonly server: RunningPostgres;
}

/** A standby needs no program but the server itself: it begins as a copy of the primary's folder. */
export const startServerPair = async ({ dataDir, ...options }: PairOptions): Promise<ServerPair> => {
  const settings = { ...options.settings, max_wal_senders: '4', wal_keep_size: '1GB' };
  const start = async (folder: string, more: Readonly<Record<string, string>> = {}): Promise<Member> => ({
    folder,
    server: await startPostgres({ ...options, dataDir: folder, settings: { ...settings, ...more } }),
  });
  let primary = await start(join(dataDir, '1'));
  let standby: Member | undefined;
  let free = join(dataDir, '2');

  const addStandby = async (): Promise<void> => {
    await copyServer(primary, free);
    const { password } = new URL(primary.server.superuserUrl);
    const follows = `host=127.0.0.1 port=${primary.server.port} user=postgres password=${decodeURIComponent(password)}`;
    standby = await start(free, { primary_conninfo: follows });
    // Set when the copy is made, which must not have it: once promoted, it would wait for a standby that it has not.
    await onceWith(primary, async (client) => {
      await client.query("alter system set synchronous_standby_names = '*'");
      await client.query('select pg_reload_conf()');
    });
    await hasAllOf(primary);
  };

  await addStandby();
  return {
    get primary() {
      return primary.server;
    },
    get cluster() {
      return join(primary.folder, 'cluster');
    },
    killPrimary: async () => {
      await hasAllOf(primary);
      for (const pid of processesOf(primary)) killed(pid);
      await primary.server.ended;
    },
    promote: async () => {
      if (!standby) throw new Error('the pair has no standby');
      await onceWith(standby, (client) => client.query('select pg_promote()'));
      [free, primary, standby] = [primary.folder, standby, undefined];
    },
    addStandby,
    stop: async () => {
      await Promise.all([standby?.server.stop(), primary.server.stop()]);
    },
  };
};

const onceWith = async <T>({ server }: Member, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Waits until commits wait for the standby, and it has what was committed before. */
const hasAllOf = (primary: Member): Promise<unknown> =>
  until(
    () =>
      onceWith(primary, async (client) => {
        const { rows } = await client.query<{ complete: boolean }>(
          `select sync_state = 'sync' and flush_lsn >= $1::pg_lsn as complete from pg_stat_replication`,
          [(await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn() as lsn')).rows[0]?.lsn],
        );
        return rows.some(({ complete }) => complete);
      }).catch(() => false), // it may be recovering from a crash
    Boolean,
  );

/** Copies a server that runs. */
const copyServer = (from: Member, to: string): Promise<void> =>
  onceWith(from, async (client) => {
    const [source, copy] = [join(from.folder, 'cluster'), join(to, 'cluster')];
    rmSync(to, { recursive: true, force: true });
    mkdirSync(to, { recursive: true });
    await client.query(`select pg_backup_start('standby', true)`);
    // Files that come and go meanwhile are no part of the copy, so that `cp` may miss them.
    for (const name of ['cluster', 'superuser-password'])
      spawnSync('cp', ['-a', join(from.folder, name), to], { stdio: 'ignore' });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(copy, name), { force: true });
    // The standby is sent what it needs of the log; a copy of it may end in the middle of a record.
    for (const entry of readdirSync(join(copy, 'pg_wal'), { withFileTypes: true }))
      if (entry.isFile()) rmSync(join(copy, 'pg_wal', entry.name));
    const { uid, gid } = statSync(source);
    for (const [name, content] of [
      ['backup_label', rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(copy, name), content);
      chownSync(join(copy, name), uid, gid);
    }
  });

/** The main process first, so that it starts nothing anew. */
const processesOf = ({ folder }: Member): readonly number[] => {
  const [main] = readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === main);
  return [main, ...children.map(([pid]) => pid)].map(Number);
};

const killed = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has already ended
  }
};
