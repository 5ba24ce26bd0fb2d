import { type Decimal, decimal, ZERO } from '../values/money.js';

/** Largest allowed difference between a given and a computed amount, in its currency. Source: annex 1.9 §6.7 (ADR 0130). */
export const TOLERANCE = '2.00';

const LIMIT = decimal(TOLERANCE);

export const agrees = (given: Decimal, computed: Decimal): boolean => given.minus(computed).abs().lte(LIMIT);

const CENT = decimal('0.01');

const PESO = decimal('1');

/** Whether an amount differs from the exact one by rounding alone, to the cent or to the peso. */
export const isRounding = (given: Decimal, exact: Decimal): boolean => {
  const difference = given.minus(exact).abs();
  return difference.lt(CENT) || (given.mod(PESO).eq(ZERO) && difference.lt(PESO));
};
