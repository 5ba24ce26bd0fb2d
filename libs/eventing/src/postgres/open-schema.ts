import type { Writable } from 'node:stream';
import pg from 'pg';
import type { EventingLogger } from '../eventing-logger.js';
import { isForbidden } from './database-errors.js';
import { migrate, type MigrationClass } from './migrate.js';
import { examinePooler, refusePooler, withoutPooler } from './pooler.js';
import { CONNECT_MS, KEEP_ALIVE, sessionOptions } from './session.js';

export interface SchemaOptions {
  readonly databaseUrl: string;
  /**
   * Address of PostgreSQL itself, needed if `databaseUrl` is a connection pooler in transaction mode. By default
   * `databaseUrl`.
   */
  readonly directUrl?: string;
  readonly schema: string;
  readonly poolSize: number;
  readonly migrations: readonly MigrationClass[];
  readonly applicationName: string;
  readonly logger: EventingLogger;
}

/**
 * A PostgreSQL connection that sends all statements of one tick of the event loop in one write to the socket.
 *
 * Its empty error listener keeps the process alive if an idle connection breaks, for example because the server shuts
 * down. The next statement then fails.
 */
export class PostgresConnection extends pg.Client {
  override readonly query = ((...statement: Parameters<pg.Client['query']>) => {
    const stream = this.connection.stream as Writable;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return super.query(...statement);
  }) as pg.Client['query'];

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Thrown if the database schema needs a migration that the role of this process may not run. */
class SchemaBehind extends Error {
  constructor(schema: string, cause: unknown) {
    super(
      `the schema ${schema} is behind this program, and its role may not change it: run the migrations as its owner ` +
        `(${schema}_owner, docs/postgres.md): ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.name = 'SchemaBehind';
  }
}

export interface OpenedSchema {
  readonly pool: pg.Pool;
  /**
   * True if connections keep prepared statements; false if there is an old connection pooler between this process and
   * PostgreSQL.
   */
  readonly keepsStatements: boolean;
}

/**
 * Creates the schema if it is missing, migrates it while other processes wait, and returns a pool of connections to
 * `databaseUrl`. Throws `PoolerInTheWay` if a connection pooler does not pass on session features that this lib needs,
 * such as notifications.
 */
export const openSchema = async (options: SchemaOptions): Promise<OpenedSchema> => {
  const { databaseUrl, schema, migrations, logger } = options;
  const directUrl = options.directUrl || databaseUrl;
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is not a schema name`);
  const direct = poolOf(options, { connectionString: directUrl, options: sessionOptions(schema) });
  try {
    await withoutPooler(() => refusePooler(direct, directUrl, schema));
    await migrate(direct, { url: directUrl, schema, migrations });
  } catch (error) {
    await direct.end();
    throw isForbidden(error) ? new SchemaBehind(schema, error) : error;
  }
  if (directUrl === databaseUrl) return { pool: direct, keepsStatements: true };
  await direct.end();
  const { keepsStatements } = await examinePooler(databaseUrl, schema, logger);
  return { pool: poolOf(options, { connectionString: databaseUrl }), keepsStatements };
};

const poolOf = ({ applicationName, poolSize, logger }: SchemaOptions, config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    ...config,
    application_name: applicationName,
    ...KEEP_ALIVE,
    pipeline: true,
    Client: PostgresConnection,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MS,
  });
  pool.on('error', (error) => {
    if (!pool.ending) logger.warn({ err: error, connection: applicationName }, 'an idle database connection broke');
  });
  return pool;
};
