export {
  type Aggregate,
  type DomainEvent,
  type MessageContext,
  type StoredEvent,
  streamOf,
} from './aggregate.js';
export { type Cause, causeOf } from './cause.js';
export type { Clock } from './clock.js';
export { type Heard, type MessagesOptions, OnMessages } from './consumer.js';
export { Database, type DatabaseOptions, type EntityClass, type MigrationClass } from './database.js';
export type { EventingLogger } from './eventing-logger.js';
export { connectLog, EventingModule, type EventingOptions } from './eventing.module.js';
export { type FaultPoint, faultPoint } from './fault-point.js';
export type { Log, LogReader, LogRecord, LogSubscription, PositionedRecord } from './log.js';
export { type ParkedMessage, ParkedMessages } from './parked-messages.js';
export { Positions } from './positions.js';
export { PostgresLog, type PostgresLogOptions } from './postgres-log.js';
export { type DueTimer, LeaseLost, OnTimer, type TimerOptions, type TimerRequest } from './timer.js';
export type { CommandOf, Handled, Loaded, Tx } from './tx.js';
