import type { Pool, PoolClient } from 'pg';
import { CONNECT_MS, KEEP_ALIVE, sessionOptions } from './session.js';
import { lockClassOf } from './sql.js';

/**
 * A change of a database schema. TypeORM runs each migration once, in its own transaction, and records its name.
 * Migrations are never reverted (ADR 0131).
 */
export interface Migration {
  /** Name of the migration. It ends with 13 digits, a time in milliseconds, by which migrations are ordered. */
  readonly name: string;
  up(runner: MigrationRunner): Promise<void>;
}

export interface MigrationRunner {
  query(statement: string, parameters?: unknown[]): Promise<unknown>;
}

export type MigrationClass = new () => Migration;

export interface MigrateOptions {
  /** Address of PostgreSQL itself, not of a connection pooler. */
  readonly url: string;
  readonly schema: string;
  /** All migrations of the schema, the oldest first. */
  readonly migrations: readonly MigrationClass[];
}

/**
 * Thrown if a version before 0.1.0 has written the database. The running version cannot read or convert such data.
 */
export class SchemaBefore010 extends Error {
  constructor(schema: string, known: ReadonlySet<string>) {
    const [first] = known;
    super(
      `the schema ${schema} was made by a version before 0.1.0 (its migrations begin with ${first}), and this version cannot read it. ` +
        'Nothing was changed. Start the version that made it again, for example to export the data of its tenants, or give ' +
        'this version a database of its own (in the standalone: another DATA_DIR). How: docs/deploy.md, "Data from before 0.1.0".',
    );
    this.name = 'SchemaBefore010';
  }
}

/** Number of the advisory lock that a migrating process holds. The numbers 0 to 63 are the locks of partitions. */
const MIGRATION_LOCK = 64;

/**
 * Creates the schema if it is missing, and runs the missing migrations, while other processes wait. Throws
 * `SchemaBefore010`, without changing anything, if the data are too old. After any error the caller must close the
 * pool, because one of its connections may hold the lock.
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

/** Returns whether all these migrations have run. Further ones, of a newer version, may have run too. */
const isCurrent = async (client: PoolClient, { schema, migrations }: MigrateOptions): Promise<boolean> => {
  const done = await migrationsDone(client, schema);
  const names = migrations.map((Migration) => new Migration().name);
  const [first] = names;
  if (done.size > 0 && first !== undefined && !done.has(first)) throw new SchemaBefore010(schema, done);
  return names.every((name) => done.has(name));
};

/** Returns the names of the migrations that have run, in the order in which they ran; none if the schema is new. */
const migrationsDone = async (client: PoolClient, schema: string): Promise<ReadonlySet<string>> => {
  const table = `${schema}.migrations`;
  const { rows: found } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
    table,
  ]);
  if (!found[0]?.there) return new Set();
  const { rows } = await client.query<{ name: string }>(`select name from ${table} order by id`);
  return new Set(rows.map(({ name }) => name));
};

/**
 * Runs the missing migrations. Loads TypeORM only here, because it is a tenth of a service's code and most starts need
 * no migration.
 */
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
