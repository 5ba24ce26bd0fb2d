export {
  fetchKafka,
  type KafkaOptions,
  type SecureListener,
  signalKafka,
  startKafka,
  stopKafka,
  type StopOptions,
} from './embedded-kafka.js';
export { KafkaNotStarted } from './kafka-not-started.js';
