import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { codeOf } from './postgres-not-started.js';

/** Variable in the server's environment with the id of the process that started it. */
export const OWNER = 'RUBRICA_POSTGRES_OWNER';

const isLinux = process.platform === 'linux';

/** Also true for a process that has ended and that its parent has not waited for. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Sends a signal to a process that may have ended meanwhile. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
};

const ps = (pid: number, column: string): string => {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return ''; // it has already ended
  }
};

/** Returns what /proc says of a process; `undefined` when it has ended or belongs to someone whom we may not look at. */
const fromProc = (read: () => string): string | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/**
 * A process of PostgreSQL in the cluster's folder, where all processes of a server work. Process ids are reused, and a
 * person's shell can stand in the folder too: neither alone proves anything.
 */
const isOfServer = (pid: string, folder: string): boolean =>
  fromProc(() => readlinkSync(`/proc/${pid}/cwd`)) === folder &&
  fromProc(() => readFileSync(`/proc/${pid}/comm`, 'utf8')) === 'postgres\n';

/**
 * Process ids of the cluster's server: its main process and all others, also those that have outlived it. On macOS only
 * the main process can be known, by the id in its lock (`locked`) and its command line.
 */
export const serverProcesses = (cluster: string, locked: number | undefined): readonly number[] => {
  if (!isLinux)
    return locked !== undefined && isAlive(locked) && ps(locked, 'command').includes(cluster) ? [locked] : [];
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOfServer(name, folder))
    .map(Number);
};

/** The process that started the server and is still its parent; `undefined` once the server is an orphan. */
export const livingOwner = (pid: number): number | undefined => {
  if (!isLinux) {
    const parent = Number(ps(pid, 'ppid'));
    return parent > 1 ? parent : undefined;
  }
  const status = fromProc(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? '';
  const parent = /^PPid:\s+(\d+)$/m.exec(status)?.[1];
  const variables = fromProc(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))?.split('\0') ?? [];
  return parent !== undefined && variables.includes(`${OWNER}=${parent}`) ? Number(parent) : undefined;
};
