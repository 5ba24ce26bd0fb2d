import type pg from 'pg';
import { asDatabaseError, isStalePlan } from './database-errors.js';

/** Runs statements on a connection, on a pool, or in a transaction. `values` are the parameters `$1`, `$2`, … */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<SqlResult<Row>>;
}

export interface SqlResult<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
  /** Command that the server executed: `COMMIT`, `UPDATE`, … */
  readonly command: string;
}

/** The part of `pg` that executes statements. */
interface Connected {
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>;
}

/**
 * Runs statements on a connection. Errors of the connection become `DatabaseUnavailable`. A statement with values is
 * prepared once per connection, if the connection keeps statements.
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
 * Runs statements on a pool. If a prepared plan is out of date, the pool closes its connection, and the statement runs
 * again on another one.
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

/** Names of prepared statements by their texts. The number of names is limited; further statements are not prepared. */
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
 * Returns a positive 32-bit hash of a name (FNV-1a). It is the class of a schema's advisory locks, because all schemas
 * of a database share the numbers of such locks.
 */
export const lockClassOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash & 0x7fffffff;
};
