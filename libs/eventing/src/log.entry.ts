/** Exports for code that reads the log or stored events directly, such as tools. */
export {
  currentEvent,
  type MessageContext,
  messageIdOf,
  type OlderEvents,
  type StoredEvent,
  streamOf,
} from './event/aggregate.js';
export type { Log, LogReader, LogRecord, LogSubscription, PositionedRecord } from './log/log.js';
export { readTopic, type TopicReading } from './log/read-topic.js';
export { fold } from './transaction/unit-of-work.js';
