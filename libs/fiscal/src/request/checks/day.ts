import { type Fault, fault } from '../../values/fault.js';

/** Fault of a date that is written rightly but is in no calendar, such as 2026-02-30. */
export const noSuchDay = (pointer: string, day: string, rule?: string): Fault =>
  fault(
    pointer,
    'invalid_date',
    { en: `${day} is not a day that exists.`, es: `${day} no es un día que exista.` },
    { fix: { en: 'Check the day and the month.', es: 'Revise el día y el mes.' }, rule },
  );
