import Big from 'big.js';

/** How close two amounts must be: equal after rounding to whole pesos, or at most 2.00 apart. */
export type Tolerance = 'whole_peso' | 'two_pesos';

const TWO = new Big(2);

/** Returns 0 for a missing element; the structure check has refused what is no number. */
export const decimal = (text: string): Big => new Big(text === '' ? 0 : text.replace(/^\+/, '').replace(/\.$/, ''));

export const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, amount) => total.plus(amount), new Big(0));

/** The schematron compares round() of both sides (XPath: half up); Anexo Técnico 1.9, 5.2.1 allows ±2.00. */
export const isAbout = (amount: Big, expected: Big, tolerance: Tolerance): boolean =>
  amount.eq(expected) ||
  (tolerance === 'whole_peso' ? wholePeso(amount).eq(wholePeso(expected)) : amount.minus(expected).abs().lte(TWO));

const HUNDREDTH = new Big('0.01');

/** Multiplication: a division by 100 takes several times as long. */
export const hundredthOf = (amount: Big): Big => amount.times(HUNDREDTH);

const HALF = new Big('0.5');

/** XPath's round(): the half goes up, for negative numbers too. */
const wholePeso = (amount: Big): Big => {
  const raised = amount.plus(HALF);
  const cutOff = raised.round(0, Big.roundDown);
  return cutOff.gt(raised) ? cutOff.minus(1) : cutOff;
};

/** Returns the value with two decimals, truncated. */
export const cut = (amount: Big): string => amount.round(2, Big.roundDown).toFixed(2);

export type { Big };
