import { describe, expect, it } from '@jest/globals';
import { dealt as dealtTo, mayTake } from './slots.js';

/** Deals free slots to groups. `held`: number of slots that each group already holds. */
const dealt = (limit: number, free: number, held: readonly number[], groupShare?: number) => {
  const groups = held.map((_, nth) => `group ${nth}`);
  const holding = new Map(groups.map((group, nth) => [group, held[nth] ?? 0]));
  return dealtTo(limit, groups, { free, held: holding, groupShare });
};

describe('slots of timers', () => {
  it('are all for one group where there are few', () => {
    for (let slots = 1; slots <= 9; slots += 1) {
      const held = Array.from({ length: slots }, (_, nth) => mayTake(slots - nth, nth));
      expect(held.slice(0, -1).every((more) => more > 0)).toBe(true);
    }
    expect(dealt(8, 8, [0])).toEqual([8]);
  });

  it('are 8 of 9 for one group, however often it asks', () => {
    expect(dealt(256, 256, [0])).toEqual([228]);
    expect(mayTake(256, 0)).toBe(228);
    expect(mayTake(28, 228)).toBe(0);
    expect(mayTake(29, 227)).toBe(1);
  });

  it('are never all taken, however many groups want all of them', () => {
    for (const groups of [1, 2, 3, 10]) {
      const shares = dealt(
        256,
        256,
        Array.from({ length: groups }, () => 0),
      );
      expect(new Set(shares).size).toBeLessThanOrEqual(2);
      expect(256 - shares.reduce((sum, share) => sum + share)).toBeGreaterThanOrEqual(
        Math.floor(256 / (1 + 8 * groups)),
      );
    }
  });

  it('are fewer for one group where a smaller share is told, and one at least', () => {
    expect(mayTake(320, 0, 1 / 3)).toBe(107);
    expect(mayTake(213, 107, 1 / 3)).toBe(0);
    expect(dealt(320, 320, [0], 1 / 3)).toEqual([107]);
    expect(dealt(20, 35, [285, 0], 1 / 3)).toEqual([0, 12]);
    expect(dealt(1, 1, [0], 1 / 3)).toEqual([1]);
    expect(mayTake(0, 0, 1 / 3)).toBe(0);
  });

  it('are dealt in turns, first to whoever is not over its share', () => {
    expect(dealt(3, 29, [227, 0, 10])).toEqual([1, 1, 1]);
    expect(dealt(3, 28, [228, 0, 10])).toEqual([0, 2, 1]);
    expect(dealt(1, 28, [228, 0, 10])).toEqual([0, 1, 0]);
    expect(dealt(5, 5, [])).toEqual([]);
  });

  it('are limited for all groups of one owner together, so that the next owner finds some', () => {
    const groups = Array.from({ length: 16 }, (_, nth) => `ten_1/we_${nth}`);
    const slots = { free: 2_048, held: new Map(), groupShare: 1 / 32, ownerShare: 1 / 4 };
    const shares = dealtTo(2_048, groups, slots);
    expect(new Set(shares)).toEqual(new Set([32]));
    const held = new Map([['ten_1/', 512], ...groups.map((group) => [group, 32] as const)]);
    expect(dealtTo(10, [...groups, 'ten_2/we_1'], { ...slots, free: 1_536, held })).toEqual([
      ...groups.map(() => 0),
      10,
    ]);
  });
});
