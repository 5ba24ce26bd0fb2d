import { amount, decimal, ownValue } from '@rubrica/fiscal';
import type { ImportColumn } from '@rubrica/kinds';

type Fields = Record<string, unknown>;

/** Body of a POST that a file stands for. `line`: the line of the file where it begins, from 1. */
export interface ImportedBody {
  readonly line: number;
  readonly body: object;
}

interface ImportTable {
  readonly bodies: readonly ImportedBody[];
  /** Titles that are no column. */
  readonly unknown: readonly string[];
}

/**
 * Returns the bodies of a table whose first row has the titles. Where there are columns of lines, rows that follow each other with
 * the same external id are lines of one document, whose other fields are those of its first row. A document without a line has no
 * `lines`: a note copies them from what it corrects.
 */
export const bodiesIn = (table: readonly (readonly string[])[], columns: readonly ImportColumn[]): ImportTable => {
  const [titles = [], ...rows] = table;
  const known = titles.map((title) => columns.find((one) => [one.title.en, one.title.es].includes(plainTitle(title))));
  const unknown = titles.filter((title, nth) => known[nth] === undefined && title.trim() !== '');
  const hasLines = columns.some(({ part }) => part === 'line');
  const found: { readonly line: number; readonly id: unknown; readonly fields: Fields; readonly lines: Fields[] }[] =
    [];
  rows.forEach((row, nth) => {
    if (row.every((cell) => cell.trim() === '')) return;
    const fields = fieldsOf(row, known, 'document');
    const given = fieldsOf(row, known, 'line');
    const lines = Object.keys(given).length === 0 ? [] : [completed(given)];
    const last = found.at(-1);
    const id = fields['external_id'];
    if (hasLines && last && id !== undefined && last.id === id) last.lines.push(...lines);
    else found.push({ line: nth + 2, id, fields, lines });
  });
  return {
    unknown,
    bodies: found.map(({ line, fields, lines }) => ({
      line,
      body: { ...withDefaults(fields, columns), ...(lines.length > 0 && { lines }) },
    })),
  };
};

/** A title as people write it: without regard to accents, capitals and blanks. */
const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const fieldsOf = (
  row: readonly string[],
  columns: readonly (ImportColumn | undefined)[],
  part: ImportColumn['part'],
): Fields => {
  const fields: Fields = {};
  columns.forEach((column, nth) => {
    const text = (row[nth] ?? '').trim();
    if (column?.part !== part || text === '') return;
    const owner = column.path.slice(0, -1).reduce<Fields>((at, name) => {
      const inner = (ownValue(at, name) ?? {}) as Fields;
      Object.assign(at, { [name]: inner });
      return inner;
    }, fields);
    Object.assign(owner, { [column.path.at(-1) ?? '']: column.read?.(text) ?? text });
  });
  return fields;
};

/** Adds what follows from the fields of a line: its amount, and the base and the value of its tax and its withholding. */
const completed = ({ tax, withholding, ...line }: Fields): Fields => {
  const value = line['line_extension_amount'] ?? product(line['quantity'], line['unit_price']);
  return {
    ...line,
    ...(value !== undefined && { line_extension_amount: value }),
    taxes: tax === undefined ? [] : [withBase(tax as Fields, value)],
    ...(withholding !== undefined && { withholdings: [withBase(withholding as Fields, value)] }),
  };
};

const withBase = ({ code, rate, base: given, value }: Fields, lineAmount: unknown): Fields => {
  const base = given ?? lineAmount;
  return { code, rate, base, value: value ?? product(base, rate, '0.01') };
};

const isDecimal = (text: unknown): text is string => typeof text === 'string' && /^\d{1,15}\.\d{2,6}$/.test(text);

/** Returns the amount of a product; undefined when one of the factors is missing or no decimal. */
const product = (one: unknown, other: unknown, factor = '1'): string | undefined =>
  isDecimal(one) && isDecimal(other) ? amount(decimal(one).times(decimal(other)).times(decimal(factor))) : undefined;

/** Adds the values of columns that were left out, where the object that has them is there. */
const withDefaults = (fields: Fields, columns: readonly ImportColumn[]): Fields => {
  for (const { part, path, otherwise } of columns) {
    if (part !== 'document' || otherwise === undefined) continue;
    const owner = path
      .slice(0, -1)
      .reduce<Fields | undefined>((at, name) => at && (ownValue(at, name) as Fields), fields);
    const name = path.at(-1) ?? '';
    if (owner && !Object.hasOwn(owner, name)) Object.assign(owner, { [name]: otherwise });
  }
  return fields;
};
