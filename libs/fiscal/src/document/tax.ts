import { taxes } from '../catalogs/taxes.js';
import { type Decimal, decimal, percentOf } from '../values/money.js';
import { agrees } from './tolerance.js';

/** What a tax is computed from: a rate on a base, or an amount for `each` so many units. */
export type TaxBasis =
  | { readonly base: Decimal; readonly rate: string }
  | { readonly perUnitAmount: Decimal; readonly baseQuantity: Decimal; readonly each: Decimal };

/** For how many units the amount of a tax by unit is: 100 (millilitres) of IBUA, 1 of all others. */
export const unitsEach = (code: string): Decimal => decimal(taxes.get(code)?.fixedUnit?.each ?? '1');

/** Units that count pieces: a bag is one whether it is counted in 94, NIU, EA or C62. */
const PIECES: ReadonlySet<string> = new Set(['94', 'NIU', 'EA', 'C62']);

/** Returns one code for all units that count pieces, any other code as it is. */
export const pieceOr = (unitCode: string): string => (PIECES.has(unitCode) ? '94' : unitCode);

/** Returns base × rate, or amount × quantity; not rounded. */
export const computedTax = (basis: TaxBasis): Decimal =>
  'rate' in basis ? percentOf(basis.base, basis.rate) : basis.perUnitAmount.times(basis.baseQuantity).div(basis.each);

/** FAX07 (a line), FAS07 (the document): whether a tax agrees with what it is computed from, within the tolerance. */
export const taxAgrees = (value: Decimal, basis: TaxBasis): boolean => agrees(value, computedTax(basis));

/**
 * FAX01 (a line), FAS01a (the document): returns the positions of the codes that occur earlier in the list too. An
 * undefined code is never repeated.
 */
export const repeatedTaxes = (codes: readonly (string | undefined)[]): ReadonlySet<number> =>
  new Set(codes.flatMap((code, index) => (code !== undefined && codes.indexOf(code) < index ? [index] : [])));
