/** `surroundings`: the simulated tax authority and the mail catcher. */
export type Part = 'product' | 'PostgreSQL' | 'broker' | 'surroundings';

/** What a process or a thread belongs to: the part of the installation, and what it does in there. */
export interface ProcessName {
  readonly part: Part;
  readonly name: string;
}

/** Words of the command line that a service's process is started with, as the distributed start does it. */
const SERVICE = /service\.main\.js\s+([a-z-]+)/;
const BACKEND = /^postgres: (\S+) \S+ (?:\S+\(\d+\)|\[local\])/;
const BACKGROUND = /^postgres: ([a-z ]+?)\s*$/;

/** Name of a process, by its command line (arguments separated by spaces). */
export const processName = (commandLine: string): ProcessName => {
  const [, service] = SERVICE.exec(commandLine) ?? [];
  if (service !== undefined) return { part: 'product', name: service };
  const [, role] = BACKEND.exec(commandLine) ?? [];
  if (role !== undefined) return { part: 'PostgreSQL', name: role.replaceAll('_', '-') };
  const [, background] = BACKGROUND.exec(commandLine) ?? [];
  if (background !== undefined) return { part: 'PostgreSQL', name: background };
  if (/\/postgres\s+-D/.test(commandLine)) return { part: 'PostgreSQL', name: 'postmaster' };
  if (/^\S*java\s/.test(commandLine)) return { part: 'broker', name: 'Kafka' };
  return { part: 'product', name: 'other processes' };
};

export const MAIN_THREAD = 'main thread';

/** Name of a thread of the process that was started, by the name that Node or the program gives it. */
export const threadName = (comm: string): ProcessName => {
  if (comm === 'externals') return { part: 'surroundings', name: 'authority and mail catcher' };
  if (comm === 'libuv-worker') return { part: 'product', name: 'libuv pool threads' };
  if (comm === 'node-V8Worker' || comm === 'DelayedTaskSche')
    return { part: 'product', name: 'V8 threads (GC, compiler)' };
  if (comm === 'node-MainThread') return { part: 'product', name: MAIN_THREAD };
  return { part: 'product', name: comm === 'WorkerThread' ? 'worker threads' : 'other threads' };
};
