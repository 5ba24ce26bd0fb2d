import { describe, expect, it } from '@jest/globals';
import { hourly, pathOf, scaleOf } from './line-path.js';

const at = (time: string, value: number) => ({ at: `2026-11-28T${time}:00-05:00`, value });
const BOX = {
  from: Date.parse('2026-11-28T10:00:00-05:00'),
  to: Date.parse('2026-11-28T10:10:00-05:00'),
  most: 10,
  width: 100,
  height: 50,
};

describe('a line', () => {
  it('goes from reading to reading, and leaves a gap where some are missing', () => {
    const points = [at('10:00', 0), at('10:01', 10), at('10:05', 5), at('10:06', 5)];
    expect(pathOf(points, BOX)).toBe('M0 50h0L10 0M50 25h0L60 25');
  });

  it.each([
    [[0], 1],
    [[3], 5],
    [[100], 100],
    [[101, 7], 200],
    [[], 1],
  ])('of %j has the scale %d', (values, scale) => {
    expect(scaleOf(values.map((value) => at('10:00', value)))).toBe(scale);
  });

  it('has the highest reading of each hour as a table, the newest first', () => {
    const points = [at('09:58', 1), at('09:59', 3), at('10:00', 2), at('10:01', 0)];
    expect(hourly(points)).toEqual([at('10:00', 2), at('09:59', 3)]);
  });
});
