import type { LogRecord } from '../log.js';

/** Addresses of a Kafka cluster, and credentials of this process. */
export interface KafkaConnection {
  /** Addresses of some brokers, each as `host:port`. */
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly ssl?: boolean | KafkaTls;
  readonly sasl?: KafkaSasl;
}

/**
 * Returns the user name of this process in Kafka, for messages to operators. If it logs in with a client certificate,
 * returns the client id, because brokers derive the user from the certificate by their own rules.
 */
export const userOf = ({ sasl, clientId }: KafkaConnection): string => sasl?.username ?? clientId;

/** TLS options of a Kafka connection, all in PEM format. */
export interface KafkaTls {
  /** Certificate of the only authority that is trusted. By default the authorities that Node trusts. */
  readonly ca?: string;
  /** Certificate with which this process logs in; `key` is its private key. */
  readonly cert?: string;
  readonly key?: string;
}

export const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

export type SaslMechanism = (typeof SASL_MECHANISMS)[number];

export type KafkaSasl = {
  readonly [M in SaslMechanism]: { readonly mechanism: M; readonly username: string; readonly password: string };
}[SaslMechanism];

/** A record and the name that its topic has in the Kafka cluster. That name may begin with a prefix. */
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
 * Time in milliseconds after which a member of a consumer group loses its partitions if it sends no heartbeat. Brokers
 * do not allow a shorter time by default.
 */
export const SESSION_MS = 6_000;
export const HEARTBEAT_MS = 2_000;
export const REBALANCE_MS = 20_000;
export const REQUEST_MS = 10_000;
export const BROKER_CONNECT_MS = 5_000;
/** Timeout for reading the end offsets of a topic, in milliseconds. Without it, kafkajs would retry for minutes. */
export const ENDS_MS = 10_000;
export const SEND_MS = 10_000;
/**
 * Timeout for closing a connection. kafkajs would wait even for answers of dead brokers, but Kubernetes gives a process
 * only 30 s to end.
 */
export const CLOSE_MS = 5_000;
/** Pauses between the retries that kafkajs makes itself, in milliseconds. */
export const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, multiplier: 2, factor: 0.2 };
