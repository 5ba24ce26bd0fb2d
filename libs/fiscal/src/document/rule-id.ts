/** First letter of DIAN's ids of the rules of a kind of document: F of invoices, C of credit, D of debit notes. */
export type RuleLetter = string;

/** FAX07 of an invoice (F) is CAX07 of a credit note (C) and DAX07 of a debit note (D). */
export const ruleWithLetter = (id: string, letter: RuleLetter): string =>
  /^[FCD](?!TG)[A-Z]{2}\d/.test(id) ? letter + id.slice(1) : id;
