import type pg from 'pg';
import { asDatabaseError, isStalePlan } from './database-errors.js';

/** A connection, pool or transaction that runs one statement; `$1`… are `values`. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<SqlResult<Row>>;
}

export interface SqlResult<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
  /** What the server did: `COMMIT`, `UPDATE`, … */
  readonly command: string;
}

/** What of `pg` runs statements. */
interface Connected {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}

/**
 * The same, with errors of the connection marked as such. A statement with values is prepared once per connection, where
 * connections keep statements.
 */
export const sqlOf = (connected: Connected, keepsStatements = true): Sql => ({
  query: async <Row extends object>(text: string, values?: unknown[]) => {
    try {
      const name = keepsStatements && values ? nameOf(text) : undefined;
      return (await connected.query({ name, text, values })) as SqlResult<Row>;
    } catch (error) {
      throw asDatabaseError(error);
    }
  },
});

/** The same of a pool. A connection whose plan is out of date is closed by the pool, and the statement runs on another one. */
export const sqlOfPool = (pool: pg.Pool, keepsStatements = true): Sql => {
  const sql = sqlOf(pool, keepsStatements);
  return {
    query: async (text, values) => {
      for (let left = pool.options.max; ; left -= 1) {
        try {
          return await sql.query(text, values);
        } catch (error) {
          if (left === 0 || !isStalePlan(error)) throw error;
        }
      }
    },
  };
};

/** Statements with a name, by their text. Those that come later, should SQL be made without bound, have none. */
const names = new Map<string, string>();
const MOST_NAMES = 1_000;

const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size === MOST_NAMES) return known;
  const name = `rubrica_${names.size}`;
  names.set(text, name);
  return name;
};

/**
 * A positive 32-bit number of a name (FNV-1a): the class of a schema's advisory locks, since such locks are shared by
 * all of a database.
 */
export const lockClassOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash & 0x7fffffff;
};
