import { type CustomerInput, type Fault, faultWith, FINAL_CONSUMER } from '@rubrica/fiscal';
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
      faultWith(
        '#/invoice_id',
        'invoice_unknown',
        {
          en: `There is no such invoice${invoice ? ` in ${note.environment}: it is of ${invoice.environment}` : ''}.`,
          es: `No existe esa factura${invoice ? ` en ${note.environment}: es de ${invoice.environment}` : ''}.`,
        },
        {
          fix: {
            en: 'Write the id of an invoice of yours; or billing_reference for one that was issued elsewhere.',
            es: 'Escriba el identificador de una factura suya; o billing_reference para una emitida en otro sistema.',
          },
        },
      ),
    ];
  const faults: Fault[] = [];
  if (note.customer !== undefined && personOf(note.customer) !== personOf(invoice.customer))
    faults.push(
      faultWith(
        '#/customer_id',
        'customer_mismatch',
        {
          en: `The buyer of ${invoice.id} is another one: ${personOf(invoice.customer)}, not ${personOf(note.customer)}.`,
          es: `El adquirente de ${invoice.id} es otro: ${personOf(invoice.customer)}, no ${personOf(note.customer)}.`,
        },
        {
          fix: {
            en: `Name the buyer of the invoice, ${personOf(invoice.customer)}; identification type and number have to be the same.`,
            es: `Nombre al adquirente de la factura, ${personOf(invoice.customer)}; el tipo y el número de identificación deben ser los mismos.`,
          },
        },
      ),
    );
  if (note.currency !== undefined && note.currency !== invoice.draft.currency)
    faults.push(
      faultWith(
        '#/currency',
        'currency_mismatch',
        {
          en: `${invoice.id} is in ${invoice.draft.currency}, the note in ${note.currency}.`,
          es: `${invoice.id} está en ${invoice.draft.currency}; la nota, en ${note.currency}.`,
        },
        {
          fix: {
            en: `Write the note in ${invoice.draft.currency}.`,
            es: `Escriba la nota en ${invoice.draft.currency}.`,
          },
        },
      ),
    );
  return faults;
};

const personOf = (customer: CustomerInput | null): string => {
  const { type, number } = (customer ?? FINAL_CONSUMER).identification;
  return `${type} ${number}`;
};
