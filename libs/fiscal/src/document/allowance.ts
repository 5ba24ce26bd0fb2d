import { amount, type Decimal, decimal, percentOf, plain } from '../values/money.js';
import { agrees, isRounding } from './tolerance.js';

const MOST_DECIMALS = 12;

/**
 * FAQ06 (document), FBE05 (line): returns the percentage that an amount is of its base, with as few decimals as give
 * the amount to the cent. The base is greater than zero.
 */
export const factorOf = (value: Decimal, base: Decimal): string => {
  const exact = value.times(HUNDRED).div(base);
  for (let decimals = 2; ; decimals += 1) {
    const factor = exact.toFixed(decimals);
    if (decimals === MOST_DECIMALS || amount(percentOf(base, factor)) === amount(value)) return plain(factor);
  }
};

const HUNDRED = decimal('100');

/**
 * Whether a discount is greater than what it is taken from (FAQ06, FBE05: at most 100 %). If it names no base, that is
 * `usualBase`, which is not rounded: a whole discount of it may be.
 */
export const exceedsBase = (
  { amount: value, base }: { readonly amount: string; readonly base?: string | undefined },
  usualBase: Decimal,
): boolean =>
  base === undefined
    ? decimal(value).gt(usualBase) && !isRounding(decimal(value), usualBase)
    : decimal(value).gt(decimal(base));

/** FAU08 (discounts), FAU10 (charges): whether an amount is `rate` percent of its base, within the tolerance. */
export const allowanceAgrees = (value: Decimal, base: Decimal, rate: string): boolean =>
  agrees(value, percentOf(base, rate));

/** FAU14: returns the amount to be paid, before payments received earlier are subtracted. */
export const payableAmount = (sums: {
  readonly taxInclusive: Decimal;
  readonly allowances: Decimal;
  readonly charges: Decimal;
}): Decimal => sums.taxInclusive.minus(sums.allowances).plus(sums.charges);
