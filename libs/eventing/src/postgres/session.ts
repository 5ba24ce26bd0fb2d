/**
 * Settings of each connection. A statement that waits for a lock fails after 5 s. A transaction is ended if its process
 * does nothing for 10 s, so that its locks do not block others.
 *
 * Prepared statements keep their plans. A plan that is made while a table is nearly empty must also fit a large table.
 * So sequential scans, and joins that need them, are off, and statements use an index wherever possible.
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

/** Returns the same settings for the start of a direct connection. Behind a pooler, the role has them (`rolesSql`). */
export const sessionOptions = (schema: string): string =>
  Object.entries(sessionSettings(schema))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** Detects a dead server on an idle connection after about 15 s; by default this takes two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** Longest wait for a connection. */
export const CONNECT_MS = 10_000;
