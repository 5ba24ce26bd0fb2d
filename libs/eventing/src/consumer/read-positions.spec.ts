import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { until } from '@rubrica/testing';
import type { PositionedRecord } from '../log/log.js';
import { testDatabase, testLogger } from '../testing/database.fixture.js';
import { ReadPositions } from './read-positions.js';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

let stage: TestDatabase;
beforeAll(async () => {
  stage = await testDatabase();
});
afterAll(() => stage.database.close());

const record = (part: number, pos: number): PositionedRecord => ({
  ...{ part, pos, topic: 'document.lifecycle', key: 'inv_1', headers: {}, body: Buffer.alloc(0) },
});

const opened = async (consumer: string): Promise<ReadPositions> => {
  const positions = new ReadPositions(consumer, stage.database, testLogger);
  await positions.begin([3]);
  return positions;
};

/** Skips the record. Resolves when the first attempt to write its position has begun. */
const attempted = async (positions: ReadPositions, skipped: PositionedRecord, fault?: Error): Promise<void> => {
  const query = jest.spyOn(stage.database, 'query');
  if (fault) query.mockRejectedValueOnce(fault);
  positions.skip([skipped]);
  await until(
    () => Promise.resolve(query.mock.calls.length),
    (calls) => calls > 0,
  );
  query.mockRestore();
};

const written = (positions: ReadPositions, position: number): Promise<unknown> =>
  until(
    () => positions.refresh([3]),
    (stored) => stored.get(3) === position,
  );

describe('a position behind messages that nobody listens to', () => {
  it('is written although the database fails at the first attempt, and no batch follows', async () => {
    const positions = await opened('failing');
    await attempted(positions, record(3, 41), new Error('terminating connection'));
    await written(positions, 42);
    positions.close();
  });

  it('is written although another transaction holds it at the first attempt', async () => {
    const positions = await opened('locked');
    await stage.database.transaction(async (tx) => {
      await tx.query(`select from consumer_positions where consumer = 'locked' for update`);
      await attempted(positions, record(3, 6));
    });
    await written(positions, 7);
    positions.close();
  });

  it('is not written any more once reading has ended', async () => {
    const positions = await opened('closed');
    positions.skip([record(3, 6)]);
    positions.close();
    positions.skip([record(3, 7)]);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect((await positions.refresh([3])).get(3)).toBe(0);
  });
});

describe('a position', () => {
  it('tells who moves it after another process where that one has left it', async () => {
    const [one, other] = [await opened('shared'), await opened('shared')];
    const moves = new Map([[3, 9]]);
    let second: Promise<ReadonlyMap<number, number>> | undefined;
    const first = await stage.database.transaction(async (tx) => {
      const before = await one.move(tx, moves);
      second = stage.database.transaction((later) => other.move(later, new Map([[3, 7]])));
      return before;
    });
    expect([first.get(3), (await second)?.get(3)]).toEqual([0, 9]);
    expect((await one.refresh([3])).get(3)).toBe(9);
  });
});
