import type { Consumer, EachBatchPayload, Kafka, KafkaMessage } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../eventing-logger.js';
import { settledWithin } from '../../timeout.js';
import {
  CLOSE_MS,
  FETCH_BYTES,
  FETCH_WAIT_MS,
  type FetchedRecord,
  HEARTBEAT_MS,
  REBALANCE_MS,
  SESSION_MS,
} from './connection.js';

/** Errors at which kafkajs stops for good, although a later consumer may succeed: a broker died, and nobody leads the group yet. */
const HEALED_BY_TIME: ReadonlySet<string> = new Set(['KafkaJSGroupCoordinatorNotFound']);

export interface KafkaConsumerOptions {
  readonly topic: string;
  readonly group: string;
}

/** Called by the consumer; never after `close` has resolved. */
export interface KafkaConsumerListener {
  /** All that is assigned from now on. Nothing of it is wanted before `seek` has said from where. */
  assigned(parts: readonly number[]): void;
  /**
   * Records of one partition, in order. Resolves when the next may come: true, they were taken; false, they were
   * dropped, and reading goes on where the last `seek` said.
   */
  records(part: number, records: readonly FetchedRecord[]): Promise<boolean>;
  /** The log does not have what was sought: `seek` has to be called again. */
  outOfRange(parts: readonly number[]): void;
  /** The group begins anew; resolves when no batch is running any more, or after some seconds. */
  interrupted(): Promise<void>;
  /** The group or a broker has answered. */
  alive(): void;
  /** The consumer does nothing any more. `forGood`: another one would not do better. */
  failed(error: unknown, forGood: boolean): void;
}

/** A member of a group for one topic. */
export class KafkajsConsumer {
  private readonly consumer: Consumer;
  private readonly topic: string;
  private readonly paused = new Set<number>();
  private running: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    kafka: Kafka,
    { topic, group }: KafkaConsumerOptions,
    private readonly listener: KafkaConsumerListener,
    private readonly logger: EventingLogger,
  ) {
    this.topic = topic;
    this.consumer = kafka.consumer({
      groupId: group,
      sessionTimeout: SESSION_MS,
      rebalanceTimeout: REBALANCE_MS,
      heartbeatInterval: HEARTBEAT_MS,
      maxWaitTimeInMs: FETCH_WAIT_MS,
      maxBytesPerPartition: FETCH_BYTES / 4,
      maxBytes: FETCH_BYTES,
      readUncommitted: true,
      allowAutoTopicCreation: false,
      // A restart that was planned before `close` must not come after it.
      retry: { retries: 8, restartOnFailure: () => Promise.resolve(!this.closed) },
    });
  }

  /** Joins the group, once, and goes on doing so until it is closed or has failed. */
  async start(): Promise<void> {
    const { consumer, listener, topic } = this;
    const { GROUP_JOIN, HEARTBEAT, FETCH, CRASH } = consumer.events;
    consumer.on(GROUP_JOIN, ({ payload }) => {
      if (!this.closed) listener.assigned(payload.memberAssignment[topic] ?? []);
    });
    for (const event of [HEARTBEAT, FETCH] as const)
      consumer.on(event as typeof HEARTBEAT, () => {
        if (!this.closed) listener.alive();
      });
    consumer.on(CRASH, ({ payload }) => {
      if (this.closed) return;
      // A consumer that does not begin anew by itself stays silent for ever, in a process that looks healthy.
      if (!payload.restart) return listener.failed(payload.error, !HEALED_BY_TIME.has(payload.error.name));
      this.logger.warn({ err: payload.error, topic }, 'kafkajs begins to read anew');
    });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    if (this.closed) return;
    this.running = consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 64,
      eachBatch: (payload) => this.eachBatch(payload),
    });
    this.running.catch((error: unknown) => listener.failed(error, false));
  }

  /** What comes from now on begins there, whatever was fetched before. */
  seek(positions: ReadonlyMap<number, number>): void {
    const { consumer, topic } = this;
    for (const [partition, next] of positions) consumer.seek({ topic, partition, offset: String(next) });
    const resumed = [...positions.keys()].filter((part) => this.paused.delete(part));
    if (resumed.length > 0) consumer.resume([{ topic, partitions: resumed }]);
  }

  /** Brings no more of these until they are sought again. */
  pause(parts: readonly number[]): void {
    for (const part of parts) this.paused.add(part);
    this.consumer.pause([{ topic: this.topic, partitions: [...parts] }]);
  }

  /** For those who watch the lag; nobody reads from there. May fail at any time. */
  async commit(positions: ReadonlyMap<number, number>): Promise<void> {
    const { topic } = this;
    await this.consumer.commitOffsets(
      [...positions].map(([partition, next]) => ({ topic, partition, offset: String(next) })),
    );
  }

  /** Leaves the group, even while it starts, if the brokers answer within `CLOSE_MS`. */
  async close(): Promise<void> {
    this.closed = true;
    // Told to disconnect while it joins, it would go on afterwards.
    await settledWithin(CLOSE_MS, this.running);
    await settledWithin(CLOSE_MS, this.consumer.disconnect());
  }

  /**
   * One partition of what a fetch has brought; the next fetch waits for all of them. What was fetched before a `seek`
   * is stale and not for the listener.
   */
  private async eachBatch({ batch, resolveOffset, heartbeat, isRunning, isStale }: EachBatchPayload): Promise<void> {
    if (this.closed || isStale() || !isRunning()) return;
    const last = batch.messages.at(-1);
    if (!last) return;
    const taken = this.listener.records(
      batch.partition,
      batch.messages.map((message) => fetched(batch.partition, message)),
    );
    if ((await this.beatUntil(taken, heartbeat)) && !isStale()) resolveOffset(last.offset);
  }

  /** Shows that this member lives while its batch waits. That the group begins anew is told by an error of this alone. */
  private async beatUntil<T>(result: Promise<T>, heartbeat: () => Promise<void>): Promise<T> {
    for (;;) {
      const beat = new AbortController();
      const pause = sleep(HEARTBEAT_MS, undefined, { signal: beat.signal }).catch(() => undefined);
      const first = await Promise.race([result.then((value) => ({ value })), pause]);
      beat.abort();
      if (first) return first.value;
      try {
        await heartbeat();
      } catch (error) {
        await this.listener.interrupted();
        throw error;
      }
    }
  }
}

const fetched = (part: number, { offset, key, value, headers = {} }: KafkaMessage): FetchedRecord => ({
  part,
  pos: Number(offset),
  key: key?.toString('utf8') ?? '',
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, header]) => [
      name,
      (Array.isArray(header) ? header.at(-1) : header)?.toString('utf8') ?? '',
    ]),
  ),
  body: value ?? Buffer.alloc(0),
});
