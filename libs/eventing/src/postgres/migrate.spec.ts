import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execute, freshDatabase, type FreshDatabase } from '@rubrica/testing';
import { testLogger } from '../testing/database.fixture.js';
import { Database } from '../transaction/database.js';
import { SchemaBefore010 } from './migrate.js';

describe('a schema that a version before 0.1.0 has made', () => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase('mailer');
    await execute(
      fresh.url,
      'create table migrations (id serial primary key, timestamp bigint not null, name varchar not null)',
      `insert into migrations (timestamp, name) values
         (1700000000100, 'IdempotencyRecords1700000000100'), (1763683200000, 'EventingTables1763683200000')`,
      'create table events (stream_id text, version integer, type text, data jsonb)',
      `insert into events values ('mailing-1', 1, 'MailSent', '{}')`,
    );
  });
  afterAll(() => fresh.drop());

  const open = () =>
    Database.open({
      ...{ service: 'mailer', databaseUrl: fresh.url, schema: 'mailer', migrations: [], logger: testLogger },
      clock: { now: () => new Date() },
    });

  it('is refused with what it is and what to do', async () => {
    const error = await open().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SchemaBefore010);
    expect(String(error)).toMatch(/the schema mailer .* \(its migrations begin with IdempotencyRecords1700000000100\)/);
    expect(String(error)).toMatch(/Start the version that made it again.*docs\/deploy\.md/);
  });

  it('stays as it was', async () => {
    await expect(open()).rejects.toThrow();
    const [tables, names, events] = await execute(
      fresh.url,
      `select relname from pg_class where relnamespace = 'mailer'::regnamespace and relkind = 'r' order by 1`,
      'select count(*)::int from migrations',
      'select * from events',
    );
    expect(tables?.rows).toEqual([{ relname: 'events' }, { relname: 'migrations' }]);
    expect(names?.rows).toEqual([{ count: 2 }]);
    expect(events?.rows).toEqual([{ stream_id: 'mailing-1', version: 1, type: 'MailSent', data: {} }]);
  });
});
