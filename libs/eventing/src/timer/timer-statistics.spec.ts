import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { kindsDue } from './begun-timers.js';
import { claimTimersOf } from './timer-store.js';

/** So a queue looks to the planner whenever `analyze` ran while nothing waited. */
describe('timers, when there were none at the last analyze,', () => {
  const TIMERS = 1_000;
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase({ poolSize: 1 }));
    await fill();
    await database.query('delete from timers');
    await database.query('analyze timers'); // its pages are there, and hold nothing
    await fill();
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

  it('are looked through a few times at most to find which kinds are due', async () => {
    const before = await readings();
    expect(await kindsDue(database.sql, ['submit', 'other'], new Date())).toEqual(['submit']);
    expect((await readings()) - before).toBeLessThanOrEqual(3 * TIMERS);
  });

  it('are claimed without a look at those of which it is not the turn', async () => {
    const before = await readings();
    const wanted = { kind: 'submit', now: new Date(), claim: 'mine', leaseMs: 5_000, limit: 10 };
    const { timers } = await claimTimersOf(database.sql, wanted, [{ turn: 'submit/tenant', group: 'tenant' }], [10]);
    expect(timers).toHaveLength(10);
    expect((await readings()) - before).toBeLessThan(TIMERS / 2);
  });
});
