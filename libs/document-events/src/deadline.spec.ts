import { describe, expect, it } from '@jest/globals';
import { claimDeadline, tacitAcceptanceFrom, workingDaysAfter, workingDaysCountedByDian } from './deadline.js';

describe('the deadline to claim or to accept, and the first day of the tacit acceptance', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-26', '2026-11-27'],
    ['a Tuesday: the fourth day is after the weekend', '2026-11-24', '2026-11-27', '2026-11-30'],
    ['a Thursday', '2026-11-19', '2026-11-24', '2026-11-25'],
    ['a Friday', '2026-11-20', '2026-11-25', '2026-11-26'],
    ['a Saturday: the server counts one day less', '2026-11-21', '2026-11-25', '2026-11-27'],
    ['a Sunday: the server counts one day less', '2026-11-22', '2026-11-25', '2026-11-27'],
    ['a Friday before a Monday that is a holiday', '2026-10-09', '2026-10-15', '2026-10-16'],
    ['a holiday: the server counts one day less', '2026-12-08', '2026-12-11', '2026-12-15'],
    ['a Monday that is a holiday', '2026-11-16', '2026-11-19', '2026-11-23'],
    ['a Saturday before a Monday that is a holiday', '2026-11-14', '2026-11-19', '2026-11-23'],
    ['a Saturday that is a holiday', '2027-05-01', '2027-05-05', '2027-05-11'],
    ['the Wednesday before Easter 2026', '2026-04-01', '2026-04-08', '2026-04-09'],
    ['the Friday before Easter week 2026', '2026-03-27', '2026-04-01', '2026-04-06'],
    ['the Saturday before Easter week 2026', '2026-03-28', '2026-04-01', '2026-04-07'],
    ['Jueves Santo 2026', '2026-04-02', '2026-04-08', '2026-04-10'],
    ['Viernes Santo 2026', '2026-04-03', '2026-04-08', '2026-04-10'],
    ['Easter Sunday 2026', '2026-04-05', '2026-04-08', '2026-04-10'],
    ['the Tuesday before Easter 2027, after a Monday that is a holiday', '2027-03-23', '2027-03-30', '2027-03-31'],
    ['Jueves Santo 2027', '2027-03-25', '2027-03-31', '2027-04-02'],
    ['the Sunday before Easter week 2027', '2027-03-21', '2027-03-29', '2027-03-31'],
    ["the day before Christmas Eve's eve", '2026-12-22', '2026-12-28', '2026-12-29'],
    ['Christmas 2026', '2026-12-25', '2026-12-30', '2027-01-04'],
    ["New Year's Eve", '2026-12-31', '2027-01-06', '2027-01-07'],
    ["New Year's Day", '2027-01-01', '2027-01-06', '2027-01-08'],
  ])('after %s (%s) are %s and %s', (_, goodsReceivedOn, deadline, from) => {
    expect(claimDeadline(goodsReceivedOn)).toBe(deadline);
    expect(tacitAcceptanceFrom(goodsReceivedOn)).toBe(from);
  });
});

/** Holidays written down from the calendars of both years, not computed. */
const HOLIDAYS = new Set(
  [
    '2026: 01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
    '2027: 01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
    '2028: 01-01 01-10',
  ].flatMap((line) => {
    const [year, days = ''] = line.split(': ');
    return days.split(' ').map((day) => `${year}-${day}`);
  }),
);

/** All days from 2026 to the spring of 2028, in their order. */
const CALENDAR = Array.from({ length: 820 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);
const PLACES = new Map(CALENDAR.map((day, index) => [day, index]));

const daysFrom = (first: string, count: number): string[] => {
  const place = PLACES.get(first) ?? 0;
  return CALENDAR.slice(place, place + count);
};

const isWeekend = (day: string): boolean => /^(Sat|Sun)/.test(new Date(day).toUTCString());
const isSunday = (day: string): boolean => new Date(day).toUTCString().startsWith('Sun');

/** The count of the calendar, day by day. */
const slowCount = (from: string, to: string): number =>
  daysFrom(from, 60)
    .slice(1)
    .filter((day) => day <= to && !isWeekend(day) && !HOLIDAYS.has(day)).length;

/**
 * The count of DIAN's server in other words: whole weeks are taken off from the end, five working days each; in the days
 * that remain, the first one counts as a weekend day too, except that Sunday to Saturday has one weekend day.
 */
const slowCountOfDian = (from: string, to: string): number => {
  const days = daysFrom(from, 60).filter((day) => day <= to);
  const holidays = days.filter((day) => HOLIDAYS.has(day)).length;
  let weeks = 0;
  while (days.length > 7) {
    days.splice(-7);
    weeks += 1;
  }
  const weekendDays = days.length === 1 ? 0 : isSunday(from) ? 1 : days.filter(isWeekend).length;
  return 5 * weeks + days.length - 1 - weekendDays - holidays;
};

const isWorking = (day: string): boolean => !isWeekend(day) && !HOLIDAYS.has(day);

/** Whether the tacit acceptance can be declared by both slow counts. */
const bothCountsExceed = (from: string, day: string): boolean =>
  slowCount(from, day) > 3 && slowCountOfDian(from, day) > 3;

describe('each day of 2026 and 2027', () => {
  const days = daysFrom('2026-01-01', 730);

  it('has both counts as they come out day by day', () => {
    const pairs = days.flatMap((from) => daysFrom(from, 15).map((to) => ({ from, to })));
    expect(pairs.map(({ from, to }) => [from, to, workingDaysAfter(from, to)])).toEqual(
      pairs.map(({ from, to }) => [from, to, slowCount(from, to)]),
    );
    expect(pairs.map(({ from, to }) => [from, to, workingDaysCountedByDian(from, to)])).toEqual(
      pairs.map(({ from, to }) => [from, to, slowCountOfDian(from, to)]),
    );
  });

  it('has its tacit acceptance on the first working day that no count refuses', () =>
    expect(days.map((from) => [from, tacitAcceptanceFrom(from)])).toEqual(
      days.map((from) => [
        from,
        daysFrom(from, 30)
          .slice(1)
          .find((day) => isWorking(day) && bothCountsExceed(from, day)),
      ]),
    ));

  it('has no working day after it that a count refuses', () =>
    expect(
      days.flatMap((from) =>
        daysFrom(tacitAcceptanceFrom(from), 15).filter((day) => isWorking(day) && !bothCountsExceed(from, day)),
      ),
    ).toEqual([]));

  it('is asked from a later day too, and a weekend waits for its end', () => {
    expect(tacitAcceptanceFrom('2027-08-02')).toBe('2027-08-06');
    expect(slowCountOfDian('2027-08-02', '2027-08-07')).toBe(3);
    expect(tacitAcceptanceFrom('2027-08-02', '2027-08-07')).toBe('2027-08-09');
    expect(tacitAcceptanceFrom('2027-08-02', '2027-08-03')).toBe('2027-08-06');
  });

  it('has a deadline to claim on the third working day, which no count refuses', () => {
    const deadlines = days.map((from) => ({ from, deadline: claimDeadline(from) }));
    expect(deadlines.filter(({ from, deadline }) => slowCount(from, deadline) !== 3)).toEqual([]);
    expect(deadlines.filter(({ from, deadline }) => slowCountOfDian(from, deadline) > 3)).toEqual([]);
    expect(deadlines.filter(({ deadline }) => !isWorking(deadline))).toEqual([]);
    expect(deadlines.filter(({ from, deadline }) => deadline >= tacitAcceptanceFrom(from))).toEqual([]);
  });
});
