import { folded } from '../design/matching.js';
import { decimalSignOf, readAmount } from '../entry/amount.js';
import type { Body } from '../entry/body.js';
import { taxesOf } from './taxes.js';

/** What a column of a pasted table is. */
export type Column = 'description' | 'quantity' | 'unit_code' | 'unit_price' | 'discount' | 'tax' | null;

export interface PastedLine {
  readonly line: Body;
  /** Columns of which the cell was not understood; the line has what a new line has there, or the text itself. */
  readonly unclear: readonly Exclude<Column, null>[];
}

export interface Pasted {
  readonly columns: readonly Column[];
  readonly hasHeader: boolean;
  readonly lines: readonly PastedLine[];
  /** True where an amount may be a thousand times another, and no other amount of the table shows the decimal sign. */
  readonly isAmbiguous: boolean;
}

/** Splits a table that a spreadsheet has copied. A cell with a line break or a quote stands in quotes. */
export const cellsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, quoted, plain = '', end = ''] = match;
    rows.at(-1)?.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
};

const NAMES: readonly (readonly [Exclude<Column, null>, RegExp])[] = [
  ['quantity', /^(cant|qty|quantity|unidades$)/],
  ['unit_code', /^(unidad|und\b|u\.?m\.?$|medida|unit$|unit of)/],
  ['discount', /^(desc\.?$|descuento|dto|discount|% ?desc)/],
  ['tax', /^(iva|impuesto|tax|inc\b|% ?iva)/],
  ['unit_price', /^(precio|valor unit|vr\.? ?unit|v\.? ?unit|costo unit|price|unit price)/],
  ['description', /^(desc|producto|concepto|item|articulo|detalle|servicio|nombre|product|name)/],
];

const columnNamed = (cell: string): Column => NAMES.find(([, name]) => name.test(folded(cell)))?.[0] ?? null;

const isAmount = (cell: string): boolean => !('wrong' in readAmount(cell)) && cell !== '';

/** Without a header: the first column of words is the description, the first two of amounts are quantity and price. */
const guessed = (rows: readonly (readonly string[])[]): readonly Column[] => {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''));
  const isNumeric = columns.map(
    (cells) => cells.every((cell) => cell === '' || isAmount(cell)) && cells.some(isAmount),
  );
  const amounts = isNumeric.flatMap((each, index) => (each ? [index] : []));
  const [one, two] = amounts;
  const words = isNumeric.findIndex((each) => !each);
  return columns.map((_, index): Column => {
    if (index === words) return 'description';
    if (two === undefined) return index === one ? 'unit_price' : null;
    return index === one ? 'quantity' : index === two ? 'unit_price' : null;
  });
};

/** Common short names of units, beside the codes and names of DIAN's list. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ...['und', 'un', 'u', 'unid', 'unidad', 'unidades', 'unit', 'pieza'].map((name) => [name, '94'] as const),
  ...['kg', 'kilo', 'kilos', 'kilogramo', 'kilogramos'].map((name) => [name, 'KGM'] as const),
  ...['l', 'lt', 'litro', 'litros'].map((name) => [name, 'LTR'] as const),
  ...['m', 'mt', 'metro', 'metros'].map((name) => [name, 'MTR'] as const),
  ...['h', 'hr', 'hora', 'horas'].map((name) => [name, 'HUR'] as const),
  ...['dia', 'dias', 'day'].map((name) => [name, 'DAY'] as const),
  ...['mes', 'meses', 'month'].map((name) => [name, 'LUN'] as const),
]);

/** Value of the tax choice that a cell names; undefined for what is not understood. */
const taxNamed = (cell: string): string | undefined => {
  const text = folded(cell).replaceAll(/[%\s]/g, '');
  if (/^(excluido|excluded|no|ninguno|none)$/.test(text)) return 'none';
  if (/^(exento|exempt)$/.test(text)) return '01 0.00';
  const [, name = 'iva', amount = ''] = /^(iva|inc)?([\d.,]+)$/.exec(text) ?? [];
  const reading = readAmount(amount);
  if (!('decimal' in reading)) return undefined;
  // A cell that is formatted as a percentage may be copied as 0,19.
  const rate =
    /^0\.\d+$/.test(reading.decimal) && reading.decimal !== '0.00'
      ? String(Number(reading.decimal) * 100)
      : reading.decimal;
  const value = `${name === 'inc' ? '04' : '01'} ${Number(rate).toFixed(2)}`;
  return taxesOf(value) === undefined ? undefined : value;
};

interface Options {
  /** What a new line has. */
  readonly line: Body;
  readonly units: readonly { readonly value: string; readonly name: string }[];
  /** The decimal sign, where the person has said it. */
  readonly decimalSign?: '.' | ',' | undefined;
  readonly isTaxRead: boolean;
}

/** Reads a table that was copied from a spreadsheet into lines, with or without a header. */
export const readPasted = (text: string, options: Options): Pasted => {
  const rows = cellsOf(text);
  const named = (rows[0] ?? []).map(columnNamed);
  const hasHeader = named.includes('description') && !(rows[0] ?? []).some(isAmount);
  const data = hasHeader ? rows.slice(1) : rows;
  const columns = hasHeader ? named : guessed(data.length === 0 ? [['']] : data);
  const amounts = data.flatMap((row) =>
    row.filter((_, index) => ['quantity', 'unit_price'].includes(columns[index] ?? '')),
  );
  const shown = new Set(amounts.flatMap((cell) => decimalSignOf(cell) ?? []));
  const sign = options.decimalSign ?? (shown.size === 1 ? [...shown][0] : undefined);
  const isAmbiguous = sign === undefined && amounts.some((cell) => 'ambiguous' in readAmount(cell));
  const lines = data.map((row) => lineOf(row, columns, { ...options, decimalSign: sign }));
  return { columns, hasHeader, lines, isAmbiguous };
};

const typedDecimal = (cell: string, sign: '.' | ',' | undefined): string => {
  const reading = readAmount(cell, sign);
  return 'decimal' in reading
    ? reading.decimal
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
        .replace('.', ',')
    : cell;
};

/** A text that reads as the same amount; three decimals get a fourth, since they would look like thousands. */
const unmistakable = (typed: string): string => (/^\d{1,3},\d{3}$/.test(typed) ? `${typed}0` : typed);

const lineOf = (
  row: readonly string[],
  columns: readonly Column[],
  { line, units, decimalSign, isTaxRead }: Options,
): PastedLine => {
  const cell = (column: Column): string => row[columns.indexOf(column)] ?? '';
  const unclear: Exclude<Column, null>[] = [];
  const amount = (column: 'quantity' | 'unit_price', otherwise: string): string => {
    const given = cell(column);
    if (given === '') return otherwise;
    if ('wrong' in readAmount(given, decimalSign)) unclear.push(column);
    return unmistakable(typedDecimal(given, decimalSign));
  };
  const unit = folded(cell('unit_code'));
  const known =
    UNITS.get(unit.replace(/\.$/, '')) ??
    units.find(({ value, name }) => folded(value) === unit || folded(name) === unit)?.value;
  if (unit !== '' && known === undefined) unclear.push('unit_code');
  const tax = isTaxRead && cell('tax') !== '' ? taxNamed(cell('tax')) : undefined;
  if (isTaxRead && cell('tax') !== '' && tax === undefined) unclear.push('tax');
  const taxes = tax === undefined ? undefined : taxesOf(tax);
  const discount = cell('discount');
  return {
    unclear,
    line: {
      ...line,
      description: cell('description'),
      quantity: amount('quantity', '1'),
      unit_code: known ?? line['unit_code'],
      unit_price: amount('unit_price', ''),
      ...(discount === '' || discount === '0' ? {} : { allowances: [{ reason_code: '00', amount: discount }] }),
      ...(taxes === undefined ? {} : { taxes }),
    },
  };
};
