import type { EventingLogger } from '../../eventing-logger.js';
import type { KafkaConnection } from './connection.js';
import type { KafkajsCluster } from './kafkajs-cluster.js';
import { patchKafkajs } from './kafkajs-patch.js';

export interface ClusterOptions extends KafkaConnection {
  readonly logger: EventingLogger;
}

const patchedKafkajs = () => {
  patchKafkajs();
  return import('./kafkajs-cluster.js');
};

let loading: ReturnType<typeof patchedKafkajs> | undefined;

/** Patches and loads kafkajs at the first call. It is called only if the log is in Kafka. */
export const loadKafkajs = () => (loading ??= patchedKafkajs());

export const openCluster = async ({ logger, ...connection }: ClusterOptions): Promise<KafkajsCluster> => {
  const { KafkajsCluster } = await loadKafkajs();
  return KafkajsCluster.connect(connection, logger);
};
