/** Mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A decimal that a spreadsheet shall take as a number, such as "-0.40". */
interface DecimalCell {
  readonly decimal: string;
}

/** Content of a cell; null and undefined are an empty one. */
export type Cell = string | number | DecimalCell | null | undefined;

/** Returns the cell of an amount. */
export const decimalCell = (decimal: string | null | undefined): Cell =>
  decimal === null || decimal === undefined ? null : { decimal };

/**
 * Returns a line of CSV (RFC 4180). Strangers write the texts: one that a spreadsheet would take for a formula gets a `'`, as people
 * type it to say that it is none. A decimal is a number, also a negative one.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`;

const textOf = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'string') return harmless(cell);
  return /^-?\d+(\.\d+)?$/.test(cell.decimal) ? cell.decimal : harmless(cell.decimal);
};

/**
 * Places where a spreadsheet may see a formula, also in its full-width form: where the text begins, and behind a line end, a tab or
 * a semicolon, at which a spreadsheet divides cells in countries whose decimals have a comma.
 */
const FORMULA = /^(?=[\t\r\n])|(^|[;\t\r\n])(?=[=+\-@＝＋－＠])/g;

const harmless = (text: string): string => text.replaceAll(FORMULA, `$1'`);

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
