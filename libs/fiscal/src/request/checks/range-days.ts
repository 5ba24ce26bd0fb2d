import { type Fault, fault } from '../../values/fault.js';
import type { Words } from '../../values/words.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import type { NumberingRangeInput } from '../numbering-range.js';

type Dates = Pick<NumberingRangeInput, 'document_type' | 'resolution_date' | 'valid_from' | 'valid_to'>;

/**
 * FAB08a and the day of the resolution: faults of a range that is registered on this Colombian day. A range of
 * contingency may have ended: paper originals of its days are still transcribed.
 */
export const rangeDayFaults = ({ document_type, resolution_date, valid_to }: Dates, today: string): Fault[] => [
  ...(isDay(valid_to) && valid_to < today && document_type !== 'contingency' ? [ended(valid_to, today)] : []),
  ...(isDay(resolution_date) && resolution_date > today
    ? [
        implausible(
          `The resolution is of ${resolution_date}, and today is ${today}.`,
          `La resolución es del ${resolution_date} y hoy es ${today}.`,
        ),
      ]
    : isDay(resolution_date) && isDay(valid_to) && resolution_date > valid_to
      ? [
          implausible(
            `The resolution is of ${resolution_date}, and its validity ends before, on ${valid_to}.`,
            `La resolución es del ${resolution_date} y su vigencia termina antes, el ${valid_to}.`,
          ),
        ]
      : []),
];

const isDay = (day: string | undefined): day is string => day !== undefined && isCalendarDate(day);

const ended = (validTo: string, today: string): Fault =>
  fault(
    '#/valid_to',
    'numbering_range_not_in_force',
    {
      en: `The validity of this authorisation ended on ${validTo}, and today is ${today}: DIAN rejects every number of it.`,
      es: `La vigencia de esta autorización terminó el ${validTo} y hoy es ${today}: la DIAN rechaza todos sus números.`,
    },
    {
      fix: {
        en: 'If the resolution has another last day, write it. Else ask in the portal of DIAN for a new resolution, also for the numbers that are left, and register that one.',
        es: 'Si la resolución tiene otra fecha final, escríbala. Si no, solicite en el portal de la DIAN una resolución nueva, también para los números que quedan, y registre esa.',
      },
      rule: 'FAB08a',
    },
  );

const implausible = (en: string, es: string): Fault =>
  fault('#/resolution_date', 'implausible_date', { en, es }, { fix: AS_RESOLVED });

const AS_RESOLVED: Words = {
  en: 'Write the day that the resolution bears, as year-month-day.',
  es: 'Escriba la fecha que tiene la resolución, como año-mes-día.',
};
