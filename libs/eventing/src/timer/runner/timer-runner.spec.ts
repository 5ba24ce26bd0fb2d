import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { endChildren, startChild } from '../../testing/child.fixture.js';
import { testDatabase, testLogger } from '../../testing/database.fixture.js';
import type { Database } from '../../transaction/database.js';
import { type DueTimer, LeaseLost, type TimerOptions, type TimerQuery } from '../timer.js';
import { TimerRunner } from './timer-runner.js';
import { kindsDue } from '../with-commit/shared-row.js';

describe('a timer', () => {
  let database: Database;
  let url: string;
  let logUrl: string;
  let runner: TimerRunner | undefined;
  let aheadMs = 0;
  const clock = { now: () => new Date(Date.now() + aheadMs) };
  let worked: { key: string; attempt: number }[] = [];

  beforeEach(async () => {
    worked = [];
    aheadMs = 0;
    ({ database, url, logUrl } = await testDatabase({ clock }));
  });
  afterEach(async () => {
    await runner?.stop();
    runner = undefined;
    await database.close();
    await endChildren();
  });

  const run = (
    work: (timers: readonly DueTimer[]) => Promise<void>,
    options: Partial<TimerOptions> = {},
  ): TimerRunner => {
    const noted = async (timers: readonly DueTimer[]): Promise<void> => {
      worked.push(...timers.map(({ key, attempt }) => ({ key, attempt })));
      await work(timers);
    };
    // Longer than the machine may stand still.
    const retry = { firstMs: 1_000, longestMs: 60_000 };
    runner = new TimerRunner(
      { kind: 'submit', leaseMs: 60_000, retry, ...options },
      noted,
      database,
      clock,
      testLogger,
    );
    runner.start();
    return runner;
  };
  const complete = (timers: readonly DueTimer[]): Promise<void> => database.transaction((tx) => tx.complete(...timers));
  const schedule = (key: string, more: object = {}): Promise<void> =>
    database.transaction(async (tx) => tx.schedule({ kind: 'submit', key, ...more }));
  const left = (): Promise<{ key: string; attempt: number; owner: string | null; due: Date }[]> =>
    database.query('select key, attempt, owner, due from timers order by key');

  it('that is due now runs as soon as its transaction is kept', async () => {
    run(complete); // without a signal, the runner would claim again after an hour
    for (const key of ['inv_1', 'inv_2', 'inv_3', 'inv_4', 'inv_5']) {
      await schedule(key);
      await until(left, (rows) => rows.length === 0);
    }
    expect(worked.slice(0, 1)).toEqual([{ key: 'inv_1', attempt: 0 }]);
  });

  it('carries its payload and the cause of its transaction to what its method does', async () => {
    const seen: DueTimer[] = [];
    run(async (timers) => {
      seen.push(...timers);
      await database.transaction(async (tx) => {
        tx.schedule({ kind: 'follow', key: 'inv_2' });
        await tx.complete(...timers);
      });
    });
    await database.transaction(async (tx) => tx.schedule({ kind: 'submit', key: 'inv_1', payload: { edition: 1 } }), {
      correlationId: 'req_1',
      causationId: 'doc@1',
    });
    const [follow] = await until(
      () => database.query<{ correlation_id: string }>("select correlation_id from timers where kind = 'follow'"),
      (rows) => rows.length === 1,
    );
    expect(seen[0]).toMatchObject({ payload: { edition: 1 }, cause: { correlationId: 'req_1', causationId: 'doc@1' } });
    expect(follow).toEqual({ correlation_id: 'req_1' });
  });

  it('of 50 hours from now runs when the clock has been moved there', async () => {
    const waiting = run(complete);
    await schedule('inv_1', { due: new Date(Date.now() + 50 * 3_600_000).toISOString() });
    await schedule('inv_2');
    await until(
      async () => worked.length,
      (calls) => calls === 1,
    );
    aheadMs = 51 * 3_600_000;
    waiting.notify();
    await until(left, (rows) => rows.length === 0);
    expect(worked.map(({ key }) => key)).toEqual(['inv_2', 'inv_1']);
  });

  it('that waits its time is due at once when its kind is hastened, unless it would have waited longer', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    await schedule('inv_1', { due: inMinutes(4) });
    await schedule('inv_2', { due: inMinutes(360) });
    await database.transaction(async (tx) => tx.schedule({ kind: 'another', key: 'inv_3', due: inMinutes(4) }));
    run(complete);
    await database.transaction(async (tx) => tx.hasten('submit', { due: inMinutes(0), until: inMinutes(5) }));
    await until(left, (rows) => rows.length === 2);
    expect((await left()).map(({ key }) => key)).toEqual(['inv_2', 'inv_3']);
    expect(worked).toEqual([{ key: 'inv_1', attempt: 0 }]);
  });

  it('is one per kind and key: scheduled again, it moves', async () => {
    await schedule('inv_1', { due: '2030-01-01T00:00:00.000Z' });
    await schedule('inv_1', { due: '2026-01-01T00:00:00.000Z' });
    expect((await left()).map(({ due }) => due.toISOString())).toEqual(['2026-01-01T00:00:00.000Z']);
    await database.transaction(async (tx) => {
      tx.schedule({ kind: 'submit', key: 'inv_1' });
      tx.cancel('submit', 'inv_1', 'inv_unknown');
    });
    expect(await left()).toEqual([]);
  });

  it('that fails comes again later, with one attempt more', async () => {
    const begunAt: number[] = [];
    run(async (timers) => {
      begunAt.push(clock.now().getTime());
      if (timers.some(({ attempt }) => attempt < 1)) throw new Error('no answer');
      await complete(timers);
    });
    await schedule('inv_1');
    await until(left, (rows) => rows.length === 0);
    const [failed = 0, again = 0] = begunAt;
    expect(again - failed).toBeGreaterThan(500);
    expect(worked).toEqual([
      { key: 'inv_1', attempt: 0 },
      { key: 'inv_1', attempt: 1 },
    ]);
  });

  it('whose method forgets to complete it comes again', async () => {
    run(() => Promise.resolve());
    await schedule('inv_1');
    await until(left, ([timer]) => (timer?.attempt ?? 0) >= 1);
  });

  it('that works longer than its lease keeps it', async () => {
    const endOfLease = (): Promise<{ at: Date; now: Date }[]> =>
      database.query('select lease_until as at, clock_timestamp() as now from timers');
    run(
      async (timers) => {
        const [first] = await endOfLease();
        await until(endOfLease, ([{ now } = { now: new Date(0) }]) => now > first!.at);
        await complete(timers);
      },
      { leaseMs: 6_000, concurrency: 4 },
    );
    await schedule('inv_1');
    await until(left, (rows) => rows.length === 0);
    expect(worked).toHaveLength(1);
  });

  it('that was ordered anew while it was worked on runs once more', async () => {
    run(async (timers) => {
      if (worked.length === 1) await schedule('inv_1', { payload: { edition: 2 } });
      await complete(timers);
    });
    await schedule('inv_1');
    await until(left, (rows) => rows.length === 0);
    expect(worked).toHaveLength(2);
  });

  it('may end and order itself anew in one transaction', async () => {
    run(async (timers) => {
      await database.transaction(async (tx) => {
        if (worked.length < 3) tx.schedule({ kind: 'submit', key: 'inv_1' });
        await tx.complete(...timers);
      });
    });
    await schedule('inv_1');
    await until(left, (rows) => rows.length === 0);
    expect(worked.map(({ attempt }) => attempt)).toEqual([0, 0, 0]);
  });

  it('that is cancelled while it is worked on ends quietly, whether it succeeds or fails', async () => {
    run(async (timers) => {
      await database.transaction(async (tx) => tx.cancel('submit', ...timers.map(({ key }) => key)));
      if (timers.some(({ key }) => key === 'inv_1')) throw new Error('no answer');
      await complete(timers);
    });
    await schedule('inv_1');
    await schedule('inv_2');
    await until(left, (rows) => rows.length === 0 && worked.length === 2);
  });

  it('is there for a query of its kind, group and key prefix until it is completed', async () => {
    const newest = (query: Partial<TimerQuery>): Promise<string | null> =>
      database.newestTimer({ kind: 'submit', group: 'ten_1', keyPrefix: 'inv_', ...query });
    expect(await newest({})).toBeNull();
    await schedule('inv_1', { group: 'ten_1', due: new Date(Date.now() + 60_000).toISOString() });
    expect(await newest({})).toBe('inv_1');
    expect(await newest({ keyPrefix: '' })).toBe('inv_1');
    expect(await newest({ kind: 'follow' })).toBeNull();
    expect(await newest({ group: 'ten_2' })).toBeNull();
    expect(await newest({ keyPrefix: 'crn_' })).toBeNull();
    await schedule('inv_0', { group: 'ten_1', due: new Date(Date.now() + 30_000).toISOString() });
    expect(await newest({})).toBe('inv_0');
    await database.transaction(async (tx) => tx.cancel('submit', 'inv_0'));
    expect(await newest({})).toBe('inv_1');

    const seen: (string | null)[] = [];
    run(async (timers) => {
      seen.push(await newest({}));
      await complete(timers);
    });
    await schedule('inv_1', { group: 'ten_1' });
    await until(left, (rows) => rows.length === 0);
    expect(seen).toEqual(['inv_1']);
    expect(await newest({})).toBeNull();
  });

  it('that another owner has taken can not be completed, and nothing of that transaction is kept', async () => {
    let failure: unknown;
    run(async (timers) => {
      await database.query("update timers set owner = 'another'");
      await database
        .transaction(async (tx) => {
          tx.schedule({ kind: 'follow', key: 'inv_1' });
          await tx.complete(...timers);
        })
        .catch((error: unknown) => (failure = error));
    });
    await schedule('inv_1');
    await until(
      async () => failure,
      (error) => error !== undefined,
    );
    expect(failure).toBeInstanceOf(LeaseLost);
    expect(await database.query('select kind from timers')).toEqual([{ kind: 'submit' }]);
  });

  it('tells its next owner that the one before ended without a word', async () => {
    const seen: boolean[] = [];
    await schedule('inv_1');
    await schedule('inv_2');
    await database.query("update timers set owner = 'dead', lease_until = now() where key = 'inv_1'");
    run(
      async (timers) => {
        seen.push(...timers.map(({ isTakenOver }) => isTakenOver));
        await complete(timers);
      },
      { batch: 2 },
    );
    await until(left, (rows) => rows.length === 0);
    expect(seen).toEqual([true, false]);
  });

  it('comes in batches, several at once, and a stop waits for those that run', async () => {
    let running = 0;
    let most = 0;
    const slow = run(
      async (timers) => {
        running += 1;
        most = Math.max(most, running);
        expect(timers.length).toBeLessThanOrEqual(10);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await complete(timers);
        running -= 1;
      },
      { batch: 10, concurrency: 4 },
    );
    await database.transaction(async (tx) => {
      for (let i = 0; i < 200; i += 1) tx.schedule({ kind: 'submit', key: `inv_${i}` });
    });
    await until(
      async () => worked.length,
      (calls) => calls >= 40,
    );
    await slow.stop();
    runner = undefined;
    expect(running).toBe(0);
    expect(most).toBe(4);
    expect((await left()).length).toBe(200 - worked.length);
    expect((await left()).every(({ owner }) => owner === null)).toBe(true);
  });

  it('lies while none may run, and runs when some may', async () => {
    let allowed = 0;
    const asked: number[] = [];
    const waiting = run(complete, { concurrency: () => (asked.push(allowed), allowed) });
    await schedule('inv_1');
    await until(
      async () => asked.length,
      (times) => times >= 2,
    );
    expect(worked).toEqual([]);
    allowed = 2;
    waiting.notify();
    await until(left, (rows) => rows.length === 0);
  });

  it('of one tenant waits for no backlog of another', async () => {
    const scheduleMany = (group: string, count: number): Promise<void> =>
      database.transaction(async (tx) => {
        for (let i = 0; i < count; i += 1) tx.schedule({ kind: 'submit', key: `${group}_${i}`, group });
      });
    await scheduleMany('ten_large', 10_000);
    await scheduleMany('ten_small', 10);
    await scheduleMany('', 10);
    await schedule('later', { group: 'ten_later', due: '2099-01-01T00:00:00.000Z' });
    run(complete, { concurrency: 8 });
    const groups = await until(
      async () => worked.map(({ key }) => key.replace(/_?\d+$/, '')),
      (keys) => keys.filter((group) => group !== 'ten_large').length === 20,
    );
    // 8 timers run before the backlog is noticed, and then every third one. The exact order depends on when concurrent
    // calls end.
    expect(Math.max(groups.lastIndexOf('ten_small'), groups.lastIndexOf(''))).toBeLessThan(300);
    expect(groups).not.toContain('later');
  });

  it('comes to every group, however many there are and however little is claimed at once', async () => {
    await database.transaction(async (tx) => {
      for (let i = 0; i < 300; i += 1) tx.schedule({ kind: 'submit', key: `inv_${i}`, group: `ten_${i % 100}` });
    });
    run(complete, { concurrency: 2 });
    await until(
      async () => worked.length,
      (calls) => calls === 300,
    );
    const groupsOfFirst = new Set(worked.slice(0, 110).map(({ key }) => Number(key.slice(4)) % 100));
    expect(groupsOfFirst.size).toBeGreaterThan(95);
  });

  it('of one tenant waits for no calls of others that do not end', async () => {
    const stuck: (() => void)[] = [];
    const free = { calls: false };
    const hangs = async (timers: readonly DueTimer[]): Promise<void> => {
      if (!free.calls && timers[0]?.group !== 'small') await new Promise<void>((resolve) => stuck.push(resolve));
      await complete(timers);
    };
    const areStuck = (count: number): Promise<unknown> =>
      until(
        async () => stuck.length,
        (calls) => calls === count,
      );
    const scheduleMany = (group: string): Promise<void> =>
      database.transaction(async (tx) => {
        for (let i = 0; i < 130; i += 1) tx.schedule({ kind: 'submit', key: `${group}_${i}`, group });
      });
    run(hangs, { concurrency: 128 });
    try {
      await scheduleMany('large');
      await areStuck(114); // 8 of 9 slots
      await scheduleMany('other_large');
      await areStuck(127); // 8 of 9 of the remaining slots
      for (const key of ['small_1', 'small_2']) await schedule(key, { group: 'small' });
      await until(
        async () => worked.map(({ key }) => key),
        (keys) => keys.includes('small_1') && keys.includes('small_2'),
      );
      expect(stuck).toHaveLength(127);
    } finally {
      free.calls = true;
      for (const end of stuck) end();
    }
    await until(left, (rows) => rows.length === 0);
    expect(worked).toHaveLength(262);
  });

  it('that hands something over begins with its commit, held by this process from its first moment on', async () => {
    const body = { lines: 7 };
    const seen: DueTimer[] = [];
    const owners: (string | null)[] = [];
    run(async (timers) => {
      seen.push(...timers);
      owners.push(...(await left()).map(({ owner }) => owner));
      await complete(timers);
    });
    await schedule('inv_1', { group: 'ten_1', handover: body, payload: { edition: 1 } });
    await until(left, (rows) => rows.length === 0);
    expect(seen).toMatchObject([
      { key: 'inv_1', group: 'ten_1', attempt: 0, isTakenOver: false, payload: { edition: 1 } },
    ]);
    expect(seen[0]?.handover).toBe(body);
    expect(owners).toEqual([seen[0]?.claim]);
  });

  it('that hands something over is not begun by a transaction that fails, and its place is free again', async () => {
    const seen: (object | undefined)[] = [];
    run(async (timers) => {
      seen.push(...timers.map(({ handover }) => handover));
      await complete(timers);
    });
    for (const key of ['inv_1', 'inv_2']) {
      const failed = database.transaction(async (tx) => {
        tx.schedule({ kind: 'submit', key, handover: { key } });
        tx.write('insert into nowhere values (1)');
      });
      await expect(failed).rejects.toThrow('nowhere');
    }
    await schedule('inv_3', { handover: { key: 'inv_3' } });
    await until(left, (rows) => rows.length === 0 && seen.length === 1);
    expect(seen).toEqual([{ key: 'inv_3' }]);
  });

  it('that hands something over and fails comes again by itself; the others of its commit have ended', async () => {
    const seen: [string, number, boolean][] = [];
    let leftAtLast: string[] = [];
    run(
      async (timers) => {
        seen.push(...timers.map(({ key, attempt, handover }): [string, number, boolean] => [key, attempt, !!handover]));
        if (timers.some(({ key, attempt }) => key === 'inv_2' && attempt === 0)) throw new Error('no answer');
        if (timers.some(({ attempt }) => attempt > 0))
          leftAtLast = (await left()).map(({ key }) => key).filter((key) => key.startsWith('inv'));
        await complete(timers);
      },
      { concurrency: 32 },
    );
    await database.transaction(async (tx) => {
      for (const key of ['inv_1', 'inv_2', 'inv_3'])
        tx.schedule({ kind: 'submit', key, group: key, payload: { key }, handover: {} });
    });
    await until(
      async () => seen.length,
      (calls) => calls === 4,
    );
    await until(left, (rows) => rows.every(({ key }) => !key.startsWith('inv')));
    expect(seen.slice(0, 3)).toEqual([
      ['inv_1', 0, true],
      ['inv_2', 0, true],
      ['inv_3', 0, true],
    ]);
    expect(seen[3]).toEqual(['inv_2', 1, false]);
    expect(leftAtLast).toEqual(['inv_2']);
  });

  it('that hands something over is taken over alone when its owner ends: the others of its commit had ended', async () => {
    const seen: [string, boolean, object][] = [];
    let isOver = false;
    run(
      async (timers) => {
        seen.push(
          ...timers.map(({ key, isTakenOver, payload }): [string, boolean, object] => [key, isTakenOver, payload]),
        );
        if (timers.some(({ key, isTakenOver }) => key === 'inv_2' && !isTakenOver))
          await until(
            async () => isOver,
            (is) => is,
          );
        await complete(timers);
      },
      { concurrency: 32 },
    );
    await database.transaction(async (tx) => {
      for (const key of ['inv_1', 'inv_2', 'inv_3'])
        tx.schedule({ kind: 'submit', key, group: key, payload: { key }, handover: {} });
    });
    await until(
      () => database.query<{ done: number[] }>('select done from timers'),
      ([row]) => row?.done.length === 2,
    );
    await database.query("update timers set owner = 'dead', lease_until = clock_timestamp() - interval '1 s'");
    expect(await kindsDue(database.sql, ['submit', 'other'], new Date(0))).toEqual(['submit']);
    runner?.notify();
    await until(
      async () => seen.length,
      (calls) => calls === 4,
    );
    expect(seen[3]).toEqual(['inv_2', true, { key: 'inv_2' }]);
    isOver = true;
    await until(left, (rows) => rows.length === 0);
  });

  it('that hands something over comes by a claim when it is due later or has no place', async () => {
    const seen = new Map<string, boolean>();
    let isFree = false;
    const waiting = run(
      async (timers) => {
        for (const { key, handover } of timers) seen.set(key, handover !== undefined);
        await until(
          async () => isFree,
          (free) => free,
        );
        await complete(timers);
      },
      { concurrency: 8 },
    );
    const due = new Date(Date.now() + 60_000).toISOString();
    await database.transaction(async (tx) => {
      for (let i = 1; i <= 12; i += 1) tx.schedule({ kind: 'submit', key: `inv_${i}`, group: 'ten_1', handover: {} });
      tx.schedule({ kind: 'submit', key: 'inv_later', due, group: 'ten_2', handover: {} });
    });
    isFree = true;
    aheadMs = 61_000;
    waiting.notify();
    await until(left, (rows) => rows.length === 0);
    const handed = [...seen].filter(([, isHanded]) => isHanded).map(([key]) => key);
    expect(handed).not.toEqual(expect.arrayContaining(['inv_later']));
    expect(handed.length).toBeGreaterThan(0);
    expect(handed.length).toBeLessThanOrEqual(8);
    expect(seen.size).toBe(13);
  });

  it('of a process that was killed is taken over by another within its lease', async () => {
    const children = await Promise.all([startChild({ url, logUrl }), startChild({ url, logUrl })]);
    await database.transaction(async (tx) => tx.schedule({ kind: 'send', key: 'inv_1', payload: { takesMs: 60_000 } }));
    const senders = (): Promise<{ by_process: number }[]> => database.query('select by_process from sent order by nth');
    const [begun] = await until(senders, (rows) => rows.length >= 1);
    const victim = children.find(({ pid }) => pid === begun!.by_process)!;
    const heir = children.find(({ pid }) => pid !== begun!.by_process)!;
    victim.signal('SIGKILL');
    await until(senders, (rows) => rows.some(({ by_process }) => by_process === heir.pid), 60_000);
    const answers = await until(
      () => database.query('select by_process from answered'),
      (rows) => rows.length === 1,
    );
    expect(answers).toEqual([{ by_process: heir.pid }]);
    heir.signal('SIGTERM');
    await heir.ended;
  });
});
