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
  ZERO,
} from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { DocumentRow } from '../document/document-row.js';

/** A note as far as it says what it takes back: its lines, which may be many, are not read. */
export interface EarlierNote {
  readonly kind: DocumentKind;
  readonly draft: Omit<DocumentDraft, 'lines'>;
  readonly totals: DraftTotals;
}
type Note = EarlierNote & { readonly draft: DocumentDraft };
type Corrected = Pick<DocumentRow, 'id' | 'totals'>;

/**
 * Returns a fault when the notes that take back exceed the document and what others add to it, when one alone exceeds the
 * document (VLR02), or when an annulment leaves what one note can take; `others` are the notes that exist (ADR 0036).
 */
export const excessFaults = (note: Note, corrected: Corrected, others: readonly EarlierNote[]): Fault[] => {
  if (!isCredit(note)) return [];
  const { whole, left } = creditLimits(corrected, others);
  const taken = askedFor(note.totals);
  const rounded = roundingOf(note);
  if (taken.gt(left.plus(rounded))) return [excess(taken, left, corrected.id, note)];
  if (taken.gt(whole)) return [tooLargeAlone(taken, whole, corrected.id)];
  const due = left.gt(whole) ? min(whole, leftOf(whole, others.filter(isCredit))) : left;
  return isAnnulment(note.draft) && taken.plus(rounded).lt(due) ? [incompleteAnnulment(taken, due, corrected.id)] : [];
};

/** What a document asked for, which one note may take back at most, and what all further ones together may take. */
export const creditLimits = (
  corrected: Pick<Corrected, 'totals'>,
  others: readonly EarlierNote[],
): { readonly whole: Decimal; readonly left: Decimal } => {
  const whole = askedFor(corrected.totals);
  return { whole, left: leftOf(whole, others) };
};

const leftOf = (whole: Decimal, notes: readonly EarlierNote[]): Decimal =>
  notes.reduce(
    (rest, note) => (isCredit(note) ? rest.minus(askedFor(note.totals)) : rest.plus(askedFor(note.totals))),
    whole,
  );

/** Whether a note takes back a part of what it corrects. */
export const isCredit = ({ kind, draft }: Pick<EarlierNote, 'kind' | 'draft'>): boolean =>
  kindOf(kind).creditable(draft) === 'less';

const min = (one: Decimal, other: Decimal): Decimal => (one.lt(other) ? one : other);

const excess = (taken: Decimal, left: Decimal, id: string, { kind }: Note): Fault => {
  const { noun } = kindOf(kind).words;
  return faultWith(
    '#/lines',
    'note_exceeds_invoice',
    {
      en: `The note takes back ${amount(taken)}; of ${id} ${amount(left)} is left to be taken back.`,
      es: `La nota devuelve ${amount(taken)}; de ${id} quedan ${amount(left)} por devolver.`,
    },
    {
      fix: left.gt(ZERO)
        ? {
            en: `Write lines that come to "${amount(left)}" at most, or leave out what an earlier ${noun.en} has taken back.`,
            es: `Escriba líneas que sumen "${amount(left)}" como máximo, u omita lo que otra ${noun.es} ya devolvió.`,
          }
        : {
            en: `Send no further ${noun.en} for it: the earlier ones have taken back all.`,
            es: `No envíe otra ${noun.es}: las anteriores ya devolvieron todo.`,
          },
      rule: 'VLR02',
    },
  );
};

const tooLargeAlone = (taken: Decimal, whole: Decimal, id: string): Fault =>
  faultWith(
    '#/lines',
    'note_exceeds_invoice',
    {
      en: `The note takes back ${amount(taken)}; one note takes back at most what ${id} itself asked for, ${amount(whole)}.`,
      es: `La nota devuelve ${amount(taken)}; una sola nota devuelve como máximo el valor de ${id}, ${amount(whole)}.`,
    },
    {
      fix: {
        en: `Write lines that come to "${amount(whole)}" at most, and take back what debit notes added with another credit note.`,
        es: `Escriba líneas que sumen "${amount(whole)}" como máximo, y devuelva lo que agregaron las notas débito con otra nota crédito.`,
      },
      rule: 'VLR02',
    },
  );

const incompleteAnnulment = (taken: Decimal, due: Decimal, id: string): Fault =>
  faultWith(
    '#/lines',
    'annulment_incomplete',
    {
      en: `An annulment (reason_code 2) takes back all that is left of ${id}, ${amount(due)}; this note takes back ${amount(taken)}.`,
      es: `Una anulación (reason_code 2) devuelve todo lo que queda de ${id}, ${amount(due)}; esta nota devuelve ${amount(taken)}.`,
    },
    {
      fix: {
        en: `Write lines that come to "${amount(due)}", or reason_code "1" for a part of it.`,
        es: `Escriba líneas que sumen "${amount(due)}", o reason_code "1" para una parte.`,
      },
    },
  );

/**
 * What the roundings of very many lines may add up to: their taxes are computed from the sum of their bases (FAS07), so
 * that the notes of an invoice do not come to it to the cent.
 */
const roundingOf = ({ draft: { lines }, totals }: { readonly draft: DocumentDraft; readonly totals: DraftTotals }) => {
  const stated = lines.flatMap(({ taxes = [] }) => taxes).reduce((sum, { value }) => sum.plus(decimal(value)), ZERO);
  const computed = totals.taxes.reduce((sum, { value }) => sum.plus(decimal(value)), ZERO);
  return stated.eq(computed) ? ZERO : MOST_ROUNDED;
};

/** The tolerance of the annex for sums (§6.7). */
const MOST_ROUNDED = decimal('2.00');

/** Total of a document before prepayments are deducted. */
const askedFor = ({ tax_inclusive_amount, allowance_total, charge_total }: DraftTotals): Decimal =>
  decimal(tax_inclusive_amount).minus(decimal(allowance_total)).plus(decimal(charge_total));
