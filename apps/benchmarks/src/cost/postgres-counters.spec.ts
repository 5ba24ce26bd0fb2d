import { describe, expect, it } from '@jest/globals';
import { difference, type PostgresCounters, withoutIdle } from './postgres-counters.js';

const counters = (
  transactions: number,
  ...calls: readonly (readonly [text: string, calls: number])[]
): PostgresCounters => ({
  totals: { transactions },
  statements: calls.map(([text, count]) => ({
    ...{ role: 'mailer', text },
    ...{ calls: count, ms: count * 2, walRecords: 0, pages: count * 3 },
  })),
});

describe('the counters of PostgreSQL', () => {
  it('are compared by role and statement, the dearest first', () => {
    const spent = difference(
      counters(10, ['commit', 4], ['old', 2]),
      counters(25, ['commit', 9], ['old', 2], ['new', 6]),
    );
    expect(spent).toEqual(counters(15, ['new', 6], ['commit', 5]));
  });

  it('leave out what the idle product does while connections hand in their numbers', () => {
    const busy = counters(1_000, ['poll', 110], ['commit', 100]);
    const idle = counters(50, ['poll', 20]);
    expect(withoutIdle(busy, idle, { idleMs: 10_000, waitedMs: 20_000 })).toEqual(
      counters(900, ['commit', 100], ['poll', 70]),
    );
  });
});
