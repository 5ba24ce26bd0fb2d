import { writeFileSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** What the meter writes: the longest times since it wrote last, ms. */
export interface Held {
  /** Processor time of the main thread between two turns of its event loop. */
  readonly turn: number;
  /** Pause of the garbage collector, a part of such a turn. */
  readonly collection: number;
}

/**
 * Loaded into a program by `NODE_OPTIONS=--import`: measures how long its event loop is held at a time. At SIGUSR2 it writes
 * the longest times since the last SIGUSR2 into the file of `EVENT_LOOP_METER`. What counts is the processor time of the main
 * thread between two turns, so that whatever else the machine does takes nothing away.
 */
const threadMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const file = process.env['EVENT_LOOP_METER'];
if (isMainThread && file !== undefined) {
  let held: Held = { turn: 0, collection: 0 };
  let lastTurn = threadMs();
  const turn = (): void => {
    const now = threadMs();
    held = { ...held, turn: Math.max(held.turn, now - lastTurn) };
    lastTurn = now;
  };
  const collected = (durations: readonly number[]): void => {
    held = { ...held, collection: Math.max(held.collection, ...durations) };
  };
  const collections = new PerformanceObserver((list) => collected(list.getEntries().map(({ duration }) => duration)));
  collections.observe({ entryTypes: ['gc'] });
  setInterval(turn, 1).unref();
  process.on('SIGUSR2', () => {
    turn();
    collected(collections.takeRecords().map(({ duration }) => duration));
    writeFileSync(file, JSON.stringify(held));
    held = { turn: 0, collection: 0 };
  });
}
