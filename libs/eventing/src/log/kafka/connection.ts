import type { LogRecord } from '../log.js';

/** Address of the cluster, and credentials of this process. */
export interface KafkaConnection {
  /** Addresses `host:port` of some brokers. */
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly ssl?: boolean | KafkaTls;
  readonly sasl?: KafkaSasl;
}

/**
 * Returns the name by which brokers know this process. Brokers derive it from a client certificate by their own rules,
 * so in that case the client id is used in messages.
 */
export const userOf = ({ sasl, clientId }: KafkaConnection): string => sasl?.username ?? clientId;

/** TLS options. All values are in PEM format. */
export interface KafkaTls {
  /** The only trusted authority. By default the authorities of Node are trusted. */
  readonly ca?: string;
  /** Client certificate, used with `key`. Brokers identify this process by it. */
  readonly cert?: string;
  readonly key?: string;
}

export const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

export type SaslMechanism = (typeof SASL_MECHANISMS)[number];

export type KafkaSasl = {
  readonly [M in SaslMechanism]: { readonly mechanism: M; readonly username: string; readonly password: string };
}[SaslMechanism];

/** A record with the name of its topic in the cluster. This name may have a prefix. */
export interface TopicRecord {
  readonly to: string;
  readonly record: LogRecord;
}

export interface KafkaTopic {
  readonly name: string;
  readonly partitions: number;
  readonly replication: number;
  readonly config: Readonly<Record<string, string>>;
}

export class MissingTopic extends Error {
  constructor(topic: string) {
    super(`Kafka has no topic ${topic}: create the topics with \`npm run topics\``);
    this.name = 'MissingTopic';
  }
}

/**
 * Session timeout: a member that sends no heartbeat for this time loses its partitions. Brokers do not allow a shorter
 * one.
 */
export const SESSION_MS = 6_000;
export const HEARTBEAT_MS = 2_000;
export const REBALANCE_MS = 20_000;
export const REQUEST_MS = 10_000;
export const BROKER_CONNECT_MS = 5_000;
/** Timeouts of sends and of reading the ends of a topic. kafkajs itself retries for minutes. */
export const ENDS_MS = 10_000;
export const SEND_MS = 10_000;
/** Timeout of closing. kafkajs waits even for answers of dead brokers, but Kubernetes gives a process 30 s to end. */
export const CLOSE_MS = 5_000;
/** Pauses between the retries of kafkajs. */
export const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, multiplier: 2, factor: 0.2 };
