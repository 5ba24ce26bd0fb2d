import { type Fault, fault } from '../values/fault.js';
import { colombianDate, isCalendarDate } from '../values/fiscal-time.js';
import type { Words } from '../values/words.js';
import { wellFormed } from './transmission.js';

/** Fault of a date that is written rightly but is in no calendar, such as 2026-02-30: no date of the XML schema (ZB01). */
export const noSuchDay = (pointer: string, day: string, rule = wellFormed.id): Fault => {
  const last = lastOfMonth(day);
  return fault(
    pointer,
    'invalid_date',
    { en: `${day} is not a day that exists.`, es: `${day} no es un día que exista.` },
    {
      fix:
        last === undefined
          ? { en: 'Check the day and the month.', es: 'Revise el día y el mes.' }
          : { en: `That month ends on ${last}.`, es: `Ese mes termina el ${last}.` },
      rule,
    },
  );
};

/** The last day of the month in which the day would be; undefined if there is no such month either. */
const lastOfMonth = (day: string): string | undefined => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month < 1 || month > 12 ? undefined : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

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
