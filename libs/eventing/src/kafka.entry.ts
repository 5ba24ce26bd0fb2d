/** Exports for the log in Kafka: connections, topics and rights. */
export { SASL_MECHANISMS, type SaslMechanism } from './log/kafka/connection.js';
export { grantRights, type KafkaGrant, kafkaGrants } from './log/kafka/grants.js';
export { KafkaLog, type KafkaLogOptions } from './log/kafka/kafka-log.js';
export { createTopics, type CreateTopicsOptions } from './log/kafka/topics.js';
