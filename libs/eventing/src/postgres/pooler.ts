import pg from 'pg';
import type { EventingLogger } from '../eventing-logger.js';
import { sessionSettings } from './session.js';

const ANSWERS_MS = 10_000;
/** Number of attempts to see two connections in the same server process. A busy pooler may hide this. */
const TRIES = 5;

/** Thrown if a pooler breaks session features that eventing needs. */
export class PoolerInTheWay extends Error {
  constructor(reason: string) {
    super(`${reason} (docs/postgres.md)`);
    this.name = 'PoolerInTheWay';
  }
}

const NEEDS_DIRECT_URL =
  'a pooler in transaction mode does not pass on notifications and locks of migrations. ' +
  'Set the address of PostgreSQL itself too: DATABASE_DIRECT_URL, and EVENT_LOG_DIRECT_URL for the log';

/** Connects. Replaces the error of a pooler that refuses settings at the start of a connection by an explanation. */
export const withoutPooler = async <T>(connect: () => Promise<T>): Promise<T> => {
  try {
    return await connect();
  } catch (error) {
    if (error instanceof Error && error.message.includes('unsupported startup parameter'))
      throw new PoolerInTheWay(NEEDS_DIRECT_URL);
    throw error;
  }
};

/** Throws unless these connections keep their server process and their settings, which a pooler would change. */
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

/** Finds out which session features the pooler keeps. Throws if the role lacks the settings that a connection needs. */
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
 * Finds out, with two connections, whether the first one keeps its server process and its prepared statement while the
 * second one is in a transaction.
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
    // Either another connection has prepared the statement in this process, or this connection got a process that lacks
    // it.
    if (error instanceof pg.DatabaseError && ['26000', '42P05'].includes(error.code ?? ''))
      return { isShared: true, keepsStatements: false };
    throw error;
  } finally {
    await Promise.all([one, two].map((client) => client.end().catch(() => undefined)));
  }
};
