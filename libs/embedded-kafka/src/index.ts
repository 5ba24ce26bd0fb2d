export {
  fetchKafka,
  type KafkaOptions,
  listenerOf,
  type SecureListener,
  signalKafka,
  startKafka,
  startKafkaCluster,
  stopKafka,
  type StopOptions,
} from './embedded-kafka.js';
export { KafkaNotStarted } from './kafka-not-started.js';
