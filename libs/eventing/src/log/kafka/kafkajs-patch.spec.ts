import { describe, expect, it } from '@jest/globals';
import { kafkaBroker, until } from '@rubrica/testing';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { testKafka } from '../../testing/kafka-log.fixture.js';
import { recordIn, TestReader } from '../../testing/test-reader.fixture.js';
import { type KafkajsRecord, type ModuleLoader, patchKafkajs, RECORD, recordWriter } from './kafkajs-patch.js';

const kafka = await kafkaBroker();

const nothing = (): void => undefined;
const logger = { namespace: () => logger, debug: nothing, info: nothing, warn: nothing, error: nothing };

describe('the patch of kafkajs', () => {
  it('is refused to any other version', () => {
    const load = createRequire(import.meta.url);
    const newer: ModuleLoader = Object.assign(
      (path: string): unknown => (path === 'kafkajs/package.json' ? { version: '2.2.5' } : load(path)),
      { resolve: load.resolve, cache: load.cache },
    );
    expect(() => patchKafkajs(newer)).toThrow(
      'kafkajs 2.2.5 is installed; the patch of its idle loop is made for 2.2.4',
    );
  });

  it.each<[string, KafkajsRecord]>([
    ['of ours', { key: 'inv_1', value: Buffer.from('{"a":"ñ"}'), headers: { ce_id: 'x@1', ce_type: 'ñandú' } }],
    ['without headers', { offsetDelta: 300, timestampDelta: 70_000, key: 'k', value: 'v' }],
    ['without key and value', { key: null, value: null, headers: { empty: '' } }],
    ['that is large', { offsetDelta: 2 ** 20, key: 'k', value: Buffer.alloc(1_000_000, 'x'), headers: { a: 'b' } }],
  ])('writes a record %s as kafkajs does', (_, record) => {
    const load = createRequire(import.meta.url);
    const theirs = load(RECORD) as (record: KafkajsRecord) => { readonly buffer: Buffer };
    const ours = recordWriter(load('kafkajs/src/protocol/encoder') as Parameters<typeof recordWriter>[0]);
    expect(ours(record).buffer.equals(theirs(record).buffer)).toBe(true);
  });

  it('lets a consumer leave its group that was told to end while it joined', async () => {
    const load = createRequire(import.meta.url);
    patchKafkajs(load);
    const Runner = load('kafkajs/src/consumer/runner') as new (options: object) => {
      readonly running: boolean;
      start(): Promise<void>;
      stop(): Promise<void>;
    };
    const { promise: joined, resolve: join } = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const consumerGroup = {
      connect: async () => undefined,
      joinAndSync: () => joined,
      leave: async () => done.push('left'),
      cluster: { disconnect: async () => done.push('disconnected') },
      getNodeIds: () => [],
    };
    const emitter = { emit: nothing };
    const runner = new Runner({
      logger,
      consumerGroup,
      instrumentationEmitter: emitter,
      concurrency: 1,
      onCrash: nothing,
    });
    const started = runner.start();
    await runner.stop();
    join(undefined);
    await started;
    await until(
      () => done.length,
      (count) => count === 2,
    );
    expect(done).toEqual(['left', 'disconnected']);
    expect(runner.running).toBe(false);
  });

  it('lets a consumer join again that gave up its partitions and could not join', async () => {
    const load = createRequire(import.meta.url);
    patchKafkajs(load);
    const ConsumerGroup = load('kafkajs/src/consumer/consumerGroup') as new (options: object) => {
      joinAndSync(): Promise<unknown>;
      fetch(nodeId: number): Promise<unknown>;
    };
    const isLoading = Object.assign(new Error('the coordinator is loading'), { type: 'GROUP_LOAD_IN_PROGRESS' });
    const done: string[] = [];
    const group = new ConsumerGroup({
      ...{ retry: { retries: 0 }, logger, groupId: 'g', topics: ['t'], instrumentationEmitter: { emit: nothing } },
      cluster: { findGroupCoordinator: () => Promise.reject(isLoading) },
      assigners: [{ beforeJoin: async () => done.push('given up'), wait: async () => done.push('kept in the group') }],
    });
    await expect(group.joinAndSync()).rejects.toThrow('the coordinator is loading');
    await expect(group.fetch(1)).rejects.toMatchObject({ type: 'REBALANCE_IN_PROGRESS' });
    expect(done).toEqual(['given up']);
  });

  kafka.it('leaves an idle process idle: a writer and a reader arm fewer than 50 timers a second', async () => {
    const underTest = await testKafka(kafka.brokers);
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
