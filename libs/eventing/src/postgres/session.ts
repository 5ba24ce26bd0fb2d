/**
 * What each connection starts with. A waiting statement gives up after 5 s, and a process that stands still inside a
 * transaction loses it after 10 s: its locks must not stop those who go on.
 *
 * The plan of a prepared statement is kept. It has to fit the table as it will be, not the nearly empty one of the first
 * day: so a statement goes by an index wherever one fits.
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

/** The same for the start of a connection to PostgreSQL itself. Through a pooler the role has them (`rolesSql`). */
export const sessionOptions = (schema: string): string =>
  Object.entries(sessionSettings(schema))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** A server that went away without a word is noticed on an idle connection after some 15 s, not after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 } as const;

/** Longest wait for a connection. */
export const CONNECT_MS = 10_000;
