import type { KafkaRight } from '@rubrica/contracts';
import kafkajs, { type Admin, type Cluster, Kafka, type LogEntry, logLevel } from 'kafkajs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventingLogger } from '../../eventing-logger.js';
import { withTimeout } from '../../timeout.js';
import {
  BROKER_CONNECT_MS,
  ENDS_MS,
  type KafkaConnection,
  type KafkaTopic,
  MissingTopic,
  REQUEST_MS,
  RETRY,
  userOf,
} from './connection.js';
import { type KafkaConsumerListener, type KafkaConsumerOptions, KafkajsConsumer } from './kafkajs-consumer.js';
import { memberOf } from './kafkajs-member.js';
import { isRefusal, MissingRight } from './missing-right.js';
import { KafkajsProducer } from './kafkajs-producer.js';

const ASK_MS = 3_000;

/**
 * Connection to a Kafka cluster by the library kafkajs 2.2.4. Each workaround for kafkajs is explained beside its code.
 */
export class KafkajsCluster {
  private constructor(
    private readonly kafka: Kafka,
    private readonly offsets: Offsets,
    private readonly user: string,
    private readonly logger: EventingLogger,
  ) {}

  static async connect(connection: KafkaConnection, logger: EventingLogger): Promise<KafkajsCluster> {
    const { brokers, clientId, ssl, sasl } = connection;
    const kafka = new Kafka({
      brokers: [...brokers],
      clientId,
      ssl: typeof ssl === 'object' ? { ...ssl } : ssl,
      sasl: sasl && { ...sasl },
      connectionTimeout: BROKER_CONNECT_MS,
      authenticationTimeout: REQUEST_MS,
      requestTimeout: REQUEST_MS,
      retry: { ...RETRY, retries: 5 },
      logLevel: logLevel.WARN,
      logCreator: () => (entry) => report(entry, logger),
    });
    const user = userOf(connection);
    const offsets = new Offsets(memberOf(kafka, { groupId: 'none' }).cluster, user);
    await offsets.connect();
    return new KafkajsCluster(kafka, offsets, user, logger);
  }

  /**
   * Returns the offset of the next record for each partition of a topic. Throws `MissingTopic` if there is no such
   * topic. Fails within seconds if no broker answers.
   */
  ends(topic: string): Promise<number[]> {
    return withTimeout(ENDS_MS, this.offsets.ask(topic, false));
  }

  /** Returns the offset of the first stored record for each partition of a topic. Fails in the same way as `ends`. */
  starts(topic: string): Promise<number[]> {
    return withTimeout(ENDS_MS, this.offsets.ask(topic, true));
  }

  producer(): Promise<KafkajsProducer> {
    return KafkajsProducer.connect(this.kafka);
  }

  consumer(options: KafkaConsumerOptions, listener: KafkaConsumerListener): KafkajsConsumer {
    return new KafkajsConsumer(this.kafka, { ...options, user: this.user }, listener, this.logger);
  }

  /** Creates those of the topics that do not exist yet, and returns their names. */
  createTopics(topics: readonly KafkaTopic[]): Promise<readonly string[]> {
    return withAdmin(this.kafka, async (admin) => {
      const existing = new Set(await admin.listTopics());
      const missing = topics.filter(({ name }) => !existing.has(name));
      if (missing.length > 0)
        await admin
          .createTopics({
            waitForLeaders: false, // kafkajs gives up when a broker does not know the new topic yet
            topics: missing.map(({ name, partitions, replication, config }) => ({
              topic: name,
              numPartitions: partitions,
              replicationFactor: replication,
              configEntries: Object.entries(config).map(([entry, value]) => ({ name: entry, value })),
            })),
          })
          .catch((error: unknown) => {
            const names = missing.map(({ name }) => name).join(' or ');
            throw isRefusal(error) ? new MissingRight(this.user, 'Create', 'topic', names) : error;
          });
      return missing.map(({ name }) => name);
    });
  }

  /** Grants these rights to their principals. Existing rights are kept. */
  grant(rights: readonly (KafkaRight & { readonly principal: string })[]): Promise<void> {
    return withAdmin(this.kafka, async (admin) => {
      await admin.createAcls({
        acl: rights.map(({ principal, operation, resource, name }) => ({
          principal,
          host: '*',
          operation: OPERATIONS[operation],
          permissionType: AclPermissionTypes.ALLOW,
          resourceType: resource === 'topic' ? AclResourceTypes.TOPIC : AclResourceTypes.GROUP,
          resourceName: name,
          resourcePatternType: ResourcePatternTypes.LITERAL,
        })),
      });
    });
  }

  deleteTopics(topics: readonly string[]): Promise<void> {
    return withAdmin(this.kafka, (admin) => admin.deleteTopics({ topics: [...topics] }));
  }

  close(): Promise<void> {
    return this.offsets.close();
  }
}

/**
 * Values that must be read from the default export: kafkajs is a CommonJS module, and Node does not find them as named
 * exports.
 */
const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs;

const OPERATIONS = {
  Create: AclOperationTypes.CREATE,
  Describe: AclOperationTypes.DESCRIBE,
  Read: AclOperationTypes.READ,
  Write: AclOperationTypes.WRITE,
} as const;

const withAdmin = async <T>(kafka: Kafka, work: (admin: Admin) => Promise<T>): Promise<T> => {
  const admin = kafka.admin();
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.disconnect();
  }
};

/** Passes a log entry of kafkajs to our logger. Errors are logged as warnings, because kafkajs retries most of them. */
const report = ({ level, log }: LogEntry, logger: EventingLogger): void => {
  const { message, logger: _, timestamp: __, ...fields } = log;
  if (level === logLevel.ERROR) logger.warn(fields, `kafkajs: ${message}`);
  else logger.debug(fields, `kafkajs: ${message}`);
};

class Offsets {
  constructor(
    private readonly cluster: Cluster,
    private readonly user: string,
  ) {}

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
        if (isRefusal(error)) throw new MissingRight(this.user, 'Describe', 'topic', topic);
        if (performance.now() > deadline) throw error;
        await sleep(50);
        await this.cluster.refreshMetadata().catch(() => undefined); // the next attempt reports the error
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
