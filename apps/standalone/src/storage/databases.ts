import type { RunningPostgres } from '@rubrica/embedded-postgres';
import pg from 'pg';

export const DATABASE = 'rubrica';
export const LOG_ROLE = 'event_log';

/** One role per service, and one for the log; each owns the schema of its name and sees no other. */
export const ROLES = [
  'api_gateway',
  'certificate_vault',
  'document_issuer',
  'dian_submitter',
  'mailer',
  'webhook_dispatcher',
  LOG_ROLE,
] as const;
export type Role = (typeof ROLES)[number];

/** Makes database, roles and schemas that are missing. */
export const prepareDatabases = async (
  postgres: RunningPostgres,
  passwords: Readonly<Record<string, string>>,
): Promise<void> => {
  await withClient(postgres.superuserUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  });
  const inDatabase = new URL(postgres.superuserUrl);
  inDatabase.pathname = `/${DATABASE}`;
  await withClient(inDatabase.href, async (client) => {
    await client.query('revoke all on schema public from public');
    await client.query(`revoke all on database ${DATABASE} from public`);
    for (const role of ROLES) {
      const password = client.escapeLiteral(passwords[role] ?? '');
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
      await client.query(`${rowCount ? 'alter' : 'create'} role ${role} with login password ${password}`);
      await client.query(`grant connect, temporary on database ${DATABASE} to ${role}`);
      await client.query(`create schema if not exists ${role} authorization ${role}`);
      await client.query(`alter role ${role} set search_path = ${role}`);
    }
  });
};

const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
