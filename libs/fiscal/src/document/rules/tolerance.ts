import { type Decimal, decimal } from '../../values/money.js';

/** Largest allowed difference between a given and a computed amount, in its currency. Source: annex 1.9 §6.7. */
export const TOLERANCE = '2.00';
const LIMIT = decimal(TOLERANCE);

export const agrees = (given: Decimal, computed: Decimal): boolean => given.minus(computed).abs().lte(LIMIT);
