import { beforeEach, describe, expect, it } from '@jest/globals';
import { Batch } from './batch.js';

const batches: (readonly number[])[] = [];
beforeEach(() => {
  batches.length = 0;
});

const doubleAll = async (numbers: readonly number[]): Promise<readonly number[]> => {
  batches.push(numbers);
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (numbers.includes(13)) throw new Error('unlucky');
  return numbers.map((number) => number * 2);
};

describe('an item', () => {
  const doubles = new Batch('doubles', doubleAll, { most: 4 });

  it('is handled at once when it comes alone', async () => {
    expect(await doubles.add(1)).toBe(2);
    expect(await doubles.add(2)).toBe(4);
    expect(batches).toEqual([[1], [2]]);
  });

  it('is handled with those that are added meanwhile, and gets its own result', async () => {
    const results = [1, 2, 3, 4, 5, 6, 7].map((number) => doubles.add(number));
    expect(await Promise.all(results)).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(batches).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7],
    ]);
  });

  it('fails alone', async () => {
    const outcomes = await Promise.allSettled([1, 12, 13, 14].map((number) => doubles.add(number)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await doubles.add(21)).toBe(42);
  });

  it('fails with its batch where the batch fails as one', async () => {
    const together = new Batch('doubles', doubleAll, { most: 4, failsAsOne: true });
    const outcomes = await Promise.allSettled([12, 13].map((number) => together.add(number)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(batches).toEqual([[12, 13]]);
    expect(await together.add(21)).toBe(42);
  });
});
