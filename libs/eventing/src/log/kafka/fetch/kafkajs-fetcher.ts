import type { Broker, Cluster } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../../eventing-logger.js';
import { BatchDelay } from '../../../batch/batch-delay.js';
import { Signal } from '../../../signal.js';
import {
  decodeBatches,
  decodeFetch,
  encodeFetch,
  FETCH,
  type FetchAnswer,
  type FetchedRecord,
  NO_ERROR,
  OFFSET_OUT_OF_RANGE,
  TOPIC_AUTHORIZATION_FAILED,
} from './fetch-protocol.js';
import { FetchSession } from './fetch-session.js';

const RETRY_MS = 500;
/**
 * Longest time, in milliseconds, for which a loop without partitions sleeps. A signal wakes it earlier when it gets a
 * partition.
 */
const IDLE_MS = 60_000;

export interface FetcherListener {
  /**
   * Receives fetched records of one partition, in order. Must resolve when the next records of the partition may
   * follow: with true if the received records were handled, with false if they were dropped. After false the
   * partition is not fetched until `seek` is called for it.
   */
  records(part: number, records: readonly FetchedRecord[]): Promise<boolean>;
  /**
   * Called if Kafka does not have the requested offset of these partitions. They are not fetched until `seek` is called
   * for them.
   */
  outOfRange(parts: readonly number[]): void;
  /** Called each time a broker has answered. */
  alive(): void;
  /** Called if this process has no right to read the topic. The fetch is tried again. */
  unauthorized(): void;
}

/**
 * Offset at which the next fetch of a partition begins. Each change creates a new object, so a comparison of two
 * objects shows whether the offset was changed.
 */
interface FetchPosition {
  readonly offset: number;
}

/** A Kafka broker that is the leader of some of the fetched partitions. */
interface Leader {
  readonly nodeId: number;
  readonly session: FetchSession;
  readonly delay: BatchDelay;
  readonly signal: Signal;
  /** Connection to this broker while a request is running; otherwise undefined. */
  busyBroker?: Broker;
}

/**
 * Fetches the assigned partitions of one topic, with one loop for each broker that is the leader of some of them. It
 * replaces the fetch loop of kafkajs, which names all partitions in each request and used more CPU than all other work
 * of a service.
 */
export class KafkajsFetcher {
  private readonly positions = new Map<number, FetchPosition>();
  private readonly leaders = new Map<number, Leader>();
  private readonly signal = new Signal();
  private readonly loops: Promise<void>[] = [];
  private readonly closed = new AbortController();
  private isStale = false;

  constructor(
    private readonly cluster: Cluster,
    private readonly topic: string,
    private readonly listener: FetcherListener,
    private readonly logger: EventingLogger,
  ) {}

  /** Starts fetching these partitions from these offsets. Records that were fetched before are dropped. */
  seek(positions: ReadonlyMap<number, number>): void {
    for (const [part, offset] of positions) this.positions.set(part, { offset });
    if (this.loops.length === 0) this.loops.push(this.watchLeaders());
    this.wake();
  }

  /** Stops fetching these partitions until `seek` is called for them. */
  stop(parts: Iterable<number>): void {
    for (const part of parts) this.positions.delete(part);
  }

  stopAll(): void {
    this.positions.clear();
  }

  /** Ends all fetches. Resolves when no request is running any more. */
  async close(): Promise<void> {
    this.closed.abort();
    this.stopAll();
    this.wake();
    for (const { busyBroker } of this.leaders.values()) if (busyBroker) giveUp(busyBroker);
    await Promise.all(this.loops);
  }

  private wake(): void {
    this.signal.notify();
    for (const { signal } of this.leaders.values()) signal.notify();
  }

  /**
   * Starts a fetch loop for each broker that is the leader of a partition. When a leader has changed, asks Kafka again
   * which brokers are leaders.
   */
  private async watchLeaders(): Promise<void> {
    while (!this.closed.signal.aborted) {
      try {
        await (this.isStale ? this.cluster.refreshMetadata() : this.cluster.refreshMetadataIfNecessary());
        const isLed = this.leadersByPart();
        for (const nodeId of new Set(isLed.values())) {
          if (this.leaders.has(nodeId)) continue;
          const leader: Leader = { nodeId, session: new FetchSession(), delay: new BatchDelay(), signal: new Signal() };
          this.leaders.set(nodeId, leader);
          this.loops.push(this.fetchFrom(leader));
        }
        this.isStale = [...this.positions.keys()].some((part) => !isLed.has(part));
        for (const { signal } of this.leaders.values()) signal.notify();
      } catch (error) {
        this.isStale = true;
        this.logger.debug({ err: error, topic: this.topic }, 'the leaders are not known');
      }
      await this.signal.wait(this.isStale ? RETRY_MS : IDLE_MS);
    }
  }

  /** Returns the id of the leader of each partition. Partitions without a leader are missing. */
  private leadersByPart(): Map<number, number> {
    const partitions = this.cluster.findTopicPartitionMetadata(this.topic);
    return new Map(
      partitions.filter(({ leader }) => leader >= 0).map(({ partitionId, leader }) => [partitionId, leader]),
    );
  }

  private async fetchFrom(leader: Leader): Promise<void> {
    while (!this.closed.signal.aborted) {
      try {
        if (this.positionsAt(leader.nodeId).size === 0) await leader.signal.wait(IDLE_MS);
        else await this.fetch(leader);
      } catch (error) {
        leader.session.reset();
        this.logger.debug({ err: error, topic: this.topic }, 'a fetch failed and is tried again');
        this.isStale = true;
        this.signal.notify();
        await sleep(RETRY_MS, undefined, { signal: this.closed.signal }).catch(() => undefined);
      }
    }
  }

  private positionsAt(nodeId: number): Map<number, FetchPosition> {
    const leaders = this.leadersByPart();
    return new Map([...this.positions].filter(([part]) => leaders.get(part) === nodeId));
  }

  /** Sends one Fetch request to a broker. Resolves when the fetched records have been handled or dropped. */
  private async fetch(leader: Leader): Promise<void> {
    const { nodeId, session, delay } = leader;
    await delay.next();
    const wanted = this.positionsAt(nodeId);
    if (wanted.size === 0) return; // all partitions of this broker were stopped meanwhile
    const offsets = new Map([...wanted].map(([part, { offset }]) => [part, offset]));
    leader.busyBroker = await this.cluster.findBroker({ nodeId: String(nodeId) });
    const answer = await send(leader.busyBroker, encodeFetch(this.topic, session.request(offsets)));
    leader.busyBroker = undefined;
    this.listener.alive();
    if (answer.error !== NO_ERROR) throw new FetchRefused(answer.error);
    session.answered(answer.session, offsets);
    const handed: Promise<void>[] = [];
    let refusal: FetchRefused | undefined;
    for (const { part, error, batches } of answer.partitions) {
      const position = wanted.get(part);
      if (!position || this.positions.get(part) !== position) continue; // `seek` or `stop` was called for this partition meanwhile
      if (error === NO_ERROR) handed.push(this.handOn(part, position, batches));
      else if (error === OFFSET_OUT_OF_RANGE) this.reportOutOfRange(part);
      else {
        refusal = new FetchRefused(error);
        if (error === TOPIC_AUTHORIZATION_FAILED) this.listener.unauthorized();
      }
    }
    const failed = (await Promise.allSettled(handed)).find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    if (refusal) throw refusal;
  }

  private async handOn(part: number, position: FetchPosition, batches: Buffer): Promise<void> {
    const { records, next } = decodeBatches(part, position.offset, batches);
    if (next === position.offset) return;
    const isTaken = records.length === 0 || (await this.listener.records(part, records));
    if (this.positions.get(part) !== position) return;
    if (isTaken) this.positions.set(part, { offset: next });
    else this.positions.delete(part);
  }

  private reportOutOfRange(part: number): void {
    this.positions.delete(part);
    this.listener.outOfRange([part]);
  }
}

class FetchRefused extends Error {
  constructor(code: number) {
    super(`the broker refuses to fetch: error ${code} of the protocol`);
    this.name = 'FetchRefused';
  }
}

/**
 * Internal fields of a broker object in kafkajs that this file uses. The broker's second connection is used for fetches
 * only.
 */
interface FetchingBroker {
  readonly connectionPool: {
    readonly pool: readonly { readonly requestQueue: { rejectAll(error: Error): void } }[];
    send<T>(protocol: {
      readonly request: typeof FETCH & { encode(): Promise<{ readonly buf: Buffer; readonly buffer: Buffer }> };
      readonly response: { decode(bytes: Buffer): Promise<T>; parse(answer: T): Promise<T> };
    }): Promise<T>;
  };
}

/**
 * Rejects the running fetch of a broker. Otherwise kafkajs would close the connection only after the answer to
 * this fetch.
 */
const giveUp = (broker: Broker): void => {
  const [, fetching] = (broker as unknown as FetchingBroker).connectionPool.pool;
  fetching?.requestQueue.rejectAll(new Error('reading has ended'));
};

const send = (broker: Broker, request: Buffer): Promise<FetchAnswer> =>
  (broker as unknown as FetchingBroker).connectionPool.send({
    request: { ...FETCH, encode: () => Promise.resolve({ buf: request, buffer: request }) },
    response: {
      decode: (bytes) => Promise.resolve(decodeFetch(bytes)),
      parse: (answer: FetchAnswer) => Promise.resolve(answer),
    },
  });
