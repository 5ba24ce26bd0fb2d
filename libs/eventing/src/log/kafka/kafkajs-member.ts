import { type Cluster, type Consumer, type ConsumerConfig, type Kafka, PartitionAssigners } from 'kafkajs';

/** Waited for by `kafkajs-patch.ts` each time before a member joins its group, first or anew. */
export interface BeforeJoin {
  beforeJoin(): Promise<void>;
}

/**
 * A consumer of kafkajs, and its view of the cluster, which it shows to those who assign partitions. Asked there, the
 * ends of a topic cost one request per broker; the admin client asks for the beginnings as well, one after the other.
 */
export const memberOf = (
  kafka: Kafka,
  config: ConsumerConfig,
  beforeJoin: () => Promise<void>,
): { readonly consumer: Consumer; readonly cluster: Cluster } => {
  const seen: Cluster[] = [];
  const consumer = kafka.consumer({
    ...config,
    partitionAssigners: [
      (assigning) => {
        seen.push(assigning.cluster);
        return Object.assign<ReturnType<typeof PartitionAssigners.roundRobin>, BeforeJoin>(
          PartitionAssigners.roundRobin(assigning),
          { beforeJoin },
        );
      },
    ],
  });
  const [cluster] = seen;
  if (!cluster) throw new Error('kafkajs does not show its cluster');
  return { consumer, cluster };
};
