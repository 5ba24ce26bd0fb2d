import { describe, expect, it } from '@jest/globals';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pace, pressure } from './pace.js';

const isFull = (): boolean => true;

/** The main thread does nothing else for longer than its work is averaged over. */
const work = (): void => {
  const until = performance.now() + 400;
  while (performance.now() < until);
};

/** Whether the turn has begun by now, or in the time that the event loop needs for what is due. */
const hasBegun = (turn: Promise<void>): Promise<boolean> =>
  Promise.race([turn.then(() => true), sleep(5).then(() => false)]);

describe('pace', () => {
  it('lets turns of a free process follow at once', async () => {
    // Loading the test was work too, and on a busy machine it is averaged over for long.
    while (pressure.between(0.65, 1) > 0) await sleep(50);
    const pace = new Pace('last');
    await pace.turn();
    expect(await hasBegun(pace.turn())).toBe(true);
  });

  describe('in a busy process', () => {
    const rested = async (kind: 'background' | 'end' | 'last', full?: () => boolean) => {
      work();
      const pace = new Pace(kind);
      await pace.turn();
      return { pace, next: pace.turn(full) };
    };

    it('begins the first turn at once and lets a stage rest before the next', async () => {
      const { next } = await rested('background');
      expect(await hasBegun(next)).toBe(false);
      await next;
    });

    it('lets a full set begin at once, save in a stage that goes last', async () => {
      expect(await hasBegun((await rested('end', isFull)).next)).toBe(true);
      expect(await hasBegun((await rested('last', isFull)).next)).toBe(false);
    });

    it('ends the rest for whoever waits', async () => {
      const { pace, next } = await rested('last');
      expect(await hasBegun(next)).toBe(false);
      pace.endRest();
      expect(await hasBegun(next)).toBe(true);
    });
  });
});
