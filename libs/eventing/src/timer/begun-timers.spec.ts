import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { kindsDue } from './begun-timers.js';

describe('the kinds of timers that are due', () => {
  const TIMERS = 1_000;
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase({ poolSize: 1 }));
  });
  afterAll(() => database.close());

  const fill = (): Promise<unknown> =>
    database.query(
      `insert into timers (kind, key, due, payload, group_key, correlation_id, causation_id)
       select 'submit', nth, now() - interval '1 minute', '{}', 'tenant', 'cor', 'cau' from generate_series(1, $1) as nth`,
      [TIMERS],
    );

  const readings = async (): Promise<number> => {
    await database.query('select pg_stat_force_next_flush()');
    const [row] = await database.query<{ n: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_user_tables where relid = 'timers'::regclass`,
    );
    return row?.n ?? NaN;
  };

  it('are found by reading each timer a few times at most, also when there was none at the last analyze', async () => {
    await fill();
    await database.query('delete from timers');
    await database.query('analyze timers');
    await fill();
    const before = await readings();
    for (let round = 0; round < 7; round += 1)
      expect(await kindsDue(database.sql, ['submit', 'other'], new Date())).toEqual(['submit']);
    expect((await readings()) - before).toBeLessThanOrEqual(7 * 3 * TIMERS);
  });
});
