import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Database } from '@rubrica/eventing';
import { causeOfRow } from '@rubrica/eventing/postgres';
import { createLogger, MovableClock } from '@rubrica/service';
import { freshDatabase, type FreshDatabase } from '@rubrica/testing';
import { migrations } from '../migrations/index.js';
import type { TurnWait } from '../submission/turn.js';
import { anOrder } from '../submission/submission.fixture.js';
import type { SubmissionOrder } from '../submission/submission.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';
import { ContingencyStore } from './contingency.store.js';

let fresh: FreshDatabase;
let database: Database;
let store: ContingencyStore;
const waiting = new WaitingSubmissions();
beforeAll(async () => {
  fresh = await freshDatabase('dian_submitter');
  database = await Database.open({
    service: 'dian-submitter',
    databaseUrl: fresh.url,
    schema: 'dian_submitter',
    migrations,
    clock: new MovableClock(),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
  store = new ContingencyStore(database);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
});
beforeEach(async () => {
  for (const table of ['contingency_documents', 'waiting_submissions', 'timers'])
    await database.query(`delete from ${table}`);
});

const ENVIRONMENT = 'habilitacion';
const CAUSE = { correlationId: 'req_1', causationId: 'submission-1@1' };
const held = (id: string, minute: number, changes: Partial<SubmissionOrder> = {}) => ({
  id,
  cause: CAUSE,
  order: anOrder({ issued_at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00-05:00`, ...changes }),
});
const noteTo = (invoice: string): Partial<SubmissionOrder> => ({
  kind: 'credit_note',
  invoice: { document_id: invoice, cufe: 'a'.repeat(96) },
});
const add = (...documents: readonly ReturnType<typeof held>[]): Promise<void> =>
  database.transaction((tx) => store.add(tx, documents));
const release = async (most = 100): Promise<string[]> =>
  (await database.transaction((tx) => store.release(tx, ENVIRONMENT, most))).map(({ document_id }) => document_id);
const judged = (...ids: readonly string[]): Promise<void> => database.transaction((tx) => store.remove(tx, ids));
const waits = (documentId: string, reason: TurnWait): Promise<unknown> =>
  database.transaction((tx) =>
    waiting.add(tx, [
      { documentId, tenantId: 'ten_1', environment: ENVIRONMENT, reason, timerKind: 'submit', cause: CAUSE },
    ]),
  );
const backlog = () => database.transaction((tx) => store.backlog(ENVIRONMENT, tx));

describe('what was held back in a contingency', () => {
  it('is let go once, the oldest first, so many at a time', async () => {
    await add(held('c', 3), held('a', 1), held('e', 5), held('b', 2), held('d', 4));
    expect(await release(2)).toEqual(['a', 'b']);
    expect(await backlog()).toMatchObject({ held: 3, released: 2, setAside: 0 });
    expect(await release(2)).toEqual(['c', 'd']);
    expect([await release(2), await release(2)]).toEqual([['e'], []]);
  });

  it('goes on with its own request and trace', async () => {
    const cause = { ...CAUSE, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
    await database.transaction((tx) => store.add(tx, [{ ...held('a', 1), cause }]));
    const released = await database.transaction((tx) => store.release(tx, ENVIRONMENT, 1));
    expect(released.map(causeOfRow)).toEqual([cause]);
  });

  it('is let go by environment', async () => {
    await add(held('a', 1), held('p', 2, { environment: 'production' }));
    expect(await release()).toEqual(['a']);
  });

  it('is, as a note to an invoice of ours, let go after invoices, whatever else the tenant waits for', async () => {
    await add(held('n', 1, noteTo('a')), held('m', 1, noteTo('b')), held('a', 2), held('b', 3));
    expect(await release(2)).toEqual(['a', 'b']);
    expect(await release()).toEqual(['m', 'n']);
  });

  it('counts as held, not as on its way, as a note that waits for its invoice', async () => {
    await add(held('n', 1, noteTo('a')), held('a', 2));
    await release();
    await waits('n', 'invoice_not_accepted');
    await waits('o', 'invoice_not_accepted');
    await waits('p', 'test_set_invoice');
    expect(await backlog()).toMatchObject({ held: 2, released: 1, setAside: 0 });
    await judged('a');
    await database.transaction((tx) => waiting.releaseDocuments(tx, ['n', 'o'], 'invoice_not_accepted'));
    expect(await backlog()).toMatchObject({ held: 0, released: 1, setAside: 0 });
  });

  it('is, as a note that names no invoice of ours, let go after all invoices of its tenant but those set aside', async () => {
    await add(held('n', 1, { kind: 'debit_note' }), held('a', 2), held('b', 3));
    expect(await release()).toEqual(['a', 'b']);
    await judged('a');
    expect(await release()).toEqual([]);
    await database.transaction((tx) => store.setAside(tx, ['b']));
    expect(await release()).toEqual(['n']);
  });

  it('holds up no trial while it waits for a decision, and is held anew as another edition', async () => {
    await add(held('a', 1));
    await release();
    await database.transaction((tx) => store.setAside(tx, ['a']));
    expect(await backlog()).toMatchObject({ held: 0, released: 0, setAside: 1 });
    await add(held('a', 9, { edition: 3 }));
    expect(await backlog()).toMatchObject({ held: 1, released: 0, setAside: 0 });
    expect(await release()).toEqual(['a']);
  });
});
