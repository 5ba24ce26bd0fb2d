import { Admin, Consumer, ListOffsetTimestamps, Producer } from '@platformatic/kafka';
import type { EventingLogger } from '../../eventing-logger.js';
import {
  CONNECT_MS,
  type KafkaConnection,
  type KafkaDriver,
  type KafkaProducer,
  MissingTopic,
  REQUEST_MS,
  type TopicRecord,
} from './connection.js';
import { errorsIn, PlatformaticConsumer, type PlatformaticOptions } from './platformatic-consumer.js';

/** @platformatic/kafka for the Kafka log, without its streams, which were seen to fall silent after a broker's crash. */
export const platformaticDriver = async (connection: KafkaConnection, logger: EventingLogger): Promise<KafkaDriver> => {
  const options = optionsOf(connection);
  const asker = new Consumer({ ...options, groupId: 'none', retries: 5, retryDelay: 100 });
  await asker.metadata({});
  return {
    ends: (topic) => offsetsOf(asker, topic, ListOffsetTimestamps.LATEST),
    starts: (topic) => offsetsOf(asker, topic, ListOffsetTimestamps.EARLIEST),
    producer: () => Promise.resolve(openProducer(options)),
    consumer: (of, listener) => new PlatformaticConsumer(options, of, listener, logger),
    createTopics: (topics) =>
      asAdmin(options, async (admin) => {
        const existing = new Set(await admin.listTopics());
        const missing = topics.filter(({ name }) => !existing.has(name));
        for (const { name, partitions, replication, config } of missing) {
          const configs = Object.entries(config).map(([entry, value]) => ({ name: entry, value }));
          await admin.createTopics({ topics: [name], partitions, replicas: replication, configs });
        }
        return missing.map(({ name }) => name);
      }),
    deleteTopics: (topics) => asAdmin(options, (admin) => admin.deleteTopics({ topics: [...topics] })),
    close: () => asker.close(),
  };
};

const optionsOf = ({ brokers, clientId, ssl, sasl }: KafkaConnection): PlatformaticOptions => ({
  clientId,
  bootstrapBrokers: [...brokers],
  connectTimeout: CONNECT_MS,
  requestTimeout: REQUEST_MS,
  timeout: REQUEST_MS,
  autocreateTopics: false,
  ...(ssl ? { tls: typeof ssl === 'object' ? { ca: ssl.ca } : {} } : {}),
  ...(sasl ? { sasl: { ...sasl, mechanism: MECHANISMS[sasl.mechanism] } } : {}),
});

const MECHANISMS = {
  plain: 'PLAIN',
  'scram-sha-256': 'SCRAM-SHA-256',
  'scram-sha-512': 'SCRAM-SHA-512',
} as const;

const asAdmin = async <T>(options: PlatformaticOptions, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = new Admin(options);
  try {
    return await work(admin);
  } finally {
    await admin.close();
  }
};

const offsetsOf = async (asker: Consumer, topic: string, timestamp: bigint): Promise<number[]> => {
  try {
    const offsets = await asker.listOffsets({ topics: [topic], timestamp });
    return (offsets.get(topic) ?? []).map(Number);
  } catch (error) {
    if (says(error, 'UNKNOWN_TOPIC_OR_PARTITION')) throw new MissingTopic(topic);
    throw error;
  }
};

/** The client's errors hold each other; those of the broker have its name for them. */
const says = (error: unknown, apiId: string): boolean =>
  errorsIn(error).some((one) => 'apiId' in one && one.apiId === apiId);

/** One request at a time, as the log sends: two at once would be refused, each for the other's sequence numbers. */
const openProducer = (options: PlatformaticOptions): KafkaProducer => {
  const producer = new Producer({ ...options, idempotent: true, retries: 2, retryDelay: 100 });
  return {
    send: async (records) => {
      const { offsets = [] } = await producer.send({ messages: records.map(messageOf) });
      const answered = new Set(offsets.map(({ topic, partition }) => `${topic} ${partition}`));
      const missing = records.find(({ to, record }) => !answered.has(`${to} ${record.part}`));
      if (missing) throw new Error(`Kafka has not acknowledged ${missing.to} ${missing.record.part}`);
    },
    close: () => producer.close(),
  };
};

const messageOf = ({ to, record }: TopicRecord) => ({
  topic: to,
  partition: record.part,
  key: Buffer.from(record.key, 'utf8'),
  value: record.body,
  headers: new Map(
    Object.entries(record.headers).map(([name, text]) => [Buffer.from(name, 'utf8'), Buffer.from(text, 'utf8')]),
  ),
});
