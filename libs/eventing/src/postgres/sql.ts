import type pg from 'pg';
import { asDatabaseError, isStalePlan } from './database-errors.js';

/** Runs SQL statements on a connection, on a pool, or in a transaction. `values` are the values of `$1`, `$2`, … */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<SqlResult<Row>>;
}

export interface SqlResult<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
  /** Name of the command that the server executed, for example `COMMIT` or `UPDATE`. */
  readonly command: string;
}

/** The part of a client or pool of the library `pg` that runs statements. */
interface Connected {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}

/**
 * Returns an object that runs statements on a connection. Errors of the connection become `DatabaseUnavailable`. If
 * connections keep prepared statements, a statement with values is prepared once per connection.
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

/**
 * Returns an object that runs statements on a pool. If a prepared statement is out of date after a migration, it runs
 * again on another connection.
 */
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

/** Names of prepared statements, by their SQL text. There are at most 1,000; further statements are not prepared. */
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
 * Returns a positive 31-bit hash of a schema's name (FNV-1a). It is the first number of each advisory lock of the
 * schema. It is needed because advisory locks belong to the whole database and not to one schema.
 */
export const lockClassOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash & 0x7fffffff;
};
