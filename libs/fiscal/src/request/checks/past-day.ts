import { type Fault, fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import type { Words } from '../../values/words.js';
import { noSuchDay } from './day.js';

/** Nothing that an electronic document refers to is older: a day before it is mistyped. */
const EARLIEST = '2000-01-01';

/** Faults of a day that must be over, or today; `inFuture` says why. */
export const pastDayFaults = (day: string, at: string, now: Date, inFuture: Words, rule?: string): Fault[] => {
  if (!isCalendarDate(day)) return [noSuchDay(at, day, rule)];
  if (day < EARLIEST)
    return [
      fault(
        at,
        'implausible_date',
        { en: `${day} is too long ago to be meant.`, es: `${day} es demasiado antigua para ser la fecha correcta.` },
        { fix: { en: 'Correct the year.', es: 'Corrija el año.' }, rule },
      ),
    ];
  const today = colombianDate(now);
  if (day <= today) return [];
  return [
    fault(at, 'date_in_future', inFuture, {
      fix: {
        en: `In Colombia today is ${today}: write that day or an earlier one.`,
        es: `En Colombia hoy es ${today}: escriba ese día o uno anterior.`,
      },
      rule,
    }),
  ];
};
