/**
 * Holidays that the simulated server knows, by year: written down as in DIAN's source, which leaves out those of
 * weekends. In other years it knows none.
 */
const HOLIDAYS_BY_YEAR: Readonly<Record<string, string>> = {
  2024: '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 08-07 08-19 10-14 11-04 11-11 12-25',
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-10 05-31 06-07 07-05 07-20 08-16 10-18 11-01 11-15 12-08',
  2028: '01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26 07-03 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25',
  2029: '01-01 01-08 03-19 03-29 03-30 05-01 05-14 06-04 06-11 07-02 07-20 08-07 08-20 10-15 11-05 11-12 12-25',
  2030: '01-01 01-07 03-25 04-18 04-19 05-01 06-03 06-24 07-01 08-07 08-19 10-14 11-04 11-11 12-25',
};

const HOLIDAYS = Object.entries(HOLIDAYS_BY_YEAR).flatMap(([year, days]) =>
  days.split(' ').map((day) => `${year}-${day}`),
);

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 7;

/** Monday is 1, Sunday is 7. */
const weekdayOf = (day: string): number => new Date(day).getUTCDay() || SUNDAY;

/**
 * Counts working days as the server of DIAN does: those after the first day up to the last one, both YYYY-MM-DD. If the
 * first day is of a weekend it counts a day too few, mostly, and a holiday on the first day is taken off too (source:
 * BusinessDaysHolidays of 2022). Returns NaN when the last day is before the first, so that no limit holds.
 */
export const serverWorkingDays = (first: string, last: string): number => {
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  if (days < 0) return NaN;
  const weeks = Math.floor(days / 7);
  const holidays = HOLIDAYS.filter((day) => first <= day && day <= last).length;
  return days - 2 * weeks - weekendDays(weekdayOf(first), days % 7) - holidays;
};

/** Days of a weekend among the days that are no whole week. */
const weekendDays = (firstWeekday: number, days: number): number => {
  if (days === 0) return 0;
  if (firstWeekday === SUNDAY) return 1;
  const lastWeekday = firstWeekday + days;
  return lastWeekday >= SUNDAY ? 2 : lastWeekday === SATURDAY ? 1 : 0;
};
