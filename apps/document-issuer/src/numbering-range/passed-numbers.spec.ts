import { describe, expect, it } from '@jest/globals';
import { type Past, reasonsOf } from './passed-numbers.js';

const past = (lowest: number, to: number, next: number, ...skipped: Past['skipped']): Past => ({
  lowest,
  to,
  next,
  skipped,
});

describe('numbers that a range passes over', () => {
  it.each<[string, [number, number], Past[], string]>([
    ['were used', [1, 9], [past(1, 99, 10)], '1-9 used_under_former_resolution'],
    ['were left over', [1, 9], [past(1, 99, 4)], '1-3 used_under_former_resolution, 4-9 resolution_replaced'],
    ['were nobody’s', [1, 9], [past(5, 99, 10)], '1-4 used_elsewhere, 5-9 used_under_former_resolution'],
    [
      'were set aside',
      [1, 9],
      [past(1, 99, 10, { from: 2, to: 3, reason: 'Otro sistema' })],
      '1-1 used_under_former_resolution, 2-3 Otro sistema, 4-9 used_under_former_resolution',
    ],
    [
      'were left over by one range and used by another',
      [1, 9],
      [past(1, 9, 4), past(3, 9, 7, { from: 3, to: 3, reason: 'used_under_former_resolution' })],
      '1-6 used_under_former_resolution, 7-9 resolution_replaced',
    ],
    [
      'lie in two ranges and between them',
      [5, 34],
      [past(1, 10, 8), past(21, 30, 31)],
      '5-7 used_under_former_resolution, 8-10 resolution_replaced, 11-20 used_elsewhere, 21-30 used_under_former_resolution, 31-34 used_elsewhere',
    ],
  ])('%s: each bears its reason', (_, [from, to], ranges, expected) => {
    const told = reasonsOf({ from, to }, ranges).map((one) => `${one.from}-${one.to} ${one.reason}`);
    expect(told.join(', ')).toBe(expected);
  });
});
