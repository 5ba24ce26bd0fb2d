import { afterAll, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { PARTITIONS } from '@rubrica/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { LogsUnderTest, LogUnderTest } from '../testing/test-log.fixture.js';
import { recordIn, TestReader } from '../testing/test-reader.fixture.js';

const MB = 1024 * 1024;
/**
 * Time in milliseconds that is longer than a Kafka session and than a lease, both of which a process loses without
 * heartbeats.
 */
const LONGER_THAN_A_SESSION_MS = 8_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the memory outside the JavaScript heap, in bytes. The bodies of records are there. */
const heldBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

/** Defines tests that a reader keeps its partitions while it handles a batch slowly. */
export const slowReaderConformance = (name: string, logs: LogsUnderTest): void => {
  describe(`a slow reader (${name})`, () => {
    const ends: (() => Promise<unknown>)[] = [];
    afterAll(() => Promise.all(ends.map((end) => end())));

    const fresh = async (): Promise<LogUnderTest> => {
      const underTest = await logs.fresh();
      ends.push(underTest.end);
      return underTest;
    };

    it('is not sent more than a little ahead, and everything once it goes on', async () => {
      const underTest = await fresh();
      const log = await underTest.open();
      const body = Buffer.alloc(MB / 2, 'x');
      for (let i = 0; i < 96; i += 8)
        await log.append(Array.from({ length: 8 }, (_, j) => ({ ...recordIn((i + j) % PARTITIONS, 'large'), body })));
      const before = heldBytes();
      const reader = new TestReader('slow', 4);
      const standstill = Promise.withResolvers<undefined>();
      ends.unshift(() => Promise.resolve(standstill.resolve(undefined)));
      reader.work = () => standstill.promise;
      await log.subscribe(reader);
      await until(
        async () => reader.batches,
        (batches) => batches > 0,
      );
      await sleep(2_000); // time for several fetches
      expect(heldBytes() - before).toBeLessThan(24 * MB);
      standstill.resolve(undefined);
      await until(
        async () => reader.read.length,
        (read) => read === 96,
      );
    });

    it.concurrent(
      'whose batch takes longer than any session keeps its partitions, and gets nothing twice',
      async () => {
        const underTest = await fresh();
        const log = await underTest.open();
        const reader = new TestReader('long');
        reader.work = async () => {
          if (reader.batches === 1) await sleep(LONGER_THAN_A_SESSION_MS);
        };
        await log.subscribe(reader);
        const all = Array.from({ length: PARTITIONS }, (_, part) => recordIn(part, 'one'));
        await log.append(all);
        await until(
          async () => reader.read.length,
          (read) => read === PARTITIONS,
        );
        expect(reader.handed).toBe(PARTITIONS);
      },
    );

    it.concurrent(
      'shares with one who comes what it has not got to yet, and neither gets what the other had',
      async () => {
        const underTest = await fresh();
        const [log, other] = [await underTest.open(), await underTest.open()];
        const records = Array.from({ length: 10 * PARTITIONS }, (_, i) => recordIn(i % PARTITIONS, String(i)));
        await log.append(records);
        const busy = new TestReader('busy', 1);
        const helping = new TestReader('busy', 1, busy);
        busy.work = () => sleep(150);
        await log.subscribe(busy);
        await until(
          async () => busy.read.length,
          (read) => read > 2,
        );
        await other.subscribe(helping);
        await until(
          async () => helping.handed,
          (handed) => handed > 2,
        );
        expect(busy.handed).toBeLessThan(records.length / 2); // the batch was not finished, because the reader has given up its partitions
        busy.work = () => Promise.resolve();
        await until(
          async () => busy.read.length,
          (read) => read === records.length,
        );
        expect(busy.handed + helping.handed).toBeLessThanOrEqual(records.length + 1);
      },
    );
  });
};
