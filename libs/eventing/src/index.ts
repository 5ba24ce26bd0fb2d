export {
  type Aggregate,
  currentEvent,
  type DomainEvent,
  type MessageContext,
  messageIdOf,
  type OlderEvents,
  type StoredEvent,
  streamOf,
} from './aggregate.js';
export { type Cause, type CauseFor, causeOf } from './cause.js';
export { type Chore, type ChorePage, type ChoreRequest, Chores, type OrderedChore } from './chores.js';
export type { Clock } from './clock.js';
export { type Heard, type MessagesOptions, OnMessages } from './consumer.js';
export { Database, type DatabaseOptions } from './database.js';
export { isConflict, isUnavailable } from './database-errors.js';
export type { EventingLogger } from './eventing-logger.js';
export { connectLog, EventingModule, type EventingOptions } from './eventing.module.js';
export { type FaultPoint, faultPoint } from './fault-point.js';
export { KafkaLog, type KafkaLogOptions } from './kafka-log.js';
export { SASL_MECHANISMS, type SaslMechanism } from './kafka-log-driver.js';
export { KAFKA_DRIVERS, type KafkaDriverName } from './kafka-log-drivers.js';
export { createTopics, type CreateTopicsOptions } from './kafka-topics.js';
export type { Log, LogReader, LogRecord, LogSubscription, PositionedRecord } from './log.js';
export type { EntityClass, MigrationClass } from './open-data-source.js';
export { PARKED_STATES, type ParkedMessage, type ParkedQuery, type ParkedState } from './parked-message.view.js';
export { ParkedMessages, type RedriveRequest } from './parked-messages.js';
export { Positions } from './positions.js';
export { PostgresLog, type PostgresLogOptions } from './postgres-log.js';
export { type DueTimer, LeaseLost, OnTimer, type TimerOptions, type TimerRequest } from './timer.js';
export { together } from './together.js';
export type { CommandOf, Handled, Loaded, Tx } from './tx.js';
export { REPUBLISH } from './republication.js';
export { type ConsumerSigns, type VitalSigns, Vitals } from './vitals.js';
export { fold } from './unit-of-work.js';
