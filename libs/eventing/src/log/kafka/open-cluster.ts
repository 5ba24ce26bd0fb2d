import type { EventingLogger } from '../../eventing-logger.js';
import type { KafkaConnection } from './connection.js';
import type { KafkajsCluster } from './kafkajs-cluster.js';
import { patchKafkajs } from './kafkajs-patch.js';

export interface ClusterOptions extends KafkaConnection {
  readonly logger: EventingLogger;
}

/** Connects. kafkajs is loaded here, after its patch, and only where Kafka is the log. */
export const openCluster = async ({ logger, ...connection }: ClusterOptions): Promise<KafkajsCluster> => {
  patchKafkajs();
  const { KafkajsCluster } = await import('./kafkajs-cluster.js');
  return KafkajsCluster.connect(connection, logger);
};
