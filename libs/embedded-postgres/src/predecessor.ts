import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresNotStarted } from './postgres-not-started.js';
import { readPostmaster, removeStaleLocks } from './postmaster.js';
import { livingOwner, serverProcesses, signal } from './process-table.js';

/** Fast shutdown; then without its checkpoint, whose work recovery does at the start. */
const POLITELY = ['SIGINT', 'SIGQUIT'] as const;
const POLITE_MS = 1_000;
/** A killed process still ends what it writes to a slow disk. */
const KILLED_WITHIN_MS = 30_000;
/** A killed owner stays the parent of its server until its memory is freed. */
const OWNER_ENDS_WITHIN_MS = 5_000;

const processesOf = (cluster: string): readonly number[] => serverProcesses(cluster, readPostmaster(cluster)?.pid);

const endWithin = async (cluster: string, timeoutMs: number, each?: (pid: number) => void): Promise<boolean> => {
  for (const end = Date.now() + timeoutMs; ; await sleep(10)) {
    const left = processesOf(cluster);
    if (left.length === 0) return true;
    if (Date.now() > end) return false;
    if (each) left.forEach(each);
  }
};

/** Ends a server that has outlived its owner, and what has outlived the server. Returns whether all have ended. */
const endServer = async (cluster: string): Promise<boolean> => {
  for (const name of POLITELY) {
    const main = readPostmaster(cluster)?.pid;
    // Without its main process nothing is left to be shut down in order.
    if (main === undefined || !processesOf(cluster).includes(main)) break;
    signal(main, name);
    if (await endWithin(cluster, POLITE_MS)) return true;
  }
  // One that waits for a lock in shared memory does not notice that the main process is dead, and no server starts
  // while it holds the memory.
  return endWithin(cluster, KILLED_WITHIN_MS, (pid) => signal(pid, 'SIGKILL'));
};

const ownerOf = (cluster: string): number | undefined =>
  processesOf(cluster)
    .map(livingOwner)
    .find((owner) => owner !== undefined);

const refuseIfInUse = async (cluster: string): Promise<void> => {
  for (const end = Date.now() + OWNER_ENDS_WITHIN_MS; ; await sleep(20)) {
    const isLast = Date.now() > end; // before the look: this process may stand still meanwhile
    const owner = ownerOf(cluster);
    if (owner === undefined) return;
    if (isLast) throw new PostgresNotStarted(`${cluster} is in use by process ${owner}`);
  }
};

/**
 * Makes the cluster free to be started: ends what a killed run has left of its server, and removes the locks that a new
 * server would take for those of a living one. A server in use is left alone (ADR 0137).
 */
export const clearPredecessor = async (cluster: string): Promise<void> => {
  if (!existsSync(cluster)) return;
  await refuseIfInUse(cluster);
  if (!(await endServer(cluster)))
    throw new PostgresNotStarted(
      `the PostgreSQL left over in ${cluster} (process ${processesOf(cluster).join(', ')}) cannot be stopped`,
    );
  removeStaleLocks(cluster);
};
