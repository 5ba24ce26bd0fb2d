import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TcpProxy, tcpProxy, until } from '@rubrica/testing';
import { DatabaseUnavailable } from '../postgres/database-errors.js';
import { testDatabase } from '../testing/database.fixture.js';
import { document, documentId } from '../testing/numbering.fixture.js';
import { startTestService, type TestService } from '../testing/test-service.fixture.js';
import type { Database } from './database.js';

/** Shorter than the polling interval of an idle service. */
const SOON_MS = 20_000;

describe('a commit whose answer is lost', () => {
  let proxy: TcpProxy;
  let service: TestService;
  let direct: Database;
  beforeAll(async () => {
    const { database, url, logUrl } = await testDatabase();
    direct = database;
    proxy = await tcpProxy(url);
    service = await startTestService({ url: proxy.url, logUrl });
  });
  afterAll(async () => {
    await service.stop();
    await direct.close();
    await proxy.close();
  });

  it('takes effect soon: what it says is heard, and what it orders is done', async () => {
    const taken = service.database.transaction(async (tx) => {
      await tx.handle(document, documentId(0), { takeNext: true });
      tx.schedule({ kind: 'send', key: 'in doubt' });
      proxy.muffle();
    });
    taken.catch(() => undefined); // checked below
    const rows = (table: string) => (): Promise<unknown[]> => direct.query(`select * from ${table}`);
    const hasRows = (found: unknown[]): boolean => found.length > 0;
    await until(rows('outbox'), hasRows);
    proxy.cut();
    await expect(taken).rejects.toThrow(DatabaseUnavailable);
    proxy.restore();
    await until(rows('heard'), hasRows, SOON_MS);
    await until(rows('answered'), hasRows, SOON_MS);
  });
});
