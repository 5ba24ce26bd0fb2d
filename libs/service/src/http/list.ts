import type { Database, Tx } from '@rubrica/eventing';
import type { Words } from '@rubrica/fiscal';
import { invalid, type ParameterFault, parameterFault } from './problem.js';

/** Query parameters of every list, not yet checked. */
export interface ListQuery {
  readonly limit?: string;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

/** A condition in SQL. Each `?` is replaced by one of its values. */
export type Condition = readonly [clause: string, ...values: unknown[]];

export interface ListSource {
  /** Table with the columns `id` and `position`. */
  readonly table: string;
  /** Conditions of every row of the list. As a cursor, the id of any other row is refused. */
  readonly scope: readonly Condition[];
  /** Conditions that the caller wants. A condition whose value is undefined is left out. */
  readonly filters?: readonly Condition[];
  /**
   * Column with a time that never decreases from one position to the next. The list is sorted by this time and then by
   * position, so that a filter by time can use the index of the list.
   */
  readonly time?: string;
  /**
   * Alternative sets of conditions. Each row of the list fulfils one of them. Each set is read in order by its own
   * index, and only for as many rows as the page needs. One condition with several values could not be read in this
   * way.
   */
  readonly parts?: readonly (readonly Condition[])[] | undefined;
}

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

const DEFAULT_LIMIT = 10;
const MOST = 100;

/**
 * Returns one page, newest first by position. Positions follow the order of commits (`lockList`), so that reading page
 * after page skips no row. Throws a 422 for two cursors, and for a cursor that is not in the list.
 */
export const readList = async <Row extends object, T>(
  database: Pick<Database, 'query'>,
  url: string,
  { table, scope, filters = [], time, parts = [[]] }: ListSource,
  query: ListQuery,
  itemOf: (row: Row) => T | Promise<T>,
): Promise<List<T>> => {
  const cursor = cursorOf(query);
  const seek = cursor ? await seekOf(database, { table, scope, time }, cursor) : [];
  const limit = limitOf(query.limit);
  const asked = filters.filter(([, ...values]) => !values.includes(undefined));
  const values: unknown[] = [];
  const direction = cursor?.newer ? 'asc' : 'desc';
  // Reads one row more than the page has, to find out whether there is a next page.
  const end = `order by ${time ? `${time} ${direction}, ` : ''}position ${direction} limit ${limit + 1}`;
  const pages = parts.map(
    (part) => `select * from ${table} where ${where([...scope, ...part, ...asked, ...seek], values)} ${end}`,
  );
  const [only = ''] = pages;
  const sql = pages.length > 1 ? `${pages.map((page) => `(${page})`).join(' union all ')} ${end}` : only;
  const rows = pages.length === 0 ? [] : await database.query<Row>(sql, values);
  const shown = rows.slice(0, limit);
  if (cursor?.newer) shown.reverse();
  return { object: 'list', url, has_more: rows.length > limit, data: await Promise.all(shown.map(itemOf)) };
};

/** Returns the conditions for the rows after the cursor, in its direction. */
const seekOf = async (
  database: Pick<Database, 'query'>,
  { table, scope, time }: Pick<ListSource, 'table' | 'scope' | 'time'>,
  cursor: Cursor,
): Promise<Condition[]> => {
  const values: unknown[] = [];
  const [row] = await database.query<{ position: string; time: string }>(
    `select position, ${time ? `${time}::text` : `''`} as time from ${table} where ${where([...scope, ['id = ?', cursor.id]], values)}`,
    values,
  );
  if (!row) throw invalid([cursorUnknown(cursor.parameter)]);
  const than = cursor.newer ? '>' : '<';
  if (time === undefined) return [[`position ${than} ?`, row.position]];
  return [[`(${time}, position) ${than} (?::timestamptz, ?)`, row.time, row.position]];
};

/**
 * Locks a list against other inserts. A transaction must take this lock before it inserts a row whose position is an
 * identity column. So the positions of a tenant follow the order of commits, and a client that polls the list never
 * passes a row that is committed later.
 */
export const lockList = (tx: Tx, tenantId: string, livemode: boolean): Promise<unknown> =>
  lockLists(tx, [{ tenantId, livemode }]);

/** Takes `lockList` for several tenants and modes. The order is the same in every transaction. */
export const lockLists = (
  tx: Tx,
  lists: readonly { readonly tenantId: string; readonly livemode: boolean }[],
): Promise<unknown> => {
  const names = [...new Set(lists.map(({ tenantId, livemode }) => `${tenantId}/${livemode}`))].sort();
  return tx.query('select pg_advisory_xact_lock(hashtextextended(name, 11)) from unnest($1::text[]) as name', [names]);
};

/** Takes `lockList` for both modes of these tenants. */
export const lockListsOf = (tx: Tx, tenantIds: readonly string[]): Promise<unknown> =>
  lockLists(
    tx,
    tenantIds.flatMap((tenantId) => [
      { tenantId, livemode: false },
      { tenantId, livemode: true },
    ]),
  );

interface Cursor {
  readonly id: string;
  readonly parameter: 'starting_after' | 'ending_before';
  /** True if the page has the rows that are newer than the cursor; false if it has the older ones. */
  readonly newer: boolean;
}

/** Returns the fault of a cursor that is not in the list. */
export const cursorUnknown = (parameter: Cursor['parameter']): ParameterFault =>
  parameterFault(
    parameter,
    'cursor_unknown',
    { en: 'This id is not in the list.', es: 'Este identificador no está en la lista.' },
    {
      en: 'Use an id of an earlier page, or leave it out.',
      es: 'Use un identificador de una página anterior, u omítalo.',
    },
  );

export const twoCursors = (): ParameterFault =>
  parameterFault('ending_before', 'not_allowed', ONE_CURSOR, { en: 'Leave one out.', es: 'Omita uno.' });

const ONE_CURSOR: Words = {
  en: 'Send starting_after or ending_before, not both.',
  es: 'Envíe starting_after o ending_before, no ambos.',
};

const cursorOf = ({ starting_after: after, ending_before: before }: ListQuery): Cursor | null => {
  if (after !== undefined && before !== undefined) {
    throw invalid([twoCursors()]);
  }
  if (before !== undefined) return { id: before, parameter: 'ending_before', newer: true };
  return after === undefined ? null : { id: after, parameter: 'starting_after', newer: false };
};

/** Returns the limit of a page, from 1 to 100. For the public API, the schema has already refused other values. */
const limitOf = (text: string | undefined): number =>
  Math.min(Math.max(Math.trunc(Number(text ?? DEFAULT_LIMIT)) || DEFAULT_LIMIT, 1), MOST);

/** Joins conditions with `and`, and appends their values to `values`. */
const where = (conditions: readonly Condition[], values: unknown[]): string =>
  conditions
    .map(([clause, ...own]) => {
      const before = values.length;
      values.push(...own);
      let nth = 0;
      return clause.replaceAll('?', () => `$${before + (nth += 1)}`);
    })
    .join(' and ');
