import { beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICES, TOPICS } from '@rubrica/contracts';
import { databaseOn, execute, freshDatabase, type FreshDatabase } from '@rubrica/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { quiet } from '../testing/database.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import { recordIn } from '../testing/test-reader.fixture.js';
import { Database } from '../transaction/database.js';
import { rolesSql } from './roles.js';

const FILE = join(import.meta.dirname, '../../../../deploy/postgres/roles.sql');
const schemas = [...SERVICES.map((service) => service.replaceAll('-', '_')), 'event_log'];

it('the roles are written down as the code has them (npm run postgres-roles)', () =>
  expect(readFileSync(FILE, 'utf8')).toBe(rolesSql()));

describe('the roles of deploy/postgres/roles.sql', () => {
  let database: FreshDatabase;
  beforeAll(async () => {
    // Other tests use these roles at the same time. Roles that are created here have their password from the beginning.
    const { adminUrl } = await freshDatabase(...schemas);
    const server = new URL(adminUrl);
    server.pathname = '/postgres';
    database = await databaseOn(server.href, ['nobody_in_particular']);
    await execute(database.adminUrl, rolesSql(), rolesSql());
    const passwords = schemas.flatMap((schema) => [schema, `${schema}_owner`]);
    await execute(database.adminUrl, ...passwords.map((role) => `alter role ${role} password 'test'`));
  });

  const options = { migrations: [], clock: { now: () => new Date() }, logger: quiet };
  const openAs = (role: string, schema: string): Promise<Database> =>
    Database.open({ ...options, service: 'document-issuer', databaseUrl: database.urlOf(role), schema });

  it.each(schemas.slice(0, -1))(
    'let %s work in its schema, once its owner has migrated it, and change nothing there',
    async (schema) => {
      await expect(openAs(schema, schema)).rejects.toThrow(`run the migrations as its owner (${schema}_owner`);
      await (await openAs(`${schema}_owner`, schema)).close();
      const service = await openAs(schema, schema);
      try {
        await service.transaction((tx) => tx.handle(document, documentId(1), { takeNext: true }));
        expect(await service.query('select from events')).toHaveLength(1);
        await expect(service.query('create table mine ()')).rejects.toThrow('permission denied for schema');
        await expect(service.query('drop table events')).rejects.toThrow('must be owner of table events');
        await expect(service.query('truncate events')).rejects.toThrow('permission denied');
        await expect(service.query(`update events set type = 'x'`)).rejects.toThrow('permission denied');
        await expect(service.query('delete from redrives')).rejects.toThrow('permission denied');
      } finally {
        await service.close();
      }
    },
  );

  it('let nobody see the schema of another service, or public', async () => {
    for (const schema of schemas) {
      const [{ rows } = { rows: [] }] = await execute(
        database.urlOf(schema),
        `select nspname as name from pg_namespace
         where nspname !~ '^pg_|^information_schema$' and has_schema_privilege(nspname, 'usage') order by 1`,
      );
      expect(rows).toEqual([{ name: schema }]);
    }
  });

  it('let all services use the log, in the role of the log', async () => {
    const open = (role: string): Promise<PostgresLog> =>
      PostgresLog.open({ databaseUrl: database.urlOf(role), logger: quiet });
    await (await open('event_log_owner')).close();
    const log = await open('event_log');
    await log.append([recordIn(3, 'x')]);
    expect((await log.ends(TOPICS.documentLifecycle))[3]).toBeGreaterThan(0);
    await log.close();
  });

  it('give a connection through a pooler the settings that others name at their start', async () => {
    for (const schema of schemas) {
      const [{ rows } = { rows: [] }] = await execute(
        database.urlOf(schema),
        `select current_setting('search_path') as path, current_setting('lock_timeout') as lock,
                current_setting('enable_seqscan') as scan`,
      );
      expect(rows).toEqual([{ path: schema, lock: '5s', scan: 'off' }]);
    }
  });
});
