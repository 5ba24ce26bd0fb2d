import type { DocumentKind } from '../values/document-kind.js';

/** First letter of the rules of a kind of document. */
export type RuleLetter = 'F' | 'C' | 'D';

export const LETTER_OF_KIND: Readonly<Record<DocumentKind, RuleLetter>> = {
  invoice: 'F',
  credit_note: 'C',
  debit_note: 'D',
};

/** FAX07 of an invoice (F) is CAX07 of a credit note (C) and DAX07 of a debit note (D). */
export const ruleWithLetter = (id: string, letter: RuleLetter): string =>
  /^[FCD](?!TG)[A-Z]{2}\d/.test(id) ? letter + id.slice(1) : id;

export const ruleOfKind = (id: string, kind: DocumentKind): string => ruleWithLetter(id, LETTER_OF_KIND[kind]);
