import {
  type Cluster,
  Kafka,
  type LogEntry,
  logLevel,
  type Message,
  PartitionAssigners,
  Partitioners,
  type Producer,
} from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../eventing-logger.js';
import {
  CONNECT_MS,
  type KafkaConnection,
  type KafkaDriver,
  type KafkaProducer,
  type KafkaTopic,
  MissingTopic,
  REQUEST_MS,
  type TopicRecord,
} from './connection.js';
import { KafkajsConsumer } from './kafkajs-consumer.js';

const ASK_MS = 3_000;
const RETRY = { initialRetryTime: 100, maxRetryTime: 2_000, multiplier: 2, factor: 0.2 };

/** kafkajs 2.2.4 for the Kafka log; which of its ways are fenced in is said at the place. */
export const kafkajsDriver = async (connection: KafkaConnection, logger: EventingLogger): Promise<KafkaDriver> => {
  const { brokers, clientId, ssl, sasl } = connection;
  const kafka = new Kafka({
    brokers: [...brokers],
    clientId,
    ssl: typeof ssl === 'object' ? { ca: [ssl.ca] } : ssl,
    sasl: sasl && { ...sasl },
    connectionTimeout: CONNECT_MS,
    authenticationTimeout: REQUEST_MS,
    requestTimeout: REQUEST_MS,
    retry: { ...RETRY, retries: 5 },
    logLevel: logLevel.WARN,
    logCreator: () => (entry) => report(entry, logger),
  });
  const offsets = new Offsets(clusterOf(kafka));
  await offsets.connect();
  return {
    ends: (topic) => offsets.ask(topic, false),
    starts: (topic) => offsets.ask(topic, true),
    producer: () => openProducer(kafka),
    consumer: (options, listener) => new KafkajsConsumer(kafka, options, listener, logger),
    createTopics: (topics) => createTopics(kafka, topics),
    deleteTopics: (topics) => deleteTopics(kafka, topics),
    close: () => offsets.close(),
  };
};

/** What kafkajs calls an error, it mostly tries again by itself. */
const report = ({ level, log }: LogEntry, logger: EventingLogger): void => {
  const { message, logger: _, timestamp: __, ...fields } = log;
  if (level === logLevel.ERROR) logger.warn(fields, `kafkajs: ${message}`);
  else logger.debug(fields, `kafkajs: ${message}`);
};

/**
 * kafkajs shows its view of the cluster to those who assign partitions. Asked there, the ends of a topic cost one
 * request per broker; its admin client asks for the beginnings as well, one after the other.
 */
const clusterOf = (kafka: Kafka): Cluster => {
  const seen: Cluster[] = [];
  kafka.consumer({
    groupId: 'none',
    partitionAssigners: [
      (config) => {
        seen.push(config.cluster);
        return PartitionAssigners.roundRobin(config);
      },
    ],
  });
  const [cluster] = seen;
  if (!cluster) throw new Error('kafkajs does not show its cluster');
  return cluster;
};

class Offsets {
  constructor(private readonly cluster: Cluster) {}

  async connect(): Promise<void> {
    await this.cluster.connect();
  }

  async ask(topic: string, fromBeginning: boolean): Promise<number[]> {
    const deadline = performance.now() + ASK_MS;
    for (;;) {
      try {
        return await this.once(topic, fromBeginning);
      } catch (error) {
        if (typeOf(error) === 'UNKNOWN_TOPIC_OR_PARTITION') throw new MissingTopic(topic);
        if (performance.now() > deadline) throw error;
        await sleep(50);
        await this.cluster.refreshMetadata().catch(() => undefined); // the next round says what is wrong
      }
    }
  }

  async close(): Promise<void> {
    await this.cluster.disconnect();
  }

  private async once(topic: string, fromBeginning: boolean): Promise<number[]> {
    await this.cluster.addTargetTopic(topic);
    await this.cluster.refreshMetadataIfNecessary();
    const partitions = this.cluster
      .findTopicPartitionMetadata(topic)
      .map(({ partitionId }) => ({ partition: partitionId }));
    const [answer] = await this.cluster.fetchTopicsOffset([{ topic, fromBeginning, partitions }]);
    const offsets = new Array<number>(partitions.length).fill(0);
    for (const { partition, offset } of answer?.partitions ?? []) offsets[partition] = Number(offset);
    return offsets;
  }
}

const typeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;

const openProducer = async (kafka: Kafka): Promise<KafkaProducer> => {
  // A repetition within these retries carries the sequence numbers of the first attempt, and is dropped by the broker.
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: { ...RETRY, retries: 2 },
  });
  await producer.connect();
  return {
    send: (records) => send(producer, records),
    close: () => producer.disconnect(),
  };
};

const send = async (producer: Producer, records: readonly TopicRecord[]): Promise<void> => {
  const topics = new Map<string, Message[]>();
  for (const { to, record } of records) {
    const { key, body: value, part: partition, headers } = record;
    const messages = topics.get(to);
    if (messages) messages.push({ key, value, partition, headers });
    else topics.set(to, [{ key, value, partition, headers }]);
  }
  const topicMessages = [...topics].map(([topic, messages]) => ({ topic, messages }));
  const answers = await producer.sendBatch({ acks: -1, timeout: REQUEST_MS, topicMessages });
  // When a partition moves to a broker that has answered already, kafkajs forgets to send it there, and reports success.
  const answered = new Set(
    answers.filter(({ errorCode }) => errorCode === 0).map(({ topicName, partition }) => `${topicName} ${partition}`),
  );
  const missing = records.find(({ to, record }) => !answered.has(`${to} ${record.part}`));
  if (missing) throw new Error(`Kafka has not acknowledged ${missing.to} ${missing.record.part}`);
};

const createTopics = async (kafka: Kafka, topics: readonly KafkaTopic[]): Promise<readonly string[]> => {
  const admin = kafka.admin();
  await admin.connect();
  try {
    const existing = new Set(await admin.listTopics());
    const missing = topics.filter(({ name }) => !existing.has(name));
    if (missing.length > 0)
      await admin.createTopics({
        waitForLeaders: false, // it gives up when a broker has not heard of the topic yet
        topics: missing.map(({ name, partitions, replication, config }) => ({
          topic: name,
          numPartitions: partitions,
          replicationFactor: replication,
          configEntries: Object.entries(config).map(([entry, value]) => ({ name: entry, value })),
        })),
      });
    return missing.map(({ name }) => name);
  } finally {
    await admin.disconnect();
  }
};

const deleteTopics = async (kafka: Kafka, topics: readonly string[]): Promise<void> => {
  const admin = kafka.admin();
  await admin.connect();
  try {
    await admin.deleteTopics({ topics: [...topics] });
  } finally {
    await admin.disconnect();
  }
};
