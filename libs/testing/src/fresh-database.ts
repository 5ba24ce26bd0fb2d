import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { SHARED_SERVER, testServer } from './test-server.js';

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

const execute = async (url: string, ...statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
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
  const [first = 'service', ...others] = names;
  const database = `test_${randomBytes(8).toString('hex')}`;
  const adminUrl = onDatabase(url, database);
  const schemas = [first, ...others];
  await execute(url, `create database ${database}`, ...schemas.map(createRole));
  await execute(adminUrl, ...schemas.map(createSchema));
  return {
    url: onDatabase(url, database, first),
    urlOf: (schema) => onDatabase(url, database, schema),
    adminUrl,
    drop: () => execute(url, `drop database if exists ${database} with (force)`),
  };
};
