import { type Decimal, percentOf } from '../../values/money.js';
import { agrees } from './tolerance.js';

/** FAU08 (discounts), FAU10 (charges): whether an amount is `rate` percent of its base, within the tolerance. */
export const allowanceAgrees = (amount: Decimal, base: Decimal, rate: string): boolean =>
  agrees(amount, percentOf(base, rate));

/** FAU14: returns the amount to be paid, before payments received earlier are subtracted. */
export const payableAmount = (sums: {
  readonly taxInclusive: Decimal;
  readonly allowances: Decimal;
  readonly charges: Decimal;
}): Decimal => sums.taxInclusive.minus(sums.allowances).plus(sums.charges);
