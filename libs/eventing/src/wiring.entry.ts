/** Exports for the start of a service: the Nest module of this lib and its options. */
export type { Clock } from './clock.js';
export { connectLog } from './consumer/connect-log.js';
export type { MessagesOptions } from './consumer/consumer.js';
export { LogContext } from './consumer/log-context.js';
export type { LogEvents, LogStatus } from './consumer/log-strategy.js';
export type { CauseFor } from './event/cause.js';
export type { EventingLogger } from './eventing-logger.js';
export { EventingModule, type EventingOptions } from './eventing.module.js';
export type { TimerMove, TimerQuery } from './timer/timer.js';
export type { DatabaseOptions } from './transaction/database.js';
export type { Committed } from './transaction/unit-of-work.js';
