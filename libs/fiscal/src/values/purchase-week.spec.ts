import { describe, expect, it } from '@jest/globals';
import { colombianHolidays, easterSunday } from './colombian-holidays.js';
import { colombianTimestamp } from './fiscal-time.js';
import { purchaseWeek } from './purchase-week.js';

describe('the holidays of Colombia', () => {
  it.each([
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('have Easter of %i on %s', (year, day) => expect(easterSunday(year)).toBe(day));

  it('of 2026 are the 18 of the official calendar', () => {
    expect(colombianHolidays(2026)).toEqual([
      ...['2026-01-01', '2026-01-12', '2026-03-23', '2026-04-02', '2026-04-03', '2026-05-01', '2026-05-18'],
      ...['2026-06-08', '2026-06-15', '2026-06-29', '2026-07-20', '2026-08-07', '2026-08-17', '2026-10-12'],
      ...['2026-11-02', '2026-11-16', '2026-12-08', '2026-12-25'],
    ]);
  });

  it('of 2027 are the 18 of the official calendar', () => {
    expect(colombianHolidays(2027)).toEqual([
      ...['2027-01-01', '2027-01-11', '2027-03-22', '2027-03-25', '2027-03-26', '2027-05-01', '2027-05-10'],
      ...['2027-05-31', '2027-06-07', '2027-07-05', '2027-07-20', '2027-08-07', '2027-08-16', '2027-10-18'],
      ...['2027-11-01', '2027-11-15', '2027-12-08', '2027-12-25'],
    ]);
  });
});

describe('the week of purchases', () => {
  it.each<[string, string, string, string]>([
    ['an ordinary week', '2026-11-23T09:00', '2026-11-20', '2026-11-27'],
    ['its last working day, before the evening', '2026-11-27T19:59', '2026-11-20', '2026-11-27'],
    ['its last working day, in the evening: the next week', '2026-11-27T20:00', '2026-11-27', '2026-12-04'],
    ['a Saturday: the next week', '2026-11-28T09:00', '2026-11-27', '2026-12-04'],
    ['a Sunday: the next week', '2026-11-29T23:59', '2026-11-27', '2026-12-04'],
    ['a week whose Monday is a holiday', '2026-11-16T09:00', '2026-11-13', '2026-11-20'],
    ['a week whose Tuesday is a holiday', '2026-12-08T09:00', '2026-12-04', '2026-12-11'],
    ['Holy Week of 2026, which ends on Wednesday', '2026-03-30T09:00', '2026-03-27', '2026-04-01'],
    ['Maundy Thursday of 2026: the next week', '2026-04-02T09:00', '2026-04-01', '2026-04-10'],
    ['Holy Week of 2027, whose Monday is a holiday too', '2027-03-22T09:00', '2027-03-19', '2027-03-24'],
    ['the first of May 2026, a Friday: closed on Thursday', '2026-04-28T09:00', '2026-04-24', '2026-04-30'],
    ['the seventh of August 2026, a Friday', '2026-08-03T09:00', '2026-07-31', '2026-08-06'],
    ['Christmas of 2026, a Friday', '2026-12-22T09:00', '2026-12-18', '2026-12-24'],
    ['the week after it, whose Friday is New Year', '2026-12-26T09:00', '2026-12-24', '2026-12-31'],
    ['the first week of 2027', '2027-01-01T09:00', '2026-12-31', '2027-01-08'],
    ['Christmas of 2027, a Saturday', '2027-12-20T09:00', '2027-12-17', '2027-12-24'],
  ])('in %s', (_, now, from, closes) => {
    const week = purchaseWeek(new Date(`${now}:00-05:00`));
    expect([week.from, colombianTimestamp(week.closesAt)]).toEqual([from, `${closes}T20:00:00-05:00`]);
  });
});
