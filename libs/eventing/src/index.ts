export { Batch } from './batch/batch.js';
export { type Heard, OnMessages } from './consumer/consumer.js';
export type { Aggregate } from './event/aggregate.js';
export { type Cause, causeOf } from './event/cause.js';
export { faultPoint } from './fault-point.js';
export { type DueTimer, OnTimer, type TimerOptions, type TimerRequest } from './timer/timer.js';
export { Database } from './transaction/database.js';
export type { CommandOf, Handled, Loaded, Tx } from './transaction/tx.js';
