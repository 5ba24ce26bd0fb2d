import type { DocumentDraft, DocumentKind, LineDraft } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { adjustmentsByValue, linesByValue } from './credit-by-value.js';
import { ADJUSTMENTS, leftOf, LINES, type Part, type Sign, without } from './credit-parts.js';

/** The parts of a document that add up to its amount. */
export type Creditable = Pick<DocumentDraft, 'lines' | 'allowances' | 'charges'>;

export interface WholeNote {
  readonly kind: DocumentKind;
  readonly draft: Creditable;
}

/**
 * Returns what is left of a document after its notes: lines and discounts that differ in amounts alone are added, those
 * of notes that take back subtracted. Where notes lowered prices, or took back amounts under other words, what is left is told by
 * value. Null when it cannot be told with its taxes.
 */
export const creditRest = (corrected: Creditable, notes: readonly WholeNote[]): Creditable | null => {
  const debits = notes.filter(({ kind, draft }) => kindOf(kind).creditable(draft) === 'more');
  const credits = notes.filter(({ kind, draft }) => kindOf(kind).creditable(draft) === 'less');
  const partsOf = <Item>(itemsOf: (of: Creditable) => readonly Item[]): Part<Item>[] => [
    ...[corrected, ...debits.map(({ draft }) => draft)].flatMap((of) => signed(itemsOf(of), 1)),
    ...credits.flatMap(({ draft }) => signed(itemsOf(draft), -1)),
  ];
  const sold = partsOf((of) => of.lines.map(creditLine));
  const [discounts, added] = [partsOf(({ allowances = [] }) => allowances), partsOf(({ charges = [] }) => charges)];
  const lines = leftOf(sold, LINES) ?? linesByValue(sold);
  if (lines === null) return null;
  const [allowances, charges] = [leftOf(discounts, ADJUSTMENTS), leftOf(added, ADJUSTMENTS)];
  const adjustments =
    allowances === null || charges === null ? adjustmentsByValue(discounts, added) : { allowances, charges };
  return {
    lines,
    ...(adjustments.allowances.length > 0 ? { allowances: adjustments.allowances } : {}),
    ...(adjustments.charges.length > 0 ? { charges: adjustments.charges } : {}),
  };
};

const signed = <Item>(items: readonly Item[], sign: Sign): Part<Item>[] => items.map((item) => ({ sign, item }));

/** Fields of a line that are of the sale alone: withholdings, and when, where and by which documents it was delivered. */
const OF_THE_SALE: readonly (keyof LineDraft)[] = [
  'withholdings',
  'invoice_period',
  'order_line_references',
  'despatch_line_references',
  'receipt_line_references',
  'document_references',
  'delivery',
  'delivery_terms',
];

/** A line as a note has it. */
const creditLine = (line: LineDraft): LineDraft => without(line, OF_THE_SALE) as LineDraft;
