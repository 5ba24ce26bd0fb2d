import { faultWith, type Words } from '@rubrica/fiscal';
import { invalid } from '@rubrica/service';

/** Rows and columns of a file at most, and length of one cell. */
export const MOST_FILE_ROWS = 10_000;
const MOST_COLUMNS = 100;
const MOST_CELL = 5_000;
/** Characters in which the separator is looked for. */
const MOST_TITLES = 10_000;

/** Tells whether a file is a zip, as every XLSX is. */
export const isZipFile = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** Returns the rows of a text in CSV (RFC 4180), with commas, semicolons or tabs between its cells. Throws a 422 for another one. */
export const rowsOfCsv = (bytes: Buffer): string[][] => {
  const text = utf8(bytes).replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  const field = new RegExp(
    `(?:"((?:[^"]|""){0,${MOST_CELL}})"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const [, quoted, plain = '', end] = field.exec(text) ?? [];
    if (end === undefined) throw unreadable(AFTER_QUOTE);
    const row = rows.at(-1);
    row?.push(quoted?.replaceAll('""', '"') ?? plain);
    if ((row?.length ?? 0) > MOST_COLUMNS) throw unreadable(TOO_WIDE);
    if (end !== separator) {
      if (rows.length > MOST_FILE_ROWS + 1) throw tooLong();
      rows.push([]);
    }
    if (field.lastIndex === at) break;
  }
  return checkedRows(rows.filter((row) => row.length > 0));
};

/** Returns the rows of a file, or throws a 422 when they are too many or too large. */
export const checkedRows = (rows: readonly (readonly string[])[]): string[][] => {
  if (rows.length > MOST_FILE_ROWS + 1) throw tooLong();
  if (rows.some((row) => row.length > MOST_COLUMNS)) throw unreadable(TOO_WIDE);
  if (rows.some((row) => row.some((cell) => cell.length > MOST_CELL))) throw unreadable(LONG_CELL);
  return rows.map((row) => [...row]);
};

const utf8 = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(NO_UTF8);
  }
};

/** The separator that the line of titles has most of. */
const separatorOf = (text: string): string => {
  const [titles = ''] = text.slice(0, MOST_TITLES).split(/[\r\n]/, 1);
  return [',', ';', '\t'].reduce((best, one) => (titles.split(one).length > titles.split(best).length ? one : best));
};

const POINTER = '#/file/content_base64';

export const unreadable = (detail: Words) => invalid([faultWith(POINTER, 'wrong_format', detail)]);
const tooLong = () =>
  invalid([
    faultWith(POINTER, 'out_of_bounds', {
      en: `A file has ${MOST_FILE_ROWS} rows at most. Divide it.`,
      es: `Un archivo lleva como máximo ${MOST_FILE_ROWS} filas. Divídalo.`,
    }),
  ]);

const AFTER_QUOTE = {
  en: 'This is no CSV: a quote is not closed, or a text follows it.',
  es: 'Esto no es CSV: una comilla no se cierra, o la sigue un texto.',
};
const TOO_WIDE = {
  en: `A row has ${MOST_COLUMNS} cells at most.`,
  es: `Una fila lleva como máximo ${MOST_COLUMNS} celdas.`,
};
const LONG_CELL = {
  en: `A cell has ${MOST_CELL} characters at most.`,
  es: `Una celda lleva como máximo ${MOST_CELL} caracteres.`,
};
const NO_UTF8 = {
  en: 'This is no text in UTF-8. Save the file as "CSV UTF-8", or as XLSX.',
  es: 'Esto no es un texto en UTF-8. Guarde el archivo como «CSV UTF-8» o como XLSX.',
};
