import { describe, expect, it } from '@jest/globals';
import { LongestGap } from './longest-gap.js';

describe('the longest time without an answer', () => {
  it('is that between two answers', () => {
    const gap = new LongestGap(0);
    for (const atMs of [100, 150, 1_150, 1_200]) gap.answered(atMs);
    expect(gap.take(1_250)).toBe(1_000);
  });

  it('counts while it lasts, and in the phase after that as a whole', () => {
    const gap = new LongestGap(0);
    gap.answered(100);
    expect(gap.take(600)).toBe(500);
    gap.answered(2_100);
    expect(gap.take(2_150)).toBe(2_000);
    gap.answered(2_200);
    expect(gap.take(2_200)).toBe(100);
  });
});
