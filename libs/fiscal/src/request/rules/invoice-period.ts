import type { NoteDraft } from '../note-draft.js';
import { fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';

/** The time that is invoiced begins and ends on days that exist, in this order. */
export const invoicePeriod: DocumentRule = {
  reads: ['invoice_period'],
  check: ({ invoice_period: period }) => {
    if (period === undefined) return [];
    const faults = (['start_date', 'end_date'] as const)
      .filter((field) => !isCalendarDate(period[field]))
      .map((field) => noSuchDay(`#/invoice_period/${field}`, period[field]));
    if (faults.length > 0 || period.start_date <= period.end_date) return faults;
    return [
      fault(
        '#/invoice_period/end_date',
        'wrong_order',
        { en: 'The invoiced period ends before it begins.', es: 'El período facturado termina antes de empezar.' },
        { fix: { en: 'Exchange start_date and end_date.', es: 'Intercambie start_date y end_date.' } },
      ),
    ];
  },
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
