import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverAccount, type Account } from './account.js';
import { binaries, type Binaries } from './binaries.js';
import { choosePort } from './port.js';
import { clearPredecessor, readPostmaster } from './postmaster.js';
import { PostgresNotStarted, unwritable } from './postgres-not-started.js';
import { complaint, initCluster, spawnGuard, spawnServer } from './server-process.js';

export interface PostgresOptions {
  /** Folder of the cluster, the superuser's password and the logs of the last two runs. Created if missing. */
  readonly dataDir: string;
  /** A port that must be used. Without it: the port of the last run where it is free, else any free one. */
  readonly port?: number;
  /** Further settings of postgresql.conf; they win over ours. */
  readonly settings?: Readonly<Record<string, string>>;
  /** For disposable data (tests): commits do not wait for the disk. */
  readonly throwaway?: boolean;
}

export interface RunningPostgres {
  readonly port: number;
  readonly superuserUrl: string;
  urlFor(role: string, password: string, database: string): string;
  /**
   * The same by the server's socket in the file system, which costs two thirds of TCP; by TCP where the path is longer
   * than a socket's may be.
   */
  socketUrlFor(role: string, password: string, database: string): string;
  /** Shuts the server down cleanly; may be called again. */
  stop(): Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/** Settings for little memory and durable commits, the same on every machine. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '.', // the cluster's folder
  max_connections: '120',
  shared_buffers: '32MB',
  huge_pages: 'off',
  io_method: 'sync', // the default keeps three more processes
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  checkpoint_timeout: '15min',
  autovacuum_naptime: '15s', // statistics of new tables
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
} as const;

/** What is committed survives the death of the server, not that of the machine. */
const THROWAWAY = { fsync: 'off', full_page_writes: 'off' } as const;

/** The sort order is PostgreSQL's own, not that of the machine's locales. */
const CLUSTER_OPTIONS = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** Recovery after a crash replays at most max_wal_size (1 GB), which takes some seconds. */
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 10_000;
/** In bytes: macOS has room for 104 with the final NUL, Linux for 108. */
const LONGEST_SOCKET_PATH = 103;
const HOST = '127.0.0.1';

const giveTo = (account: Account | undefined, path: string): void => {
  if (account) chownSync(path, account.uid, account.gid);
};

/** Makes the cluster under another name first, so that what a killed initdb leaves is not taken for a cluster. */
const makeCluster = (
  initdb: string,
  account: Account | undefined,
  cluster: string,
  passwordFile: string,
  throwaway: boolean,
): void => {
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(account, unfinished);
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(account, passwordFile);
  const options = throwaway ? [...CLUSTER_OPTIONS, '--no-sync'] : CLUSTER_OPTIONS;
  const fault = initCluster(initdb, account, unfinished, passwordFile, options);
  if (fault !== undefined) throw new PostgresNotStarted(`no database could be made in ${cluster}: ${fault}`);
  renameSync(unfinished, cluster);
};

/** Opens a new log file; the previous run's log is kept beside it. */
const openLog = (path: string): number => {
  if (existsSync(path)) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
};

/** Waits until the server accepts connections, also through crash recovery. Returns the error if it ends instead. */
const becomesReady = async (server: ChildProcess, cluster: string, log: string): Promise<string | undefined> => {
  let failure: string | undefined;
  server.once('error', (error) => (failure = error.message));
  server.once('exit', () => (failure ??= complaint(readFileSync(log, 'utf8'))));
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(5)) {
    if (failure !== undefined) return failure;
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready && postmaster.pid === server.pid) return undefined;
  }
  server.kill('SIGQUIT');
  return `it was not ready after ${START_TIMEOUT_MS / 1000} s`;
};

/**
 * Starts the PostgreSQL that npm has installed, on 127.0.0.1, with the data that `dataDir` has from earlier runs. What a
 * killed run has left (a server, a lock, a log to replay) is cleared first.
 *
 * Throws PostgresNotStarted, whose message is one line for people. If this process dies, the server is shut down.
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const dataDir = resolve(options.dataDir);
  const cluster = join(dataDir, 'cluster');
  const passwordFile = join(dataDir, 'superuser-password');
  const logFile = join(dataDir, 'postgres.log');

  let account: Account | undefined;
  let programs: Binaries;
  let log: number;
  try {
    mkdirSync(dataDir, { recursive: true });
    account = serverAccount(cluster);
    programs = binaries(account);
    await clearPredecessor(cluster);
    if (!existsSync(cluster)) makeCluster(programs.initdb, account, cluster, passwordFile, options.throwaway ?? false);
    log = openLog(logFile);
  } catch (error) {
    throw unwritable(dataDir, error);
  }

  const port = await choosePort(cluster, options.port);
  const settings = { ...SETTINGS, ...(options.throwaway ? THROWAWAY : {}), ...options.settings };
  const server = spawnServer(programs.postgres, account, cluster, log, [
    ...['-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  closeSync(log);
  const ended = new Promise<void>((resolveEnded) => {
    server.once('exit', () => resolveEnded());
    server.once('error', () => resolveEnded());
  });
  const failure = await becomesReady(server, cluster, logFile);
  if (failure !== undefined) throw new PostgresNotStarted(`PostgreSQL did not start in ${dataDir}: ${failure}`);

  const guard = spawnGuard(account, server.pid ?? 0);
  void ended.then(() => guard.kill('SIGKILL'));
  server.unref();

  const urlBy =
    (host: string) =>
    (role: string, password: string, database: string): string =>
      `postgres://${[role, password].map(encodeURIComponent).join(':')}@${host}:${port}/${encodeURIComponent(database)}`;
  const urlFor = urlBy(HOST);
  const hasSocket = Buffer.byteLength(join(cluster, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET_PATH;

  return {
    port,
    superuserUrl: urlFor('postgres', readFileSync(passwordFile, 'utf8'), 'postgres'),
    urlFor,
    socketUrlFor: hasSocket ? urlBy(encodeURIComponent(cluster)) : urlFor,
    ended,
    stop: async () => {
      server.ref();
      const force = setTimeout(() => server.kill('SIGQUIT'), STOP_TIMEOUT_MS);
      server.kill('SIGINT');
      await ended;
      clearTimeout(force);
    },
  };
};
