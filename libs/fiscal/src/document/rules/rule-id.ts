import type { DocumentKind } from '../../values/document-kind.js';

const LETTER: Readonly<Record<DocumentKind, string>> = { invoice: 'F', credit_note: 'C', debit_note: 'D' };

/** FAX07 of an invoice is CAX07 of a credit note and DAX07 of a debit note. */
export const ruleOfKind = (id: string, kind: DocumentKind): string =>
  /^[FCD](?!TG)[A-Z]{2}\d/.test(id) ? LETTER[kind] + id.slice(1) : id;
