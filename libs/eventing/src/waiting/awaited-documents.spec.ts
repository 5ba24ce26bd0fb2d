import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { isConflict } from '../postgres/database-errors.js';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { awaitable, type Awaitable } from './awaited.js';
import { AwaitedDocuments, type DocumentWait, type WaitResult } from './awaited-documents.js';
import { WaitingList } from './waiting-list.js';

/** An invented kind: events of an invoice. Each event is sent after the event before it was accepted. */
interface InvoiceEvent extends Awaitable {
  readonly status: 'unknown' | 'sent' | 'taken' | 'refused';
}
interface Told {
  readonly type: 'Told';
  readonly data: { readonly status: InvoiceEvent['status'] };
}
const invoiceEvent = awaitable<InvoiceEvent, { readonly type: 'Tell'; readonly status: InvoiceEvent['status'] }, Told>({
  name: 'invoice-event',
  initialState: { status: 'unknown', awaitedBy: [] },
  decide: ({ status }, state) => (state.status === status ? [] : [{ type: 'Told', data: { status } }]),
  evolve: (state, { data: { status } }) => ({ ...state, status }),
  messages: () => [],
});

const TABLE = `create table waiting (document_id text primary key, tenant_id text, environment text, reason text,
  timer text, correlation_id text, causation_id text, traceparent text)`;
const CAUSE = { correlationId: 'req_1', causationId: 'document-1@1' };
const list = new WaitingList<'certificate' | 'not_taken' | 'not_sent'>({
  table: 'waiting',
  firstLookupMs: 1_000,
  longestLookupMs: 60_000,
});

let database: Database;
let waits: ReturnType<typeof waitsIn>;
beforeEach(async () => {
  ({ database } = await testDatabase());
  await database.query(TABLE);
  waits = waitsIn(database);
});
afterEach(() => database.close());

const waitsIn = (of: Database) =>
  new AwaitedDocuments(of, list, invoiceEvent, {
    not_taken: ({ status }) => status === 'unknown' || status === 'sent',
    not_sent: ({ status }) => status === 'unknown',
  });
const wait = (documentId: string, awaited: readonly string[], reason = 'not_taken'): DocumentWait<string> => ({
  documentId,
  tenantId: 'ten_1',
  environment: 'production',
  reason,
  timerKind: 'send',
  cause: CAUSE,
  awaited,
});
const begin = (...some: readonly DocumentWait<string>[]): Promise<readonly WaitResult[]> =>
  database.transaction((tx) => waits.begin(tx, some));
/** Repeats a transaction that failed after five conflicts, as a timer or a message would repeat it. */
const untilWritten = async <T>(work: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
    }
  }
};
const tell = (id: string, status: InvoiceEvent['status']): Promise<unknown> =>
  database.transaction((tx) => tx.handle(invoiceEvent, id, { type: 'Tell', status }));
/** Returns the ids of the released documents, and removes their timers. */
const released = async (): Promise<string[]> =>
  (await database.query<{ key: string }>('delete from timers returning key')).map(({ key }) => key).sort();
const listed = async (): Promise<string[]> =>
  (await database.query<{ document_id: string }>('select document_id from waiting order by 1')).map(
    ({ document_id }) => document_id,
  );
const eventsOf = async (id: string): Promise<string[]> =>
  (
    await database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [
      `invoice-event-${id}`,
    ])
  ).map(({ type }) => type);

describe('an awaited document', () => {
  const given = specFor(invoiceEvent);
  const waiting = { type: 'DocumentWaits', data: { document_id: 'evt_2' } } as const;

  it('knows from its own stream which documents wait for it, also before it is known itself', () => {
    given().when({ type: 'AddWaiting', documentId: 'evt_2' }).then(waiting);
    const state = [waiting, waiting, { type: 'Told', data: { status: 'sent' } } as const].reduce(
      invoiceEvent.evolve,
      invoiceEvent.initialState,
    );
    expect(state).toEqual({ status: 'sent', awaitedBy: ['evt_2'] });
  });

  it('publishes no message about it', () =>
    expect(invoiceEvent.messages?.(waiting, invoiceEvent.initialState, { id: 'evt_1', at: '' })).toEqual([]));
});

describe('documents that wait for each other', () => {
  it('go on one after the other along a chain', async () => {
    expect(await begin(wait('evt_3', ['evt_2']), wait('evt_2', ['evt_1']))).toEqual(['begins', 'begins']);
    await tell('evt_1', 'sent');
    expect([await released(), await listed()]).toEqual([[], ['evt_2', 'evt_3']]);
    await tell('evt_1', 'taken');
    expect([await released(), await listed()]).toEqual([['evt_2'], ['evt_3']]);
    await tell('evt_2', 'sent');
    await tell('evt_2', 'refused');
    expect([await released(), await listed()]).toEqual([['evt_3'], []]);
  });

  it('are released once by one document, each with its own cause', async () => {
    await begin(wait('evt_2', ['evt_1']), wait('evt_3', ['evt_1']));
    await database.transaction(
      async (tx) => {
        await tx.handle(invoiceEvent, 'evt_1', { type: 'Tell', status: 'sent' });
        await tx.handle(invoiceEvent, 'evt_1', { type: 'Tell', status: 'taken' });
      },
      { correlationId: 'req_other', causationId: 'evt_1@1' },
    );
    const timers = await database.query('select key, correlation_id, group_key from timers order by key');
    expect(timers).toEqual(['evt_2', 'evt_3'].map((key) => ({ key, correlation_id: 'req_1', group_key: 'ten_1' })));
    await released();
    await tell('evt_1', 'refused');
    expect(await released()).toEqual([]);
  });

  it('wait for the first of several that is not taken, then for the next', async () => {
    await tell('evt_1', 'taken');
    const all = wait('evt_4', ['evt_1', 'evt_2', 'evt_3']);
    expect(await begin(all)).toEqual(['begins']);
    await tell('evt_3', 'taken');
    expect(await released()).toEqual([]);
    await tell('evt_2', 'taken');
    expect(await released()).toEqual(['evt_4']);
    expect(await begin(all)).toEqual(['is over']);
    expect(await listed()).toEqual([]);
  });

  it('end each wait by its own reason', async () => {
    await begin(wait('evt_2', ['evt_1']), wait('evt_3', ['evt_1'], 'not_sent'));
    await tell('evt_1', 'sent');
    expect(await released()).toEqual(['evt_3']);
    await tell('evt_1', 'taken');
    expect(await released()).toEqual(['evt_2']);
  });

  it('record a wait once, however often they look', async () => {
    expect(await begin(wait('evt_2', ['evt_1']))).toEqual(['begins']);
    expect(await begin(wait('evt_2', ['evt_1']))).toEqual(['goes on']);
    expect(await eventsOf('evt_1')).toEqual(['DocumentWaits']);
    expect(await begin(wait('evt_2', ['evt_0']))).toEqual(['goes on']);
    expect(await eventsOf('evt_0')).toEqual(['DocumentWaits']);
  });

  it('wait for anything else without an awaited document', async () => {
    expect(await begin(wait('evt_1', [], 'certificate'))).toEqual(['begins']);
    await expect(begin(wait('evt_2', ['evt_1'], 'certificate'))).rejects.toThrow('certificate');
    expect(await listed()).toEqual(['evt_1']);
  });

  it('are never forgotten, whether the wait or the outcome comes first', async () => {
    const ids = Array.from({ length: 12 }, (_, nth) => `evt_${String(nth + 10)}`);
    const begun = ids.map((id) => untilWritten(() => begin(wait(id, ['evt_1']))));
    const told = untilWritten(() => tell('evt_1', 'taken'));
    const results = await Promise.all(begun);
    await told;
    const waited = ids.filter((_, nth) => results[nth]?.[0] === 'begins');
    expect([await released(), await listed()]).toEqual([waited, []]);
  });

  it('are released by none of a transaction that fails', async () => {
    await begin(wait('evt_2', ['evt_1']));
    const failing = database.transaction(async (tx) => {
      await tx.handle(invoiceEvent, 'evt_1', { type: 'Tell', status: 'taken' });
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect([await released(), await listed()]).toEqual([[], ['evt_2']]);
  });
});
