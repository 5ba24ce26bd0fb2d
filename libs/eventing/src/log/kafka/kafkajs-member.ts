import { type Cluster, type Consumer, type ConsumerConfig, type Kafka, PartitionAssigners } from 'kafkajs';

/** Callbacks of a kafkajs consumer that only keeps its membership in a group, and does not fetch records by kafkajs. */
export interface Membership {
  /** Called before each join of the group. kafkajs joins when the promise has resolved. */
  beforeJoin(): Promise<void>;
  /** Called instead of a fetch. When the promise has resolved, kafkajs sends a heartbeat if one is due. */
  wait(): Promise<void>;
}

/**
 * Returns a new kafkajs consumer with its cluster object, which kafkajs shows only to partition assigners. The cluster
 * object reads the end offsets of a topic with one request per broker; the admin client of kafkajs would need more
 * requests.
 */
export const memberOf = (
  kafka: Kafka,
  config: ConsumerConfig,
  membership?: Membership,
): { readonly consumer: Consumer; readonly cluster: Cluster } => {
  const seen: Cluster[] = [];
  const consumer = kafka.consumer({
    ...config,
    partitionAssigners: [
      (assigning) => {
        seen.push(assigning.cluster);
        return Object.assign(PartitionAssigners.roundRobin(assigning), membership);
      },
    ],
  });
  const [cluster] = seen;
  if (!cluster) throw new Error('kafkajs did not pass its cluster to the partition assigner');
  return { consumer, cluster };
};
