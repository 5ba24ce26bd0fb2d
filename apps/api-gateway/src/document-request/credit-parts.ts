import { type AllowanceChargeDraft, type Decimal, decimal, type LineDraft, ownValue, ZERO } from '@rubrica/fiscal';
import { canonicalHash } from '@rubrica/service';

export type Sign = 1 | -1;
/** A line, discount or charge that was asked for (1) or taken back (-1). */
export interface Part<Item> {
  readonly sign: Sign;
  readonly item: Item;
}

/** How parts of one kind are compared and added. */
export interface Arithmetic<Item> {
  /** Everything but the amounts. */
  readonly shape: (item: Item) => object;
  readonly plus: (one: Item, other: Item, sign: Sign) => Item;
  /** The amount that is zero when nothing is left. */
  readonly measure: (item: Item) => string;
  /** Its money, with its taxes. */
  readonly worth: (item: Item) => Decimal;
}

/** Returns what is left of parts that differ in amounts alone; null when others were taken back, or more. */
export const leftOf = <Item extends object>(
  parts: readonly Part<Item>[],
  { shape, plus, measure, worth }: Arithmetic<Item>,
): Item[] | null => {
  const uneven = withoutPairs(parts);
  if (uneven.every(({ sign }) => sign === 1)) return uneven.map(({ item }) => item);
  const left = new Map<string, Item>();
  for (const { sign, item } of uneven) {
    const key = canonicalHash(shape(item));
    const known = left.get(key);
    if (known === undefined && sign === -1) return null;
    left.set(key, known === undefined ? item : plus(known, item, sign));
  }
  const measured = [...left.values()].map((item) => ({
    item,
    rest: decimal(measure(item)),
    money: worth(item),
  }));
  const isUntold = ({ rest, money }: { readonly rest: Decimal; readonly money: Decimal }): boolean =>
    rest.lt(ZERO) || (rest.eq(ZERO) ? !money.eq(ZERO) : money.lt(ZERO));
  return measured.some(isUntold) ? null : measured.filter(({ rest }) => rest.gt(ZERO)).map(({ item }) => item);
};

/** Removes what was taken back as it was asked for, so that equal lines beside it stay lines of their own. */
const withoutPairs = <Item extends object>(parts: readonly Part<Item>[]): readonly Part<Item>[] => {
  const keyOf = ({ item }: Part<Item>): string => canonicalHash(without(item, ['note']));
  const taken = Map.groupBy(
    parts.filter(({ sign }) => sign === -1),
    keyOf,
  );
  if (taken.size === 0) return parts;
  const asked = parts.filter((part) => part.sign === 1 && taken.get(keyOf(part))?.pop() === undefined);
  return [...asked, ...[...taken.values()].flat()];
};

/** Adds the amounts that both have; what has none in one of them stays as it is. */
const added = <Item extends object>(one: Item, other: Item, sign: Sign, amounts: readonly string[]): Item => {
  const amountOf = (item: object, name: string): unknown => ownValue(item as Readonly<Record<string, unknown>>, name);
  const sums = amounts.flatMap((name) => {
    const [a, b] = [amountOf(one, name), amountOf(other, name)];
    return typeof a === 'string' && typeof b === 'string' ? [[name, sumOf(a, b, sign)]] : [];
  });
  return { ...one, ...Object.fromEntries(sums) };
};

/** Sum or difference with as many decimals as the more exact of the two. */
const sumOf = (one: string, other: string, sign: Sign): string => {
  const decimals = Math.max(...[one, other].map((text) => text.length - 1 - text.indexOf('.')));
  const sum: Decimal = sign === 1 ? decimal(one).plus(decimal(other)) : decimal(one).minus(decimal(other));
  return sum.toFixed(decimals);
};

export const without = (item: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

const ADJUSTED = ['base', 'amount'] as const;
export const ADJUSTMENTS: Arithmetic<AllowanceChargeDraft> = {
  shape: (item) => without(item, ADJUSTED),
  plus: (one, other, sign) => added(one, other, sign, ADJUSTED),
  measure: ({ amount }) => amount,
  worth: ({ amount }) => decimal(amount),
};

const TAXED = ['base', 'value', 'base_quantity'] as const;
const SOLD = ['quantity', 'line_extension_amount'] as const;
/** Lists inside a line, and which of their members are amounts. */
const LISTS = { taxes: TAXED, allowances: ADJUSTED, charges: ADJUSTED } as const;
type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as List[];

export const LINES: Arithmetic<LineDraft> = {
  shape: (line) => ({
    ...without(line, [...SOLD, 'note', ...LIST_NAMES]),
    ...Object.fromEntries(
      LIST_NAMES.map((name) => [name, (line[name] ?? []).map((item: object) => without(item, LISTS[name]))]),
    ),
  }),
  plus: (one, other, sign) => ({
    ...added(one, other, sign, SOLD),
    ...Object.fromEntries(
      LIST_NAMES.flatMap((name) => {
        const items: readonly object[] | undefined = one[name];
        const others: readonly object[] = other[name] ?? [];
        if (items === undefined) return [];
        return [[name, items.map((item, i) => added(item, others[i] ?? {}, sign, LISTS[name]))]];
      }),
    ),
  }),
  measure: ({ quantity }) => quantity,
  worth: ({ line_extension_amount: value, taxes = [] }) =>
    taxes.reduce((sum, tax) => sum.plus(decimal(tax.value)), decimal(value)),
};
