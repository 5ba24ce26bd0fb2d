import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase, pgbouncer, type Pooler, until } from '@rubrica/testing';
import pg from 'pg';
import type { EventingLogger } from '../eventing-logger.js';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { quiet } from '../testing/database.fixture.js';
import { expectEffectOnce, settled } from '../testing/effect-once.fixture.js';
import { startTestService, takeNumbers } from '../testing/test-service.fixture.js';
import { recordIn, TestReader } from '../testing/test-reader.fixture.js';
import { Database } from '../transaction/database.js';
import { sessionSettings } from './session.js';

const bouncer = pgbouncer();

bouncer.describe('a pooler in transaction mode (PgBouncer)', () => {
  const schemas = ['document_issuer', 'event_log'];
  let database: FreshDatabase;
  let pooler: Pooler;
  let dropping: Pooler;
  beforeAll(async () => {
    database = await freshDatabase(...schemas);
    const urls = schemas.map((schema) => database.urlOf(schema));
    pooler = await bouncer.start(urls);
    dropping = await bouncer.start(urls, { ignore: 'options' });
  });
  afterAll(async () => {
    await pooler.stop();
    await dropping.stop();
  });
  const said: string[] = [];
  const logger: EventingLogger = { ...quiet, warn: (_, text) => void said.push(text) };
  const settle = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    const name = new URL(database.adminUrl).pathname.slice(1);
    for (const schema of schemas)
      for (const [setting, value] of Object.entries(sessionSettings(schema)))
        await client.query(`alter role ${schema} in database ${name} set ${setting} = ${value}`);
    await client.end();
  };
  const open = (databaseUrl: string, databaseDirectUrl = ''): Promise<Database> =>
    Database.open({
      ...{ service: 'document-issuer', schema: 'document_issuer', databaseUrl, databaseDirectUrl },
      ...{ migrations: [], clock: { now: () => new Date() }, logger },
    });

  it('is refused where nothing leads past it, whether it refuses or drops what a connection starts with', async () => {
    const past = 'DATABASE_DIRECT_URL, and EVENT_LOG_DIRECT_URL for the log (docs/postgres.md)';
    for (const one of [pooler, dropping]) {
      await expect(open(one.urlOf(database.url))).rejects.toThrow(past);
      await expect(open(one.urlOf(database.url), one.urlOf(database.url))).rejects.toThrow(past);
      const databaseUrl = one.urlOf(database.urlOf('event_log'));
      await expect(PostgresLog.open({ databaseUrl, logger })).rejects.toThrow(past);
    }
  });

  it('is refused while the role has not the settings that a connection starts with, and they are named', async () => {
    await expect(open(pooler.urlOf(database.url), database.url)).rejects.toThrow(
      /run deploy\/postgres\/roles\.sql \(.*search_path.*\) \(docs\/postgres\.md\)/,
    );
  });

  it('carries a service and its log, and says when it is too old to keep prepared statements', async () => {
    await settle();
    // The connections of the pooler to the server are older than the settings of the role.
    await pooler.stop();
    pooler = await bouncer.start(schemas.map((schema) => database.urlOf(schema)));
    const logUrl = pooler.urlOf(database.urlOf('event_log'));
    const direct = { url: database.url, logUrl: database.urlOf('event_log') };
    await (await open(pooler.urlOf(database.url), database.url)).close();
    const [log, other] = await Promise.all(
      [0, 1].map(() => PostgresLog.open({ databaseUrl: logUrl, directUrl: direct.logUrl, logger })),
    );
    const reader = new TestReader('pooled');
    await log?.subscribe(reader);
    const begunAt = performance.now();
    for (let nth = 0; nth < 20; nth += 1) {
      await other?.append([recordIn(nth, `text ${nth}`)]);
      await until(
        () => reader.read.length,
        (count) => count === nth + 1,
      );
    }
    // Polling every 5 s would take 100 s. Notifications are faster; they do not pass through the pooler.
    expect(performance.now() - begunAt).toBeLessThan(60_000);
    await Promise.all([log?.close(), other?.close()]);
    const service = await startTestService({ url: pooler.urlOf(database.url), logUrl, direct });
    try {
      await takeNumbers(service.database, 50, 5);
      await settled(service.database);
      await expectEffectOnce(service.database);
    } finally {
      await service.stop();
    }
    const tooOld = said.filter((text) => text.includes('PgBouncer does since 1.21'));
    expect(tooOld.length > 0).toBe(!bouncer.keepsStatements);
  });

  it('loses what is not led past it, silently: that is why it is refused', async () => {
    const [one, two] = [0, 1].map(() => new pg.Client({ connectionString: pooler.urlOf(database.url) }));
    if (!one || !two) throw new Error('two clients');
    await Promise.all([one.connect(), two.connect()]);
    const lock = async (client: pg.Client): Promise<boolean> =>
      (await client.query('select pg_try_advisory_lock(7, 7) as taken')).rows[0].taken as boolean;
    expect([await lock(one), await lock(two)]).toEqual([true, true]);
    await Promise.all([one.end(), two.end()]);
  });
});
