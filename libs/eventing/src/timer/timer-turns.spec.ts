import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../testing/database.fixture.js';
import type { Database } from '../transaction/database.js';
import { type Claimed, TimerTurns } from './timer-turns.js';

const GROUPS = ['ten_1/we_1', 'ten_1/we_1', 'ten_1/we_1', 'ten_1/we_1', 'ten_1/we_1', 'ten_2/we_2'];
const NAMES = ['ten_1/', 'ten_1/we_1', 'ten_2/', 'ten_2/we_2', 'ten_3/we_3'];

describe('claims of timers', () => {
  let database: Database;
  beforeEach(async () => {
    ({ database } = await testDatabase());
  });
  afterEach(() => database.close());

  it('tell of which groups and owners something may wait; of all, as long as they have not looked at each', async () => {
    const turns = new TimerTurns(database.sql);
    const waiting = (): string[] => NAMES.filter((name) => turns.mayWait(name));
    const claim = (limit: number): Promise<Claimed> =>
      turns.claim({ kind: 'submit', now: new Date(), leaseMs: 60_000, limit }, { free: 100, held: new Map() });

    expect(waiting()).toEqual(NAMES);
    await claim(2);
    expect(waiting()).toEqual([]);

    await database.transaction(async (tx) =>
      tx.schedule(...GROUPS.map((group, i) => ({ kind: 'submit', key: `inv_${i}`, group }))),
    );
    expect((await claim(2)).timers).toHaveLength(2);
    expect(waiting()).toEqual(NAMES);
    expect((await claim(2)).timers).toHaveLength(2);
    expect(waiting()).toEqual(['ten_1/', 'ten_1/we_1', 'ten_2/', 'ten_2/we_2']);
    for (let last: Claimed | undefined; last?.waitsFor !== 'time';) last = await claim(2);
    expect(waiting()).toEqual([]);
  });
});
