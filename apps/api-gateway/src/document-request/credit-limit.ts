import {
  amount,
  type Decimal,
  decimal,
  type DocumentKind,
  type DraftTotals,
  type Fault,
  faultWith,
} from '@rubrica/fiscal';
import type { DocumentRow } from '../document/document-row.js';

/**
 * Returns a fault when the credit notes of an invoice exceed the invoice and its debit notes; `others` are the notes
 * that exist.
 */
export const excessFaults = (
  note: { readonly kind: DocumentKind; readonly totals: DraftTotals },
  invoice: Pick<DocumentRow, 'id' | 'totals'>,
  others: readonly { readonly kind: DocumentKind; readonly totals: DraftTotals }[],
): Fault[] => {
  if (note.kind !== 'credit_note') return [];
  const left = others.reduce(
    (rest, { kind, totals }) => (kind === 'credit_note' ? rest.minus(askedFor(totals)) : rest.plus(askedFor(totals))),
    askedFor(invoice.totals),
  );
  if (askedFor(note.totals).lte(left)) return [];
  return [
    faultWith(
      '#/lines',
      'note_exceeds_invoice',
      {
        en: `The note takes back ${amount(askedFor(note.totals))}; of ${invoice.id} ${amount(left)} is left to be taken back.`,
        es: `La nota devuelve ${amount(askedFor(note.totals))}; de ${invoice.id} quedan ${amount(left)} por devolver.`,
      },
      {
        fix: {
          en: 'Lower the lines, or leave out what an earlier credit note has taken back.',
          es: 'Reduzca las líneas, u omita lo que otra nota crédito ya devolvió.',
        },
      },
    ),
  ];
};

/** Total of a document before prepayments are deducted. */
const askedFor = ({ tax_inclusive_amount, allowance_total, charge_total }: DraftTotals): Decimal =>
  decimal(tax_inclusive_amount).minus(decimal(allowance_total)).plus(decimal(charge_total));
