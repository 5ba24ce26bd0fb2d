/** First letters of DIAN's ids of the rules of a kind of document: F of invoices, C of credit, D of debit notes. */
export type RuleLetter = string;

/** One or two letters, before those of the group of the rule and its number. */
const ID = /^(?!CTG)(?:[FCD]|[A-Z]{2})(?=[A-Z]{2}\d)/;

/** FAX07 of an invoice (F) is CAX07 of a credit note (C) and DAX07 of a debit note (D). */
export const ruleWithLetter = (id: string, letter: RuleLetter): string => id.replace(ID, letter);

/** Returns the letters of an id that is of one kind of documents; '' of any other. */
export const lettersOf = (id: string): RuleLetter => ID.exec(id)?.[0] ?? '';
