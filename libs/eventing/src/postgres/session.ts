/**
 * Returns the PostgreSQL settings of each connection. A statement that waits for a lock fails after 5 s. A transaction
 * is ended if its process does nothing for 10 s, so that its locks do not block others.
 *
 * Sequential scans, and joins that need them, are off: a prepared statement keeps its plan, and a plan made while a
 * table was nearly empty must also fit a large table. So statements use an index wherever possible.
 */
export const sessionSettings = (schema: string): Readonly<Record<string, string>> => ({
  search_path: schema,
  lock_timeout: '5000',
  idle_in_transaction_session_timeout: '10000',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
});

/**
 * Returns the settings of `sessionSettings` in the form for the start of a connection to PostgreSQL itself. For
 * connections through a connection pooler, the settings are stored on the database role instead.
 */
export const sessionOptions = (schema: string): string =>
  Object.entries(sessionSettings(schema))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Options that make a connection notice a dead server after about 15 s of silence. By default this takes two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** Longest time, in milliseconds, to wait for a database connection. */
export const CONNECT_MS = 10_000;
