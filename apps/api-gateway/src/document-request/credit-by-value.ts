import {
  agrees,
  type AllowanceChargeDraft,
  amount,
  type Decimal,
  decimal,
  type LineDraft,
  plain,
  type TaxDraft,
  ZERO,
} from '@rubrica/fiscal';
import { canonicalHash } from '@rubrica/service';
import { leftOf, LINES, type Part, without } from './credit-parts.js';

type LinePart = Part<LineDraft>;

/**
 * Returns what is left of lines by their value: first of each item, whatever its price; where notes took back an item
 * that was not sold, or more of one than was sold, of all lines with the same taxes. Null when a tax is left without its
 * base, or less than nothing.
 */
export const linesByValue = (parts: readonly LinePart[]): LineDraft[] | null => {
  const groups = [...grouped(parts, taxationOf).values()].map(linesOfTaxation);
  return groups.includes(null) ? null : groups.flatMap((lines) => lines ?? []);
};

const linesOfTaxation = (parts: readonly LinePart[]): LineDraft[] | null => {
  const items = [...grouped(parts, itemOf).values()];
  const lines = items.map((item) => leftOf(item, LINES) ?? valueLine(item));
  if (!lines.includes(null)) return lines.flatMap((some) => some ?? []);
  const balance = valueLine(parts);
  // Of one item that was sold, what is left is that item.
  return balance && items.filter((item) => item.some(({ sign }) => sign === 1)).length > 1
    ? balance.map(asBalance)
    : balance;
};

const grouped = (parts: readonly LinePart[], keyOf: (line: LineDraft) => object): Map<string, LinePart[]> => {
  const groups = new Map<string, LinePart[]>();
  for (const part of parts) {
    const key = canonicalHash(keyOf(part.item));
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  return groups;
};

const TAXED = ['base', 'value', 'base_quantity'] as const;
/** What a line says of amounts, and what does not tell one item from another. */
const SAID = ['quantity', 'unit_price', 'line_extension_amount', 'allowances', 'charges', 'note'] as const;

const byCode = (one: TaxDraft, other: TaxDraft): number => (one.code < other.code ? -1 : 1);
const taxesOf = ({ taxes = [] }: LineDraft): readonly TaxDraft[] => taxes.toSorted(byCode);
const itemOf = (line: LineDraft): object => ({ ...without(line, [...SAID, 'taxes']), ...taxationOf(line) });
const taxationOf = (line: LineDraft): object => ({
  taxes: taxesOf(line).map((tax) => without(tax, TAXED)),
  mandate: line.mandate ?? null,
  aiu_part: line.aiu_part ?? null,
  is_free: decimal(line.unit_price).eq(ZERO),
});

/** Returns the value that is left as one line, in as many pieces as are left; null when it cannot be told so. */
const valueLine = (parts: readonly LinePart[]): LineDraft[] | null => {
  const sold = parts.find(({ sign }) => sign === 1)?.item;
  if (sold === undefined) return null;
  const value = sumOf(parts, (line) => line.line_extension_amount);
  const taxes = taxesOf(sold).map((tax, i) =>
    taxOf(tax, (name) => sumOf(parts, (line) => taxesOf(line)[i]?.[name] ?? '0.00')),
  );
  const sums = taxes.flatMap((tax) => TAXED.map((name) => decimal(tax[name] ?? '0.00')));
  if (value.lt(ZERO) || sums.some((sum) => sum.lt(ZERO))) return null;
  if (value.eq(ZERO)) return sums.every((sum) => sum.eq(ZERO)) ? [] : null;
  if (!taxes.every((tax, i) => isOnItsBase(tax, taxesOf(sold)[i]))) return null;
  const line = without(sold, ['allowances', 'charges', 'note']) as LineDraft;
  return [{ ...line, ...priced(value, piecesOf(parts)), ...(taxes.length > 0 ? { taxes } : {}) }];
};

/** Whether a tax is left with the base that it is computed from, within the tolerance. */
const isOnItsBase = ({ rate, base, value }: TaxDraft, sold: TaxDraft | undefined): boolean =>
  rate === undefined ||
  base === undefined ||
  (agrees(decimal(value), decimal(base).times(decimal(rate)).div(HUNDRED)) &&
    decimal(base).gt(ZERO) === decimal(sold?.base ?? '0.00').gt(ZERO));

const HUNDRED = decimal('100');

const taxOf = (tax: TaxDraft, sum: (name: (typeof TAXED)[number]) => Decimal): TaxDraft => ({
  ...tax,
  value: amount(sum('value')),
  ...(tax.base === undefined ? {} : { base: amount(sum('base')) }),
  ...(tax.base_quantity === undefined ? {} : { base_quantity: exact(sum('base_quantity')) }),
});

const sumOf = (parts: readonly LinePart[], of: (line: LineDraft) => string): Decimal =>
  parts.reduce(
    (sum, { sign, item }) => (sign === 1 ? sum.plus(decimal(of(item))) : sum.minus(decimal(of(item)))),
    ZERO,
  );

/** Pieces that are left: a credit note at another price lowers it, and takes none back. */
const piecesOf = (parts: readonly LinePart[]): Decimal => {
  const prices = new Set(parts.filter(({ sign }) => sign === 1).map(({ item }) => exact(decimal(item.unit_price))));
  const moved = parts.filter(({ sign, item }) => sign === 1 || prices.has(exact(decimal(item.unit_price))));
  return sumOf(moved, ({ quantity }) => quantity);
};

/** Returns quantity and price of a value: those pieces, if their price comes to it exactly, else one. */
const priced = (
  value: Decimal,
  pieces: Decimal,
): Pick<LineDraft, 'quantity' | 'unit_price' | 'line_extension_amount'> => {
  const line_extension_amount = amount(value);
  const unit_price = pieces.gt(ZERO) ? exact(value.div(pieces)) : '';
  return unit_price !== '' && amount(decimal(unit_price).times(pieces)) === line_extension_amount
    ? { quantity: exact(pieces), unit_price, line_extension_amount }
    : { quantity: '1.00', unit_price: line_extension_amount, line_extension_amount };
};

/** A decimal with two to six places. */
const exact = (value: Decimal): string => plain(value.toFixed(6));

/** The line of what is left of several items. */
const asBalance = ({ mandate, taxes, line_extension_amount: value }: LineDraft): LineDraft => ({
  description: 'Saldo de la factura',
  quantity: '1.00',
  unit_code: '94',
  unit_price: value,
  line_extension_amount: value,
  ...(taxes ? { taxes } : {}),
  ...(mandate ? { mandate } : {}),
});

/** Returns the discounts and charges of the whole document that are left, as one amount of the two. */
export const adjustmentsByValue = (
  allowances: readonly Part<AllowanceChargeDraft>[],
  charges: readonly Part<AllowanceChargeDraft>[],
): { readonly allowances: AllowanceChargeDraft[]; readonly charges: AllowanceChargeDraft[] } => {
  const sum = (parts: readonly Part<AllowanceChargeDraft>[]): Decimal =>
    parts.reduce(
      (all, { sign, item }) => (sign === 1 ? all.plus(decimal(item.amount)) : all.minus(decimal(item.amount))),
      ZERO,
    );
  const net = sum(allowances).minus(sum(charges));
  const one = (parts: readonly Part<AllowanceChargeDraft>[], of: Decimal): AllowanceChargeDraft => {
    const asked = parts.find(({ sign }) => sign === 1)?.item ?? { amount: '' };
    return { ...(without(asked, ['rate', 'base']) as AllowanceChargeDraft), amount: amount(of) };
  };
  return {
    allowances: net.gt(ZERO) ? [one(allowances, net)] : [],
    charges: net.lt(ZERO) ? [one(charges, ZERO.minus(net))] : [],
  };
};
