import type { LogRecord, PositionedRecord } from '../log.js';

/** Where the cluster is, and how it knows us. */
export interface KafkaConnection {
  /** `host:port` of some of its brokers. */
  readonly brokers: readonly string[];
  readonly clientId: string;
  /** TLS; with `ca` (PEM) as the only authority, else by those of Node. */
  readonly ssl?: boolean | { readonly ca: string };
  readonly sasl?: KafkaSasl;
}

export const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

export type SaslMechanism = (typeof SASL_MECHANISMS)[number];

export type KafkaSasl = {
  readonly [M in SaslMechanism]: { readonly mechanism: M; readonly username: string; readonly password: string };
}[SaslMechanism];

/**
 * What the Kafka log needs of a client library. It is little, so that a second library can stand by; what must not
 * differ between the two (order, positions, batches, retries, supervision) is done by the log itself.
 */
export interface KafkaDriver {
  /** The next offset of each partition. Throws `MissingTopic`; fails within seconds when no broker answers. */
  ends(topic: string): Promise<number[]>;
  /** The first offset of each partition that is still kept. */
  starts(topic: string): Promise<number[]>;
  producer(): Promise<KafkaProducer>;
  consumer(options: KafkaConsumerOptions, listener: KafkaConsumerListener): KafkaConsumer;
  /** Makes those that are missing; returns their names. */
  createTopics(topics: readonly KafkaTopic[]): Promise<readonly string[]>;
  deleteTopics(topics: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface KafkaProducer {
  /**
   * Resolves when all replicas that are in sync have all of them. When it rejects, some may have been written, and the
   * producer is of no more use: what it sends next could be taken for a repetition of what it failed to send.
   */
  send(records: readonly TopicRecord[]): Promise<void>;
  close(): Promise<void>;
}

/** A record on its way to a topic of the cluster, whose name may have a prefix. */
export interface TopicRecord {
  readonly to: string;
  readonly record: LogRecord;
}

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

/** The reader's topic is known to who listens. */
export type FetchedRecord = Omit<PositionedRecord, 'topic'>;

export interface KafkaConsumer {
  /** Joins the group for one topic, once, and goes on doing so until it is closed or has failed. */
  start(): Promise<void>;
  /** What comes from now on begins there, whatever was fetched before. */
  seek(positions: ReadonlyMap<number, number>): void;
  /** Brings no more of these until they are sought again. */
  pause(parts: readonly number[]): void;
  /** For those who watch the lag; nobody reads from there. May fail at any time. */
  commit(positions: ReadonlyMap<number, number>): Promise<void>;
  /** Leaves the group, even while it starts, if the brokers answer within `CLOSE_MS`. */
  close(): Promise<void>;
}

export interface KafkaTopic {
  readonly name: string;
  readonly partitions: number;
  readonly replication: number;
  readonly config: Readonly<Record<string, string>>;
}

export class MissingTopic extends Error {
  constructor(topic: string) {
    super(`Kafka has no topic ${topic}: topics are made by an explicit step, \`npm run topics\``);
    this.name = 'MissingTopic';
  }
}

/** A group's member that is not heard of for so long has lost its partitions; the least that brokers allow. */
export const SESSION_MS = 6_000;
export const HEARTBEAT_MS = 1_000;
export const REBALANCE_MS = 20_000;
/** An idle fetch takes this long, and so may the end of a consumer. */
export const FETCH_WAIT_MS = 500;
/** What a consumer holds in memory at most, of each broker. */
export const FETCH_BYTES = 4 * 1024 * 1024;
export const REQUEST_MS = 10_000;
export const CONNECT_MS = 5_000;
/** Clients ask again and again, for minutes if need be; who asks for the ends of a topic, or sends, is told sooner. */
export const ENDS_MS = 5_000;
export const SEND_MS = 10_000;
/** Clients wait for answers even of brokers that are gone; we do not: an orderly end has 30 s in Kubernetes. */
export const CLOSE_MS = 5_000;
