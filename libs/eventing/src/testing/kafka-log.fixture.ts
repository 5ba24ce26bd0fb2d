import { randomBytes } from 'node:crypto';
import type { Topic } from '@rubrica/contracts';
import type { CrashableBroker, CrashableKafka } from '@rubrica/testing';
import { KafkaLog, type KafkaLogOptions } from '../log/kafka/kafka-log.js';
import { loadKafkajs, openCluster } from '../log/kafka/open-cluster.js';
import { createTopics } from '../log/kafka/topics.js';
import { testLogger } from './database.fixture.js';
import type { CrashableLog, LogUnderTest } from './test-log.fixture.js';

// Loaded here, because Jest refuses imports between two tests, where concurrent tests may be.
await loadKafkajs();

export interface TestKafka extends LogUnderTest {
  readonly options: KafkaLogOptions;
  open(more?: Partial<KafkaLogOptions>): Promise<KafkaLog>;
  /** Closes all connections to the log. Unlike `end`, keeps the topics, because the cluster may be dead. */
  close(): Promise<void>;
}

/** Creates the topics of one test on a shared Kafka cluster, with a prefix of their own, and returns their log. */
export const testKafka = async (
  brokers: string,
  { topics }: { readonly topics?: readonly Topic[] } = {},
): Promise<TestKafka> => {
  const prefix = `test-${randomBytes(6).toString('hex')}.`;
  const options = { brokers: brokers.split(','), clientId: 'test', prefix, logger: testLogger };
  const created = await createTopics({ ...options, topics, replication: 1 });
  const cluster = await openCluster(options); // opened here, because Jest refuses imports between two tests
  const opened: KafkaLog[] = [];
  const closeLogs = () => Promise.all(opened.map((log) => log.close()));
  return {
    options,
    url: `kafka://${options.brokers[0]}/${prefix}`,
    open: async (more = {}) => {
      const log = await KafkaLog.open({ ...options, ...more });
      opened.push(log);
      return log;
    },
    close: async () => {
      await closeLogs();
      await cluster.close();
    },
    end: async () => {
      await closeLogs();
      await cluster.deleteTopics(created);
      await cluster.close();
    },
  };
};

export type CrashableKafkaLog = CrashableLog & Pick<CrashableBroker, 'freeze' | 'thaw'>;

/**
 * Starts a Kafka broker for one test, which the test can kill, and returns its log. The broker's topics are removed
 * with it.
 */
export const crashableKafkaLog = async (kafka: CrashableKafka): Promise<CrashableKafkaLog> => {
  const broker = await kafka.start();
  const { url, open, close } = await testKafka(broker.brokers);
  return {
    ...broker,
    url,
    open,
    end: async () => {
      await close();
      await broker.remove();
    },
  };
};
