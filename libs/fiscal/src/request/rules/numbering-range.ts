import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import type { NumberingRangeInput } from '../numbering-range.js';

/** Faults of the body of POST /v1/numbering-ranges that the schema has accepted. */
export const numberingRangeFaults = (range: NumberingRangeInput): Fault[] => [
  ...(range.from > range.to
    ? [fault('#/to', 'wrong_order', `The range ends at ${range.to}, before it begins at ${range.from}.`)]
    : []),
  ...nextFaults(range),
  ...authorisationFaults(range),
  ...(['resolution_date', 'valid_from', 'valid_to'] as const).flatMap((field) => {
    const day = range[field];
    return day === undefined || isCalendarDate(day)
      ? []
      : [fault(`#/${field}`, 'invalid_date', `${day} is not a day that exists.`)];
  }),
  ...(range.valid_from !== undefined && range.valid_to !== undefined && range.valid_from > range.valid_to
    ? [fault('#/valid_to', 'wrong_order', 'The authorisation ends before it begins.')]
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
        `A range of type ${range.document_type} is authorised by the tax authority: it has ${field}.`,
      ),
    );
};
