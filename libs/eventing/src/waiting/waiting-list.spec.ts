import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { WaitingList } from './waiting-list.js';

const list = new WaitingList<'certificate' | 'invoice'>({
  table: 'waiting',
  firstLookupMs: 1_000,
  longestLookupMs: 60_000,
});
const COLUMNS = `document_id text primary key, tenant_id text, environment text, reason text, timer text,
  correlation_id text, causation_id text, traceparent text`;

const TRACE = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

let database: Database;
beforeEach(async () => {
  ({ database } = await testDatabase());
  await database.query(`create table waiting (${COLUMNS})`);
});
afterEach(() => database.close());

const document = (documentId: string, reason: 'certificate' | 'invoice' = 'certificate', timerKind = 'submit') =>
  ({
    documentId,
    tenantId: 'ten_1',
    environment: 'production',
    reason,
    timerKind,
    cause: { correlationId: `req_${documentId}`, causationId: 'document-1@1', traceparent: TRACE },
  }) as const;
const add = (...documents: readonly ReturnType<typeof document>[]): Promise<string[]> =>
  database.transaction(async (tx) => [...(await list.add(tx, documents))].sort());
const timers = (): Promise<{ kind: string; key: string; group_key: string }[]> =>
  database.query('select kind, key, group_key from timers order by key');
const left = async (): Promise<string[]> =>
  (await database.query<{ document_id: string }>('select document_id from waiting order by 1')).map(
    ({ document_id }) => document_id,
  );

describe('a list of documents that wait', () => {
  it('tells whose wait begins: those that were not on it, or waited for something else', async () => {
    expect(await add(document('b'), document('a'))).toEqual(['a', 'b']);
    expect(await add(document('a'), document('b', 'invoice'), document('c'))).toEqual(['b', 'c']);
    expect(await add(document('a', 'certificate', 'package'))).toEqual(['a']);
    expect(await add()).toEqual([]);
  });

  it('releases those of a tenant that wait for this, once: their timers are due', async () => {
    await add(document('a'), document('b', 'invoice'), document('c'));
    const release = () => database.transaction((tx) => list.release(tx, 'ten_1', 'production', 'certificate'));
    await database.transaction((tx) => list.release(tx, 'ten_1', 'habilitacion', 'certificate'));
    await database.transaction((tx) => list.release(tx, 'ten_2', 'production', 'certificate'));
    expect(await timers()).toEqual([]);
    await release();
    const released = ['a', 'c'].map((key) => ({ kind: 'submit', key, group_key: 'ten_1' }));
    expect([await timers(), await left()]).toEqual([released, ['b']]);
    await database.query('delete from timers');
    await release();
    expect(await timers()).toEqual([]);
  });

  it('releases those of some documents that wait for this', async () => {
    await add(document('a'), document('b', 'invoice'), document('c', 'invoice'));
    await database.transaction((tx) => list.releaseDocuments(tx, ['a', 'b', 'z'], 'invoice'));
    expect([(await timers()).map(({ key }) => key), await left()]).toEqual([['b'], ['a', 'c']]);
  });

  it('lets a document go on with its own request and trace, whoever releases it', async () => {
    await add(document('a'));
    const releasing = {
      correlationId: 'req_other',
      causationId: 'certificate-1@1',
      traceparent: TRACE.replace('a', 'c'),
    };
    await database.transaction((tx) => list.releaseDocuments(tx, ['a'], 'certificate'), releasing);
    expect(await database.query('select correlation_id, causation_id, traceparent from timers')).toEqual([
      { correlation_id: 'req_a', causation_id: 'document-1@1', traceparent: TRACE },
    ]);
  });

  it('removes documents without making them due', async () => {
    await add(document('a'), document('b'));
    await database.transaction((tx) => list.remove(tx, ['a']));
    expect([await timers(), await left()]).toEqual([[], ['b']]);
  });

  it('lets a wait that is recorded while it is released begin anew', async () => {
    await add(document('a'));
    let begun: ReadonlySet<string> = new Set();
    await database.transaction(async (tx) => {
      await list.release(tx, 'ten_1', 'production', 'certificate');
      // Waits for the row that this transaction will delete.
      const again = database.transaction(async (other) => {
        begun = await list.add(other, [document('a')]);
      });
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(begun.size).toBe(0);
      void again;
    });
    while (begun.size === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect([[...begun], await left()]).toEqual([['a'], ['a']]);
  });

  it('doubles the time between two lookups, up to the longest', () => {
    const at = '2026-11-21T15:00:00.000Z';
    const due = (looks?: number) => list.nextLookup(at, looks === undefined ? {} : { looks });
    expect(due()).toEqual({ due: '2026-11-21T15:00:01.000Z', payload: { looks: 1 } });
    expect(due(3)).toEqual({ due: '2026-11-21T15:00:08.000Z', payload: { looks: 4 } });
    expect(due(500).due).toBe('2026-11-21T15:01:00.000Z');
  });
});
