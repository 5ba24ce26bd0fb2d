import { describe, expect, it } from '@jest/globals';
import { kafkaBroker } from '@rubrica/testing';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { testKafka } from './kafka-log.fixture.js';
import { patchKafkajs } from './kafka-log-kafkajs-patch.js';
import { recordIn, TestReader } from './test-reader.fixture.js';
import { until } from './until.fixture.js';

const kafka = await kafkaBroker();

describe('the patch of kafkajs', () => {
  it('is refused to any other version', () => {
    const load = createRequire(import.meta.url);
    const newer = (path: string): unknown => (path === 'kafkajs/package.json' ? { version: '2.2.5' } : load(path));
    expect(() => patchKafkajs(newer)).toThrow(
      'kafkajs 2.2.5 is installed; the patch of its idle loop is made for 2.2.4',
    );
  });

  kafka.it('leaves an idle process idle: a writer and a reader arm fewer than 50 timers a second', async () => {
    const underTest = await testKafka(kafka.brokers, 'kafkajs');
    const log = await underTest.open();
    const reader = new TestReader('idle');
    await log.subscribe(reader);
    await log.append([recordIn(1, 'a')]);
    await until(
      async () => reader.read.length,
      (read) => read === 1,
    );
    const arm = globalThis.setTimeout;
    let armed = 0;
    globalThis.setTimeout = Object.assign((...args: Parameters<typeof arm>) => {
      armed += 1;
      return arm(...args);
    }, arm);
    await sleep(2_000);
    globalThis.setTimeout = arm;
    expect(armed).toBeLessThan(100);
    await underTest.end();
  });
});
