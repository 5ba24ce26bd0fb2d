/** First letters of DIAN's ids of the rules of a kind of document: F of invoices, C of credit, D of debit notes, DE of equivalents. */
export type RuleLetter = string;

const ID = /^(?!CTG)(?:[FCD]|DE)(?=[A-Z]{2}\d)/;

/** FAX07 of an invoice (F) is CAX07 of a credit note (C), DAX07 of a debit note (D) and DEAX07 of an equivalent document (DE). */
export const ruleWithLetter = (id: string, letter: RuleLetter): string => id.replace(ID, letter);

/** Returns the letters of an id that is of one kind of documents; '' of any other. */
export const lettersOf = (id: string): RuleLetter => ID.exec(id)?.[0] ?? '';
