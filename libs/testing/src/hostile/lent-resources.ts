import { createHook } from 'node:async_hooks';
import { readdirSync, readlinkSync } from 'node:fs';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a process holds: open sockets, timers that will fire, also those that keep no process alive, and memory in MB. */
export interface Held {
  readonly sockets: number;
  readonly timers: number;
  readonly heapMb: number;
}

/** What a process held before an attack, at most while it lasted, and when it was over. */
export interface LentResources {
  readonly before: Held;
  readonly most: Held;
  readonly after: Held;
  /** From the beginning of the attack until it held no more sockets and timers than before. */
  readonly backAfterMs: number;
}

/** What it holds more than before, when the attack is over. */
export const leftOver = ({ before, after }: LentResources): Held => ({
  sockets: Math.max(0, after.sockets - before.sockets),
  timers: Math.max(0, after.timers - before.timers),
  heapMb: Math.max(0, after.heapMb - before.heapMb),
});

const SAMPLE_MS = 100;

/** Measures what this process lends to the peers that `attack` calls; on Linux. `withinMs`: how long it may take to get it back. */
export const lentResources = async (attack: () => Promise<unknown>, withinMs: number): Promise<LentResources> => {
  const timers = new Set<number>();
  const hook = createHook({
    init: (id, type) => void (type === 'Timeout' && timers.add(id)),
    destroy: (id) => void timers.delete(id),
  }).enable();
  const held = (): Held => ({ sockets: openSockets(), timers: timers.size, heapMb: heapMb() });
  try {
    collectGarbage();
    const before = held();
    const begunMs = performance.now();
    let most = before;
    const sampling = setInterval(() => {
      most = greatest(most, held());
    }, SAMPLE_MS);
    await attack();
    // The timer of the samples is left.
    const isBack = (): boolean => openSockets() <= before.sockets && timers.size <= before.timers + 1;
    while (!isBack() && performance.now() - begunMs < withinMs) await pause();
    const backAfterMs = Math.round(performance.now() - begunMs);
    clearInterval(sampling);
    await pause();
    collectGarbage();
    return { before, most, after: held(), backAfterMs };
  } finally {
    hook.disable();
  }
};

/** Waits, until the timer of the wait itself is gone too. */
const pause = async (): Promise<void> => {
  await sleep(SAMPLE_MS);
  await turn();
  await turn();
};

const openSockets = (): number =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`).startsWith('socket:');
    } catch {
      return false; // closed meanwhile
    }
  }).length;

const heapMb = (): number => {
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 2 ** 20);
};

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
};

const greatest = (one: Held, other: Held): Held => ({
  sockets: Math.max(one.sockets, other.sockets),
  timers: Math.max(one.timers, other.timers),
  heapMb: Math.max(one.heapMb, other.heapMb),
});
