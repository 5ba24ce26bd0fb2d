import { describe, expect, it } from '@jest/globals';
import { serverWorkingDays } from './working-days.js';

describe('the server counts working days', () => {
  it.each([
    ['from Monday to Thursday of one week', '2026-11-23', '2026-11-26', 3],
    ['over a weekend', '2026-11-26', '2026-12-01', 3],
    ['over a weekend to its Saturday', '2026-11-26', '2026-11-28', 1],
    ['not the first day', '2026-11-23', '2026-11-23', 0],
    ['without a holiday in them', '2026-12-07', '2026-12-11', 3],
    ['without the holidays of Easter', '2026-03-31', '2026-04-07', 3],
    ['without those of Easter in 2027', '2027-03-23', '2027-03-30', 3],
    ['over the end of the year', '2026-12-30', '2027-01-05', 3],
    ['a day too few from a Saturday', '2026-11-28', '2026-12-03', 3],
    ['a day too few from a Sunday', '2026-11-29', '2026-12-03', 3],
    ['a day too few from a holiday', '2026-12-08', '2026-12-11', 2],
    ['right over whole weeks, from a Saturday too', '2026-11-21', '2026-11-28', 5],
    ['all weekdays of a year that it does not know', '2031-01-01', '2031-01-07', 4],
  ])('%s', (_, first, last, expected) => expect(serverWorkingDays(first, last)).toBe(expected));

  it('to no number from a later day', () => expect(serverWorkingDays('2026-11-26', '2026-11-25')).toBeNaN());
});
