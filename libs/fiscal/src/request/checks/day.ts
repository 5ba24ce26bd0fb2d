import { type Fault, fault } from '../../values/fault.js';

/** Fault of a date that is written rightly but is in no calendar, such as 2026-02-30: no date of the XML schema (ZB01). */
export const noSuchDay = (pointer: string, day: string, rule = 'ZB01'): Fault => {
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
