import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './postgres-not-started.js';
import { isAlive } from './process-table.js';

export interface Postmaster {
  readonly pid: number;
  readonly ready: boolean;
}

/** Looked at and opened in one step: a server that ends removes its files at any moment. */
const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Content of `postmaster.pid`: line 1 is the process id, line 8 the state. */
export const readPostmaster = (cluster: string): Postmaster | undefined => {
  const lines = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, ready: lines[7]?.trim() === 'ready' } : undefined;
};

/**
 * Removes the locks of a server that has ended where their process id is still taken: by another program, or by the
 * ended server itself that nobody has waited for. PostgreSQL sees by itself that the others are stale.
 */
export const removeStaleLocks = (cluster: string): void => {
  const locks = readdirSync(cluster).filter(
    (name) => name === 'postmaster.pid' || /^\.s\.PGSQL\.\d+\.lock$/.test(name),
  );
  for (const name of locks) {
    const pid = Number.parseInt(readIfThere(join(cluster, name)) ?? '', 10);
    if (pid > 0 && isAlive(pid)) rmSync(join(cluster, name), { force: true });
  }
};
