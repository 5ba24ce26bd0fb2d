import type { Database, Tx } from '@rubrica/eventing';
import type { Words } from '@rubrica/fiscal';
import { invalid, type ParameterFault, parameterFault } from './problem.js';

/** Query parameters of every route that returns a list. Their values have not been checked yet. */
export interface ListQuery {
  readonly limit?: string;
  readonly starting_after?: string;
  readonly ending_before?: string;
}

/** A condition in SQL with its values. Each `?` in the clause stands for one value, in the same order. */
export type Condition = readonly [clause: string, ...values: unknown[]];

export interface ListSource {
  /** Table that is read. It has the columns `id` and `position`. */
  readonly table: string;
  /** What is read of each row, in SQL; all columns if it is missing. */
  readonly columns?: string;
  /** Conditions that every row of the list fulfils, such as its tenant. A cursor must be the id of such a row. */
  readonly scope: readonly Condition[];
  /** Conditions that the caller asks for. A condition with an undefined value is left out. */
  readonly filters?: readonly Condition[];
  /**
   * Column that contains a time. The list is sorted by this column first, and then by `position`. The time must never
   * decrease from one position to the next. With this column, a filter by time can use the index of the list.
   */
  readonly time?: string;
  /** Condition of the row with an id; without it `id = ?`. */
  readonly byId?: ((id: string) => Condition) | undefined;
  /**
   * Alternative sets of conditions: each row of the list fulfils all conditions of one set. For each set, the
   * database reads the rows in order from a separate index, and only as many rows as the page needs.
   */
  readonly parts?: readonly (readonly Condition[])[] | undefined;
}

export interface List<T> {
  readonly object: 'list';
  readonly url: string;
  readonly has_more: boolean;
  readonly data: readonly T[];
}

const ID_IS = (id: string): Condition => ['id = ?', id];

const DEFAULT_LIMIT = 10;
const MOST = 100;

/**
 * Returns one page of a list, the newest rows first. Rows are sorted by `position`, which follows the order of commits
 * (see `lockList`), so that a client that reads page after page misses no row. Throws a 422 for two cursors, and for a
 * cursor that is not in the list.
 */
export const readList = async <Row extends object, T>(
  database: Pick<Database, 'query'>,
  url: string,
  { table, columns = '*', scope, filters = [], time, byId, parts = [[]] }: ListSource,
  query: ListQuery,
  itemOf: (row: Row) => T | Promise<T>,
): Promise<List<T>> => {
  const cursor = cursorOf(query);
  const seek = cursor ? await seekOf(database, { table, scope, time, byId }, cursor) : [];
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
  const page = pages.length > 1 ? `${pages.map((page) => `(${page})`).join(' union all ')} ${end}` : only;
  const sql = columns === '*' ? page : `select ${columns} from (${page}) as page ${end}`;
  const rows = pages.length === 0 ? [] : await database.query<Row>(sql, values);
  const shown = rows.slice(0, limit);
  if (cursor?.newer) shown.reverse();
  return { object: 'list', url, has_more: rows.length > limit, data: await Promise.all(shown.map(itemOf)) };
};

/** Returns one page of a list that is at hand, the newest items first, as `readList` does. */
export const pageOf = <T extends { readonly id: string }>(
  url: string,
  items: readonly T[],
  query: ListQuery,
): List<T> => {
  const cursor = cursorOf(query);
  const at = cursor ? items.findIndex(({ id }) => id === cursor.id) : -1;
  if (cursor && at < 0) throw invalid([cursorUnknown(cursor.parameter)]);
  const limit = limitOf(query.limit);
  const rest = cursor?.newer ? items.slice(0, at).slice(-limit - 1) : items.slice(at + 1, at + limit + 2);
  const data = cursor?.newer ? rest.slice(-limit) : rest.slice(0, limit);
  return { object: 'list', url, has_more: rest.length > limit, data };
};

/** Returns how many rows a list has, counted to one more than `most`. */
export const countList = async (
  database: Pick<Database, 'query'>,
  { table, scope, filters = [], parts = [[]] }: ListSource,
  most: number,
): Promise<number> => {
  const asked = filters.filter(([, ...values]) => !values.includes(undefined));
  const values: unknown[] = [];
  const counted = parts.map(
    (part) => `(select 1 from ${table} where ${where([...scope, ...part, ...asked], values)} limit ${most + 1})`,
  );
  if (counted.length === 0) return 0;
  const [row] = await database.query<{ count: number }>(
    `select count(*)::integer as count from (select 1 from (${counted.join(' union all ')}) as parts limit ${most + 1}) as counted`,
    values,
  );
  return row?.count ?? 0;
};

/**
 * Returns the SQL conditions for the rows that are older, or newer, than the row of the cursor. Throws a 422 if there
 * is no such row.
 */
const seekOf = async (
  database: Pick<Database, 'query'>,
  { table, scope, time, byId = ID_IS }: Pick<ListSource, 'table' | 'scope' | 'time' | 'byId'>,
  cursor: Cursor,
): Promise<Condition[]> => {
  const values: unknown[] = [];
  const [row] = await database.query<{ position: string; time: string }>(
    `select position, ${time ? `${time}::text` : `''`} as time from ${table} where ${where([...scope, byId(cursor.id)], values)}`,
    values,
  );
  if (!row) throw invalid([cursorUnknown(cursor.parameter)]);
  const than = cursor.newer ? '>' : '<';
  if (time === undefined) return [[`position ${than} ?`, row.position]];
  return [[`(${time}, position) ${than} (?::timestamptz, ?)`, row.time, row.position]];
};

/**
 * Locks the list of a tenant, in test mode or live mode, until the transaction ends. A transaction must take this lock
 * before it inserts a row whose `position` is an identity column. So positions follow the order of commits, and a
 * client that polls the list misses no row that is committed later.
 */
export const lockList = (tx: Tx, tenantId: string, livemode: boolean): Promise<unknown> =>
  lockLists(tx, [{ tenantId, livemode }]);

/**
 * Locks several lists until the transaction ends. Every transaction locks them in the same order, so that two of them
 * cannot wait for each other. See `lockList`.
 */
export const lockLists = (
  tx: Tx,
  lists: readonly { readonly tenantId: string; readonly livemode: boolean }[],
): Promise<unknown> => {
  const names = [...new Set(lists.map(({ tenantId, livemode }) => `${tenantId}/${livemode}`))].sort();
  return tx.query('select pg_advisory_xact_lock(hashtextextended(name, 11)) from unnest($1::text[]) as name', [names]);
};

/** Locks the test list and the live list of each of these tenants until the transaction ends. See `lockList`. */
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
  /** True if the page has rows that are newer than the row of the cursor; false if it has older rows. */
  readonly newer: boolean;
}

/** Returns the fault for a query parameter whose value is an id that is not in the list. */
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

/**
 * Returns the largest number of rows of a page, from 1 to 100. Returns 10 if the parameter is missing or is not a
 * number.
 */
const limitOf = (text: string | undefined): number =>
  Math.min(Math.max(Math.trunc(Number(text ?? DEFAULT_LIMIT)) || DEFAULT_LIMIT, 1), MOST);

/**
 * Joins conditions with `and` to one SQL text. In this text, the first `?` becomes `$1`, the next `$2`, and so on.
 * Appends the values of the conditions to `values`.
 */
const where = (conditions: readonly Condition[], values: unknown[]): string =>
  conditions
    .map(([clause, ...own]) => {
      const before = values.length;
      values.push(...own);
      let nth = 0;
      return clause.replaceAll('?', () => `$${before + (nth += 1)}`);
    })
    .join(' and ');
