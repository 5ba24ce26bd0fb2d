import { fault } from '../../values/fault.js';
import type { DocumentRule } from '../checks/rule.js';
import type { NoteDraft } from '../note-draft.js';

const WITHOUT_PLACE = ['invoice_period', 'order_line_references', 'delivery_terms'] as const;

/** UBL gives lines of debit notes no place for these fields, which lines of invoices and credit notes have. */
export const debitNoteLines: DocumentRule<NoteDraft> = {
  reads: ['lines'],
  check: ({ lines }) =>
    lines.flatMap((line, index) =>
      WITHOUT_PLACE.filter((field) => line[field] !== undefined).map((field) =>
        fault(
          `#/lines/${index}/${field}`,
          'not_applicable',
          {
            en: `The line of a debit note has no ${field}.`,
            es: `La línea de una nota débito no lleva ${field}.`,
          },
          { fix: { en: 'Write it for the whole note.', es: 'Escríbalo para toda la nota.' } },
        ),
      ),
    ),
};
