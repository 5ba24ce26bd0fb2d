import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Threads of this process, one entry each. Only Linux has it, and only where /proc is mounted. */
const THREADS = '/proc/self/task';

/**
 * Gives all threads of this process but the main one the lowest priority: V8's (collector, compiler) and libuv's
 * (signatures, files). Worker threads do the same to themselves (ADR 0166). Does nothing on systems other than Linux, where a thread has
 * no priority of its own.
 *
 * The main thread runs the services and answers requests; the work of the others comes in bursts. Without this it waits
 * for the end of each burst where cores are few, and then runs alone.
 */
export const favourMainThread = (): void => {
  if (!existsSync(THREADS)) return;
  for (const id of readdirSync(THREADS).map(Number)) if (id !== process.pid) lower(id);
};

const lower = (thread: number): void => {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // The thread has ended meanwhile, or a sandbox allows no change. Nothing relies on a priority.
  }
};

/** Gives the thread that calls it the lowest priority; on systems other than Linux it would be the whole process, so not there. */
export const favourOtherThreads = (): void => {
  if (process.platform === 'linux') lower(0);
};
