import {
  type Admin,
  type ClusterMetadata,
  type ConnectionOptions,
  Consumer,
  type ConsumerGroupJoinPayload,
  FetchIsolationLevels,
  type RecordsBatch,
} from '@platformatic/kafka';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../eventing-logger.js';
import { Signal } from '../../signal.js';
import { settledWithin } from '../../timeout.js';
import {
  CLOSE_MS,
  FETCH_BYTES,
  FETCH_WAIT_MS,
  type FetchedRecord,
  HEARTBEAT_MS,
  type KafkaConsumer,
  type KafkaConsumerListener,
  type KafkaConsumerOptions,
  REBALANCE_MS,
  REQUEST_MS,
  SESSION_MS,
} from './connection.js';

const RETRY_MS = 250;
const CONTROL_BATCH = 0x20;
/** The name and version by which kafkajs calls the same way of sharing: members of both clients may be in one group. */
const PROTOCOL = { name: 'RoundRobinAssigner', version: 0 };

export type PlatformaticOptions = ConstructorParameters<typeof Admin>[0] & ConnectionOptions;

/** Where a partition is read; every `seek` and every step makes a new one. */
interface Place {
  readonly offset: bigint;
}

/** A member of the group and, over connections of its own, a reader: a fetch that waits would hold up the heartbeats. */
export class PlatformaticConsumer implements KafkaConsumer {
  private readonly member: Consumer;
  private readonly fetcher: Consumer;
  private readonly topic: string;
  private readonly places = new Map<number, Place>();
  /** Brokers that a fetch is under way from. */
  private readonly busy = new Set<number>();
  private readonly signal = new Signal();
  private running: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    options: PlatformaticOptions,
    { topic, group }: KafkaConsumerOptions,
    private readonly listener: KafkaConsumerListener,
    private readonly logger: EventingLogger,
  ) {
    this.topic = topic;
    this.member = new Consumer({
      ...options,
      groupId: group,
      // A join waits for the other members.
      requestTimeout: REBALANCE_MS + REQUEST_MS,
      sessionTimeout: SESSION_MS,
      rebalanceTimeout: REBALANCE_MS,
      heartbeatInterval: HEARTBEAT_MS,
      heartbeatStallTimeout: 2 * SESSION_MS,
      protocols: [PROTOCOL],
      retries: 5,
      retryDelay: RETRY_MS,
    });
    this.fetcher = new Consumer({
      ...options,
      groupId: group,
      metadataMaxAge: 60_000,
      retries: 1,
      retryDelay: RETRY_MS,
    });
  }

  async start(): Promise<void> {
    const { member, fetcher, listener } = this;
    member.topics.track(this.topic);
    fetcher.topics.track(this.topic);
    member.on('consumer:group:join', (payload) => this.joined(payload));
    member.on('consumer:group:rebalance', () => {
      if (!this.closed) void listener.interrupted();
    });
    member.on('consumer:heartbeat:end', () => listener.alive());
    const failed = (error: unknown): void => {
      if (!this.closed) listener.failed(error, false);
    };
    member.on('consumer:heartbeat:stalled', ({ lastError }) => failed(lastError ?? new Error('no heartbeat succeeds')));
    for (const client of [member, fetcher]) client.on('error', failed);
    await member.joinGroup({});
    this.running = this.run();
  }

  seek(positions: ReadonlyMap<number, number>): void {
    for (const [part, next] of positions) this.places.set(part, { offset: BigInt(next) });
    this.signal.notify();
  }

  pause(parts: readonly number[]): void {
    for (const part of parts) this.places.delete(part);
  }

  async commit(positions: ReadonlyMap<number, number>): Promise<void> {
    const { topic } = this;
    await this.member.commit({
      offsets: [...positions].map(([partition, next]) => ({ topic, partition, offset: BigInt(next), leaderEpoch: -1 })),
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.places.clear();
    this.signal.notify();
    await settledWithin(CLOSE_MS, Promise.all([this.running, this.member.close(), this.fetcher.close()]));
  }

  private joined({ assignments = [] }: ConsumerGroupJoinPayload): void {
    if (this.closed) return;
    this.places.clear();
    this.listener.assigned(assignments.find(({ topic }) => topic === this.topic)?.partitions ?? []);
  }

  /** Keeps one fetch under way from each broker that leads a partition of ours. */
  private async run(): Promise<void> {
    while (!this.closed) {
      try {
        const metadata = await this.fetcher.metadata({ topics: [this.topic] });
        for (const [node, places] of this.placesByLeader(metadata)) {
          if (this.busy.has(node)) continue;
          this.busy.add(node);
          void this.read(node, metadata, places).finally(() => {
            this.busy.delete(node);
            this.signal.notify();
          });
        }
      } catch (error) {
        this.logger.debug({ err: error, topic: this.topic }, 'no broker answers');
        await sleep(RETRY_MS);
      }
      await this.signal.wait(FETCH_WAIT_MS);
    }
  }

  private placesByLeader({ topics }: ClusterMetadata): Map<number, Map<number, Place>> {
    const nodes = new Map<number, Map<number, Place>>();
    for (const [part, place] of this.places) {
      const leader = topics.get(this.topic)?.partitions[part]?.leader ?? -1;
      if (leader < 0) continue;
      const places = nodes.get(leader) ?? new Map<number, Place>();
      nodes.set(leader, places.set(part, place));
    }
    return nodes;
  }

  /** One fetch, until all that it has brought is taken. */
  private async read(node: number, { topics }: ClusterMetadata, places: ReadonlyMap<number, Place>): Promise<void> {
    try {
      const response = await this.fetcher.fetch({
        node,
        topics: [
          {
            topicId: topics.get(this.topic)?.id ?? '',
            partitions: [...places].map(([partition, { offset }]) => ({
              partition,
              fetchOffset: offset,
              partitionMaxBytes: FETCH_BYTES / 4,
              currentLeaderEpoch: -1,
              lastFetchedEpoch: -1,
            })),
          },
        ],
        minBytes: 1,
        maxBytes: FETCH_BYTES,
        maxWaitTime: FETCH_WAIT_MS,
        isolationLevel: FetchIsolationLevels.READ_UNCOMMITTED,
      });
      if (this.closed) return;
      this.listener.alive();
      const partitions = response.responses.flatMap((topic) => topic.partitions);
      await Promise.all(
        partitions.map(({ partitionIndex, records }) =>
          this.deliver(partitionIndex, places.get(partitionIndex), records ?? []),
        ),
      );
    } catch (error) {
      if (this.closed) return;
      const lost = partitionsOutOfRange(error).filter((part) => this.places.get(part) === places.get(part));
      for (const part of lost) this.places.delete(part);
      if (lost.length > 0) return this.listener.outOfRange(lost);
      this.logger.debug({ err: error, topic: this.topic, node }, 'a fetch failed and is tried again');
      this.fetcher.clearMetadata();
      await sleep(RETRY_MS);
    }
  }

  private async deliver(part: number, place: Place | undefined, batches: readonly RecordsBatch[]): Promise<void> {
    const last = batches.at(-1);
    if (!place || !last || this.places.get(part) !== place) return;
    const records = batches
      .filter(({ attributes }) => (attributes & CONTROL_BATCH) === 0)
      .flatMap((batch) => recordsOf(part, batch))
      .filter(({ pos }) => pos >= place.offset);
    const taken = records.length === 0 || (await this.listener.records(part, records));
    if (taken && this.places.get(part) === place)
      this.places.set(part, { offset: last.firstOffset + BigInt(last.lastOffsetDelta) + 1n });
  }
}

const recordsOf = (part: number, { firstOffset, records }: RecordsBatch): FetchedRecord[] =>
  records.map(({ offsetDelta, key, value, headers }) => ({
    part,
    pos: Number(firstOffset) + offsetDelta,
    key: key?.toString('utf8') ?? '',
    headers: Object.fromEntries(
      headers.map(([name, text]) => [name?.toString('utf8') ?? '', text?.toString('utf8') ?? '']),
    ),
    body: value ?? Buffer.alloc(0),
  }));

type FetchResponse = Awaited<ReturnType<Consumer['fetch']>>;
const OFFSET_OUT_OF_RANGE = 1;

/** The client's errors hold each other. */
export const errorsIn = (error: unknown): object[] => {
  if (typeof error !== 'object' || error === null) return [];
  const inner = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return [error, ...inner.flatMap(errorsIn)];
};

const partitionsOutOfRange = (error: unknown): number[] =>
  errorsIn(error)
    .flatMap((one) => ('response' in one ? ((one.response as FetchResponse | undefined)?.responses ?? []) : []))
    .flatMap(({ partitions }) => partitions)
    .filter(({ errorCode }) => errorCode === OFFSET_OUT_OF_RANGE)
    .map(({ partitionIndex }) => partitionIndex);
