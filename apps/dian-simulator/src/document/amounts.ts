import Big from 'big.js';

/** Differences up to this are rounding. In units of the document's currency. Source: Anexo Técnico 1.9, 6.7. */
const TOLERANCE = new Big(2);

/** 0 for an element that is missing; what is not a number was refused before. */
export const decimal = (text: string): Big => new Big(text === '' ? 0 : text.replace(/^\+/, '').replace(/\.$/, ''));

export const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0));

export const isAbout = (amount: Big, expected: Big): boolean => amount.minus(expected).abs().lte(TOLERANCE);

/** Two decimals, the others cut off. */
export const cut = (amount: Big): string => amount.round(2, Big.roundDown).toFixed(2);

export type { Big };
