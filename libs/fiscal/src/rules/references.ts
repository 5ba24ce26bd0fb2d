import type { AdditionalDocumentReference } from '../request/document-reference.js';
import type { NoteDraft } from '../request/note-draft.js';
import type { InvoicePeriod } from '../request/period.js';
import { type Fault, fault } from '../values/fault.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { noSuchDay } from './day-fault.js';
import type { DraftCheck, LineCheck } from './rule.js';

const LISTS = [
  'despatch_document_references',
  'receipt_document_references',
  'additional_document_references',
] as const;

/** A document that is named was issued on a day that exists. */
export const documentReferences: DraftCheck = {
  reads: LISTS,
  check: (draft) =>
    LISTS.flatMap((list) =>
      (draft[list] ?? []).flatMap(({ issue_date: day }, index) => dayFaults(day, `#/${list}/${index}/issue_date`)),
    ),
};

/** The kind of a hash says nothing without the hash. */
export const referenceHashes: DraftCheck = {
  reads: ['additional_document_references'],
  check: (draft) =>
    (draft.additional_document_references ?? []).flatMap((reference, index) =>
      hashFaults(reference, `#/additional_document_references/${index}`),
    ),
};

const ADVICE_LINES = ['despatch_line_references', 'receipt_line_references'] as const;

/** The documents of a line, and those of which it names lines. */
export const lineReferences: LineCheck = {
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

export const orderReference: DraftCheck = {
  reads: ['order_reference'],
  check: ({ order_reference: order }) =>
    order?.date !== undefined && !isCalendarDate(order.date) ? [noSuchDay('#/order_reference/date', order.date)] : [],
};

/** The time that is invoiced begins and ends on days that exist, in this order. */
export const invoicePeriod: DraftCheck = {
  reads: ['invoice_period'],
  check: ({ invoice_period: period }) => periodFaults(period, '#/invoice_period'),
};

export const linePeriod: LineCheck = {
  reads: ['invoice_period'],
  check: ({ invoice_period: period }, at) => periodFaults(period, `${at}/invoice_period`),
};

const periodFaults = (period: InvoicePeriod | undefined, at: string): Fault[] => {
  if (period === undefined) return [];
  const faults = (['start_date', 'end_date'] as const)
    .filter((field) => !isCalendarDate(period[field]))
    .map((field) => noSuchDay(`${at}/${field}`, period[field]));
  if (faults.length > 0) return faults;
  if (period.start_date <= period.end_date) return timesInOrder(period, at);
  return [
    fault(
      `${at}/end_date`,
      'wrong_order',
      { en: 'The invoiced period ends before it begins.', es: 'El período facturado termina antes de empezar.' },
      { fix: { en: 'Exchange start_date and end_date.', es: 'Intercambie start_date y end_date.' } },
    ),
  ];
};

/** A period of one day ends after the time at which it begins. */
export const timesInOrder = (period: InvoicePeriod, at: string): Fault[] => {
  const { start_date: first, start_time: start, end_date: last, end_time: end } = period;
  if (first !== last || start === undefined || end === undefined || start.slice(0, 8) <= end.slice(0, 8)) return [];
  return [
    fault(
      `${at}/end_time`,
      'wrong_order',
      {
        en: `On ${first} the period ends at ${end}, before it begins at ${start}.`,
        es: `El ${first} el período termina a las ${end}, antes de empezar a las ${start}.`,
      },
      {
        fix: {
          en: 'Check both times; a period that goes on past midnight has the next day as end_date.',
          es: 'Revise las dos horas; un período que pasa de la medianoche tiene el día siguiente como end_date.',
        },
      },
    ),
  ];
};

/** A note has one InvoicePeriod: `period` if it refers to no invoice, else `invoice_period`. */
export const onePeriod: DraftCheck<NoteDraft> = {
  reads: ['period', 'invoice_period'],
  check: ({ period, invoice_period: invoiced }) =>
    period === undefined || invoiced === undefined
      ? []
      : [
          fault(
            '#/invoice_period',
            'conflicting_fields',
            {
              en: 'period and invoice_period both say what time the note is about.',
              es: 'period e invoice_period dicen ambos a qué tiempo se refiere la nota.',
            },
            {
              fix: {
                en: 'Leave invoice_period out: a note without a reference has its period in `period`.',
                es: 'Omita invoice_period: una nota sin referencia lleva su período en `period`.',
              },
            },
          ),
        ],
};
