/**
 * First letters of DIAN's ids of the rules of a kind of document: F of invoices, C of credit, D of debit notes,
 * DS of purchases, NS of notes to them; DE of equivalent documents, NA of notes to them.
 */
export type RuleLetter = string;

const ID = /^(?!CTG)(?:[FCD]|DS|NS|DE|NA)(?=[A-Z]{2}\d)/;

/** FAX07 of an invoice (F) is CAX07 of a credit note (C), DAX07 of a debit note (D) and DSAX07 of a purchase (DS). */
export const ruleWithLetter = (id: string, letter: RuleLetter): string => id.replace(ID, letter);

/** Returns the letters of an id that is of one kind of documents; '' of any other. */
export const lettersOf = (id: string): RuleLetter => ID.exec(id)?.[0] ?? '';
