import { type Decimal, percentOf } from '../../values/money.js';
import { agrees } from './tolerance.js';

/** FAU08 (discounts), FAU10 (charges): whether an amount given with a rate is that percentage of its base. */
export const allowanceAgrees = (amount: Decimal, base: Decimal, rate: string): boolean =>
  agrees(amount, percentOf(base, rate));

/** FAU14: what is to be paid, payments received before not subtracted. */
export const payableAmount = (sums: {
  readonly taxInclusive: Decimal;
  readonly allowances: Decimal;
  readonly charges: Decimal;
}): Decimal => sums.taxInclusive.minus(sums.allowances).plus(sums.charges);
