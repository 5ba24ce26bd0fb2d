import type { NoteDraft } from '../note-draft.js';
import type { InvoicePeriod } from '../period.js';
import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule, LineRule } from '../checks/rule.js';

/** The time that is invoiced begins and ends on days that exist, in this order. */
export const invoicePeriod: DocumentRule = {
  reads: ['invoice_period'],
  check: ({ invoice_period: period }) => periodFaults(period, '#/invoice_period'),
};

export const linePeriod: LineRule = {
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
export const onePeriod: DocumentRule<NoteDraft> = {
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
