import {
  amount,
  type Decimal,
  decimal,
  type DocumentDraft,
  type DocumentKind,
  type DraftTotals,
  type Fault,
  faultWith,
  isAnnulment,
} from '@rubrica/fiscal';
import type { DocumentRow } from '../document/document-row.js';

interface NoteAmounts {
  readonly kind: DocumentKind;
  readonly totals: DraftTotals;
}

/**
 * Returns a fault when the credit notes of an invoice exceed the invoice and its debit notes, or when an annulment leaves
 * something of it; `others` are the notes that exist.
 */
export const excessFaults = (
  note: NoteAmounts & { readonly draft: DocumentDraft },
  invoice: Pick<DocumentRow, 'id' | 'totals'>,
  others: readonly NoteAmounts[],
): Fault[] => {
  if (note.kind !== 'credit_note') return [];
  const left = others.reduce(
    (rest, { kind, totals }) => (kind === 'credit_note' ? rest.minus(askedFor(totals)) : rest.plus(askedFor(totals))),
    askedFor(invoice.totals),
  );
  const taken = askedFor(note.totals);
  if (taken.gt(left)) return [excess(taken, left, invoice.id)];
  return isAnnulment(note.draft) && taken.lt(left) ? [incompleteAnnulment(taken, left, invoice.id)] : [];
};

const excess = (taken: Decimal, left: Decimal, id: string): Fault =>
  faultWith(
    '#/lines',
    'note_exceeds_invoice',
    {
      en: `The note takes back ${amount(taken)}; of ${id} ${amount(left)} is left to be taken back.`,
      es: `La nota devuelve ${amount(taken)}; de ${id} quedan ${amount(left)} por devolver.`,
    },
    {
      fix: {
        en: `Write lines that come to "${amount(left)}" at most, or leave out what an earlier credit note has taken back.`,
        es: `Escriba líneas que sumen "${amount(left)}" como máximo, u omita lo que otra nota crédito ya devolvió.`,
      },
      rule: 'VLR02',
    },
  );

const incompleteAnnulment = (taken: Decimal, left: Decimal, id: string): Fault =>
  faultWith(
    '#/lines',
    'annulment_incomplete',
    {
      en: `An annulment (reason_code 2) takes back all that is left of ${id}, ${amount(left)}; this note takes back ${amount(taken)}.`,
      es: `Una anulación (reason_code 2) devuelve todo lo que queda de ${id}, ${amount(left)}; esta nota devuelve ${amount(taken)}.`,
    },
    {
      fix: {
        en: `Write lines that come to "${amount(left)}", or reason_code "1" for a part of it.`,
        es: `Escriba líneas que sumen "${amount(left)}", o reason_code "1" para una parte.`,
      },
    },
  );

/** Total of a document before prepayments are deducted. */
const askedFor = ({ tax_inclusive_amount, allowance_total, charge_total }: DraftTotals): Decimal =>
  decimal(tax_inclusive_amount).minus(decimal(allowance_total)).plus(decimal(charge_total));
