import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from './account.js';
import { readPostmaster } from './postmaster.js';
import { complaint, spawnServer } from './server-process.js';

/** Settings for little memory and durable commits, the same on every machine. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '.', // the cluster's folder
  max_connections: '120',
  shared_buffers: '64MB', // with 32 MB, twice as many pages are written under load: they leave between two changes
  huge_pages: 'off',
  io_method: 'sync', // the default keeps three more processes
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  commit_delay: '10000', // µs; under load half the syncs, and alone nothing: it waits only while others are open
  commit_siblings: '2',
  checkpoint_timeout: '15min',
  scram_iterations: '1', // roles have random passwords, which are not easier to guess by quick guesses
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
} as const;

/** What is committed survives the death of the server, not that of the machine. */
const THROWAWAY = { fsync: 'off', full_page_writes: 'off' } as const;

/** Recovery after a crash replays at most max_wal_size (1 GB), which takes some seconds. */
const START_TIMEOUT_MS = 60_000;

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
  return `it was not ready after ${START_TIMEOUT_MS / 1000} s`;
};

export interface StartedServer {
  readonly server: ChildProcess;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

export interface ServerOptions {
  readonly postgres: string;
  readonly account: Account | undefined;
  readonly cluster: string;
  readonly logFile: string;
  readonly port: number;
  readonly throwaway: boolean;
  /** Further settings of postgresql.conf; they win over ours. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the server and waits until it is ready. Returns the error if it does not become so. */
export const startServer = async (options: ServerOptions): Promise<StartedServer | string> => {
  const { postgres, account, cluster, logFile, port, throwaway } = options;
  const settings = { ...SETTINGS, ...(throwaway ? THROWAWAY : {}), ...options.settings };
  const log = openLog(logFile);
  const server = spawnServer(postgres, account, cluster, log, [
    ...['-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const failure = await becomesReady(server, cluster, logFile);
  if (failure === undefined) return { server, ended };
  server.kill('SIGQUIT');
  await ended;
  return failure;
};
