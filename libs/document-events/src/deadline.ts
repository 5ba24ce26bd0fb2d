import { colombianHolidays, dayOfWeek, isWorkingDay, plusDays } from '@rubrica/fiscal';

/**
 * Deadlines after the event 032. A claim (031) or an acceptance (033) is taken up to the third working day, a tacit
 * acceptance (034) after it (rules DC24c, DC24z, DC24e).
 *
 * DIAN's server counts otherwise than the calendar where the 032 was signed on a weekend or a holiday. We take for each
 * event the stricter of both counts, so that DIAN refuses none for its day.
 */
const WORKING_DAYS = 3;

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 7;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Working days after one day, up to and including another. */
export const workingDaysAfter = (from: string, to: string): number => {
  let count = 0;
  for (let day = plusDays(from, 1); day <= to; day = plusDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
};

/** Holidays from one day to another, both included, those on a weekend too. */
const holidaysWithin = (from: string, to: string): number => {
  let count = 0;
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    count += colombianHolidays(year).filter((holiday) => from <= holiday && holiday <= to).length;
  return count;
};

/** Weekend days that DIAN subtracts for the days beyond whole weeks. The first day is among them, though it isn't counted. */
const weekendDaysBeyondWeeks = (first: number, days: number): number => {
  if (days === 0) return 0;
  if (first === SUNDAY) return 1;
  const last = first + days;
  if (last >= SUNDAY) return 2;
  return last === SATURDAY ? 1 : 0;
};

/**
 * Working days between two days as DIAN's server counts them. A first day on a weekend costs a day, and so does a holiday
 * on the first day or on a weekend.
 * Source: the class BusinessDaysHolidays of DIAN's validator of 2022, as a public repository shows it, read 2026-11.
 */
export const workingDaysCountedByDian = (from: string, to: string): number => {
  const days = daysBetween(from, to);
  const weeks = Math.floor(days / 7);
  const weekendDays = 2 * weeks + weekendDaysBeyondWeeks(dayOfWeek(from) || SUNDAY, days - 7 * weeks);
  return days - weekendDays - holidaysWithin(from, to);
};

const firstWorkingDay = (notBefore: string, isMet: (day: string) => boolean): string => {
  let day = notBefore;
  while (!isWorkingDay(day) || !isMet(day)) day = plusDays(day, 1);
  return day;
};

/** Last day on which the buyer can claim or accept, by the calendar; DIAN's count never ends earlier. */
export const claimDeadline = (goodsReceivedOn: string): string =>
  firstWorkingDay(goodsReceivedOn, (day) => workingDaysAfter(goodsReceivedOn, day) === WORKING_DAYS);

/**
 * First working day, from `notBefore` on, on which the issuer can declare the tacit acceptance: both counts exceed three.
 * So they do on each working day after it, but DIAN's count can fall back to three on a weekend: of goods that came on
 * 2027-08-02 it is 4 on Friday the 6th, and 3 on the 7th, a Saturday that is a holiday.
 */
export const tacitAcceptanceFrom = (goodsReceivedOn: string, notBefore = goodsReceivedOn): string => {
  const deadline = claimDeadline(goodsReceivedOn);
  return firstWorkingDay(
    notBefore,
    (day) => day > deadline && workingDaysCountedByDian(goodsReceivedOn, day) > WORKING_DAYS,
  );
};
