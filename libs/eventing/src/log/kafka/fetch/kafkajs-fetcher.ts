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
/** A loop without partitions is told of new ones. */
const IDLE_MS = 60_000;

export interface FetcherListener {
  /**
   * Records of one partition, in order. Resolves when the next may come: true, they were taken; false, they were
   * dropped, and the partition is not fetched until it is sought again.
   */
  records(part: number, records: readonly FetchedRecord[]): Promise<boolean>;
  /** The log does not have what was sought: `seek` has to be called again. */
  outOfRange(parts: readonly number[]): void;
  /** A broker has answered. */
  alive(): void;
  /** The broker's authorizer lets nobody of this name read the topic; it is asked again. */
  unauthorized(): void;
}

/** Where a partition is fetched from next; another one each time that it is sought or moves on. */
interface Place {
  readonly offset: number;
}

/** One broker, as the leader of some partitions. */
interface Leader {
  readonly nodeId: number;
  readonly session: FetchSession;
  readonly delay: BatchDelay;
  readonly signal: Signal;
  /** While a request is under way. */
  asked?: Broker;
}

/**
 * Fetches what was sought of one topic, from each leader of its partitions in a loop of its own. kafkajs has its own
 * loop, which names all partitions in each request, reads all of them in each answer, and cost a service more than all
 * that it does with the records.
 */
export class KafkajsFetcher {
  private readonly places = new Map<number, Place>();
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

  /** What comes from now on begins there, whatever was fetched before. */
  seek(positions: ReadonlyMap<number, number>): void {
    for (const [part, offset] of positions) this.places.set(part, { offset });
    if (this.loops.length === 0) this.loops.push(this.watchLeaders());
    this.wake();
  }

  /** Brings no more of these until they are sought again. */
  leave(parts: Iterable<number>): void {
    for (const part of parts) this.places.delete(part);
  }

  leaveAll(): void {
    this.places.clear();
  }

  /** Resolves when nothing is asked any more. */
  async close(): Promise<void> {
    this.closed.abort();
    this.leaveAll();
    this.wake();
    for (const { asked } of this.leaders.values()) if (asked) giveUp(asked);
    await Promise.all(this.loops);
  }

  private wake(): void {
    this.signal.notify();
    for (const { signal } of this.leaders.values()) signal.notify();
  }

  /** Begins a loop for each broker that leads a partition, and asks who leads when one of them does no longer. */
  private async watchLeaders(): Promise<void> {
    while (!this.closed.signal.aborted) {
      try {
        await (this.isStale ? this.cluster.refreshMetadata() : this.cluster.refreshMetadataIfNecessary());
        const isLed = this.led();
        for (const nodeId of new Set(isLed.values())) {
          if (this.leaders.has(nodeId)) continue;
          const leader: Leader = { nodeId, session: new FetchSession(), delay: new BatchDelay(), signal: new Signal() };
          this.leaders.set(nodeId, leader);
          this.loops.push(this.fetchFrom(leader));
        }
        this.isStale = [...this.places.keys()].some((part) => !isLed.has(part));
        for (const { signal } of this.leaders.values()) signal.notify();
      } catch (error) {
        this.isStale = true;
        this.logger.debug({ err: error, topic: this.topic }, 'it is not known who leads');
      }
      await this.signal.wait(this.isStale ? RETRY_MS : IDLE_MS);
    }
  }

  /** The broker that leads each partition that is led. */
  private led(): Map<number, number> {
    const partitions = this.cluster.findTopicPartitionMetadata(this.topic);
    return new Map(
      partitions.filter(({ leader }) => leader >= 0).map(({ partitionId, leader }) => [partitionId, leader]),
    );
  }

  private async fetchFrom(leader: Leader): Promise<void> {
    while (!this.closed.signal.aborted) {
      try {
        if (this.placesAt(leader.nodeId).size === 0) await leader.signal.wait(IDLE_MS);
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

  private placesAt(nodeId: number): Map<number, Place> {
    const leaders = this.led();
    return new Map([...this.places].filter(([part]) => leaders.get(part) === nodeId));
  }

  /** One request, and all that it brought until it was read. */
  private async fetch(leader: Leader): Promise<void> {
    const { nodeId, session, delay } = leader;
    await delay.next();
    const wanted = this.placesAt(nodeId);
    if (wanted.size === 0) return; // left meanwhile
    const offsets = new Map([...wanted].map(([part, { offset }]) => [part, offset]));
    leader.asked = await this.cluster.findBroker({ nodeId: String(nodeId) });
    const answer = await ask(leader.asked, encodeFetch(this.topic, session.request(offsets)));
    leader.asked = undefined;
    this.listener.alive();
    if (answer.error !== NO_ERROR) throw new FetchRefused(answer.error);
    session.answered(answer.session, offsets);
    const handed: Promise<void>[] = [];
    let refusal: FetchRefused | undefined;
    for (const { part, error, batches } of answer.partitions) {
      const place = wanted.get(part);
      if (!place || this.places.get(part) !== place) continue; // sought anew meanwhile, or left
      if (error === NO_ERROR) handed.push(this.hand(part, place, batches));
      else if (error === OFFSET_OUT_OF_RANGE) this.lose(part);
      else {
        refusal = new FetchRefused(error);
        if (error === TOPIC_AUTHORIZATION_FAILED) this.listener.unauthorized();
      }
    }
    const failed = (await Promise.allSettled(handed)).find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    if (refusal) throw refusal;
  }

  private async hand(part: number, place: Place, batches: Buffer): Promise<void> {
    const { records, next } = decodeBatches(part, place.offset, batches);
    if (next === place.offset) return;
    const isTaken = records.length === 0 || (await this.listener.records(part, records));
    if (this.places.get(part) !== place) return;
    if (isTaken) this.places.set(part, { offset: next });
    else this.places.delete(part);
  }

  private lose(part: number): void {
    this.places.delete(part);
    this.listener.outOfRange([part]);
  }
}

class FetchRefused extends Error {
  constructor(code: number) {
    super(`the broker refuses to fetch: error ${code} of the protocol`);
    this.name = 'FetchRefused';
  }
}

/** What kafkajs hides of a broker: its connections, the second of them for fetches alone. */
interface FetchingBroker {
  readonly connectionPool: {
    readonly pool: readonly { readonly requestQueue: { rejectAll(error: Error): void } }[];
    send<T>(protocol: {
      readonly request: typeof FETCH & { encode(): Promise<{ readonly buf: Buffer; readonly buffer: Buffer }> };
      readonly response: { decode(bytes: Buffer): Promise<T>; parse(answer: T): Promise<T> };
    }): Promise<T>;
  };
}

/** kafkajs waits for the answers of what it has asked before it ends a connection. */
const giveUp = (broker: Broker): void => {
  const [, fetching] = (broker as unknown as FetchingBroker).connectionPool.pool;
  fetching?.requestQueue.rejectAll(new Error('reading has ended'));
};

const ask = (broker: Broker, request: Buffer): Promise<FetchAnswer> =>
  (broker as unknown as FetchingBroker).connectionPool.send({
    request: { ...FETCH, encode: () => Promise.resolve({ buf: request, buffer: request }) },
    response: {
      decode: (bytes) => Promise.resolve(decodeFetch(bytes)),
      parse: (answer: FetchAnswer) => Promise.resolve(answer),
    },
  });
