import { MAX_MESSAGE_BYTES, PARTITIONS, RETENTION_DAYS, type Topic, TOPICS } from '@rubrica/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KafkaLogOptions } from './kafka-log.js';
import { openCluster } from './open-cluster.js';

export interface CreateTopicsOptions extends Omit<KafkaLogOptions, 'crashed'> {
  /**
   * Number of replicas of each partition; use 3 in production. An append succeeds only if it reaches at least all
   * replicas except one. With a single replica, it must reach that one.
   */
  readonly replication: number;
  /** Number of days after which Kafka may remove records; 30 by default. */
  readonly retentionDays?: number;
  /** Topics to create; by default all topics of the system. */
  readonly topics?: readonly Topic[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates the topics that do not exist yet, and returns their names. Existing topics are not changed. Their number of
 * partitions must never change: keys would move to other partitions, and the messages of a document would lose their
 * order.
 */
export const createTopics = async (options: CreateTopicsOptions): Promise<readonly string[]> => {
  const { replication, retentionDays = RETENTION_DAYS, topics = Object.values(TOPICS), prefix = '' } = options;
  const names = topics.map((topic) => `${prefix}${topic}`);
  const config = {
    'cleanup.policy': 'delete',
    'retention.ms': String(retentionDays * DAY_MS),
    'max.message.bytes': String(MAX_MESSAGE_BYTES),
    'message.timestamp.type': 'LogAppendTime', // retention depends on the broker's clock and not on the clock of the sender
    'min.insync.replicas': String(Math.max(1, replication - 1)),
  };
  const cluster = await openCluster(options);
  try {
    const created = await cluster.createTopics(
      names.map((name) => ({ name, partitions: PARTITIONS, replication, config })),
    );
    for (const name of names) {
      const { length } = await patiently(() => cluster.ends(name));
      if (length !== PARTITIONS) throw new Error(`topic ${name} exists with ${length} partitions, not ${PARTITIONS}`);
    }
    return created;
  } finally {
    await cluster.close();
  }
};

/**
 * Calls `ask` again until it succeeds, for at most 60 s, and returns its result. Brokers learn of a new topic one after
 * another, which takes more than 20 s on a busy machine.
 */
const patiently = async <T>(ask: () => Promise<T>): Promise<T> => {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(100);
    }
  }
};
