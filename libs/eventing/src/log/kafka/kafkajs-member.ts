import { type Cluster, type Consumer, type ConsumerConfig, type Kafka, PartitionAssigners } from 'kafkajs';

/** Callbacks of a member whose records are fetched by us; `kafkajs-patch.ts` calls them. */
export interface Membership {
  /** Awaited before each join of the group. */
  beforeJoin(): Promise<void>;
  /** Waits instead of a fetch; a heartbeat follows if one is due. */
  rest(): Promise<void>;
}

/**
 * Creates a kafkajs consumer, and takes the cluster object that kafkajs shows to partition assigners. This object reads
 * the ends of a topic with one request per broker; the admin client also reads the beginnings, one after another.
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
