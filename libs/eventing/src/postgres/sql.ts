import type pg from 'pg';
import { asDatabaseError } from './database-errors.js';

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

/** The same, with errors of the connection marked as such. */
export const sqlOf = (connected: Connected): Sql => ({
  query: async <Row extends object>(text: string, values?: unknown[]) => {
    try {
      return (await connected.query(values ? { text, values } : { text })) as SqlResult<Row>;
    } catch (error) {
      throw asDatabaseError(error);
    }
  },
});

/**
 * A positive 32-bit number of a name (FNV-1a): the class of a schema's advisory locks, since such locks are shared by
 * all of a database.
 */
export const lockClassOf = (name: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(name, 'utf8')) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash & 0x7fffffff;
};
