import { MAX_MESSAGE_BYTES, PARTITIONS, RETENTION_DAYS, type Topic, TOPICS } from '@rubrica/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KafkaLogOptions } from './kafka-log.js';
import { openCluster } from './open-cluster.js';

export interface CreateTopicsOptions extends Omit<KafkaLogOptions, 'crashed'> {
  /** Copies of each partition; 3 in production. An append needs all but one of them, and at least one. */
  readonly replication: number;
  /** 30 by default. */
  readonly retentionDays?: number;
  /** All of them by default. */
  readonly topics?: readonly Topic[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes the topics that are missing and leaves others as they are; returns the new ones. The number of partitions is
 * for ever: with another one, keys would move, and with them the order of what is said of a document.
 */
export const createTopics = async (options: CreateTopicsOptions): Promise<readonly string[]> => {
  const { replication, retentionDays = RETENTION_DAYS, topics = Object.values(TOPICS), prefix = '' } = options;
  const names = topics.map((topic) => `${prefix}${topic}`);
  const config = {
    'cleanup.policy': 'delete',
    'retention.ms': String(retentionDays * DAY_MS),
    'max.message.bytes': String(MAX_MESSAGE_BYTES),
    'message.timestamp.type': 'LogAppendTime', // the retention counts from here on, whatever clock a sender has
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

/** Brokers hear of new topics one after the other, on a busy machine for over 20 s. */
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
