import { agrees, amount, type Decimal, decimal, type LineDraft, plain, type TaxDraft, ZERO } from '@rubrica/fiscal';
import type { Part } from './credit-parts.js';

/** A tax at one rate; or a tax by unit, whose amount for one unit may differ. */
export const taxKey = ({ code, rate, unit_code, name }: TaxDraft): string =>
  JSON.stringify([code, rate === undefined ? null : plain(rate), unit_code ?? null, name ?? null]);

const byKey = (one: TaxDraft, other: TaxDraft): number => (taxKey(one) < taxKey(other) ? -1 : 1);
export const taxesOf = ({ taxes = [] }: LineDraft): readonly TaxDraft[] => taxes.toSorted(byKey);

/**
 * Returns each tax of the sold line with what is left of it; one that was taken back whole is left out. Null when one is
 * left without its base or by no whole unit, or when more was taken back than was sold.
 */
export const taxesLeft = (sold: LineDraft, parts: readonly Part<LineDraft>[]): TaxDraft[] | null => {
  const taxes = taxesOf(sold).map((tax) => taxLeft(tax, parts));
  return taxes.includes(null) ? null : taxes.flatMap((tax) => (tax === null || isNothing(tax) ? [] : tax));
};

const taxLeft = (tax: TaxDraft, parts: readonly Part<LineDraft>[]): TaxDraft | null => {
  const same = parts.flatMap(({ sign, item }) =>
    (item.taxes ?? []).filter((one) => taxKey(one) === taxKey(tax)).map((one) => ({ sign, item: one })),
  );
  const value = sumOf(same, (one) => one.value);
  if (value.lt(ZERO)) return null;
  const left = { ...tax, value: amount(value) };
  if (tax.per_unit_amount !== undefined) return byUnit(left, same);
  const base = sumOf(same, (one) => one.base ?? '0.00');
  if (tax.base === undefined || tax.rate === undefined) return left;
  const isOnItsBase = agrees(value, base.times(decimal(tax.rate)).div(HUNDRED)) && (base.gt(ZERO) || value.eq(ZERO));
  return base.lt(ZERO) || !isOnItsBase ? null : { ...left, base: amount(base) };
};

/** Returns the units that are left; where notes had other amounts for one, as many as come to the value. */
const byUnit = (left: TaxDraft, same: readonly Part<TaxDraft>[]): TaxDraft | null => {
  const { per_unit_amount: each, base_quantity: count = '0.00', value } = left;
  const [first] = same;
  const counted = sumOf(same, (one) => one.base_quantity ?? '0.00');
  if (same.every(({ item }) => item.per_unit_amount === each))
    return counted.lt(ZERO) || counted.eq(ZERO) !== decimal(value).eq(ZERO)
      ? null
      : { ...left, base_quantity: exact(counted) };
  const whole = decimal(first?.item.value ?? '0.00');
  if (whole.eq(ZERO)) return null;
  const base_quantity = exact(decimal(count).times(decimal(value)).div(whole));
  const comesTo = amount(whole.times(decimal(base_quantity)).div(decimal(count)));
  return comesTo === value ? { ...left, base_quantity } : null;
};

const isNothing = ({ value, base = '0.00', base_quantity: count = '0.00' }: TaxDraft): boolean =>
  [value, base, count].every((left) => decimal(left).eq(ZERO));

const HUNDRED = decimal('100');

export const sumOf = <Item>(parts: readonly Part<Item>[], of: (item: Item) => string): Decimal =>
  parts.reduce(
    (sum, { sign, item }) => (sign === 1 ? sum.plus(decimal(of(item))) : sum.minus(decimal(of(item)))),
    ZERO,
  );

/** A decimal with two to six places. */
export const exact = (value: Decimal): string => plain(value.toFixed(6));
