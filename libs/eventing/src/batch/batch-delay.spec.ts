import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { BatchDelay } from './batch-delay.js';

const free = { above: () => 0 };
const busy = { above: () => 1 };

/** Returns whether the batch begins now, or within the time that the event loop needs for due callbacks. */
const hasBegun = (batch: Promise<void>): Promise<boolean> =>
  Promise.race([batch.then(() => true), sleep(5).then(() => false)]);

describe('a batch', () => {
  it('begins at once on a free machine', async () => {
    const delay = new BatchDelay('stored', free);
    await delay.next();
    expect(await hasBegun(delay.next())).toBe(true);
  });

  describe('on a busy machine', () => {
    it('begins at once if it is the first, and later if it follows another one', async () => {
      const delay = new BatchDelay('stored', busy);
      expect(await hasBegun(delay.next())).toBe(true);
      const second = delay.next();
      expect(await hasBegun(second)).toBe(false);
      await second;
    });

    it('begins at once if it is full', async () => {
      const delay = new BatchDelay('stored', busy);
      await delay.next();
      expect(await hasBegun(delay.next(() => true))).toBe(true);
    });
  });
});
