import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import { PARTITIONS, TOPICS } from '@rubrica/contracts';
import { BATCH_BYTES, type Log, type LogReader, type LogRecord, type LogSubscription } from '../log/log.js';
import type { LogsUnderTest, LogUnderTest } from '../testing/test-log.fixture.js';
import { recordIn, TestReader } from '../testing/test-reader.fixture.js';

const topic = TOPICS.documentLifecycle;

/**
 * Defines tests that every implementation of the log must pass. Each implementation runs them against a real server.
 */
export const logConformance = (name: string, logs: LogsUnderTest): void => {
  describe(`the log (${name})`, () => {
    let underTest: LogUnderTest;
    let log: Log;
    const subscriptions: LogSubscription[] = [];

    beforeEach(async () => {
      underTest = await logs.fresh();
      log = await underTest.open();
    });
    afterEach(async () => {
      await Promise.all(subscriptions.splice(0).map((subscription) => subscription.close()));
      await underTest.end();
    });

    const subscribe = async (to: Log, reader: LogReader): Promise<LogSubscription> => {
      const subscription = await to.subscribe(reader);
      subscriptions.push(subscription);
      return subscription;
    };

    it('gives back what was appended: key, headers and bytes', async () => {
      const reader = new TestReader('bytes');
      await subscribe(log, reader);
      const body = Buffer.from([0, 255, 1, 2, 195, 177]);
      const sent = { ...recordIn(3, 'ñ'), key: 'ñandú "1"\\', headers: { ce_id: 'a,b{"}\\', x: '' }, body };
      await log.append([sent]);
      await until(
        async () => reader.read.length,
        (read) => read === 1,
      );
      expect(reader.read[0]).toEqual({ ...sent, pos: 0 });
      expect(Buffer.compare(reader.read[0]!.body, body)).toBe(0);
    });

    it('keeps the order of a partition with several writers, each in its own order', async () => {
      const reader = new TestReader('order');
      await subscribe(log, reader);
      const other = await underTest.open();
      const write = async (to: Log, writer: string): Promise<void> => {
        for (let i = 0; i < 40; i += 1)
          await to.append([recordIn(i % 2, `${writer}-${i}`), recordIn(2, `${writer}-${i}`)]);
      };
      await Promise.all([write(log, 'a'), write(log, 'b'), write(other, 'c'), write(other, 'd')]);
      await until(
        async () => reader.read.length,
        (read) => read === 320,
      );
      for (const part of [0, 1, 2]) {
        const positions = reader.read.filter((one) => one.part === part).map(({ pos }) => pos);
        expect(positions).toEqual([...positions].sort((a, b) => a - b));
        for (const writer of ['a', 'b', 'c', 'd']) {
          const numbers = reader
            .texts(part)
            .filter((text) => text.startsWith(writer))
            .map((text) => Number(text.slice(2)));
          expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        }
      }
    });

    it('says how far it reaches, at once after an append', async () => {
      expect(await log.ends(topic)).toEqual(new Array(PARTITIONS).fill(0));
      await log.append([recordIn(5, 'a'), recordIn(5, 'b'), recordIn(63, 'c')]);
      const ends = await (await underTest.open()).ends(topic);
      expect([ends[5], ends[63], ends[0]]).toEqual([2, 1, 0]);
      await log.append([]);
      expect(await log.ends(topic)).toEqual(ends);
    });

    it('gives every group all of it, from the beginning, in batches of bounded size', async () => {
      const records = Array.from({ length: 1_000 }, (_, i) => recordIn(i % PARTITIONS, String(i)));
      await log.append(records);
      const [early, late] = [new TestReader('early', 64), new TestReader('late', 1_000)];
      await subscribe(log, early);
      await subscribe(await underTest.open(), late);
      await until(
        async () => [early.read.length, late.read.length].join(),
        (read) => read === '1000,1000',
      );
      expect(early.batches).toBeGreaterThanOrEqual(15);
    });

    it('goes on where the reader says, not where the log believes', async () => {
      const reader = new TestReader('restored');
      const first = await subscribe(log, reader);
      await log.append([recordIn(1, 'a'), recordIn(1, 'b'), recordIn(1, 'c')]);
      await until(
        async () => reader.read.length,
        (read) => read === 3,
      );
      await first.close();
      const restored = new TestReader('restored');
      restored.next.set(1, 1);
      await subscribe(log, restored);
      await until(
        async () => restored.read.length,
        (read) => read === 2,
      );
      expect(restored.texts(1)).toEqual(['b', 'c']);
    });

    it('brings a batch again that the reader did not take', async () => {
      const reader = new TestReader('again');
      reader.failures = 2;
      await subscribe(log, reader);
      await log.append([recordIn(1, 'a'), recordIn(1, 'b')]);
      await until(
        async () => reader.read.length,
        (read) => read === 2,
      );
      expect(reader.batches).toBeGreaterThanOrEqual(3);
    });

    it('does not go on in a partition that the reader stopped, but in the others', async () => {
      const reader = new TestReader('stopped');
      reader.stopAt = 1;
      await subscribe(log, reader);
      await log.append([recordIn(1, 'a'), recordIn(1, 'b'), recordIn(2, 'x')]);
      await until(
        async () => reader.read.length,
        (read) => read === 2,
      );
      await log.append([recordIn(1, 'c'), recordIn(3, 'y')]);
      await until(
        async () => reader.read.length,
        (read) => read === 3,
      );
      expect(reader.texts(1)).toEqual(['a']);
    });

    it('shares the partitions among the members of a group, who come and go, and loses nothing', async () => {
      const whole = new TestReader('shared');
      await subscribe(log, whole);
      let sent = 0;
      let writing = true;
      const writer = (async () => {
        while (writing) {
          await log.append(Array.from({ length: 8 }, () => recordIn(sent % PARTITIONS, String(sent++))));
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      })();
      const second = new TestReader('shared', 100, whole);
      const third = new TestReader('shared', 100, whole);
      await until(
        async () => whole.read.length,
        (read) => read > 0,
      );
      const leaving = await subscribe(await underTest.open(), second);
      await until(
        async () => second.batches,
        (batches) => batches > 3,
      );
      await subscribe(await underTest.open(), third);
      await until(
        async () => third.batches,
        (batches) => batches > 3,
      );
      await leaving.close();
      writing = false;
      await writer;
      await until(
        async () => whole.read.length,
        (read) => read === sent,
      );
      for (let part = 0; part < PARTITIONS; part += 1) {
        const numbers = whole.texts(part).map(Number);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      }
    });

    it('carries a message of 1 MB', async () => {
      const reader = new TestReader('large');
      await subscribe(log, reader);
      await log.append([{ ...recordIn(1, 'large'), body: Buffer.alloc(1024 * 1024, 'x') }, recordIn(1, 'small')]);
      await until(
        async () => reader.read.length,
        (read) => read === 2,
      );
      expect(reader.read[0]!.body).toHaveLength(1024 * 1024);
    });

    it('hands on no more than 8 MiB at once, from one partition or from many', async () => {
      const reader = new TestReader('heavy', 500);
      const large = (part: number, text: string): LogRecord => ({
        ...recordIn(part, text),
        body: Buffer.alloc(1_000_000),
      });
      for (let i = 0; i < 12; i += 1) await log.append([large(7, `a${i}`), large(i + 10, `b${i}`)]);
      await subscribe(log, reader);
      await until(
        async () => reader.read.length,
        (read) => read === 24,
      );
      expect(reader.mostBytes).toBeLessThanOrEqual(BATCH_BYTES);
      expect(reader.texts(7)).toEqual(Array.from({ length: 12 }, (_, i) => `a${i}`));
    });

    it('lets the running batch end before it closes', async () => {
      const reader = new TestReader('closing');
      let running = false;
      const { onBatch } = reader;
      reader.onBatch = async (records) => {
        running = true;
        await new Promise((resolve) => setTimeout(resolve, 100));
        const taken = await onBatch.call(reader, records);
        running = false;
        return taken;
      };
      await subscribe(log, reader);
      await log.append([recordIn(1, 'a')]);
      await until(async () => running, Boolean);
      await log.close();
      expect([running, reader.read.length]).toEqual([false, 1]);
    });
  });
};
