import type { Database } from '../transaction/database.js';

/**
 * Calls `fill` so that PostgreSQL's statistics still say that the table is empty: they were made while its pages
 * existed but had no rows.
 */
export const fillAfterEmptyAnalyze = async (
  database: Database,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> => {
  await fill();
  await database.query(`delete from ${table}`);
  await database.query(`analyze ${table}`);
  await fill();
};

/**
 * Returns how many rows of the table PostgreSQL reads while `work` runs. The database must have only one connection.
 */
export const rowsRead = async (database: Database, table: string, work: () => Promise<unknown>): Promise<number> => {
  const read = async (): Promise<number> => {
    await database.query('select pg_stat_force_next_flush()');
    const [row] = await database.query<{ n: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_user_tables where relid = $1::regclass`,
      [table],
    );
    return row?.n ?? NaN;
  };
  const before = await read();
  await work();
  return (await read()) - before;
};
