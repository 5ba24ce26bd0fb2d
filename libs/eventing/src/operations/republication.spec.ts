import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { TOPICS } from '@rubrica/contracts';
import type { PositionedRecord } from '../log/log.js';
import { testDatabase } from '../testing/database.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import { openTestLog } from '../testing/test-log.fixture.js';
import { startTestService, takeNumbers, type TestService } from '../testing/test-service.fixture.js';
import type { Database } from '../transaction/database.js';
import { MaintenanceJobs } from './maintenance-jobs.js';
import { REPUBLISH } from './republication.js';

describe('a republication', () => {
  let service: TestService;
  let database: Database;
  const said: PositionedRecord[] = [];
  let closeReader: () => Promise<void>;
  let aheadMs = 0;

  beforeEach(async () => {
    aheadMs = 0;
    said.length = 0;
    const { database: first, url, logUrl } = await testDatabase();
    await first.close();
    service = await startTestService({ url, logUrl, clock: { now: () => new Date(Date.now() + aheadMs) } });
    ({ database } = service);
    const log = await openTestLog(logUrl);
    await log.subscribe({
      topic: TOPICS.documentLifecycle,
      group: 'everything',
      batch: 1_000,
      positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, 0]))),
      onBatch: (records) => {
        said.push(...records);
        return Promise.resolve({ stop: [] });
      },
    });
    closeReader = () => log.close();
  });
  afterEach(async () => {
    await closeReader();
    await service.stop();
  });

  const saidTimes = (times: number): Promise<unknown> =>
    until(
      async () => said.length,
      (count) => count === times,
    );
  const textsOf = (records: readonly PositionedRecord[]): string[] =>
    records.map(({ key, headers, body }) => JSON.stringify([key, headers, JSON.parse(body.toString())])).sort();
  const republish = async (from: string): Promise<void> => {
    const jobs = service.app.get(MaintenanceJobs);
    await jobs.order({ id: `chr_${from}`, name: REPUBLISH, request: { from }, actor: 'ana' });
    await until(
      () => jobs.list(1),
      ([job]) => job?.endedAt !== null,
    );
  };

  it('says all again under the same ids, in the order of each document, and nobody who had it takes it twice', async () => {
    await takeNumbers(database, 300, 300);
    await takeNumbers(database, 10, 5);
    await saidTimes(310);
    const before = [...said];
    const whileServing = takeNumbers(database, 20, 5);
    await republish('2020-01-01T00:00:00-05:00');
    await whileServing;
    const [job] = await service.app.get(MaintenanceJobs).list(1);
    expect(job).toMatchObject({ actor: 'ana', request: { from: '2020-01-01T00:00:00-05:00' } });
    await saidTimes(330 + (job?.done ?? 0));
    expect(job?.done).toBeGreaterThanOrEqual(310);
    const first = new Set(before.map(({ headers }) => headers['ce_id']));
    const again = said.slice(310).filter(({ headers }) => first.has(headers['ce_id']));
    expect(textsOf(again)).toEqual(textsOf(before));
    const ofOne = again.filter(({ key }) => key === documentId(3)).map(({ headers }) => headers['ce_aggregateversion']);
    expect(ofOne).toEqual(['1', '2', '3']);
    const heard = await until(
      () => database.query('select document_id, sequence from heard'),
      (rows) => rows.length >= 330,
    );
    expect(heard).toHaveLength(330);
  });

  it('begins where it is told to', async () => {
    await takeNumbers(database, 2, 1);
    aheadMs = 3_600_000;
    const from = new Date(Date.now() + aheadMs).toISOString();
    await database.transaction((tx) => tx.handle(document, documentId(0), { takeNext: true }));
    await saidTimes(3);
    await republish(from);
    await saidTimes(4);
    expect(said.at(-1)?.headers['ce_aggregateversion']).toBe('3');
  });
});
