/** A row of a result that was refused. */
export interface RefusedRow {
  /** Line of the file of an import; empty of any other job. */
  readonly line: string;
  /** Id of the document or the delivery; empty where the row has become none. */
  readonly id: string;
  readonly number: string;
  readonly code: string;
  readonly detail: string;
}

/** Returns the first refused rows of the result of a job, as its CSV has them. */
export const refusedIn = (csv: string, most: number): readonly RefusedRow[] =>
  rowsOf(csv)
    .slice(1)
    .filter(([, , , outcome]) => outcome === 'refused')
    .slice(0, most)
    .map(([line = '', id = '', number = '', , code = '', detail = '']) => ({ line, id, number, code, detail }));

/** Returns the cells of a CSV whose cells are divided by commas (RFC 4180). */
const rowsOf = (csv: string): readonly (readonly string[])[] => {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < csv.length) {
    const [, quoted, plain = '', end] = cell.exec(csv) ?? [];
    if (end === undefined) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.filter(({ length }) => length > 0);
};
