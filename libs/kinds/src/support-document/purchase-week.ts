import { colombianDate, dayOfWeek, isWorkingDay, plusDays } from '@rubrica/fiscal';

/** Time of the last working day at which a week closes. Four hours are left for what DIAN answers late. */
const CLOSES_AT = 'T20:00:00-05:00';

/**
 * The purchases that one document is for: a week closes on its last working day, Monday to Friday, and what is bought
 * afterwards belongs to the next one (ADR 0210).
 */
export interface PurchaseWeek {
  /** First day whose purchases belong to it, YYYY-MM-DD: that on which the week before closed. */
  readonly from: string;
  /** The instant at which it closes. */
  readonly closesAt: Date;
}

/** Returns the last working day of the week, Monday to Sunday, that has a day. */
const lastWorkingDay = (date: string): string => {
  let day = plusDays(date, (7 - dayOfWeek(date)) % 7);
  while (!isWorkingDay(day)) day = plusDays(day, -1);
  return day;
};

const closing = (day: string): Date => new Date(`${day}${CLOSES_AT}`);

/** Returns the week that is open at a moment. */
export const purchaseWeek = (now: Date): PurchaseWeek => {
  const today = colombianDate(now);
  const day = lastWorkingDay(today);
  if (now.getTime() < closing(day).getTime())
    return { from: lastWorkingDay(plusDays(today, -7)), closesAt: closing(day) };
  return { from: day, closesAt: closing(lastWorkingDay(plusDays(today, 7))) };
};
