import { type Cluster, type Consumer, type ConsumerConfig, type Kafka, PartitionAssigners } from 'kafkajs';

/** Callbacks of a member that does not fetch with kafkajs. `kafkajs-patch.ts` calls them. */
export interface Membership {
  /** kafkajs awaits this before each join of the group. */
  beforeJoin(): Promise<void>;
  /** Waits. kafkajs awaits this instead of a fetch, and then sends a heartbeat if one is due. */
  wait(): Promise<void>;
}

/**
 * Creates a kafkajs consumer, and returns with it the cluster object that kafkajs passes to partition assigners. This
 * object reads the ends of a topic with one request per broker. The admin client would also read the beginnings, one
 * broker after another.
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
