import { type Fault, fault } from '../../values/fault.js';
import type { Words } from '../../values/words.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import type { NumberingRangeInput } from '../numbering-range.js';
import { noSuchDay } from '../checks/day.js';

/** Faults of a range that the schema has accepted. Its technical key has rules of its own (`technicalKeyFaults`). */
export const numberingRangeFaults = (range: NumberingRangeInput): Fault[] => [
  ...(range.from > range.to
    ? [
        fault(
          '#/to',
          'wrong_order',
          {
            en: `The range ends at ${range.to}, before it begins at ${range.from}.`,
            es: `El rango termina en ${range.to}, antes de empezar en ${range.from}.`,
          },
          {
            fix: {
              en: 'Write the first and the last number of the resolution.',
              es: 'Escriba el primer y el último número de la resolución.',
            },
            rule: 'FAB12b',
          },
        ),
      ]
    : []),
  ...nextFaults(range),
  ...authorisationFaults(range),
  ...(['resolution_date', 'valid_from', 'valid_to'] as const).flatMap((field) => {
    const day = range[field];
    return day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`#/${field}`, day)];
  }),
  ...(range.valid_from !== undefined && range.valid_to !== undefined && range.valid_from > range.valid_to
    ? [
        fault(
          '#/valid_to',
          'wrong_order',
          { en: 'The authorisation ends before it begins.', es: 'La autorización termina antes de empezar.' },
          {
            fix: {
              en: 'Write the two days of the resolution.',
              es: 'Escriba las dos fechas de la resolución.',
            },
          },
        ),
      ]
    : []),
];

/**
 * Faults of the number that is to come next: it may be beyond numbers that were used elsewhere, not outside the range.
 * `pointer` is that of the object with the number.
 */
export const nextFaults = (
  {
    document_type,
    from,
    to,
    next,
    next_reason,
  }: Pick<NumberingRangeInput, 'document_type' | 'from' | 'to' | 'next' | 'next_reason'>,
  pointer = '#',
): Fault[] => {
  if (next === undefined) {
    if (next_reason === undefined) return [];
    const detail = {
      en: '`next_reason` explains a `next`, and none is given.',
      es: '`next_reason` explica un `next`, y no hay ninguno.',
    };
    const fix = {
      en: 'Write the number that comes next in `next`, or leave out `next_reason`.',
      es: 'Escriba en `next` el número que sigue, o quite `next_reason`.',
    };
    return [fault(`${pointer}/next`, 'required', detail, { fix })];
  }
  if (document_type === 'contingency') {
    const detail = {
      en: 'Numbers of a contingency range are on the paper originals: none comes next.',
      es: 'Los números de un rango de contingencia están en las facturas de papel: ninguno sigue.',
    };
    const fix = { en: 'Leave out `next`.', es: 'Quite `next`.' };
    return [fault(`${pointer}/next`, 'not_applicable', detail, { fix })];
  }
  if (from > to || (from <= next && next <= to)) return [];
  const detail = {
    en: `${next} is not in the range, which has the numbers ${from} to ${to}.`,
    es: `${next} no está en el rango, que tiene los números ${from} a ${to}.`,
  };
  const fix = {
    en: `Write a number from ${from} to ${to}, without the prefix.`,
    es: `Escriba un número de ${from} a ${to}, sin el prefijo.`,
  };
  return [fault(`${pointer}/next`, 'out_of_bounds', detail, { fix })];
};

const RESOLUTION: Words = {
  en: 'Write it as the resolution of the range has it.',
  es: 'Escríbalo como está en la resolución del rango.',
};
const WHERE: Readonly<Record<'resolution_number' | 'valid_from' | 'valid_to' | 'technical_key', Words>> = {
  resolution_number: RESOLUTION,
  valid_from: RESOLUTION,
  valid_to: RESOLUTION,
  technical_key: {
    en: 'Write the technical key (ClTec) that the portal of the tax authority shows, or take the range over from there.',
    es: 'Escriba la clave técnica (ClTec) que muestra el portal de la DIAN, o traiga el rango desde allí.',
  },
};

/** Ranges of invoices and of contingency need a resolution, those of notes do not. Only invoices need the key. */
const authorisationFaults = (range: NumberingRangeInput): Fault[] => {
  const authorised = range.document_type === 'invoice' || range.document_type === 'contingency';
  if (!authorised) return [];
  const needed = [
    'resolution_number',
    'valid_from',
    'valid_to',
    ...(range.document_type === 'invoice' ? (['technical_key'] as const) : []),
  ] as const;
  return needed
    .filter((field) => range[field] === undefined)
    .map((field) =>
      fault(
        `#/${field}`,
        'required',
        {
          en: `A range of type ${range.document_type} is authorised by the tax authority: it has ${field}.`,
          es: `Un rango de tipo ${range.document_type} lo autoriza la DIAN: tiene ${field}.`,
        },
        { fix: WHERE[field] },
      ),
    );
};
