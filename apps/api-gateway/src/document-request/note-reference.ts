import {
  amount,
  type CustomerInput,
  type Decimal,
  decimal,
  type DocumentKind,
  type DraftTotals,
  type Fault,
  FINAL_CONSUMER,
} from '@rubrica/fiscal';
import type { DocumentRow } from '../document/document-row.js';

/** The fields of a note that must match its invoice. A field that is undefined is not compared. */
export interface Correction {
  readonly environment: string;
  readonly currency: string | undefined;
  /** Null: the final consumer. */
  readonly customer: CustomerInput | null | undefined;
}

type CorrectedInvoice = Pick<DocumentRow, 'id' | 'environment' | 'customer' | 'draft' | 'totals'>;

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

/**
 * Returns a fault when the credit notes of an invoice exceed the invoice and its debit notes; `others` are the notes
 * that exist.
 */
export const excessFaults = (
  note: { readonly kind: DocumentKind; readonly totals: DraftTotals },
  invoice: CorrectedInvoice,
  others: readonly { readonly kind: DocumentKind; readonly totals: DraftTotals }[],
): Fault[] => {
  if (note.kind !== 'credit_note') return [];
  const left = others.reduce(
    (rest, { kind, totals }) => (kind === 'credit_note' ? rest.minus(askedFor(totals)) : rest.plus(askedFor(totals))),
    askedFor(invoice.totals),
  );
  if (askedFor(note.totals).lte(left)) return [];
  return [
    {
      pointer: '#/lines',
      code: 'note_exceeds_invoice',
      detail: `The note takes back ${amount(askedFor(note.totals))}; of ${invoice.id} ${amount(left)} is left to be taken back.`,
      fix: 'Lower the lines, or leave out what an earlier credit note has taken back.',
    },
  ];
};

/** Total of a document before prepayments are deducted. */
const askedFor = ({ tax_inclusive_amount, allowance_total, charge_total }: DraftTotals): Decimal =>
  decimal(tax_inclusive_amount).minus(decimal(allowance_total)).plus(decimal(charge_total));
