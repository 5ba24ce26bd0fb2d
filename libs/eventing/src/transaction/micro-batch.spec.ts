import { describe, expect, it } from '@jest/globals';
import { microBatch } from './micro-batch.js';

describe('what is asked for together', () => {
  const groups: (readonly number[])[] = [];
  const doubled = microBatch(async (numbers: readonly number[]) => {
    groups.push(numbers);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (numbers.includes(13)) throw new Error('unlucky');
    return numbers.map((number) => number * 2);
  }, 4);

  it('is done at once when it comes alone', async () => {
    groups.length = 0;
    expect(await doubled(1)).toBe(2);
    expect(await doubled(2)).toBe(4);
    expect(groups).toEqual([[1], [2]]);
  });

  it('is done in groups of what waited, each with its own answer', async () => {
    groups.length = 0;
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(doubled))).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(groups).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
  });

  it('fails alone', async () => {
    const outcomes = await Promise.allSettled([1, 12, 13, 14].map(doubled));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await doubled(21)).toBe(42);
  });
});
