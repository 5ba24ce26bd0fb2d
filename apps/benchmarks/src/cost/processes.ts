import { readdirSync, readFileSync } from 'node:fs';
import { type ProcessName, processName, threadName } from './process-name.js';

/** The kernel counts in hundredths of a second. */
const MS_PER_TICK = 10;

export interface CpuReading extends ProcessName {
  /** User and system time since its start. */
  readonly ms: number;
}

/** CPU of each process by its id; of the root process that of each thread, by `<process>/<thread>`. */
export type CpuReadings = ReadonlyMap<string, CpuReading>;

/** Fields of a `stat` file from the state on, after the name in brackets. */
const statOf = (path: string): { readonly name: string; readonly fields: readonly string[] } => {
  const text = readFileSync(path, 'utf8');
  const end = text.lastIndexOf(')');
  return { name: text.slice(text.indexOf('(') + 1, end), fields: text.slice(end + 2).split(' ') };
};

const msOf = (fields: readonly string[]): number => (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;

const commandLineOf = (pid: number): string =>
  readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8')
    .replaceAll('\0', ' ')
    .trimEnd();

/** Result of reading a process, or undefined when it has ended meanwhile. */
const ifAlive = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

/** User and system time of a process since its start. */
export const processCpuMs = (pid: number): number => msOf(statOf(`/proc/${String(pid)}/stat`).fields);

/** Ids of the root processes and of all processes below them. */
export const processesBelow = (roots: readonly number[]): number[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = ifAlive(() => Number(statOf(`/proc/${name}/stat`).fields[1]));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return [...new Set(roots.flatMap(below))];
};

/** Reads the CPU of all processes below the roots. The first root is read by thread. */
export const readCpu = (roots: readonly number[]): CpuReadings => {
  const readings = new Map<string, CpuReading>();
  const [threaded] = roots;
  for (const pid of processesBelow(roots)) {
    if (pid === threaded) {
      for (const thread of ifAlive(() => readdirSync(`/proc/${String(pid)}/task`)) ?? []) {
        const stat = ifAlive(() => statOf(`/proc/${String(pid)}/task/${thread}/stat`));
        if (stat) readings.set(`${String(pid)}/${thread}`, { ...threadName(stat.name), ms: msOf(stat.fields) });
      }
      continue;
    }
    const reading = ifAlive(() => ({
      ...processName(commandLineOf(pid)),
      ms: processCpuMs(pid),
    }));
    if (reading) readings.set(String(pid), reading);
  }
  return readings;
};

/** Memory of all processes below the roots (proportional set size), MB; 0 where the kernel does not tell. */
export const memoryMb = (roots: readonly number[]): number => {
  let kilobytes = 0;
  for (const pid of processesBelow(roots)) {
    const rollup = ifAlive(() => readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8'));
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup ?? '')?.[1] ?? 0);
  }
  return kilobytes / 1_024;
};
