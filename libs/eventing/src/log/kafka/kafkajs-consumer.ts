import type { Consumer, Kafka } from 'kafkajs';
import type { EventingLogger } from '../../eventing-logger.js';
import { Signal } from '../../signal.js';
import { settledWithin } from '../../timeout.js';
import { CLOSE_MS, HEARTBEAT_MS, REBALANCE_MS, SESSION_MS } from './connection.js';
import { type FetcherListener, KafkajsFetcher } from './fetch/kafkajs-fetcher.js';
import { memberOf } from './kafkajs-member.js';
import { isGroupRefusal, isRefusal, MissingRight } from './missing-right.js';

/**
 * Errors after which kafkajs stops for good, although a new consumer may succeed. They occur after the death of a
 * broker, while the group has no coordinator.
 */
const HEALED_BY_TIME: ReadonlySet<string> = new Set(['KafkaJSGroupCoordinatorNotFound']);

export interface KafkaConsumerOptions {
  readonly topic: string;
  readonly group: string;
}

interface NamedOptions extends KafkaConsumerOptions {
  readonly user: string;
}

/** Callbacks of the consumer. None is called after `close` has resolved. */
export interface KafkaConsumerListener extends Omit<FetcherListener, 'unauthorized'> {
  /** Reports all partitions that are assigned from now on. They are fetched after `seek` has set their positions. */
  assigned(parts: readonly number[]): void;
  /** Reports that a rebalance begins. Resolves when no batch is running, or after some seconds. */
  interrupted(): Promise<void>;
  /** Reports that a right is missing. `isOver`: the consumer has stopped. Otherwise it tries again. */
  refused(error: MissingRight, isOver: boolean): void;
  /** Reports that the consumer has stopped. `forGood`: a new consumer would fail too. */
  failed(error: unknown, forGood: boolean): void;
}

/** A member of a group, for one topic. kafkajs keeps the membership, and the fetcher reads the assigned partitions. */
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

  /** Joins the group. Rejoins after each rebalance until it is closed or has failed. */
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

  /** Fetches from these positions; records of earlier fetches are dropped. */
  seek(positions: ReadonlyMap<number, number>): void {
    this.fetcher.seek(positions);
  }

  /** Stops fetching these partitions until `seek` names them again. */
  pause(parts: readonly number[]): void {
    this.fetcher.stop(parts);
  }

  /** Commits offsets, which only show the lag to operators. This may fail at any time. */
  async commit(positions: ReadonlyMap<number, number>): Promise<void> {
    const { topic } = this.options;
    await this.consumer.commitOffsets(
      [...positions].map(([partition, next]) => ({ topic, partition, offset: String(next) })),
    );
  }

  /** Leaves the group, even while joining it, if the brokers answer within `CLOSE_MS`. */
  async close(): Promise<void> {
    this.closed = true;
    const fetched = this.fetcher.close();
    // Waits for the join, because kafkajs would continue after a disconnect during a join.
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
