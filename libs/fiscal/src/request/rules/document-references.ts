import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule, LineRule } from '../checks/rule.js';
import type { AdditionalDocumentReference } from '../document-reference.js';

const LISTS = [
  'despatch_document_references',
  'receipt_document_references',
  'additional_document_references',
] as const;

/** A document that is named was issued on a day that exists. */
export const documentReferences: DocumentRule = {
  reads: LISTS,
  check: (draft) =>
    LISTS.flatMap((list) =>
      (draft[list] ?? []).flatMap(({ issue_date: day }, index) => dayFaults(day, `#/${list}/${index}/issue_date`)),
    ),
};

/** The kind of a hash says nothing without the hash. */
export const referenceHashes: DocumentRule = {
  reads: ['additional_document_references'],
  check: (draft) =>
    (draft.additional_document_references ?? []).flatMap((reference, index) =>
      hashFaults(reference, `#/additional_document_references/${index}`),
    ),
};

const ADVICE_LINES = ['despatch_line_references', 'receipt_line_references'] as const;

/** The documents of a line, and those of which it names lines. */
export const lineReferences: LineRule = {
  reads: ['order_line_references', ...ADVICE_LINES, 'document_references'],
  check: (line, at) => [
    ...(line.order_line_references ?? []).flatMap(({ order_reference: order }, index) =>
      dayFaults(order?.date, `${at}/order_line_references/${index}/order_reference/date`),
    ),
    ...ADVICE_LINES.flatMap((list) =>
      (line[list] ?? []).flatMap(({ document_reference: advice }, index) =>
        dayFaults(advice?.issue_date, `${at}/${list}/${index}/document_reference/issue_date`),
      ),
    ),
    ...(line.document_references ?? []).flatMap((reference, index) => {
      const place = `${at}/document_references/${index}`;
      return [...dayFaults(reference.issue_date, `${place}/issue_date`), ...hashFaults(reference, place)];
    }),
  ],
};

const dayFaults = (day: string | undefined, at: string): Fault[] =>
  day === undefined || isCalendarDate(day) ? [] : [noSuchDay(at, day)];

const hashFaults = ({ uuid, uuid_scheme: scheme }: AdditionalDocumentReference, at: string): Fault[] =>
  scheme === undefined || uuid !== undefined
    ? []
    : [
        fault(
          `${at}/uuid`,
          'required',
          {
            en: `uuid_scheme says that there is a ${scheme.slice(0, 4)}, and uuid is missing.`,
            es: `uuid_scheme anuncia un ${scheme.slice(0, 4)}, y falta uuid.`,
          },
          {
            fix: {
              en: 'Write the hash of the document in uuid, or leave uuid_scheme out.',
              es: 'Escriba el código único del documento en uuid, u omita uuid_scheme.',
            },
          },
        ),
      ];
