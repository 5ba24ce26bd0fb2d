import { type Decimal, percentOf } from '../../values/money.js';
import { agrees } from './tolerance.js';

/** What a tax is computed from: a rate on a base, or an amount for each unit. */
export type TaxBasis =
  | { readonly base: Decimal; readonly rate: string }
  | { readonly perUnitAmount: Decimal; readonly baseQuantity: Decimal };

/** Tax of a base or of a quantity, not rounded. */
export const computedTax = (basis: TaxBasis): Decimal =>
  'rate' in basis ? percentOf(basis.base, basis.rate) : basis.perUnitAmount.times(basis.baseQuantity);

/** FAX07 (a line), FAS07 (the document): whether a tax is what its base and rate make, within the tolerance. */
export const taxAgrees = (value: Decimal, basis: TaxBasis): boolean => agrees(value, computedTax(basis));

/**
 * FAX01 (a line), FAS01a (the document): positions of the tax codes that stand earlier in the list already. Undefined
 * stands for a tax that is not judged.
 */
export const repeatedTaxes = (codes: readonly (string | undefined)[]): ReadonlySet<number> =>
  new Set(codes.flatMap((code, index) => (code !== undefined && codes.indexOf(code) < index ? [index] : [])));
