import { Big } from 'big.js';

/**
 * Big numbers with settings of their own: products and sums are exact, and a JavaScript number in place of a
 * decimal string throws instead of bringing a float along.
 */
const Exact = Big();
Exact.strict = true;
Exact.RM = Big.roundHalfEven;

export type Decimal = Big;

export const decimal = (text: string): Decimal => new Exact(text);

export const ZERO: Decimal = decimal('0');
const PERCENT = decimal('0.01');

/** An amount in the document's currency, two decimals, half to even (NTC 3711). */
export const amount = (value: Decimal): string => value.toFixed(2, Big.roundHalfEven);

/** Cut, not rounded: what the CUFE hashes. */
export const truncatedAmount = (text: string): string => decimal(text).toFixed(2, Big.roundDown);

/** At least two decimals and no more than it needs: '19.000' is '19.00', '33.333' stays. */
export const plain = (text: string): string => text.replace(/(\.\d{2}\d*?)0+$/, '$1');

export const total = (amounts: readonly string[]): Decimal => {
  let sum = ZERO;
  for (const each of amounts) sum = sum.plus(decimal(each));
  return sum;
};

/** `rate` percent of `base`, not rounded. */
export const percentOf = (base: Decimal, rate: string): Decimal => base.times(decimal(rate)).times(PERCENT);
