import type { Consumer, Kafka } from 'kafkajs';
import type { EventingLogger } from '../../eventing-logger.js';
import { Signal } from '../../signal.js';
import { settledWithin } from '../../timeout.js';
import { CLOSE_MS, HEARTBEAT_MS, REBALANCE_MS, SESSION_MS } from './connection.js';
import { type FetcherListener, KafkajsFetcher } from './fetch/kafkajs-fetcher.js';
import { memberOf } from './kafkajs-member.js';
import { isGroupRefusal, isRefusal, MissingRight } from './missing-right.js';

/**
 * Names of errors after which kafkajs stops a consumer for good, although a new consumer may succeed. They occur when a
 * broker has died and the group has no coordinator for a while.
 */
const HEALED_BY_TIME: ReadonlySet<string> = new Set(['KafkaJSGroupCoordinatorNotFound']);

export interface KafkaConsumerOptions {
  readonly topic: string;
  readonly group: string;
}

interface NamedOptions extends KafkaConsumerOptions {
  readonly user: string;
}

/** Callbacks of a Kafka consumer. None of them is called after `close` has resolved. */
export interface KafkaConsumerListener extends Omit<FetcherListener, 'unauthorized'> {
  /**
   * Called with all partitions that this consumer has from now on. They are fetched only after `seek` has set their
   * offsets.
   */
  assigned(parts: readonly number[]): void;
  /**
   * Called before the group distributes its partitions again. Must resolve when no batch is running, or after some
   * seconds.
   */
  interrupted(): Promise<void>;
  /** Called if a right in Kafka is missing. `isOver` is true if the consumer has stopped; otherwise it tries again. */
  refused(error: MissingRight, isOver: boolean): void;
  /** Called if the consumer has stopped. `forGood` is true if a new consumer would fail too. */
  failed(error: unknown, forGood: boolean): void;
}

/**
 * A member of a consumer group that reads one topic. kafkajs keeps the membership; `KafkajsFetcher` fetches the
 * assigned partitions.
 */
export class KafkajsConsumer {
  private readonly consumer: Consumer;
  private readonly fetcher: KafkajsFetcher;
  private readonly options: NamedOptions;
  private running: Promise<void> = Promise.resolve();
  private readonly ending = new Signal();
  private closed = false;

  constructor(
    kafka: Kafka,
    options: NamedOptions,
    private readonly listener: KafkaConsumerListener,
    private readonly logger: EventingLogger,
  ) {
    const { topic, group } = options;
    this.options = options;
    const { consumer, cluster } = memberOf(
      kafka,
      {
        groupId: group,
        sessionTimeout: SESSION_MS,
        rebalanceTimeout: REBALANCE_MS,
        heartbeatInterval: HEARTBEAT_MS / 2, // half of it, so that a heartbeat follows each pause even if timers are inexact
        allowAutoTopicCreation: false,
        // Prevents a restart that kafkajs planned before `close` and would do after it.
        retry: { retries: 8, restartOnFailure: () => Promise.resolve(!this.closed) },
      },
      { beforeJoin: () => this.letGo(), wait: () => this.ending.wait(HEARTBEAT_MS) },
    );
    this.consumer = consumer;
    const fetched: FetcherListener = {
      records: (part, records) => listener.records(part, records),
      outOfRange: (parts) => listener.outOfRange(parts),
      alive: () => listener.alive(),
      unauthorized: () => listener.refused(new MissingRight(options.user, 'Read', 'topic', topic), false),
    };
    this.fetcher = new KafkajsFetcher(cluster, topic, fetched, logger);
  }

  /** Joins the consumer group. After each rebalance the consumer joins again, until it is closed or has failed. */
  async start(): Promise<void> {
    const { consumer, listener } = this;
    const { topic } = this.options;
    const { GROUP_JOIN, HEARTBEAT, CRASH } = consumer.events;
    consumer.on(GROUP_JOIN, ({ payload }) => {
      if (!this.closed) listener.assigned(payload.memberAssignment[topic] ?? []);
    });
    consumer.on(HEARTBEAT, () => {
      if (!this.closed) listener.alive();
    });
    consumer.on(CRASH, ({ payload }) => {
      if (this.closed) return;
      // kafkajs does not restart this consumer. Without a report the process would look healthy, but never read again.
      if (isRefusal(payload.error)) return listener.refused(this.rightMissingAt(payload.error), true);
      if (!payload.restart) return listener.failed(payload.error, !HEALED_BY_TIME.has(payload.error.name));
      this.logger.warn({ err: payload.error, topic }, 'kafkajs reads again after an error');
    });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    if (this.closed) return;
    this.running = consumer.run({ autoCommit: false, eachBatch: () => Promise.resolve() });
    this.running.catch((error: unknown) => listener.failed(error, false));
  }

  /** Starts fetching these partitions from these offsets. Records that were fetched before are dropped. */
  seek(positions: ReadonlyMap<number, number>): void {
    this.fetcher.seek(positions);
  }

  /** Stops fetching these partitions until `seek` is called for them. */
  pause(parts: readonly number[]): void {
    this.fetcher.stop(parts);
  }

  /**
   * Commits offsets to Kafka, so that operators see the lag. The service does not read them back, so a rejected promise
   * does no harm. `positions` has an offset by partition.
   */
  async commit(positions: ReadonlyMap<number, number>): Promise<void> {
    const { topic } = this.options;
    await this.consumer.commitOffsets(
      [...positions].map(([partition, next]) => ({ topic, partition, offset: String(next) })),
    );
  }

  /**
   * Stops reading and leaves the consumer group, even while joining it. Resolves after some seconds (twice `CLOSE_MS`)
   * even if the brokers do not answer.
   */
  async close(): Promise<void> {
    this.closed = true;
    const fetched = this.fetcher.close();
    // First waits until the running join has ended. If kafkajs is disconnected during a join, it ignores that and
    // continues to join the group.
    await settledWithin(CLOSE_MS, this.running);
    const disconnected = this.consumer.disconnect();
    this.ending.notify();
    await settledWithin(CLOSE_MS, Promise.all([fetched, disconnected]));
  }

  private rightMissingAt(error: unknown): MissingRight {
    const { user, topic, group } = this.options;
    return isGroupRefusal(error)
      ? new MissingRight(user, 'Read', 'group', group)
      : new MissingRight(user, 'Read', 'topic', topic);
  }

  private async letGo(): Promise<void> {
    this.fetcher.stopAll();
    if (!this.closed) await this.listener.interrupted();
  }
}
