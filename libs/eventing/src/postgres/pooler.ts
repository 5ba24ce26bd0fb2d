import pg from 'pg';
import type { EventingLogger } from '../eventing-logger.js';
import { sessionSettings } from './session.js';

const ANSWERS_MS = 10_000;
/**
 * Number of attempts to find out whether a connection pooler serves two connections with one server process. One
 * attempt is not enough: while a pooler is busy, the attempt may not show it.
 */
const TRIES = 5;

/** Thrown if a connection pooler does not pass on session features that this lib needs, such as notifications. */
export class PoolerInTheWay extends Error {
  constructor(reason: string) {
    super(`${reason} (docs/postgres.md)`);
    this.name = 'PoolerInTheWay';
  }
}

const NEEDS_DIRECT_URL =
  'a pooler in transaction mode does not pass on notifications and locks of migrations. ' +
  'Set the address of PostgreSQL itself too: DATABASE_DIRECT_URL, and EVENT_LOG_DIRECT_URL for the log';

/**
 * Calls `connect` and returns its result. If a connection pooler refuses the settings of a connection, throws
 * `PoolerInTheWay` with an explanation.
 */
export const withoutPooler = async <T>(connect: () => Promise<T>): Promise<T> => {
  try {
    return await connect();
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter'))
      throw new PoolerInTheWay(NEEDS_DIRECT_URL);
    throw error;
  }
};

/**
 * Throws if a connection pooler in transaction mode, or one that drops settings, is between this process and
 * PostgreSQL.
 */
export const refusePooler = async (pool: pg.Pool, url: string, schema: string): Promise<void> => {
  const client = await pool.connect();
  try {
    // A pooler reports an invented process id when a connection starts.
    if ((await processOf(client)) === (client as unknown as { readonly processID: number }).processID) return;
    if ((await shared(url)).isShared) throw new PoolerInTheWay(NEEDS_DIRECT_URL);
    await checkSettings(client, schema, 'the pooler dropped the settings that a connection starts with');
  } finally {
    client.release();
  }
};

/**
 * Returns whether the connection pooler keeps prepared statements. Throws if connections through it lack our session
 * settings. An operator must then set them on the database role.
 */
export const examinePooler = async (
  url: string,
  schema: string,
  logger: EventingLogger,
): Promise<{ readonly keepsStatements: boolean }> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_MS });
  await client.connect();
  try {
    await checkSettings(client, schema, 'the role of this service has not its settings: run deploy/postgres/roles.sql');
  } finally {
    await client.end();
  }
  const { keepsStatements } = await shared(url);
  if (!keepsStatements) {
    logger.warn(
      { schema },
      'the pooler keeps no prepared statements, so each is planned again at every call; use PgBouncer 1.21 or newer with max_prepared_statements',
    );
  }
  return { keepsStatements };
};

type Client = Pick<pg.Client, 'query'>;

const PROCESS = 'select pg_backend_pid() as pid';

const processOf = async (client: Client, name?: string): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>(
    name === undefined ? { text: PROCESS } : { name, text: PROCESS },
  );
  return rows[0]?.pid;
};

const checkSettings = async (client: Client, schema: string, complaint: string): Promise<void> => {
  const wanted = sessionSettings(schema);
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  );
  const wrong = rows.filter(({ name, setting }) => setting !== wanted[name]).map(({ name }) => name);
  if (wrong.length > 0) throw new PoolerInTheWay(`${complaint} (${wrong.join(', ')})`);
};

/**
 * Opens two connections through the pooler and begins a transaction on the second connection. `isShared` is true if
 * one of two things then happens: the second connection gets the PostgreSQL process that the first connection had, or
 * the first connection gets another PostgreSQL process. `keepsStatements` is true if the first connection can still
 * run the statement that it has prepared.
 */
const shared = async (url: string): Promise<{ readonly isShared: boolean; readonly keepsStatements: boolean }> => {
  const [one, two] = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_MS }));
  if (!one || !two) throw new Error('never');
  try {
    await one.connect();
    await two.connect();
    for (let nth = 0; nth < TRIES; nth += 1) {
      const before = await processOf(one, 'rubrica_probe');
      await two.query('begin');
      const taken = await processOf(two);
      const after = await processOf(one, 'rubrica_probe');
      await two.query('rollback');
      if (taken === before || after !== before) return { isShared: true, keepsStatements: true };
    }
    return { isShared: false, keepsStatements: true };
  } catch (error) {
    // Either another connection has prepared a statement with this name in PostgreSQL's server process, or the pooler
    // gave this connection a server process that has no such statement.
    if (error instanceof pg.DatabaseError && ['26000', '42P05'].includes(error.code ?? ''))
      return { isShared: true, keepsStatements: false };
    throw error;
  } finally {
    await Promise.all([one, two].map((client) => client.end().catch(() => undefined)));
  }
};
