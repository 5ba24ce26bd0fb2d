import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SHARED_SERVER, testServer } from './run/test-server.js';

export interface FreshDatabase {
  /** URL for the role that owns the first schema. */
  readonly url: string;
  /** Returns the URL for the role that owns `schema`. */
  urlOf(schema: string): string;
  /** URL for the server's superuser, for what a role may not do. */
  readonly adminUrl: string;
  /** Ends its connections and removes it. Not needed where the whole server is thrown away. */
  drop(): Promise<void>;
}

const PASSWORD = 'test';

/** The run's server. Without jest's setup this process starts one, which ends with it. */
let serverUrl: Promise<string> | undefined;
const server = (): Promise<string> =>
  (serverUrl ??= Promise.resolve(process.env[SHARED_SERVER] ?? testServer().then(({ url }) => url)));

const onDatabase = (url: string, database: string, user?: string): string => {
  const found = new URL(url);
  found.pathname = `/${database}`;
  if (user !== undefined) {
    found.username = user;
    found.password = PASSWORD;
  }
  return found.href;
};

/** Runs the statements one after the other on a connection of their own, and returns what each answers. */
export const execute = async (url: string, ...statements: readonly string[]): Promise<pg.QueryResult[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
};

/** Roles belong to the whole server: another test may have made the role, even at the same moment. */
const createRole = (role: string): string => `do $$ begin
  create role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(PASSWORD)};
exception when duplicate_object or unique_violation then null; end $$`;

const createSchema = (schema: string): string =>
  `create schema ${pg.escapeIdentifier(schema)} authorization ${pg.escapeIdentifier(schema)}`;

/**
 * A new, empty database on a real PostgreSQL, with one schema per name and a login role of the same name that owns it:
 * so `"$user"` in the search path finds it, as in production. Takes some 20 ms.
 */
export const freshDatabase = async (...names: readonly string[]): Promise<FreshDatabase> =>
  databaseOn(await server(), names);

/** Makes such a database on the server of this superuser's URL. */
export const databaseOn = async (url: string, names: readonly string[]): Promise<FreshDatabase> => {
  const database = newName();
  const schemas = names.length > 0 ? names : ['service'];
  await execute(url, `create database ${database}`, ...schemas.map(createRole));
  await execute(onDatabase(url, database), ...schemas.map(createSchema));
  return freshOf(url, database, schemas);
};

/**
 * The same with what `prepare` has put into it, such as the tables of a service. That is done once in a run of tests for
 * each `kind`; the others are copies, a quarter of the work. No connection of `prepare` may stay open.
 */
export const preparedDatabase = async (
  kind: string,
  schemas: readonly string[],
  prepare: (fresh: FreshDatabase) => Promise<void>,
): Promise<FreshDatabase> => {
  const url = await server();
  const template = `prepared_${kind}_${process.env['RUBRICA_TEST_RUN'] ?? process.pid}`.replaceAll(/\W/g, '_');
  if (!templates.has(template)) {
    const made = makeTemplate(url, template, schemas, prepare);
    templates.set(template, made);
    made.catch(() => templates.delete(template));
  }
  await templates.get(template);
  const database = newName();
  await execute(url, `create database ${database} template ${template} strategy file_copy`);
  return freshOf(url, database, schemas);
};

/** Those that are there, or are being made by this process or by another one of the run. */
const templates = new Map<string, Promise<void>>();

const makeTemplate = async (
  url: string,
  template: string,
  schemas: readonly string[],
  prepare: (fresh: FreshDatabase) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 1) return;
    const fresh = await databaseOn(url, schemas);
    await prepare(fresh);
    // Its name says that it is whole.
    await client.query(`alter database ${nameOf(fresh.adminUrl)} rename to ${template}`);
  } finally {
    await client.end(); // which gives the lock back
  }
};

const newName = (): string => `test_${randomBytes(8).toString('hex')}`;

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

const freshOf = (url: string, database: string, [first = 'service']: readonly string[]): FreshDatabase => ({
  url: onDatabase(url, database, first),
  urlOf: (schema) => onDatabase(url, database, schema),
  adminUrl: onDatabase(url, database),
  drop: async () => void (await execute(url, `drop database if exists ${database} with (force)`)),
});
