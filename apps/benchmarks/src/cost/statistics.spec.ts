import { describe, expect, it } from '@jest/globals';
import { median, medianFigures, percentile } from './statistics.js';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('is taken from the sorted values', () => {
    expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([51, 100, 100]);
  });

  it('is 0 where there is no value', () => expect(percentile([], 0.5)).toBe(0));
});

describe('a median', () => {
  it('is the middle value, or the mean of the two in the middle', () => {
    expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, 0]);
  });

  it('of runs is that of each figure, and a missing figure counts as 0', () => {
    expect(medianFigures([{ a: 1, b: 5 }, { a: 3 }, { a: 2 }])).toEqual({ a: 2, b: 0 });
  });
});
