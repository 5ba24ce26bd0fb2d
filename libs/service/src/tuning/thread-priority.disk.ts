import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Folder with one entry per thread of this process. It exists only on Linux, and only if /proc is mounted. */
const THREADS = '/proc/self/task';

/**
 * Gives the lowest priority to all threads of this process except the main one. These are the threads of V8 (garbage
 * collector, compiler) and of libuv (signatures, files); worker threads do this themselves (ADR 0166). Does nothing
 * outside Linux, where threads have no priority of their own.
 *
 * The main thread answers requests, and the other threads work in bursts. On few cores the main thread would otherwise
 * wait until each burst ends.
 */
export const favourMainThread = (): void => {
  if (!existsSync(THREADS)) return;
  for (const id of readdirSync(THREADS).map(Number)) if (id !== process.pid) lower(id);
};

const lower = (thread: number): void => {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // The thread has ended, or a sandbox forbids the change. Nothing depends on the priority.
  }
};

/**
 * Gives the calling thread the lowest priority. Does nothing outside Linux, where this would affect the whole process.
 */
export const lowerThisThread = (): void => {
  if (process.platform === 'linux') lower(0);
};
