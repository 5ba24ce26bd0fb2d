import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../../testing/database.fixture.js';
import { fillAfterEmptyAnalyze, rowsRead } from '../../testing/empty-statistics.fixture.js';
import type { Database } from '../../transaction/database.js';
import {
  cancelTimers,
  type ClaimedTimers,
  claimTimersOf,
  completeTimers,
  hastenTimers,
  releaseTimers,
  renewTimers,
} from '../timer-store.js';
import type { DueTimer } from '../timer.js';
import { kindsDue } from '../with-commit/shared-row.js';

describe('timers, when there were none at the last analyze,', () => {
  const TIMERS = 1_000;
  let database: Database;
  beforeAll(async () => {
    ({ database } = await testDatabase({ poolSize: 1 }));
    await fillAfterEmptyAnalyze(database, 'timers', fill);
  });
  afterAll(() => database.close());

  const fill = (): Promise<unknown> =>
    database.query(
      `insert into timers (kind, key, due, payload, group_key, correlation_id, causation_id)
       select 'submit', nth, now() - interval '1 minute', '{}', 'tenant', 'cor', 'cau' from generate_series(1, $1) as nth`,
      [TIMERS],
    );

  const readingsOf = (work: () => Promise<unknown>): Promise<number> => rowsRead(database, 'timers', work);

  const claimTen = (): Promise<ClaimedTimers> =>
    claimTimersOf(
      database.sql,
      { kind: 'submit', now: new Date(), claim: 'mine', leaseMs: 5_000, limit: 10 },
      [{ turn: 'submit/tenant', group: 'tenant' }],
      [10],
    );

  it('are looked through a few times at most to find which kinds are due, and to hasten them', async () => {
    const due = async (): Promise<void> =>
      expect(await kindsDue(database.sql, ['submit', 'other'], new Date())).toEqual(['submit']);
    expect(await readingsOf(due)).toBeLessThanOrEqual(3 * TIMERS);
    const [at, until] = [new Date(Date.now() - 3_600_000), new Date()].map((time) => time.toISOString());
    const hastened = (): Promise<void> => hastenTimers(database.sql, 'submit', { due: at ?? '', until: until ?? '' });
    expect(await readingsOf(hastened)).toBeLessThanOrEqual(3 * TIMERS);
    expect(await database.query('select from timers where due = $1', [at])).toHaveLength(TIMERS);
  });

  it('are claimed, held, let go and completed without a look at the others', async () => {
    const counts: number[] = [];
    const counted = async (work: (timers: readonly DueTimer[]) => Promise<unknown>): Promise<void> => {
      const { timers } = await claimTen();
      expect(timers).toHaveLength(10);
      counts.push(await readingsOf(() => work(timers)));
    };
    counts.push(await readingsOf(claimTen));
    await counted((timers) => renewTimers(database.sql, timers, 5_000));
    const dueAgain = new Date();
    await counted((timers) =>
      releaseTimers(
        database.sql,
        timers.map((timer) => ({ timer, dueAgain })),
      ),
    );
    await counted((timers) => completeTimers(database.sql, timers));
    expect(Math.max(...counts)).toBeLessThan(TIMERS / 2);
    await counted((timers) => cancelTimers(database.sql, timers));
    expect(counts.at(-1)).toBeLessThanOrEqual(TIMERS); // reads each timer at most once
  });
});
