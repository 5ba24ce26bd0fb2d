import type { Database } from '@rubrica/eventing';
import { invalid } from '@rubrica/service';

/** Query of a list, as it came. */
export interface PageQuery {
  readonly limit?: string;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

/** SQL with one `?` for its value. */
export type Condition = readonly [clause: string, value: unknown];

export interface PageSource {
  readonly table: 'endpoints' | 'public_events' | 'deliveries';
  /** Whose rows: an id outside of them is no cursor. */
  readonly scope: readonly Condition[];
  readonly filters?: readonly Condition[];
}

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

const DEFAULT_LIMIT = 10;
const MOST = 100;

/** One page, newest first by position. */
export const listOf = async <Row extends object, T>(
  database: Database,
  url: string,
  source: PageSource,
  query: PageQuery,
  itemOf: (row: Row) => T,
): Promise<List<T>> => {
  const { starting_after: after, ending_before: before } = query;
  const newer = before !== undefined;
  const limit = Math.min(Math.max(Math.trunc(Number(query.limit ?? DEFAULT_LIMIT)) || DEFAULT_LIMIT, 1), MOST);
  const cursor = after ?? before;
  const seek: Condition[] =
    cursor === undefined
      ? []
      : [[newer ? 'position > ?' : 'position < ?', await positionOf(database, source, cursor, newer)]];
  const { sql, values } = whereOf([...source.scope, ...(source.filters ?? []), ...seek]);
  const rows = await database.query<Row>(
    `select * from ${source.table} where ${sql} order by position ${newer ? 'asc' : 'desc'} limit ${limit + 1}`,
    values,
  );
  const shown = rows.slice(0, limit);
  if (newer) shown.reverse();
  return { object: 'list', url, has_more: rows.length > limit, data: shown.map(itemOf) };
};

const positionOf = async (database: Database, source: PageSource, id: string, newer: boolean): Promise<string> => {
  const { sql, values } = whereOf([...source.scope, ['id = ?', id]]);
  const [row] = await database.query<{ position: string }>(`select position from ${source.table} where ${sql}`, values);
  if (row) return row.position;
  const parameter = newer ? 'ending_before' : 'starting_after';
  throw invalid([{ parameter, code: 'cursor_unknown', detail: 'This id is not in the list.' }]);
};

const whereOf = (conditions: readonly Condition[]): { sql: string; values: unknown[] } => ({
  sql: conditions.map(([clause], i) => clause.replace('?', `$${i + 1}`)).join(' and '),
  values: conditions.map(([, value]) => value),
});
