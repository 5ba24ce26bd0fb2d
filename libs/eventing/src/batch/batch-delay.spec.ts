import { describe, expect, it } from '@jest/globals';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { BatchDelay, mainThread } from './batch-delay.js';

/** Keeps the main thread busy for longer than the time over which its work is averaged. */
const work = (): void => {
  const until = performance.now() + 400;
  while (performance.now() < until);
};

/** Returns whether the batch begins now, or within the time that the event loop needs for due callbacks. */
const hasBegun = (batch: Promise<void>): Promise<boolean> =>
  Promise.race([batch.then(() => true), sleep(5).then(() => false)]);

describe('a batch', () => {
  it('begins at once in a free process', async () => {
    // Loading the test also counts as work, and on a busy machine the average falls slowly.
    while (mainThread.busyAbove(0.65) > 0) await sleep(50);
    const delay = new BatchDelay();
    await delay.next();
    expect(await hasBegun(delay.next())).toBe(true);
  });

  describe('in a busy process', () => {
    const secondOf = async (isFull?: () => boolean): Promise<Promise<void>[]> => {
      work();
      const delay = new BatchDelay();
      await delay.next();
      return [delay.next(isFull)];
    };

    it('begins at once if it is the first, and later if it follows another one', async () => {
      const [second = Promise.resolve()] = await secondOf();
      expect(await hasBegun(second)).toBe(false);
      await second;
    });

    it('begins at once if it is full', async () => {
      const [second = Promise.resolve()] = await secondOf(() => true);
      expect(await hasBegun(second)).toBe(true);
    });
  });
});
