import type { Writable } from 'node:stream';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import type { EventingLogger } from '../eventing-logger.js';
import { lockClassOf } from './sql.js';

export type MigrationClass = new () => MigrationInterface;

export interface SchemaOptions {
  readonly databaseUrl: string;
  readonly schema: string;
  readonly poolSize: number;
  readonly migrations: readonly MigrationClass[];
  readonly applicationName: string;
  readonly logger: EventingLogger;
}

/** Beside the 64 partitions: the lock under which a schema is migrated. */
const MIGRATION_LOCK = 64;

/**
 * What each connection starts with. A waiting statement gives up after 5 s, and a process that stands still inside a
 * transaction loses it after 10 s: its locks must not stop those who go on.
 *
 * The plan of a prepared statement is kept. It has to fit the table as it will be, not the nearly empty one of the first
 * day: so a statement goes by an index wherever one fits.
 */
export const sessionOptions = (schema: string): string =>
  [
    `-c search_path=${schema} -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000`,
    '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c enable_material=off',
  ].join(' ');

/**
 * A connection that sends the statements of one moment with one write.
 *
 * On its way from the pool to its user nobody listens to it, and if it breaks in that moment (a server that ends says
 * so together with its last answer) the process would end. Who uses it learns of it by the next statement.
 */
export class Connection extends pg.Client {
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

/** Connects, makes the schema if it is not there, and brings it up to date while other processes wait. */
export const openDataSource = async (options: SchemaOptions): Promise<DataSource> => {
  const { databaseUrl, schema, poolSize, migrations, applicationName, logger } = options;
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is not a schema name`);
  const dataSource = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    schema,
    poolSize,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    applicationName,
    connectTimeoutMS: 10_000,
    poolErrorHandler: (error: unknown) => {
      if (dataSource.isInitialized) logger.warn({ err: error }, 'an idle database connection broke');
    },
    extra: { options: sessionOptions(schema), pipeline: true, Client: Connection },
  });
  await dataSource.initialize();
  try {
    await migrate(dataSource, schema);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
};

const migrate = async (dataSource: DataSource, schema: string): Promise<void> => {
  const runner = dataSource.createQueryRunner();
  const lock = [lockClassOf(schema), MIGRATION_LOCK];
  try {
    await runner.query('set lock_timeout = 0');
    await runner.query('select pg_advisory_lock($1, $2)', lock);
    const found: object[] = await runner.query('select from pg_namespace where nspname = $1', [schema]);
    if (found.length === 0) await runner.query(`create schema ${schema}`);
    await dataSource.runMigrations();
    await runner.query('select pg_advisory_unlock($1, $2)', lock);
    await runner.query('reset lock_timeout');
  } finally {
    await runner.release();
  }
};
