import { spawn, spawnSync, type ChildProcess, type SpawnOptions, type StdioOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Account } from './account.js';
import { OWNER } from './process-table.js';

/**
 * Bytes that glibc keeps and takes at a time. By default it gives memory above 128 kB back after each statement, and the
 * next one asks for it again page by page: 3 % of the server's CPU under load.
 */
const MALLOC = {
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TOP_PAD_: '262144',
} as const;

/**
 * Returns how to run a program of PostgreSQL as `account` so that it can reach `paths`. Root's folders are often 0700,
 * which no other account can enter: on Linux it gets them as open descriptors, seen as /proc/self/fd/3, 4, ….
 */
const withPaths = <T>(
  account: Account | undefined,
  paths: readonly string[],
  run: (seen: readonly string[], options: (stdout: number | 'pipe') => SpawnOptions) => T,
): T => {
  const handedOver = account !== undefined && process.platform === 'linux';
  const descriptors = handedOver ? paths.map((path) => openSync(path, 'r')) : [];
  const stdio = (stdout: number | 'pipe'): StdioOptions => ['ignore', stdout, stdout, ...descriptors];
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC', [OWNER]: String(process.pid), ...MALLOC };
  try {
    return run(handedOver ? paths.map((_, i) => `/proc/self/fd/${i + 3}`) : paths, (stdout) => ({
      ...account,
      cwd: '/',
      env,
      stdio: stdio(stdout),
    }));
  } finally {
    descriptors.forEach(closeSync);
  }
};

/** Runs initdb. Returns its error, or `undefined` on success. */
export const initCluster = (
  initdb: string,
  account: Account | undefined,
  cluster: string,
  passwordFile: string,
  options: readonly string[],
): string | undefined =>
  withPaths(account, [cluster, passwordFile], ([seenCluster = '', seenPassword = ''], spawnOptions) => {
    const { status, error, stderr } = spawnSync(
      initdb,
      ['-D', seenCluster, `--pwfile=${seenPassword}`, '--username=postgres', '--auth=scram-sha-256', ...options],
      spawnOptions('pipe'),
    );
    if (error) return error.message;
    return status === 0 ? undefined : complaint(String(stderr));
  });

/**
 * Starts the server in a session of its own, so that Ctrl-C does not reach it: this process still needs the database to
 * stop in order.
 */
export const spawnServer = (
  postgres: string,
  account: Account | undefined,
  cluster: string,
  log: number,
  options: readonly string[],
): ChildProcess =>
  withPaths(account, [cluster], ([seen = ''], spawnOptions) =>
    spawn(postgres, ['-D', seen, ...options], { ...spawnOptions(log), detached: true }),
  );

/**
 * Starts a shell that shuts the server down when this process dies without doing so: it waits at a pipe whose other end
 * only this process holds. So even SIGKILL leaves no server behind (unless the shell is killed as well: see
 * predecessor.ts).
 */
export const spawnGuard = (account: Account | undefined, server: number): ChildProcess => {
  const script = 'read -r _; kill -INT "$1"';
  const guard = spawn('/bin/sh', ['-c', script, 'sh', String(server)], {
    ...account,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.on('error', () => undefined); // without a shell the server is an orphan until the next start
  guard.unref();
  return guard;
};

/** The last error in PostgreSQL's output with its detail and hint, as one line. */
export const complaint = (output: string): string => {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const last = lines.findLastIndex((line) => /\b(FATAL|PANIC|error):/.test(line));
  const about =
    last < 0
      ? lines.slice(-1)
      : lines.slice(last, last + 3).filter((line, i) => i === 0 || /\b(DETAIL|HINT|detail|hint):/.test(line));
  return (
    about.map((line) => line.replace(/^.*?(?:FATAL|PANIC|error|DETAIL|detail|HINT|hint):\s*/, '')).join(' ') ||
    'it ended without a word'
  );
};
