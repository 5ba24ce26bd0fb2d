import Big from 'big.js';

/** Largest difference that counts as rounding, in units of the document's currency. Source: Anexo Técnico 1.9, 6.7. */
const TOLERANCE = new Big(2);

/** Returns 0 for a missing element; the structure check has refused what is no number. */
export const decimal = (text: string): Big => new Big(text === '' ? 0 : text.replace(/^\+/, '').replace(/\.$/, ''));

export const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0));

export const isAbout = (amount: Big, expected: Big): boolean => amount.minus(expected).abs().lte(TOLERANCE);

/** Returns the value with two decimals, truncated. */
export const cut = (amount: Big): string => amount.round(2, Big.roundDown).toFixed(2);

export type { Big };
