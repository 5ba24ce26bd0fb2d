import {
  type AllowanceChargeDraft,
  type Decimal,
  decimal,
  type DocumentDraft,
  type DocumentKind,
  type LineDraft,
  ZERO,
} from '@rubrica/fiscal';
import { canonicalHash } from '@rubrica/service';

/** The parts of a document that add up to its amount. */
export type Creditable = Pick<DocumentDraft, 'lines' | 'allowances' | 'charges'>;

export interface EarlierNote {
  readonly kind: DocumentKind;
  readonly draft: Creditable;
}

type Sign = 1 | -1;
interface Part<Item> {
  readonly sign: Sign;
  readonly item: Item;
}

/**
 * Returns what is left of an invoice after its notes: lines and discounts that differ in amounts alone are added, those
 * of credit notes subtracted. Null when the notes changed others than those of the invoice, so that what is left cannot
 * be told line by line.
 */
export const creditRest = (invoice: Creditable, notes: readonly EarlierNote[]): Creditable | null => {
  const debits = notes.filter(({ kind }) => kind === 'debit_note');
  const credits = notes.filter(({ kind }) => kind === 'credit_note');
  const partsOf = <Item>(itemsOf: (of: Creditable) => readonly Item[]): Part<Item>[] => [
    ...[invoice, ...debits.map(({ draft }) => draft)].flatMap((of) => signed(itemsOf(of), 1)),
    ...credits.flatMap(({ draft }) => signed(itemsOf(draft), -1)),
  ];
  const lines = leftOf(
    partsOf((of) => of.lines.map(creditLine)),
    LINES,
  );
  const allowances = leftOf(
    partsOf(({ allowances = [] }) => allowances),
    ADJUSTMENTS,
  );
  const charges = leftOf(
    partsOf(({ charges = [] }) => charges),
    ADJUSTMENTS,
  );
  if (lines === null || allowances === null || charges === null) return null;
  return { lines, ...(allowances.length > 0 ? { allowances } : {}), ...(charges.length > 0 ? { charges } : {}) };
};

const signed = <Item>(items: readonly Item[], sign: Sign): Part<Item>[] => items.map((item) => ({ sign, item }));

/** A line as a note has it: withholdings are of invoices alone. */
const creditLine = ({ withholdings: _, ...line }: LineDraft): LineDraft => line;

/** How parts of one kind are compared and added. */
interface Arithmetic<Item> {
  /** Everything but the amounts. */
  readonly shape: (item: Item) => object;
  readonly plus: (one: Item, other: Item, sign: Sign) => Item;
  /** The amount that is zero when nothing is left. */
  readonly measure: (item: Item) => string;
}

const leftOf = <Item>(parts: readonly Part<Item>[], { shape, plus, measure }: Arithmetic<Item>): Item[] | null => {
  if (parts.every(({ sign }) => sign === 1)) return parts.map(({ item }) => item);
  const left = new Map<string, Item>();
  for (const { sign, item } of parts) {
    const key = canonicalHash(shape(item));
    const known = left.get(key);
    if (known === undefined && sign === -1) return null;
    left.set(key, known === undefined ? item : plus(known, item, sign));
  }
  const measured = [...left.values()].map((item) => ({ item, rest: decimal(measure(item)) }));
  if (measured.some(({ rest }) => rest.lt(ZERO))) return null;
  return measured.filter(({ rest }) => rest.gt(ZERO)).map(({ item }) => item);
};

/** Adds the amounts that both have; what has none in one of them stays as it is. */
const added = <Item extends object>(one: Item, other: Item, sign: Sign, amounts: readonly string[]): Item => {
  const amountOf = (item: object, name: string): unknown => (item as Readonly<Record<string, unknown>>)[name];
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

const without = (item: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));

const ADJUSTED = ['base', 'amount'] as const;
const ADJUSTMENTS: Arithmetic<AllowanceChargeDraft> = {
  shape: (item) => without(item, ADJUSTED),
  plus: (one, other, sign) => added(one, other, sign, ADJUSTED),
  measure: ({ amount }) => amount,
};

const TAXED = ['base', 'value', 'base_quantity'] as const;
const SOLD = ['quantity', 'line_extension_amount'] as const;
/** Lists inside a line, and which of their members are amounts. */
const LISTS = { taxes: TAXED, allowances: ADJUSTED, charges: ADJUSTED } as const;
type List = keyof typeof LISTS;
const LIST_NAMES = Object.keys(LISTS) as List[];

const LINES: Arithmetic<LineDraft> = {
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
};
