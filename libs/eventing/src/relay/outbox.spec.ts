import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import { fillAfterEmptyAnalyze, rowsRead } from '../testing/empty-statistics.fixture.js';
import type { Database } from '../transaction/database.js';
import { clearOutbox, noteCursors, readOutbox } from './outbox.js';

const MEGABYTE = 1_000_000;

describe('the outbox', () => {
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase());
    await database.query(
      `insert into outbox (part, topic, key, headers, body)
       select nth % 3, 'document.lifecycle', 'key', '{}', repeat('x', $1) from generate_series(0, 29) as nth order by nth`,
      [MEGABYTE],
    );
  });
  afterAll(() => database.close());

  const leases = [0, 1, 2].map((part) => ({ part, epoch: 1, pos: 0 }));
  const nothing = { owner: 'me', cursors: [] };

  it('gives so many bytes at once, whatever number was asked for, and says that there is more', async () => {
    const { rows, isCut } = await readOutbox(database.sql, nothing, { leases, share: 500, bytes: 8 * MEGABYTE });
    expect([rows.length, isCut]).toEqual([8, true]);
    expect(rows.map(({ part }) => part)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const whole = await readOutbox(database.sql, nothing, { leases, share: 2, bytes: 8 * MEGABYTE });
    expect([whole.rows.length, whole.isCut]).toEqual([6, false]);
  });

  it('gives one in any case', async () => {
    const { rows, isCut } = await readOutbox(database.sql, nothing, { leases, share: 500, bytes: 10 });
    expect([rows.length, isCut]).toEqual([1, true]);
  });

  it('is read with a note of how far its cursors came, where their partitions are still held', async () => {
    await database.query(
      `insert into leases (work, part, owner, epoch, pos) values
         ('relay', 5, 'me', 2, 10), ('relay', 6, 'me', 3, 10), ('relay', 7, 'other', 2, 10), ('relay', 8, 'me', 2, 30)`,
    );
    const cursors = [5, 6, 7, 8].map((part) => ({ part, epoch: 2, pos: 20 }));
    const asked = { leases: [{ part: 5, epoch: 2, pos: 20 }], share: 10, bytes: MEGABYTE };
    const { rows, isCut, noted } = await readOutbox(database.sql, { owner: 'me', cursors }, asked);
    expect([rows, isCut, noted]).toEqual([[], false, [5]]);
    expect(await database.query('select part, pos::int from leases order by part')).toEqual([
      { part: 5, pos: 20 },
      { part: 6, pos: 10 },
      { part: 7, pos: 10 },
      { part: 8, pos: 30 },
    ]);
    expect(await noteCursors(database.sql, { owner: 'me', cursors: [{ part: 5, epoch: 2, pos: 25 }] })).toEqual([5]);
    await database.query('delete from leases');
  });

  it('is cleared of what the cursors of an owner have passed, so much at a time', async () => {
    await database.query(
      `insert into leases (work, part, owner, epoch, pos) values ('relay', 0, 'me', 1, 1000), ('relay', 1, 'other', 1, 1000)`,
    );
    const counts: number[] = [];
    const which = { work: 'relay', owner: 'me', most: 7 };
    const clearedTo = new Map<number, string>();
    for (let round = 0; round < 3; round += 1) counts.push(await clearOutbox(database.sql, which, clearedTo));
    expect(counts).toEqual([7, 3, 0]);
    expect(clearedTo).toEqual(new Map([[0, '28']])); // every third position from 1 on
    expect(await database.query('select part, count(*)::int from outbox group by part order by part')).toEqual([
      { part: 1, count: 10 },
      { part: 2, count: 10 },
    ]);
  });

  it('is cleared of each row by few readings of rows, also when it was empty at the last analyze', async () => {
    const ROWS = 1_000;
    const { database: shared } = await testDatabase({ poolSize: 1 });
    await shared.query(`insert into leases (work, part, owner, epoch, pos) values ('relay', 0, 'me', 1, 1000000)`);
    const fill = (): Promise<unknown> =>
      shared.query(
        `insert into outbox (part, topic, key, headers, body)
         select 0, 'document.lifecycle', 'key', '{}', '{}' from generate_series(1, $1)`,
        [ROWS],
      );
    await fillAfterEmptyAnalyze(shared, 'outbox', fill);
    const clear = async (): Promise<void> =>
      expect(await clearOutbox(shared.sql, { work: 'relay', owner: 'me', most: 2 * ROWS }, new Map())).toBe(ROWS);
    expect(await rowsRead(shared, 'outbox', clear)).toBeLessThanOrEqual(2 * ROWS);
    await shared.close();
  });
});
