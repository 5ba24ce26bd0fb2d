import { afterAll, describe, expect, it } from '@jest/globals';
import { TOPICS } from '@rubrica/contracts';
import { freshDatabase } from '@rubrica/testing';
import pg from 'pg';
import { testLogger } from './database.fixture.js';
import { PostgresLog } from './postgres-log.js';

describe('the Postgres log', () => {
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });

  it('is read by no role of a service', async () => {
    const { urlOf } = await freshDatabase('event_log', 'document_issuer');
    const log = await PostgresLog.open({ databaseUrl: urlOf('event_log'), logger: testLogger });
    ends.push(() => log.close());
    const client = new pg.Client({ connectionString: urlOf('document_issuer') });
    await client.connect();
    ends.push(() => client.end());
    await expect(client.query('select * from event_log.records')).rejects.toThrow(
      'permission denied for schema event_log',
    );
  });

  it('may be opened by several processes at the same moment', async () => {
    const { url } = await freshDatabase('event_log');
    const logs = await Promise.all([1, 2, 3].map(() => PostgresLog.open({ databaseUrl: url, logger: testLogger })));
    ends.push(...logs.map((log) => () => log.close()));
    expect(await logs[2]!.ends(TOPICS.tenantLifecycle)).toHaveLength(64);
  });
});
