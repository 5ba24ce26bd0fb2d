import type { Database, Tx } from '@rubrica/eventing';
import { invalid } from './problem.js';

/** Query of every list, as it came. */
export interface ListQuery {
  readonly limit?: string;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

/** SQL with one `?` for its value. */
export type Condition = readonly [clause: string, value: unknown];

export interface ListSource {
  /** Has `id`, and `position` in the order of commits: who pages by it misses nothing (`lockList`). */
  readonly table: string;
  /** Whose rows: an id outside of them is no cursor. */
  readonly scope: readonly Condition[];
  /** Those whose value is undefined were not asked for. */
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

/** One page, newest first by position. A cursor that is not in the list, or two of them, are a 422. */
export const readList = async <Row extends object, T>(
  database: Pick<Database, 'query'>,
  url: string,
  { table, scope, filters = [] }: ListSource,
  query: ListQuery,
  itemOf: (row: Row) => T | Promise<T>,
): Promise<List<T>> => {
  const cursor = cursorOf(query);
  const asked = filters.filter(([, value]) => value !== undefined);
  const seek: Condition[] = [];
  if (cursor) {
    const isCursor = where([...scope, ['id = ?', cursor.id]]);
    const [row] = await database.query<{ position: string }>(
      `select position from ${table} where ${isCursor.sql}`,
      isCursor.values,
    );
    if (!row) throw invalid([{ parameter: cursor.parameter, code: 'cursor_unknown', detail: NOT_IN_LIST }]);
    seek.push([cursor.newer ? 'position > ?' : 'position < ?', row.position]);
  }
  const limit = limitOf(query.limit);
  const { sql, values } = where([...scope, ...asked, ...seek]);
  const order = cursor?.newer ? 'asc' : 'desc';
  // One row more than the page shows whether there is more.
  const rows = await database.query<Row>(
    `select * from ${table} where ${sql} order by position ${order} limit ${limit + 1}`,
    values,
  );
  const shown = rows.slice(0, limit);
  if (cursor?.newer) shown.reverse();
  return { object: 'list', url, has_more: rows.length > limit, data: await Promise.all(shown.map(itemOf)) };
};

/**
 * Taken before a row is inserted whose position is an identity: with the lock the order of a tenant's positions is the
 * order of commits, so that no poller passes a row that commits late.
 */
export const lockList = (tx: Tx, tenantId: string, livemode: boolean): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 11))', [`${tenantId}/${livemode}`]);

interface Cursor {
  readonly id: string;
  readonly parameter: 'starting_after' | 'ending_before';
  /** The page lies on the newer side of it. */
  readonly newer: boolean;
}

const NOT_IN_LIST = 'This id is not in the list.';
const ONE_CURSOR = 'Send starting_after or ending_before, not both.';

const cursorOf = ({ starting_after: after, ending_before: before }: ListQuery): Cursor | null => {
  if (after !== undefined && before !== undefined) {
    throw invalid([{ parameter: 'ending_before', code: 'not_allowed', detail: ONE_CURSOR }]);
  }
  if (before !== undefined) return { id: before, parameter: 'ending_before', newer: true };
  return after === undefined ? null : { id: after, parameter: 'starting_after', newer: false };
};

/** The gateway's schema has refused what is no number from 1 to 100. */
const limitOf = (text: string | undefined): number =>
  Math.min(Math.max(Math.trunc(Number(text ?? DEFAULT_LIMIT)) || DEFAULT_LIMIT, 1), MOST);

const where = (conditions: readonly Condition[]): { sql: string; values: unknown[] } => ({
  sql: conditions.map(([clause], i) => clause.replace('?', `$${i + 1}`)).join(' and '),
  values: conditions.map(([, value]) => value),
});
