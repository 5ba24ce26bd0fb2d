import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { testDatabase } from './testing/database.fixture.js';
import { documentId } from './testing/numbering.fixture.js';
import { startTestService, takeNumbers, type TestService } from './testing/test-service.fixture.js';
import type { Database } from './transaction/database.js';

describe('a service on the Postgres log', () => {
  let service: TestService;
  let database: Database;
  beforeAll(async () => {
    const { database: first, url, logUrl } = await testDatabase();
    await first.close();
    service = await startTestService({ url, logUrl });
    ({ database } = service);
  });
  afterAll(() => service.stop());

  it('hears each number once, in the order of its document, and sends what it ordered', async () => {
    await takeNumbers(database, 50, 5);
    const heard = await until(
      () =>
        database.query<{ document_id: string; sequence: number; correlation_id: string }>(
          'select * from heard order by nth',
        ),
      (rows) => rows.length === 50,
    );
    for (let n = 0; n < 5; n += 1) {
      const sequences = heard.filter((row) => row.document_id === documentId(n)).map((row) => row.sequence);
      expect(sequences).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    await until(
      () => database.query('select * from answered'),
      (rows) => rows.length === 50,
    );
    expect(await database.query('select * from timers')).toEqual([]);
  });
});
