import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import type { NumberingRangeInput } from '../numbering-range.js';

/** Faults of the body of POST /v1/numbering-ranges that the schema has accepted. */
export const numberingRangeFaults = (range: NumberingRangeInput): Fault[] => [
  ...(range.from > range.to
    ? [fault('#/to', 'wrong_order', `The range ends at ${range.to}, before it begins at ${range.from}.`)]
    : []),
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
