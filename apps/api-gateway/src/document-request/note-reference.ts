import { type CustomerInput, type Fault, FINAL_CONSUMER } from '@rubrica/fiscal';
import type { DocumentRow } from '../document/document-row.js';

/** The fields of a note that must match its invoice. A field that is undefined is not compared. */
export interface Correction {
  readonly environment: string;
  readonly currency: string | undefined;
  /** Null: the final consumer. */
  readonly customer: CustomerInput | null | undefined;
}

type CorrectedInvoice = Pick<DocumentRow, 'id' | 'environment' | 'customer' | 'draft'>;

/** Returns the faults of a note whose environment, buyer or currency is not that of its invoice. */
export const referenceFaults = (note: Correction, invoice: CorrectedInvoice | undefined): Fault[] => {
  if (!invoice || invoice.environment !== note.environment)
    return [
      {
        pointer: '#/invoice_id',
        code: 'invoice_unknown',
        detail: `There is no such invoice${invoice ? ` in ${note.environment}: it is of ${invoice.environment}` : ''}.`,
        fix: 'Write the id of an invoice of yours; or billing_reference for one that was issued elsewhere.',
      },
    ];
  const faults: Fault[] = [];
  if (note.customer !== undefined && personOf(note.customer) !== personOf(invoice.customer))
    faults.push({
      pointer: '#/customer_id',
      code: 'customer_mismatch',
      detail: `The buyer of ${invoice.id} is another one: ${personOf(invoice.customer)}, not ${personOf(note.customer)}.`,
      fix: 'Name the buyer of the invoice; identification type and number have to be the same.',
    });
  if (note.currency !== undefined && note.currency !== invoice.draft.currency)
    faults.push({
      pointer: '#/currency',
      code: 'currency_mismatch',
      detail: `${invoice.id} is in ${invoice.draft.currency}, the note in ${note.currency}.`,
      fix: `Write the note in ${invoice.draft.currency}.`,
    });
  return faults;
};

const personOf = (customer: CustomerInput | null): string => {
  const { type, number } = (customer ?? FINAL_CONSUMER).identification;
  return `${type} ${number}`;
};
