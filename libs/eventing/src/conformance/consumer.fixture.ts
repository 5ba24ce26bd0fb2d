import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { partitionOf, TOPICS } from '@rubrica/contracts';
import { ParkedMessages } from '../consumer/parked-messages.js';
import { PARKED_KEY } from '../consumer/parking.js';
import { Positions } from '../consumer/positions.js';
import type { Log, LogRecord } from '../log/log.js';
import { VitalMetrics } from '../operations/vital-metrics.js';
import { testDatabase, testLogger } from '../testing/database.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import type { LogsUnderTest, LogUnderTest } from '../testing/test-log.fixture.js';
import { startTestService, takeNumbers, type TestService } from '../testing/test-service.fixture.js';
import type { Database } from '../transaction/database.js';

/** Defines the tests of consumers. They must pass with every implementation of the log. */
export const consumerConformance = (name: string, logs: LogsUnderTest): void => {
  describe(`a consumer (${name})`, () => {
    let service: TestService;
    let database: Database;
    let underTest: LogUnderTest;
    let log: Log;
    let urls: { url: string; logUrl: string };

    beforeEach(async () => {
      const { database: first, url } = await testDatabase();
      await first.close();
      underTest = await logs.fresh();
      urls = { url, logUrl: underTest.url };
      log = await underTest.open();
      service = await startTestService(urls);
      ({ database } = service);
    });
    afterEach(async () => {
      await service.stop();
      await underTest.end();
    });

    const caughtUp = async (): Promise<void> => {
      await until(
        async () => (await outboxBehind()).length,
        (behind) => behind === 0,
      );
      expect(await service.app.get(Positions).waitForLogEnd(TOPICS.documentLifecycle, 60_000)).toBe(true);
    };
    const outboxBehind = (): Promise<object[]> =>
      database.query(
        "select 1 from outbox o left join leases l on l.work = 'relay' and l.part = o.part where o.pos > coalesce(l.pos, 0)",
      );
    const heardOf = async (id: string): Promise<number[]> =>
      (
        await database.query<{ sequence: number }>('select sequence from heard where document_id = $1 order by nth', [
          id,
        ])
      ).map((row) => row.sequence);
    const take = (id: string): Promise<unknown> =>
      database.transaction((tx) => tx.handle(document, id, { takeNext: true }));
    const record = (id: string, headers: Record<string, string>, data: object | string): LogRecord => ({
      topic: TOPICS.documentLifecycle,
      part: partitionOf(id),
      key: id,
      headers: {
        ce_specversion: '1.0',
        ce_id: `document-${id}@1`,
        ce_source: 'document-issuer',
        ce_type: 'co.rubrica.document.numbered.v1',
        'content-type': 'application/json',
        ...headers,
      },
      body: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
    });

    const numbered = (id: string, sequence: number): object => ({
      document_id: id,
      kind: 'invoice',
      environment: 'test',
      number: `SETP${sequence}`,
      prefix: 'SETP',
      sequence,
      numbering_range_id: `nr_${'1'.repeat(26)}`,
      type_code: '01',
      issued_at: '2026-11-21T10:00:00-05:00',
    });

    it('that stumbles over one document parks it with its followers, hears the others, and is healed by time', async () => {
      const [bad, good] = [documentId(0), documentId(1)];
      await database.query('insert into poison values ($1)', [bad]);
      await takeNumbers(database, 20, 5);
      await caughtUp();
      expect(await heardOf(good)).toEqual([1, 2, 3, 4]);
      expect(await heardOf(bad)).toEqual([]);
      const parked = [...(await service.app.get(ParkedMessages).list({ limit: 10 }))].sort((a, b) => a.pos - b.pos);
      expect(parked.map(({ key, messageId, state }) => ({ key, messageId, state }))).toEqual(
        [1, 2, 3, 4].map((version) => ({
          key: bad,
          messageId: `document-${bad}@${version}`,
          state: version === 1 ? 'retrying' : 'waiting',
        })),
      );
      expect(parked[0]?.error).toContain('stumbles over');
      expect(parked.map(({ nextAttemptAt }) => nextAttemptAt !== null)).toEqual([true, false, false, false]);
      const { consumers } = await until(
        () => service.app.get(VitalMetrics).read(),
        (metrics) => metrics.consumers[0]?.lag === 0,
      );
      expect(consumers).toEqual([
        {
          name: 'hearing/document.lifecycle',
          lag: 0,
          position: expect.any(Number),
          parkedKeys: 1,
          deadLetters: 0,
          stoppedPartitions: 0,
          skippedMessages: 0,
        },
      ]);

      await database.query('delete from poison');
      await take(bad);
      await until(
        () => heardOf(bad),
        (heard) => heard.length === 5,
      );
      expect(await heardOf(bad)).toEqual([1, 2, 3, 4, 5]);
      await until(
        () => database.query('select from blocked_keys'),
        (rows) => rows.length === 0,
      );
      await take(bad);
      await until(
        () => heardOf(bad),
        (heard) => heard.length === 6,
      );
    });

    it('counts how often a parked document was tried, and tries at once when somebody redrives it', async () => {
      const bad = documentId(0);
      const parked = service.app.get(ParkedMessages);
      await database.query('insert into poison values ($1)', [bad]);
      await take(bad);
      await until(
        () => parked.list({ key: bad, limit: 10 }),
        ([first]) => (first?.attempts ?? 0) >= 2,
      );
      // Without a redrive, the next attempt would come after an hour.
      await until(
        () =>
          database.query(
            `update timers set due = now() + interval '1 hour' where kind = $1 and owner is null returning key`,
            [PARKED_KEY],
          ),
        (rows) => rows.length === 1,
      );
      await database.query('delete from poison');
      const [{ id } = { id: '' }] = await parked.list({ key: bad, limit: 10 });
      const redrive = { id, actor: 'ana', reason: 'the rule was wrong' };
      expect(await parked.redrive(redrive)).toBe(1);
      await until(
        () => heardOf(bad),
        (heard) => heard.length === 1,
      );
      expect(await parked.list({ limit: 10 })).toEqual([]);
      expect(await database.query('select actor, reason, messages from redrives')).toEqual([
        { actor: 'ana', reason: 'the rule was wrong', messages: 1 },
      ]);
      expect(await parked.redrive(redrive)).toBe(0);
    });

    it('sets a message aside that its schema refuses, with the reason and without its content', async () => {
      const [bad, good] = [documentId(2), documentId(3)];
      await log.append([
        record(bad, {}, { document_id: 'secret' }),
        record(bad, { ce_id: 'nonsense' }, {}),
        record(good, {}, '{'),
      ]);
      await take(bad);
      await caughtUp();
      const letters = await service.app.get(ParkedMessages).list({ limit: 10 });
      expect(letters.map(({ state }) => state)).toEqual(['dead', 'dead', 'dead']);
      expect(letters.map(({ error }) => error).join()).not.toContain('secret');
      expect(letters.map(({ error }) => error).sort()).toEqual([
        expect.stringContaining('ce_id is not'),
        expect.stringContaining("must have required property 'kind'"),
        expect.stringContaining('not JSON'),
      ]);
      await take(bad);
      await until(
        () => heardOf(bad),
        (heard) => heard.length > 0,
      );
      const { id = '' } = letters.find(({ key }) => key === good) ?? {};
      expect(await service.app.get(ParkedMessages).redrive({ id, actor: 'ana', reason: 'try' })).toBe(1);
      await until(
        () => database.query('select from blocked_keys'),
        (rows) => rows.length === 0,
      );
      expect(await service.app.get(ParkedMessages).find(id)).toMatchObject({
        state: 'dead',
        redrives: [{ actor: 'ana', reason: 'try' }],
      });
    });

    it('skips a type it does not know, and waits at an unknown version of one it listens to', async () => {
      const [id, other] = [documentId(4), documentId(5)];
      await log.append([record(id, { ce_type: 'co.rubrica.document.framed.v1' }, {})]);
      await caughtUp();
      await log.append([record(id, { ce_type: 'co.rubrica.document.numbered.v2' }, {})]);
      await take(id);
      await take(other);
      await until(
        () => heardOf(other),
        (heard) => heard.length === 1,
      );
      expect(await service.app.get(Positions).waitForLogEnd(TOPICS.documentLifecycle, 200)).toBe(false);
      expect(await heardOf(id)).toEqual([]);
      // The position after skipped messages is written a little later.
      await until(
        () => database.query('select from consumer_positions where part = $1 and pos = 1', [partitionOf(id)]),
        (rows) => rows.length === 1,
      );
      // The two documents are in different partitions, so their messages are not ordered with each other.
      const { consumers } = await until(
        () => service.app.get(VitalMetrics).read(),
        (metrics) => metrics.consumers[0]?.lag === 2,
      );
      expect(consumers).toMatchObject([{ lag: 2, stoppedPartitions: 1, deadLetters: 0 }]);
    });

    it('passes over a kind of documents that it does not know, and hears the next message of the key', async () => {
      const id = documentId(7);
      const madeUp = { document_id: id, kind: 'made_up_kind', environment: 'test' };
      await log.append([
        record(id, { ce_id: `document-${id}@8` }, madeUp),
        record(id, { ce_id: `document-${id}@9` }, { kind: 'made_up_kind', whatever: ['else'] }),
      ]);
      await log.append([record(id, { ce_id: `document-${id}@1` }, numbered(id, 1))]);
      await caughtUp();
      expect(await heardOf(id)).toEqual([1]);
      expect(await database.query('select version from inbox')).toEqual([{ version: 1 }]);
      const { consumers } = await service.app.get(VitalMetrics).read();
      expect(consumers).toMatchObject([{ lag: 0, parkedKeys: 0, deadLetters: 0, skippedMessages: 2 }]);
    });

    it('makes a parked message of a kind that it does not know a dead letter, so that it is kept', async () => {
      const [bad, good] = [documentId(7), documentId(8)];
      await database.query('insert into poison values ($1)', [bad]);
      await log.append([record(bad, {}, numbered(bad, 1))]);
      await until(
        () => database.query('select from blocked_keys'),
        (rows) => rows.length === 1,
      );
      await database.query('update parked set body = $1', [Buffer.from('{"kind":"made_up_kind"}')]);
      await until(
        () => database.query('select from blocked_keys'),
        (rows) => rows.length === 0,
      );
      expect(await service.app.get(ParkedMessages).list({ limit: 10 })).toMatchObject([
        { key: bad, state: 'dead', error: 'UnknownKind: this version does not know the kind made_up_kind' },
      ]);
      await log.append([record(good, {}, numbered(good, 1))]);
      await caughtUp();
      expect(await heardOf(good)).toEqual([1]);
    });

    it('has no effect twice when the whole log is read again, or the whole outbox is sent again', async () => {
      await takeNumbers(database, 30, 5);
      await caughtUp();
      const before = await database.query('select * from heard order by nth');
      expect(await database.query('select stream, version from inbox order by stream')).toEqual(
        [0, 1, 2, 3, 4].map((n) => ({ stream: `document-${documentId(n)}`, version: 6 })),
      );
      await service.stop();
      const { database: shut } = await reopened();
      await shut.query('update consumer_positions set pos = 0');
      await shut.query('update leases set pos = 0');
      await shut.close();
      service = await startTestService(urls);
      ({ database } = service);
      await until(
        () => log.ends(TOPICS.documentLifecycle),
        (ends) => ends.reduce((sum, end) => sum + end, 0) >= 60,
      );
      await caughtUp();
      expect(await database.query('select * from heard order by nth')).toEqual(before);
    });

    const reopened = async (): Promise<{ database: Database }> => {
      const { Database: Opened } = await import('../transaction/database.js');
      return {
        database: await Opened.open({
          service: 'document-issuer',
          databaseUrl: urls.url,
          schema: 'document_issuer',
          migrations: [],
          clock: { now: () => new Date() },
          logger: testLogger,
        }),
      };
    };

    it('drops what comes after something newer of the same stream', async () => {
      const id = documentId(6);
      await log.append([record(id, { ce_id: `document-${id}@5` }, numbered(id, 5))]);
      await caughtUp();
      await log.append([
        record(id, { ce_id: `document-${id}@4` }, numbered(id, 4)),
        record(id, { ce_id: `document-${id}@6` }, numbered(id, 6)),
      ]);
      await caughtUp();
      await log.append([8, 7, 9].map((n) => record(id, { ce_id: `document-${id}@${n}` }, numbered(id, n))));
      await caughtUp();
      expect(await heardOf(id)).toEqual([5, 6, 8, 9]);
    });

    it('waits for a database that went away, and parks nothing', async () => {
      const admin = await reopened();
      await takeNumbers(database, 10, 5);
      await admin.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where pid <> pg_backend_pid() and usename = current_user and datname = current_database()`,
      );
      await until(
        () =>
          take(documentId(9)).then(
            () => true,
            () => false,
          ),
        Boolean,
      );
      await caughtUp();
      expect(await heardOf(documentId(9))).toEqual([1]);
      expect(await admin.database.query('select from parked')).toEqual([]);
      await admin.database.close();
    });
  });
};
