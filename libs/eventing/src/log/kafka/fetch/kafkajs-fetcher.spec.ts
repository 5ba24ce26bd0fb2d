import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '@rubrica/testing';
import type { Cluster } from 'kafkajs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { quiet } from '../../../testing/database.fixture.js';
import type { FetchAnswer } from './fetch-protocol.js';
import { KafkajsFetcher } from './kafkajs-fetcher.js';

const load = createRequire(import.meta.url);
const { RecordBatch } = load('kafkajs/src/protocol/recordBatch/v0') as {
  RecordBatch(batch: object): Promise<{ readonly buffer: Buffer }>;
};
const record = load('kafkajs/src/protocol/recordBatch/record/v0') as (record: object) => object;
const Long = load('kafkajs/src/utils/long') as { fromValue(value: number): object };

const TOPIC = 'document.lifecycle';
const NOT_LEADER = 6;
const OUT_OF_RANGE = 1;
const NO_SESSION = 70;

type Partitions = FetchAnswer['partitions'];

/** A broker whose answers the test defines. */
class FakeBroker {
  readonly answers: { error?: number; partitions?: Partitions; fails?: Error; after?: Promise<unknown> }[] = [];
  requests = 0;

  readonly connectionPool = {
    pool: [],
    send: async (): Promise<FetchAnswer> => {
      this.requests += 1;
      const answer = this.answers.shift();
      await (answer?.after ?? (answer ? undefined : sleep(10)));
      if (answer?.fails) throw answer.fails;
      return { throttleMs: 0, session: 7, error: answer?.error ?? 0, partitions: answer?.partitions ?? [] };
    },
  };
}

const brought = async (part: number, pos: number, text: string): Promise<Partitions> => {
  const batch = await RecordBatch({
    ...{ records: [record({ key: 'k', value: text })], firstOffset: Long.fromValue(pos) },
  });
  return [{ part, error: 0, batches: batch.buffer }];
};

const refused = (part: number, error: number): Partitions => [{ part, error, batches: Buffer.alloc(0) }];

describe('the fetcher', () => {
  const brokers = [new FakeBroker(), new FakeBroker()] as const;
  const leaders = [0, 1, -1];
  /** Leaders of the partitions after the next refresh of the metadata. */
  let next: number[] | undefined;
  const refresh = (): Promise<void> => {
    if (next) leaders.splice(0, 3, ...next);
    return Promise.resolve();
  };
  const cluster = {
    refreshMetadata: refresh,
    refreshMetadataIfNecessary: () => Promise.resolve(),
    findTopicPartitionMetadata: () => leaders.map((leader, partitionId) => ({ leader, partitionId })),
    findBroker: ({ nodeId }: { nodeId: string }) => Promise.resolve(brokers[Number(nodeId)]),
  } as unknown as Cluster;
  const read: string[] = [];
  const lost: number[] = [];
  let takes = true;
  let fetcher: KafkajsFetcher;

  const begin = (): void => {
    read.length = lost.length = 0;
    takes = true;
    next = undefined;
    leaders.splice(0, 3, 0, 1, -1);
    const listener = {
      records: async (part: number, records: readonly { readonly pos: number; readonly body: Buffer }[]) => {
        read.push(...records.map(({ pos, body }) => `${part}@${pos} ${body.toString()}`));
        return takes;
      },
      outOfRange: (parts: readonly number[]) => void lost.push(...parts),
      alive: () => undefined,
      unauthorized: () => undefined,
    };
    fetcher = new KafkajsFetcher(cluster, TOPIC, listener, quiet);
  };
  afterEach(() => fetcher.close());
  const readingOf = (...texts: string[]) =>
    until(
      async () => [...read].sort().join(),
      (all) => all === texts.sort().join(),
    );

  it('reads from each leader what it leads, and from who leads next', async () => {
    begin();
    brokers[0].answers.push({ partitions: await brought(0, 5, 'a') }, { partitions: await brought(0, 6, 'b') });
    brokers[1].answers.push({ partitions: await brought(1, 9, 'x') });
    fetcher.seek(new Map([5, 9, 0].map((offset, part) => [part, offset])));
    await readingOf('0@5 a', '0@6 b', '1@9 x');
    next = [1, 1, 1];
    brokers[0].answers.push({ partitions: refused(0, NOT_LEADER) });
    brokers[1].answers.push({ partitions: [] }, { partitions: [] });
    await until(
      async () => leaders[0],
      (leader) => leader === 1,
    );
    brokers[1].answers.push({ partitions: await brought(0, 7, 'c') }, { partitions: await brought(2, 0, 'z') });
    await readingOf('0@5 a', '0@6 b', '0@7 c', '1@9 x', '2@0 z');
  });

  it('goes on after an error, where it was', async () => {
    begin();
    brokers[0].answers.push(
      { fails: new Error('connection lost') },
      { error: NO_SESSION },
      { partitions: await brought(0, 5, 'a') },
    );
    fetcher.seek(new Map([[0, 5]]));
    await readingOf('0@5 a');
    expect(lost).toEqual([]);
  });

  it('says what is not there any more, and does not ask for it again', async () => {
    begin();
    brokers[0].answers.push({ partitions: refused(0, OUT_OF_RANGE) });
    fetcher.seek(new Map([[0, 5]]));
    await until(
      async () => lost.length,
      (count) => count === 1,
    );
    const asked = brokers[0].requests;
    await sleep(50);
    expect([lost, brokers[0].requests]).toEqual([[0], asked]);
  });

  it('does not ask again for what was dropped, until it is sought', async () => {
    begin();
    takes = false;
    brokers[0].answers.push({ partitions: await brought(0, 5, 'a') });
    fetcher.seek(new Map([[0, 5]]));
    await readingOf('0@5 a');
    const asked = brokers[0].requests;
    await sleep(50);
    expect(brokers[0].requests).toBe(asked);
    takes = true;
    brokers[0].answers.push({ partitions: await brought(0, 5, 'a') });
    fetcher.seek(new Map([[0, 5]]));
    await readingOf('0@5 a', '0@5 a');
  });

  it('leaves what was on its way when something else was sought', async () => {
    begin();
    const sought = Promise.withResolvers<undefined>();
    brokers[0].answers.push({ partitions: await brought(0, 5, 'stale'), after: sought.promise });
    const before = brokers[0].requests;
    fetcher.seek(new Map([[0, 5]]));
    await until(
      async () => brokers[0].requests,
      (count) => count > before,
    );
    fetcher.seek(new Map([[0, 8]]));
    brokers[0].answers.push({ partitions: await brought(0, 8, 'fresh') });
    sought.resolve(undefined);
    await readingOf('0@8 fresh');
  });
});
