import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Refusal } from '@rubrica/contracts';
import { testDatabase } from '../testing/database.fixture.js';
import { document, documentId, numbered, silent, TENANT } from '../testing/numbering.fixture.js';
import type { Database } from './database.js';

describe('a transaction of a service', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase());
  });
  afterAll(() => database.close());

  const cause = { correlationId: 'req_1', causationId: 'req_1' };

  it('keeps what was decided, and gives it back', async () => {
    const id = documentId(1);
    const handled = await database.transaction((tx) => tx.handle(document, id, { take: 990000001 }), cause);
    expect(handled).toEqual({
      state: { sequences: [990000001] },
      version: 1,
      events: [{ type: 'NumberTaken', data: { sequence: 990000001 } }],
    });
    expect(await database.load(document, id)).toEqual({ state: { sequences: [990000001] }, version: 1 });
    const again = await database.transaction((tx) => tx.handle(document, id, { take: 990000001 }), cause);
    expect(again.events).toEqual([]);
  });

  it('writes what nobody needs the result of with its commit, or not at all', async () => {
    await database.query('create table counters (name text primary key, n int not null)');
    const add = (n: number): Promise<object[]> =>
      database.transaction((tx) => {
        tx.write('insert into counters values ($1, $2)', ['one', n]);
        return tx.query('select n from counters');
      });
    expect(await add(1)).toEqual([]);
    expect(await database.query('select n from counters')).toEqual([{ n: 1 }]);
    await expect(add(2)).rejects.toThrow('counters_pkey');
    expect(await database.query('select n from counters')).toEqual([{ n: 1 }]);
  });

  it('reads nothing of streams that it begins, and fails if one exists', async () => {
    const id = documentId(13);
    const begin = (): Promise<unknown> =>
      database.transaction((tx) =>
        Promise.resolve(tx.handleNew(document, [{ id, command: { take: 990000013 }, cause }])),
      );
    expect(await begin()).toMatchObject([{ version: 1, events: [{ type: 'NumberTaken' }] }]);
    expect(await database.load(document, id)).toMatchObject({ version: 1 });
    await expect(begin()).rejects.toThrow('appended meanwhile');
  });

  it('puts what others hear into the outbox, as CloudEvents with an id made of stream and version', async () => {
    const id = documentId(2);
    await database.transaction((tx) => tx.handle(document, id, { take: 7 }), cause);
    const [row] = await database.query<{ topic: string; headers: Record<string, string>; body: string }>(
      'select topic, headers, body from outbox where key = $1',
      [id],
    );
    expect(row?.topic).toBe('document.lifecycle');
    expect(row?.headers).toMatchObject({
      ce_specversion: '1.0',
      ce_id: `document-${id}@1`,
      ce_source: 'document-issuer',
      ce_type: 'co.rubrica.document.numbered.v1',
      ce_tenantid: TENANT,
      ce_aggregateversion: '1',
      ce_correlationid: 'req_1',
      'content-type': 'application/json',
    });
    expect(JSON.parse(row?.body ?? '')).toMatchObject({ document_id: id, sequence: 7 });
  });

  it('gives each of the facts of one event an id of its own, the same at every resend', async () => {
    const id = documentId(11);
    const both = {
      ...document,
      messages: (_event: object, _state: object, { at }: { at: string }) => [numbered(id, 1, at), numbered(id, 2, at)],
    };
    await database.transaction((tx) => tx.handle(both, id, { takeNext: true }));
    const rows = await database.query("select headers->>'ce_id' as id from outbox where key = $1 order by pos", [id]);
    expect(rows).toEqual([{ id: `document-${id}@1` }, { id: `document-${id}@1.2` }]);
  });

  it('reads events of older forms step by step in the words of today', async () => {
    const id = documentId(12);
    await database.query("insert into events values ($1, 1, 'NumberTakenV1', '{\"number\": \"7\"}', now(), '', '')", [
      `document-${id}`,
    ]);
    const olderEvents = {
      NumberTakenV1: ({ number }: { number: string }) => ({ type: 'NumberTakenV2', data: { nth: Number(number) } }),
      NumberTakenV2: ({ nth }: { nth: number }) => ({ type: 'NumberTaken', data: { sequence: nth } }),
    };
    expect(await database.load({ ...document, olderEvents }, id)).toEqual({ state: { sequences: [7] }, version: 1 });
  });

  it('refuses an aggregate that its service does not list', async () => {
    const { database: strict } = await testDatabase({ aggregates: [silent] });
    const handled = strict.transaction((tx) => tx.handle(document, documentId(13), { takeNext: true }));
    await expect(handled).rejects.toThrow('document-issuer does not list the aggregate document');
    await strict.close();
  });

  it('decides many commands with one read, several on the same stream, in their order', async () => {
    const [first, second] = [documentId(3), documentId(4)];
    const handled = await database.transaction((tx) =>
      tx.handleAll(document, [
        { id: first, command: { takeNext: true } },
        { id: second, command: { takeNext: true } },
        { id: first, command: { takeNext: true } },
      ]),
    );
    expect(handled.map(({ version }) => version)).toEqual([1, 1, 2]);
    expect((await database.load(document, first)).state.sequences).toEqual([1, 2]);
  });

  it('sees its own appends before they are written', async () => {
    const id = documentId(5);
    const states = await database.transaction(async (tx) => {
      await tx.handle(document, id, { takeNext: true });
      return tx.load(document, [id, documentId(6)]);
    });
    expect(states.get(id)).toMatchObject({ state: { sequences: [1] }, version: 1 });
    expect(states.get(documentId(6))).toMatchObject({ state: { sequences: [] }, version: 0 });
  });

  it('lets a reaction to an aggregate see each changed stream before and after, and write in the same transaction', async () => {
    const { database: reacting } = await testDatabase();
    const seen: unknown[] = [];
    await reacting.query('create table seen (n int not null)');
    reacting.onAppend(document, async (tx, changes) => {
      seen.push(...changes.map(({ before, after }) => [before.sequences, after.sequences]));
      await tx.query('insert into seen values ($1)', [changes.length]);
    });
    const id = documentId(14);
    const take = (fails = false) =>
      reacting.transaction(async (tx) => {
        await tx.handleAll(document, [
          { id, command: { takeNext: true } },
          { id, command: { takeNext: true } },
        ]);
        await tx.load(document, [documentId(15)]);
        if (fails) tx.write('insert into seen values (null)');
      });
    await take();
    await expect(take(true)).rejects.toThrow('null value');
    expect(seen).toEqual([
      [[], [1, 2]],
      [
        [1, 2],
        [1, 2, 3, 4],
      ],
    ]);
    expect(await reacting.query('select n from seen')).toEqual([{ n: 1 }]);
    await reacting.transaction((tx) => tx.load(document, [id]));
    expect(seen).toHaveLength(2);
    await reacting.close();
  });

  it('writes nothing when it is refused, and goes on when the refusal is caught', async () => {
    const id = documentId(7);
    const refused = database.transaction(async (tx) => {
      await tx.handle(document, id, { takeNext: true });
      await tx.handle(document, id, { take: -1 });
    });
    await expect(refused).rejects.toThrow(Refusal);
    expect((await database.load(document, id)).version).toBe(0);
    await database.transaction(async (tx) => {
      await tx.handle(document, id, { take: -1 }).catch(() => undefined);
      await tx.handle(document, id, { take: 3 });
    });
    expect((await database.load(document, id)).state.sequences).toEqual([3]);
  });

  it('runs again when another one has appended to its stream meanwhile', async () => {
    const id = documentId(8);
    let runs = 0;
    await database.transaction(async (tx) => {
      runs += 1;
      await tx.load(silent, [id]);
      if (runs === 1) await database.transaction((other) => other.handle(silent, id, { takeNext: true }));
      await tx.handle(silent, id, { takeNext: true });
    });
    expect(runs).toBe(2);
    expect((await database.load(silent, id)).state.sequences).toEqual([1, 2]);
  });

  it('goes on when a newer version has changed a table under its prepared statements', async () => {
    await database.query('create table prefixes (id text primary key)');
    const all = 'select * from prefixes where id <> $1';
    const inTransaction = (): Promise<object[]> => database.transaction((tx) => tx.query(all, ['']));
    await Promise.all(Array.from({ length: 6 }, inTransaction)); // prepared on every connection
    await database.query('alter table prefixes add column next integer not null default 1');
    await database.query("insert into prefixes values ('SETP')");
    const rows = [{ id: 'SETP', next: 1 }];
    expect(await Promise.all([inTransaction(), inTransaction(), database.query(all, [''])])).toEqual([
      rows,
      rows,
      rows,
    ]);
  });

  it('goes on with a state that was read before, and reads when another one has appended meanwhile', async () => {
    const id = documentId(14);
    await database.transaction((tx) => tx.handle(silent, id, { takeNext: true }));
    const known = await database.loadAll(silent, [id]);
    const takeNext = async (): Promise<readonly number[]> => {
      const seen: number[] = [];
      await database.transaction(async (tx) => {
        tx.resume(silent, known);
        seen.push((await tx.load(silent, [id])).get(id)?.version ?? 0);
        await tx.handle(silent, id, { takeNext: true });
      });
      return seen;
    };
    expect(await takeNext()).toEqual([1]);
    expect(await takeNext()).toEqual([1, 2]);
    expect(await database.load(silent, id)).toEqual({ state: { sequences: [1, 2, 3] }, version: 3 });
  });

  it('runs again when it was the victim of a deadlock', async () => {
    await database.query('create table ranges (id text primary key, next integer not null)');
    await database.query("insert into ranges values ('SETP', 1), ('SETT', 1)");
    let runs = 0;
    let met: () => void;
    const meeting = new Promise<void>((resolve) => (met = resolve));
    let waiting = 0;
    const both = async (): Promise<void> => {
      waiting += 1;
      if (waiting === 2) met();
      await meeting;
    };
    const takeBoth = (first: string, second: string): Promise<void> =>
      database.transaction(async (tx) => {
        runs += 1;
        await tx.query('update ranges set next = next + 1 where id = $1', [first]);
        await both();
        await tx.query('update ranges set next = next + 1 where id = $1', [second]);
      });
    await Promise.all([takeBoth('SETP', 'SETT'), takeBoth('SETT', 'SETP')]);
    expect(runs).toBe(3);
    expect(await database.query('select next from ranges')).toEqual([{ next: 3 }, { next: 3 }]);
  });

  it('says so when a statement failed and its error was swallowed', async () => {
    const swallowed = database.transaction(async (tx) => {
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('not committed');
  });

  it('refuses what a forgotten await would write after its end', async () => {
    const escaped = await database.transaction(async (tx) => ({ tx }));
    await expect(escaped.tx.query('select 1')).rejects.toThrow('this transaction is over');
    expect(() => escaped.tx.schedule({ kind: 'sign', key: 'x' })).toThrow('this transaction is over');
  });

  it('lets nothing leave that its own schema refuses', async () => {
    const wrong = {
      ...document,
      messages: (_event: object, _state: object, { id }: { id: string }) => [numbered(id, 0.5, '')],
    };
    await expect(database.transaction((tx) => tx.handle(wrong, documentId(9), { takeNext: true }))).rejects.toThrow(
      'data/sequence must be integer',
    );
  });

  it('numbers a document once per command with 8 writers on one stream, and others read it in that order', async () => {
    const id = documentId(10);
    const write = async (): Promise<void> => {
      for (let i = 0; i < 10; i += 1) {
        for (let done = false; !done;) {
          done = await database
            .transaction((tx) => tx.handle(document, id, { takeNext: true }))
            .then(
              () => true,
              () => false,
            );
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, write));
    const { state, version } = await database.load(document, id);
    expect(version).toBe(80);
    expect(state.sequences).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
    const rows = await database.query<{ version: number }>(
      "select (headers->>'ce_aggregateversion')::int as version from outbox where key = $1 order by pos",
      [id],
    );
    expect(rows.map((row) => row.version)).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  });
});
