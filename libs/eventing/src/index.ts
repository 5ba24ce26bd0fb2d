export { Batch, type BatchOptions } from './batch/batch.js';
export { type Heard, OnMessages } from './consumer/consumer.js';
export type { Aggregate, DomainEvent } from './event/aggregate.js';
export { type Cause, causeOf } from './event/cause.js';
export { type FaultPoint, faultPoint } from './fault-point.js';
export { VersionConflict } from './postgres/database-errors.js';
export {
  type DueTimer,
  LeaseLost,
  OnTimer,
  type RetryPolicy,
  type TimerOptions,
  type TimerRequest,
} from './timer/timer.js';
export { Database } from './transaction/database.js';
export type { CommandOf, Handled, Loaded, Tx } from './transaction/tx.js';
export { fold } from './transaction/unit-of-work.js';
