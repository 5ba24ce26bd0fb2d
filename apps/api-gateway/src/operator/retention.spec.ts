import { describe, expect, it } from '@jest/globals';
import { beginningOf, keptUntil } from './retention.js';

describe('the documents of a year', () => {
  it.each([
    ['of the first day', '2026-01-01T00:00:00-05:00', 5, '2032-01-01'],
    ['of the last moment in Colombia, which is the next year in UTC', '2026-12-31T23:59:59-05:00', 5, '2032-01-01'],
    ['of the next year', '2027-01-01T00:00:00-05:00', 5, '2033-01-01'],
    ['for ten years', '2026-06-01T12:00:00-05:00', 10, '2037-01-01'],
  ])('are kept five years from the January after it, or more: %s', (_, newest, years, until) => {
    expect(keptUntil(new Date(newest), years)).toBe(until);
  });

  it('are kept until midnight in Colombia', () => expect(beginningOf('2032-01-01')).toBe('2032-01-01T05:00:00.000Z'));
});
