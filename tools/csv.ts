/** Reads CSV (RFC 4180) with a line of titles: one object per row. */
export const rowsOfCsv = (text: string): Readonly<Record<string, string>>[] => {
  const [titles = [], ...rows] = linesOf(text);
  return rows.map((row) => Object.fromEntries(titles.map((title, i) => [title, row[i] ?? ''])));
};

/** A field with quotes may hold commas and lines; a quote in it is written twice. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/y;

const linesOf = (text: string): string[][] => {
  const lines: string[][] = [[]];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const [, quoted, plain = '', end] = FIELD.exec(text) ?? [];
    if (end === undefined) throw new Error('index.csv is not CSV: a quote is not closed');
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') lines.push([]);
  }
  return lines.filter((line) => line.length > 1 || (line[0] ?? '') !== '');
};
