import { randomBytes } from 'node:crypto';
import type { Topic } from '@rubrica/contracts';
import { testLogger } from './database.fixture.js';
import { type KafkaDriverName, openDriver } from './kafka-log-drivers.js';
import { KafkaLog, type KafkaLogOptions } from './kafka-log.js';
import { createTopics } from './kafka-topics.js';

export interface TestKafka {
  readonly options: KafkaLogOptions;
  open(more?: Partial<KafkaLogOptions>): Promise<KafkaLog>;
  /** Closes what it opened, and removes its topics. */
  end(): Promise<void>;
}

/** Topics of one test alone, by a prefix, on a cluster that others use too. */
export const testKafka = async (
  brokers: string,
  driver: KafkaDriverName,
  { topics, replication = 1 }: { readonly topics?: readonly Topic[]; readonly replication?: number } = {},
): Promise<TestKafka> => {
  const prefix = `test-${randomBytes(6).toString('hex')}.`;
  const options = { brokers: brokers.split(','), clientId: 'test', driver, prefix, logger: testLogger };
  const created = await createTopics({ ...options, topics, replication });
  const opened: KafkaLog[] = [];
  return {
    options,
    open: async (more = {}) => {
      const log = await KafkaLog.open({ ...options, ...more });
      opened.push(log);
      return log;
    },
    end: async () => {
      await Promise.all(opened.map((log) => log.close()));
      const cluster = await openDriver(options);
      await cluster.deleteTopics(created);
      await cluster.close();
    },
  };
};
