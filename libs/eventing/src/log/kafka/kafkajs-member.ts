import { type Cluster, type Consumer, type ConsumerConfig, type Kafka, PartitionAssigners } from 'kafkajs';

/** What `kafkajs-patch.ts` asks of a member whose records are fetched by others. */
export interface Membership {
  /** Waited for each time before it joins its group, first or anew. */
  beforeJoin(): Promise<void>;
  /** In place of a fetch; a heartbeat follows when one is due. */
  rest(): Promise<void>;
}

/**
 * A consumer of kafkajs, and its view of the cluster, which it shows to those who assign partitions. Asked there, the
 * ends of a topic cost one request per broker; the admin client asks for the beginnings as well, one after the other.
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
  if (!cluster) throw new Error('kafkajs does not show its cluster');
  return { consumer, cluster };
};
