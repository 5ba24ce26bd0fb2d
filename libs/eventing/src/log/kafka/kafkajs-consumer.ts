import type { Consumer, Kafka } from 'kafkajs';
import type { EventingLogger } from '../../eventing-logger.js';
import { Signal } from '../../signal.js';
import { settledWithin } from '../../timeout.js';
import { CLOSE_MS, HEARTBEAT_MS, REBALANCE_MS, SESSION_MS } from './connection.js';
import { type FetcherListener, KafkajsFetcher } from './fetch/kafkajs-fetcher.js';
import { memberOf } from './kafkajs-member.js';
import { isGroupRefusal, isRefusal, MissingRight } from './missing-right.js';

/** Errors at which kafkajs stops for good, although a later consumer may succeed: a broker died, and nobody leads the group yet. */
const HEALED_BY_TIME: ReadonlySet<string> = new Set(['KafkaJSGroupCoordinatorNotFound']);

export interface KafkaConsumerOptions {
  readonly topic: string;
  readonly group: string;
}

interface NamedOptions extends KafkaConsumerOptions {
  readonly user: string;
}

/** Called by the consumer; never after `close` has resolved. */
export interface KafkaConsumerListener extends Omit<FetcherListener, 'unauthorized'> {
  /** All that is assigned from now on. Nothing of it is fetched before `seek` has said from where. */
  assigned(parts: readonly number[]): void;
  /** The group begins anew; resolves when no batch is running any more, or after some seconds. */
  interrupted(): Promise<void>;
  /** A right is missing. `isOver`: the consumer does nothing any more, else it asks again by itself. */
  refused(error: MissingRight, isOver: boolean): void;
  /** The consumer does nothing any more. `forGood`: another one would not do better. */
  failed(error: unknown, forGood: boolean): void;
}

/** A member of a group for one topic: kafkajs keeps it in the group, and the fetcher reads what is assigned to it. */
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
        heartbeatInterval: HEARTBEAT_MS / 2, // one after each rest, however exact its clock is
        allowAutoTopicCreation: false,
        // A restart that was planned before `close` must not come after it.
        retry: { retries: 8, restartOnFailure: () => Promise.resolve(!this.closed) },
      },
      { beforeJoin: () => this.letGo(), rest: () => this.ending.wait(HEARTBEAT_MS) },
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

  /** Joins the group, once, and goes on doing so until it is closed or has failed. */
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
      // A consumer that does not begin anew by itself stays silent for ever, in a process that looks healthy.
      if (isRefusal(payload.error)) return listener.refused(this.rightMissingAt(payload.error), true);
      if (!payload.restart) return listener.failed(payload.error, !HEALED_BY_TIME.has(payload.error.name));
      this.logger.warn({ err: payload.error, topic }, 'kafkajs begins to read anew');
    });
    await consumer.connect();
    await consumer.subscribe({ topic, fromBeginning: true });
    if (this.closed) return;
    this.running = consumer.run({ autoCommit: false, eachBatch: () => Promise.resolve() });
    this.running.catch((error: unknown) => listener.failed(error, false));
  }

  /** What comes from now on begins there, whatever was fetched before. */
  seek(positions: ReadonlyMap<number, number>): void {
    this.fetcher.seek(positions);
  }

  /** Brings no more of these until they are sought again. */
  pause(parts: readonly number[]): void {
    this.fetcher.leave(parts);
  }

  /** For those who watch the lag; nobody reads from there. May fail at any time. */
  async commit(positions: ReadonlyMap<number, number>): Promise<void> {
    const { topic } = this.options;
    await this.consumer.commitOffsets(
      [...positions].map(([partition, next]) => ({ topic, partition, offset: String(next) })),
    );
  }

  /** Leaves the group, even while it starts, if the brokers answer within `CLOSE_MS`. */
  async close(): Promise<void> {
    this.closed = true;
    const fetched = this.fetcher.close();
    // Told to disconnect while it joins, it would go on afterwards.
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
    this.fetcher.leaveAll();
    if (!this.closed) await this.listener.interrupted();
  }
}
