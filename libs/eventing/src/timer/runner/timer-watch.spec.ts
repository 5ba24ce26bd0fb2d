import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Sql, SqlResult } from '../../postgres/sql.js';
import { quiet } from '../../testing/database.fixture.js';
import { POLL_EVERY_MS, TimerWatch, type WatchedRunner } from './timer-watch.js';

describe('abandoned timers are looked for', () => {
  let nowMs: number;
  let polls: number;
  let workedAt: number;
  let isAlone: boolean;
  let isBroken: boolean;
  let doubt: () => void;
  let watch: TimerWatch;

  beforeEach(() => {
    [nowMs, polls, workedAt, isAlone, isBroken] = [0, 0, 0, true, false];
    const sql: Sql = {
      query: <Row extends object>() => {
        polls += 1;
        const nothing: SqlResult<Row> = { rows: [], rowCount: 0, command: 'SELECT' };
        return isBroken ? Promise.reject(new Error('no answer')) : Promise.resolve(nothing);
      },
    };
    const database = { sql, onDoubt: (listener: typeof doubt) => (doubt = listener) };
    const runner: WatchedRunner = {
      get workedAt() {
        return workedAt;
      },
      notify: () => undefined,
    };
    const runners = new Map([['send', runner]]);
    watch = new TimerWatch(
      runners,
      database,
      () => isAlone,
      { now: () => new Date() },
      quiet,
      () => nowMs,
    );
    watch.start();
    watch.stop(); // the tests call `pollIfDue` instead
  });

  /** Returns the number of polls in this time. */
  const pollsIn = async (seconds: number): Promise<number> => {
    const before = polls;
    for (const end = nowMs + seconds * 1_000; nowMs < end;) {
      nowMs += POLL_EVERY_MS;
      await watch.pollIfDue();
    }
    return polls - before;
  };

  it('twice at the beginning, then each 30 s where nobody else lives and nothing is done', async () => {
    expect(await pollsIn(10)).toBe(2);
    expect(await pollsIn(120)).toBe(4);
  });

  it('each 5 s beside another process', async () => {
    await pollsIn(20);
    isAlone = false;
    expect(await pollsIn(60)).toBe(12);
  });

  it('each 5 s while this one works on timers, and until their leases have run out', async () => {
    await pollsIn(20);
    workedAt = nowMs + 60_000;
    expect(await pollsIn(70)).toBe(14);
    expect(await pollsIn(20)).toBe(0);
  });

  it('twice after a commit that nobody confirmed', async () => {
    await pollsIn(20);
    doubt();
    expect(await pollsIn(10)).toBe(2);
    expect(await pollsIn(20)).toBe(0);
  });

  it('as long as a look fails, and twice more', async () => {
    isBroken = true;
    expect(await pollsIn(60)).toBe(12);
    isBroken = false;
    expect(await pollsIn(20)).toBe(2);
  });
});
