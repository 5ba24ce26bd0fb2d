import { describe, expect, it } from '@jest/globals';
import { colombianTimestamp } from '@rubrica/fiscal';
import { purchaseWeek } from './purchase-week.js';

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
