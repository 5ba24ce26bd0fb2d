import { existsSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Folder with one entry for each thread of this process, named by the thread's id. Exists only on Linux, if /proc is
 * mounted.
 */
const THREADS = '/proc/self/task';

/**
 * Gives the lowest priority to all threads of this process except the main thread: those of V8 (garbage collector,
 * compiler) and of libuv (signatures, files). Otherwise, on a machine with few cores, the main thread, which
 * answers requests, would have to wait for the other threads. Does nothing on systems other than Linux, because
 * threads have no priority of their own on these systems. See ADR 0166.
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
 * Gives the calling thread the lowest priority. Does nothing on systems other than Linux, because on these systems
 * it would lower the priority of the whole process.
 */
export const lowerThisThread = (): void => {
  if (process.platform === 'linux') lower(0);
};
