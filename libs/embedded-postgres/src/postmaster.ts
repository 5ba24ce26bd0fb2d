import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, PostgresNotStarted } from './postgres-not-started.js';

/** Variable in the server's environment with the id of the process that started it. */
export const OWNER = 'RUBRICA_POSTGRES_OWNER';

export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
}

/** Content of `postmaster.pid`: line 1 is the process id, line 8 the state. */
export const readPostmaster = (cluster: string): Postmaster | undefined => {
  const path = join(cluster, 'postmaster.pid');
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const ps = (pid: number, column: string): string => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return ''; // it has already ended
  }
};

/** Returns whether the process works in the cluster's folder: process ids are reused, so an id alone proves nothing. */
const isServerOf = (pid: number, cluster: string): boolean => {
  if (process.platform !== 'linux') return ps(pid, 'command').includes(cluster);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
};

/** The process that started the server and is still its parent; `undefined` once the server is an orphan. */
const livingOwner = (pid: number): number | undefined => {
  const parent = Number(ps(pid, 'ppid'));
  if (process.platform !== 'linux') return parent > 1 ? parent : undefined;
  try {
    const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return variables.includes(`${OWNER}=${parent}`) ? parent : undefined;
  } catch {
    return undefined; // it has already ended
  }
};

const endsWithin = async (pid: number, timeoutMs: number): Promise<boolean> => {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(10)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
};

/**
 * Makes the cluster free to be started: a server that has outlived its owner (killed with SIGKILL) is shut down, the
 * locks of a dead server are removed whose process id still, or again, belongs to a process. A server in use is left alone.
 */
export const clearPredecessor = async (cluster: string): Promise<void> => {
  const predecessor = readPostmaster(cluster);
  if (predecessor === undefined || !isAlive(predecessor.pid)) return; // PostgreSQL sees by itself that the lock is stale
  const { pid } = predecessor;
  if (!isServerOf(pid, cluster)) {
    // The sockets have a lock of their own. It names the same process, which may be dead and not yet waited for.
    const locks = readdirSync(cluster).filter((name) => name === 'postmaster.pid' || name.startsWith('.s.PGSQL.'));
    for (const name of locks) rmSync(join(cluster, name), { force: true });
    return;
  }
  const owner = livingOwner(pid);
  if (owner !== undefined) throw new PostgresNotStarted(`${cluster} is in use by process ${owner}`);
  // Fast shutdown; then without its checkpoint, whose work recovery does at the start; then by force.
  for (const [signal, timeoutMs] of [
    ['SIGINT', 1000],
    ['SIGQUIT', 1000],
    ['SIGKILL', 1000],
  ] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await endsWithin(pid, timeoutMs)) return;
  }
  throw new PostgresNotStarted(`the PostgreSQL left over in ${cluster} (process ${pid}) cannot be stopped`);
};
