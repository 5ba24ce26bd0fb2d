export type { Clock } from './clock.js';
export { Batch, type BatchOptions, lastBatch, microBatch } from './batch/batch.js';
export { connectLog } from './consumer/connect-log.js';
export { type Heard, type MessagesOptions, OnMessages } from './consumer/consumer.js';
export { LogContext } from './consumer/log-context.js';
export type { LogEvents, LogStatus } from './consumer/log-strategy.js';
export {
  PARKED_STATES,
  type ParkedMessage,
  type ParkedQuery,
  type ParkedState,
} from './consumer/parked-message.view.js';
export { ParkedMessages, type RedriveRequest } from './consumer/parked-messages.js';
export { Positions } from './consumer/positions.js';
export {
  type Aggregate,
  currentEvent,
  type DomainEvent,
  type MessageContext,
  messageIdOf,
  type OlderEvents,
  type StoredEvent,
  streamOf,
} from './event/aggregate.js';
export { type Cause, type CauseColumns, type CauseFor, causeOf, causeOfRow } from './event/cause.js';
export { isDocumentId } from './event/steps.js';
export { currentWork, inSpan, within, Work } from './event/work.js';
export type { EventingLogger } from './eventing-logger.js';
export { EventingModule, type EventingOptions } from './eventing.module.js';
export { type FaultPoint, faultPoint } from './fault-point.js';
export { SASL_MECHANISMS, type SaslMechanism } from './log/kafka/connection.js';
export { grantRights, type KafkaGrant, kafkaGrants } from './log/kafka/grants.js';
export { KafkaLog, type KafkaLogOptions } from './log/kafka/kafka-log.js';
export { createTopics, type CreateTopicsOptions } from './log/kafka/topics.js';
export type { Log, LogReader, LogRecord, LogSubscription, PositionedRecord } from './log/log.js';
export { readTopic, type TopicReading } from './log/read-topic.js';
export { PostgresLog, type PostgresLogOptions } from './log/postgres/postgres-log.js';
export {
  type MaintenanceJob,
  type MaintenanceJobPage,
  type MaintenanceJobRequest,
  MaintenanceJobs,
  type OrderedMaintenanceJob,
} from './operations/maintenance-jobs.js';
export { REPUBLISH } from './operations/republication.js';
export {
  type ConsumerMetricValues,
  type StoredMetricValues,
  type VitalMetricValues,
  VitalMetrics,
} from './operations/vital-metrics.js';
export { binaryArray } from './postgres/binary-array.js';
export { isConflict, isUnavailable, VersionConflict } from './postgres/database-errors.js';
export { type Migration, type MigrationClass, type MigrationRunner, SchemaBefore010 } from './postgres/migrate.js';
export { withdrawRights } from './postgres/roles.js';
export { runStep, stuckSteps } from './running-steps.js';
export {
  type DueTimer,
  LeaseLost,
  OnTimer,
  type RetryPolicy,
  type TimerMove,
  type TimerOptions,
  type TimerQuery,
  type TimerRequest,
} from './timer/timer.js';
export type { Span, SpanAttributes, SpanOptions, Tracer } from './trace/span.js';
export {
  sampledIn,
  type SpanName,
  spanNameIn,
  traceIdOf,
  type Traceparent,
  traceparentOf,
} from './trace/traceparent.js';
export { Database, type DatabaseOptions, type PoolUse } from './transaction/database.js';
export type { CommandOf, Handled, Loaded, Tx } from './transaction/tx.js';
export { type Committed, fold } from './transaction/unit-of-work.js';
export { awaitable, type AwaitableAggregate, type Awaitable, type WaitConditions } from './waiting/awaited.js';
export { AwaitedDocuments } from './waiting/awaited-documents.js';
export {
  type Lookups,
  type WaitingCount,
  type WaitingDocument,
  WaitingList,
  type WaitingListOptions,
} from './waiting/waiting-list.js';
