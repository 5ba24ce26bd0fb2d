import { afterAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { endChildren, startChild } from '../testing/child.fixture.js';
import { testDatabase } from '../testing/database.fixture.js';
import { expectEffectOnce, settled } from '../testing/effect-once.fixture.js';
import type { LogsUnderTest } from '../testing/test-log.fixture.js';
import { takeNumbers } from '../testing/test-service.fixture.js';
import type { Database } from '../transaction/database.js';

const TAKES = 40;
/** Count of document numbers to take; so many that the process is killed before it has taken all of them. */
const ENDLESS = 10_000;

/** Returns how many partitions of the outbox each living process holds. */
const sharesOf = async (database: Database): Promise<number[]> => {
  const rows = await database.query<{ parts: number }>(
    `select count(*)::int as parts from leases join members on members.id = leases.owner
     where members.expires_at > clock_timestamp() group by owner order by parts`,
  );
  return rows.map(({ parts }) => parts);
};

/** Defines tests that a crash of a process at any moment loses nothing and repeats no effect. */
export const crashConformance = (name: string, logs: LogsUnderTest): void => {
  describe(`after a kill -9 (${name})`, () => {
    afterAll(endChildren);

    const fresh = async () => {
      const { database, url } = await testDatabase();
      const log = await logs.fresh();
      return { database, url, logUrl: log.url, end: () => Promise.all([database.close(), log.end()]) };
    };

    for (const fault of [
      'after-append-before-publish#7',
      'after-publish-before-cursor#2',
      'after-effect-before-commit#25',
      'after-work-before-complete#5',
    ]) {
      it.concurrent(`${fault}, the next process takes up the work, and every effect happens once`, async () => {
        const { database, url, logUrl, end } = await fresh();
        const victim = await startChild({ url, logUrl, fault, takes: ENDLESS });
        expect(await victim.ended).toBe('SIGKILL');
        const heir = await startChild({ url, logUrl });
        await settled(database);
        await expectEffectOnce(database);
        heir.signal('SIGTERM');
        expect(await heir.ended).toBe(0);
        await end();
      });
    }

    it.concurrent('or an orderly end: instances may come and go under load', async () => {
      const { database, url, logUrl, end } = await fresh();
      const first = await startChild({ url, logUrl, takes: ENDLESS });
      const second = await startChild({ url, logUrl, takes: ENDLESS });
      const third = await startChild({ url, logUrl });
      await until(
        () => sharesOf(database),
        (shares) => shares.length === 3,
      );
      for (const leaving of [first, second]) {
        leaving.signal('SIGTERM');
        expect(await leaving.ended).toBe(0);
      }
      await settled(database);
      await expectEffectOnce(database);
      third.signal('SIGTERM');
      expect(await third.ended).toBe(0);
      await end();
    });

    it('of one of two instances, the other takes over its partitions within seconds', async () => {
      const { database, url, logUrl, end } = await fresh();
      const [first, second] = await Promise.all([startChild({ url, logUrl }), startChild({ url, logUrl })]);
      await until(
        () => sharesOf(database),
        (shares) => shares.join() === '32,32',
      );
      await takeNumbers(database, TAKES, 5);
      first.signal('SIGKILL');
      await first.ended;
      await takeNumbers(database, TAKES, 5);
      await until(
        () => sharesOf(database),
        (shares) => shares.join() === '64',
      );
      await settled(database);
      await expectEffectOnce(database);
      second.signal('SIGTERM');
      expect(await second.ended).toBe(0);
      await end();
    });

    it('or a stop: who wakes up again moves no cursor and has no effect twice', async () => {
      const { database, url, logUrl, end } = await fresh();
      const zombie = await startChild({ url, logUrl, takes: ENDLESS });
      await until(
        () => database.query('select 1 from heard limit 50'),
        (rows) => rows.length === 50,
      );
      zombie.signal('SIGSTOP');
      const heir = await startChild({ url, logUrl });
      await until(
        () => sharesOf(database),
        (shares) => shares.join() === '64',
      );
      const owner = await database.query<{ owner: string }>('select distinct owner from leases');
      await takeNumbers(database, TAKES, 5);
      await until(
        async () =>
          (
            await database.query(
              "select 1 from outbox o join leases l on l.work = 'relay' and l.part = o.part and o.pos > l.pos",
            )
          ).length,
        (behind) => behind === 0,
      );
      const cursors = await database.query('select part, epoch, pos, owner from leases order by part');
      expect(owner).toHaveLength(1);
      zombie.signal('SIGCONT');
      await until(
        () => sharesOf(database),
        (shares) => shares.join() === '32,32',
      );
      const after = await database.query<{ pos: string }>('select pos from leases order by part');
      after.forEach(({ pos }, part) =>
        expect(Number(pos)).toBeGreaterThanOrEqual(Number((cursors[part] as { pos: string }).pos)),
      );
      zombie.signal('SIGKILL');
      await zombie.ended;
      await settled(database);
      await expectEffectOnce(database);
      heir.signal('SIGTERM');
      expect(await heir.ended).toBe(0);
      await end();
    });
  });
};
