import type { LogRecord } from '../log.js';

/** Where the cluster is, and how it knows us. */
export interface KafkaConnection {
  /** `host:port` of some of its brokers. */
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly ssl?: boolean | KafkaTls;
  readonly sasl?: KafkaSasl;
}

/** How brokers call us, as far as we know: by a certificate it is their own word. */
export const userOf = ({ sasl, clientId }: KafkaConnection): string => sasl?.username ?? clientId;

/** All PEM. */
export interface KafkaTls {
  /** The only authority, else those of Node. */
  readonly ca?: string;
  /** With `key` the client's own certificate: brokers know it by that. */
  readonly cert?: string;
  readonly key?: string;
}

export const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

export type SaslMechanism = (typeof SASL_MECHANISMS)[number];

export type KafkaSasl = {
  readonly [M in SaslMechanism]: { readonly mechanism: M; readonly username: string; readonly password: string };
}[SaslMechanism];

/** A record on its way to a topic of the cluster, whose name may have a prefix. */
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
    super(`Kafka has no topic ${topic}: topics are made by an explicit step, \`npm run topics\``);
    this.name = 'MissingTopic';
  }
}

/** A group's member that is not heard of for so long has lost its partitions; the least that brokers allow. */
export const SESSION_MS = 6_000;
export const HEARTBEAT_MS = 2_000;
export const REBALANCE_MS = 20_000;
export const REQUEST_MS = 10_000;
export const CONNECT_MS = 5_000;
/** Clients ask again and again, for minutes if need be; who asks for the ends of a topic, or sends, is told sooner. */
export const ENDS_MS = 10_000;
export const SEND_MS = 10_000;
/** Clients wait for answers even of brokers that are gone; we do not: an orderly end has 30 s in Kubernetes. */
export const CLOSE_MS = 5_000;
/** Between the requests that kafkajs repeats by itself. */
export const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, multiplier: 2, factor: 0.2 };
