import type { Writable } from 'node:stream';
import pg from 'pg';
import { DataSource, type MigrationInterface } from 'typeorm';
import type { EventingLogger } from '../eventing-logger.js';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isForbidden } from './database-errors.js';
import { examinePooler, refusePooler, withoutPooler } from './pooler.js';
import { KEEP_ALIVE, sessionOptions } from './session.js';
import { lockClassOf } from './sql.js';

export type MigrationClass = new () => MigrationInterface;

export interface SchemaOptions {
  readonly databaseUrl: string;
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler in transaction mode; the same by default. */
  readonly directUrl?: string;
  readonly schema: string;
  readonly poolSize: number;
  readonly migrations: readonly MigrationClass[];
  readonly applicationName: string;
  readonly logger: EventingLogger;
}

/** Beside the 64 partitions: the lock under which a schema is migrated. */
const MIGRATION_LOCK = 64;

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

/** The program is newer than the schema, and may not change it. */
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
  readonly dataSource: DataSource;
  /** Whether a connection keeps the statements that it was given by name: not through an old pooler. */
  readonly keepsStatements: boolean;
}

/**
 * Connects to PostgreSQL itself, makes the schema if it is not there, and brings it up to date while other processes wait.
 * What is returned leads to `databaseUrl`. Throws `PoolerInTheWay` where a pooler would break what is promised here.
 */
export const openDataSource = async (options: SchemaOptions): Promise<OpenedSchema> => {
  const { databaseUrl, schema, logger } = options;
  const directUrl = options.directUrl || databaseUrl;
  if (!/^[a-z_][a-z0-9_]*$/.test(schema)) throw new Error(`${schema} is not a schema name`);
  const direct = await initialized(dataSourceOf(options, directUrl, { options: sessionOptions(schema) }));
  try {
    await refusePooler((direct.driver as PostgresDriver).master as pg.Pool, directUrl, schema);
    await migrate(direct, schema);
  } catch (error) {
    await direct.destroy();
    throw isForbidden(error) ? new SchemaBehind(schema, error) : error;
  }
  if (directUrl === databaseUrl) return { dataSource: direct, keepsStatements: true };
  await direct.destroy();
  const { keepsStatements } = await examinePooler(databaseUrl, schema, logger);
  return { dataSource: await initialized(dataSourceOf(options, databaseUrl, {})), keepsStatements };
};

const dataSourceOf = (options: SchemaOptions, url: string, start: { readonly options?: string }): DataSource => {
  const { schema, poolSize, migrations, applicationName, logger } = options;
  const dataSource: DataSource = new DataSource({
    type: 'postgres',
    url,
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
    extra: { ...start, ...KEEP_ALIVE, pipeline: true, Client: Connection },
  });
  return dataSource;
};

const initialized = (dataSource: DataSource): Promise<DataSource> => withoutPooler(() => dataSource.initialize());

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
