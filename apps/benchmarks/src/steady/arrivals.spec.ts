import { describe, expect, it } from '@jest/globals';
import { arrivalsMs } from './arrivals.js';

describe('random arrivals', () => {
  const times = arrivalsMs(10_000, 200_000, 7);
  const gaps = times.map((time, index) => time - (times[index - 1] ?? 0));

  it('are so many, in order, within the time', () => {
    expect(times).toHaveLength(10_000);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...times)).toBeLessThan(200_000);
  });

  it('are the same for the same seed only', () => {
    expect(arrivalsMs(10, 1_000, 3)).toEqual(arrivalsMs(10, 1_000, 3));
    expect(arrivalsMs(10, 1_000, 3)).not.toEqual(arrivalsMs(10, 1_000, 4));
  });

  // Of exponential gaps with a mean of 20 ms, 1 - 1/e are below 20 ms and e^-3 above 60 ms.
  it('have the gaps of a Poisson process', () => {
    const share = (isCounted: (gapMs: number) => boolean): number => gaps.filter(isCounted).length / gaps.length;
    expect(share((gapMs) => gapMs < 20)).toBeCloseTo(1 - Math.exp(-1), 1);
    expect(share((gapMs) => gapMs > 60)).toBeCloseTo(Math.exp(-3), 1);
  });
});
