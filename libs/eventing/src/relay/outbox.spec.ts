import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { clearOutbox, readOutbox } from './outbox.js';

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

  it('gives so many bytes at once, whatever number was asked for, and says that there is more', async () => {
    const { rows, isCut } = await readOutbox(database.sql, leases, 500, 8 * MEGABYTE);
    expect([rows.length, isCut]).toEqual([8, true]);
    expect(rows.map(({ part }) => part)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const whole = await readOutbox(database.sql, leases, 2, 8 * MEGABYTE);
    expect([whole.rows.length, whole.isCut]).toEqual([6, false]);
  });

  it('gives one in any case', async () => {
    const { rows, isCut } = await readOutbox(database.sql, leases, 500, 10);
    expect([rows.length, isCut]).toEqual([1, true]);
  });

  it('is cleared of what the cursors of an owner have passed, so much at a time', async () => {
    await database.query(
      `insert into leases (work, part, owner, epoch, pos) values ('relay', 0, 'me', 1, 1000), ('relay', 1, 'other', 1, 1000)`,
    );
    const counts: number[] = [];
    for (let round = 0; round < 3; round += 1) counts.push(await clearOutbox(database.sql, 'relay', 'me', 7));
    expect(counts).toEqual([7, 3, 0]);
    expect(await database.query('select part, count(*)::int from outbox group by part order by part')).toEqual([
      { part: 1, count: 10 },
      { part: 2, count: 10 },
    ]);
  });
});
