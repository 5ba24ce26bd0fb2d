import {
  type AllowanceChargeDraft,
  amount,
  type Decimal,
  decimal,
  type LineDraft,
  type TaxDraft,
  ZERO,
} from '@rubrica/fiscal';
import { canonicalHash } from '@rubrica/service';
import { leftOf, LINES, type Part, without } from './credit-parts.js';
import { exact, sumOf, taxesLeft, taxesOf, taxKey } from './credit-taxes.js';

type LinePart = Part<LineDraft>;

/**
 * Returns what is left of lines by their value: first of each item, whatever its price; where notes took back an item
 * that was not sold, or more of one than was sold, of all lines with the same taxes; where notes took it back without
 * some of its taxes, of the lines that have these and more. Null when a tax is left without its base, or less than nothing.
 */
export const linesByValue = (parts: readonly LinePart[]): LineDraft[] | null => {
  const groups: (readonly LinePart[])[] = [...grouped(parts, taxationOf).values()];
  const told = new Map<readonly LinePart[], LineDraft[]>();
  // Fewest taxes first: what cannot be told of a group is told together with one that has its taxes and more.
  const open = groups.toSorted((one, other) => taxesInGroup(one).length - taxesInGroup(other).length);
  for (let group = open.shift(); group; group = open.shift()) {
    const lines = linesOfTaxation(group);
    if (lines !== null) {
      told.set(group, lines);
      continue;
    }
    const host = hostOf(group, open);
    if (host === undefined) return null;
    const merged = [...host, ...group];
    open[open.indexOf(host)] = merged;
    groups[groups.indexOf(host)] = merged;
  }
  return groups.flatMap((group) => told.get(group) ?? []);
};

/** Returns the group that a group is told with: if possible one of the same goods, with which it can be told. */
const hostOf = (group: readonly LinePart[], open: readonly (readonly LinePart[])[]) => {
  const hosts = open.filter((host) => hasTaxesOf(host, group));
  const goods = new Set(group.map(({ item }) => item.description));
  const isOfGoods = (host: readonly LinePart[]): boolean => host.some(({ item }) => goods.has(item.description));
  const telling = hosts.filter((host) => linesOfTaxation([...host, ...group]) !== null);
  return telling.find(isOfGoods) ?? telling[0] ?? hosts[0];
};

const hasTaxesOf = ([host]: readonly LinePart[], [guest]: readonly LinePart[]): boolean => {
  if (host === undefined || guest === undefined) return false;
  const keys = new Set(taxesOf(host.item).map(taxKey));
  return (
    taxesOf(guest.item).every((tax) => keys.has(taxKey(tax))) &&
    canonicalHash(familyOf(host.item)) === canonicalHash(familyOf(guest.item))
  );
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

/** What a line says of amounts, and what does not tell one item from another. */
const SAID = ['quantity', 'unit_price', 'line_extension_amount', 'allowances', 'charges', 'note', 'taxes'] as const;

/** Lines of one item have the same taxes, or are told together with those that have more. */
const itemOf = (line: LineDraft): object => ({ ...without(line, SAID), ...familyOf(line) });
const taxationOf = (line: LineDraft): object => ({ taxes: taxesOf(line).map(taxKey), ...familyOf(line) });
const familyOf = (line: LineDraft): object => ({
  mandate: line.mandate ?? null,
  aiu_part: line.aiu_part ?? null,
  is_free: decimal(line.unit_price).eq(ZERO),
});
const taxesInGroup = ([first]: readonly LinePart[]): readonly TaxDraft[] => (first ? taxesOf(first.item) : []);

/** Returns the value that is left as one line, in as many pieces as are left; null when it cannot be told so. */
const valueLine = (parts: readonly LinePart[]): LineDraft[] | null => {
  const sold = parts.find(({ sign }) => sign === 1)?.item;
  if (sold === undefined) return null;
  const value = sumOf(parts, (line) => line.line_extension_amount);
  const taxes = taxesLeft(sold, parts);
  if (taxes === null || value.lt(ZERO)) return null;
  if (value.eq(ZERO)) return taxes.length === 0 ? [] : null;
  const line = without(sold, ['allowances', 'charges', 'note', 'taxes']) as LineDraft;
  return [{ ...line, ...priced(value, piecesOf(parts)), ...(taxes.length > 0 ? { taxes } : {}) }];
};

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
