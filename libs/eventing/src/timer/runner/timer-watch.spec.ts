import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Sql, SqlResult } from '../../postgres/sql.js';
import { quiet } from '../../testing/database.fixture.js';
import { LOOK_EVERY_MS, TimerWatch, type WatchedRunner } from './timer-watch.js';

describe('abandoned timers are looked for', () => {
  let nowMs: number;
  let looks: number;
  let workedAt: number;
  let isAlone: boolean;
  let isBroken: boolean;
  let doubt: () => void;
  let watch: TimerWatch;

  beforeEach(() => {
    [nowMs, looks, workedAt, isAlone, isBroken] = [0, 0, 0, true, false];
    const sql: Sql = {
      query: <Row extends object>() => {
        looks += 1;
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
    watch.stop(); // the tests call `turn` instead
  });

  /** Returns the number of polls in this time. */
  const looksIn = async (seconds: number): Promise<number> => {
    const before = looks;
    for (const end = nowMs + seconds * 1_000; nowMs < end;) {
      nowMs += LOOK_EVERY_MS;
      await watch.turn();
    }
    return looks - before;
  };

  it('twice at the beginning, then each 30 s where nobody else lives and nothing is done', async () => {
    expect(await looksIn(10)).toBe(2);
    expect(await looksIn(120)).toBe(4);
  });

  it('each 5 s beside another process', async () => {
    await looksIn(20);
    isAlone = false;
    expect(await looksIn(60)).toBe(12);
  });

  it('each 5 s while this one works on timers, and until their leases have run out', async () => {
    await looksIn(20);
    workedAt = nowMs + 60_000;
    expect(await looksIn(70)).toBe(14);
    expect(await looksIn(20)).toBe(0);
  });

  it('twice after a commit that nobody confirmed', async () => {
    await looksIn(20);
    doubt();
    expect(await looksIn(10)).toBe(2);
    expect(await looksIn(20)).toBe(0);
  });

  it('as long as a look fails, and twice more', async () => {
    isBroken = true;
    expect(await looksIn(60)).toBe(12);
    isBroken = false;
    expect(await looksIn(20)).toBe(2);
  });
});
