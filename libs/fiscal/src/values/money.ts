import { Big } from 'big.js';

/**
 * Constructor of big.js with its own settings. Products and sums are exact; a JavaScript number instead of a decimal
 * string throws, so that no floating-point error can enter.
 */
const Exact = Big();
Exact.strict = true;
Exact.RM = Big.roundHalfEven;

export type Decimal = Big;

export const decimal = (text: string): Decimal => new Exact(text);

export const ZERO: Decimal = decimal('0');
const PERCENT = decimal('0.01');

/** Rounds to an amount in the document's currency: two decimals, half to even (NTC 3711). */
export const amount = (value: Decimal): string => value.toFixed(2, Big.roundHalfEven);

/** Cuts to two decimals without rounding, as the CUFE asks for. */
export const truncatedAmount = (text: string): string => decimal(text).toFixed(2, Big.roundDown);

/** Removes zeros at the end, down to two decimals: '19.000' becomes '19.00', '33.333' stays. */
export const plain = (text: string): string => text.replace(/(\.\d{2}\d*?)0+$/, '$1');

export const total = (amounts: readonly string[]): Decimal => {
  let sum = ZERO;
  for (const each of amounts) sum = sum.plus(decimal(each));
  return sum;
};

/** Returns `rate` percent of `base`, not rounded. */
export const percentOf = (base: Decimal, rate: string): Decimal => base.times(decimal(rate)).times(PERCENT);
