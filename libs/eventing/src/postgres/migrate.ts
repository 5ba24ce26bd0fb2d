import type { Pool, PoolClient } from 'pg';
import type { MigrationInterface } from 'typeorm';
import { CONNECT_MS, KEEP_ALIVE, sessionOptions } from './session.js';
import { lockClassOf } from './sql.js';

export type MigrationClass = new () => MigrationInterface;

export interface MigrateOptions {
  /** Of PostgreSQL itself, not of a pooler. */
  readonly url: string;
  readonly schema: string;
  readonly migrations: readonly MigrationClass[];
}

/** Beside the 64 partitions: the lock under which a schema is migrated. */
const MIGRATION_LOCK = 64;

/**
 * Makes the schema if it is not there, and runs the migrations that it lacks, one process at a time. After an error the pool must
 * be closed: a connection of it may have the lock.
 */
export const migrate = async (pool: Pool, options: MigrateOptions): Promise<void> => {
  const { schema } = options;
  const lock = [lockClassOf(schema), MIGRATION_LOCK];
  const client = await pool.connect();
  try {
    if (await isCurrent(client, options)) return;
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', lock);
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
    if (rowCount === 0) await client.query(`create schema ${schema}`);
    if (!(await isCurrent(client, options))) await runMigrations(options);
    await client.query('select pg_advisory_unlock($1, $2)', lock);
    await client.query('reset lock_timeout');
  } finally {
    client.release();
  }
};

/** Whether all these migrations have been run there; TypeORM notes their names. */
const isCurrent = async (client: PoolClient, { schema, migrations }: MigrateOptions): Promise<boolean> => {
  const table = `${schema}.migrations`;
  const { rows: found } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (!found[0]?.there) return false;
  const { rows } = await client.query<{ name: string }>(`select name from ${table}`);
  const run = new Set(rows.map(({ name }) => name));
  return migrations.every((Migration) => run.has(new Migration().name ?? Migration.name));
};

/** TypeORM is a tenth of what a service loads: it is loaded only when there is something to run. */
const runMigrations = async ({ url, schema, migrations }: MigrateOptions): Promise<void> => {
  const { DataSource } = await import('typeorm');
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    schema,
    poolSize: 2,
    migrations: [...migrations],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    applicationName: `rubrica migrations of ${schema}`,
    connectTimeoutMS: CONNECT_MS,
    extra: { options: sessionOptions(schema), ...KEEP_ALIVE },
  });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
};
