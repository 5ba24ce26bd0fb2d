import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { ReadingWatch } from './reading-watch.js';

describe('the watch over a reader', () => {
  let closed: AbortController;
  let running: Promise<void> | undefined;
  let behind: boolean;
  let busy: boolean;
  let brokers: boolean;
  let rounds: number;
  const said: string[] = [];
  let begins: () => void;
  beforeEach(() => {
    closed = new AbortController();
    [behind, busy, brokers, rounds] = [true, false, true, 0];
    said.length = 0;
    begins = () => undefined;
  });
  afterEach(async () => {
    closed.abort();
    await running;
  });

  const watch = (): ReadingWatch => {
    const watched = new ReadingWatch(
      {
        isBusy: () => busy,
        ends: async () => {
          rounds += 1;
          if (!brokers) throw new Error('no broker answers');
          return [];
        },
        isBehind: () => behind,
        stalled: ({ isBehind }) => {
          said.push(isBehind ? 'nothing comes' : 'no sign of life');
          watched.begun();
          begins();
        },
        hopeless: () => void said.push('hopeless'),
      },
      closed.signal,
      { everyMs: 5, stalledMs: 40 },
    );
    running = watched.run();
    return watched;
  };
  const rings = (count: number) =>
    until(
      async () => said.length,
      (length) => length >= count,
    );
  const turns = (count: number) => {
    const goal = rounds + count;
    return until(
      async () => rounds,
      (now) => now >= goal,
    );
  };

  it('begins anew when nothing comes although there is something, and gives up when that did not help three times', async () => {
    const watched = watch();
    const signsOfLife = setInterval(() => watched.alive(), 5);
    await rings(4);
    clearInterval(signsOfLife);
    expect(said).toEqual(['nothing comes', 'nothing comes', 'nothing comes', 'hopeless']);
  });

  it('begins anew when no broker has answered a reader that has read everything', async () => {
    behind = false;
    watch();
    await rings(1);
    expect(said[0]).toBe('no sign of life');
  });

  it('forgets its doubts as soon as a batch was taken', async () => {
    const watched = watch();
    begins = () => {
      if (said.length % 3 === 0) watched.progressed();
    };
    await rings(5);
    expect(said).not.toContain('hopeless');
  });

  it('says nothing while a batch is being handled, or while no broker answers anybody', async () => {
    busy = true;
    watch();
    await turns(20);
    [busy, brokers] = [false, false];
    await turns(20);
    expect(said).toEqual([]);
  });
});
