/** Characters with which a spreadsheet begins a formula, also in their full-width forms. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** Mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Returns a line of CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with `'`, as people type it to
 * say that it is none.
 */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(',')}\r\n`;

const cellOf = (value: string | number | null): string => {
  const text = value === null ? '' : String(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
