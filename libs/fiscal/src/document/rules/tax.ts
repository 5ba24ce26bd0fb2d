import { type Decimal, percentOf } from '../../values/money.js';
import { agrees } from './tolerance.js';

/** What a tax is computed from: a rate on a base, or an amount for each unit. */
export type TaxBasis =
  | { readonly base: Decimal; readonly rate: string }
  | { readonly perUnitAmount: Decimal; readonly baseQuantity: Decimal };

/** Returns base × rate, or amount for one unit × quantity; not rounded. */
export const computedTax = (basis: TaxBasis): Decimal =>
  'rate' in basis ? percentOf(basis.base, basis.rate) : basis.perUnitAmount.times(basis.baseQuantity);

/** FAX07 (a line), FAS07 (the document): whether a tax agrees with what it is computed from, within the tolerance. */
export const taxAgrees = (value: Decimal, basis: TaxBasis): boolean => agrees(value, computedTax(basis));

/**
 * FAX01 (a line), FAS01a (the document): returns the positions of the codes that occur earlier in the list too. An
 * undefined code is never repeated.
 */
export const repeatedTaxes = (codes: readonly (string | undefined)[]): ReadonlySet<number> =>
  new Set(codes.flatMap((code, index) => (code !== undefined && codes.indexOf(code) < index ? [index] : [])));
