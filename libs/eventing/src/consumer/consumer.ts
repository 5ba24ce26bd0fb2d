import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { Message, MessageType, Topic } from '@rubrica/contracts';
import type { Tx } from '../transaction/tx.js';
import type { LogContext } from './log-context.js';

export interface MessagesOptions<Type extends MessageType = MessageType> {
  readonly topic: Topic;
  /** Name of the reader, which has its own positions, inbox and parked keys. Only one method per topic and group. */
  readonly group: string;
  /** Types that the method gets; by default all types of the topic. */
  readonly types?: readonly Type[];
  /** Most records of the topic per transaction, counting all types; 500 by default. */
  readonly batch?: number;
}

export type Heard<Type extends MessageType> = Extract<Message, { readonly type: Type }>;

/** Key of the log among Nest's transports. */
export const LOG_TRANSPORT = Symbol('rubrica log');

/** Options of a method for the transport, passed as the extras of its Nest pattern. */
export interface MessagesExtras {
  readonly options: MessagesOptions;
  /** `Class.method`, for log lines and errors. */
  readonly method: string;
}

/** Name of the reader in the tables, and Nest pattern of its handler: `group/topic`. */
export const readerName = ({ group, topic }: MessagesOptions): string => `${group}/${topic}`;

/**
 * Marks a controller's method that handles messages. It gets batches of valid messages, in order per key. Each message
 * takes effect once: inbox, position and everything that the method writes through `tx` are one transaction. The
 * transaction may run several times, so the method must have no other effect; external calls are scheduled as timers.
 *
 * If the method throws, the batch is halved until the failing message is found. This message parks its key: later
 * messages of the key wait, other keys continue, and the key is tried again after 1 s, 2 s, 4 s … 60 s. If the database
 * is down, the batch waits for it. A message that breaks its schema becomes a dead letter. A message about an unknown
 * kind of document is skipped. An unknown version of a type that the method handles stops the partition until a newer
 * program reads it.
 *
 * Guards, interceptors, pipes and exception filters of the method and its class apply once per batch, inside the
 * transaction (`LogContext`). For Nest the method is an event handler of the pattern `group/topic`.
 */
export const OnMessages =
  <Type extends MessageType>(options: MessagesOptions<Type>) =>
  <Method extends (messages: readonly Heard<Type>[], tx: Tx) => Promise<void>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const extras: MessagesExtras = { options, method: `${target.constructor.name}.${String(name)}` };
    Payload()(target, name, 0);
    TransactionOfBatch()(target, name, 1);
    EventPattern<string>(readerName(options), LOG_TRANSPORT, extras)(target, name, descriptor);
  };

const TransactionOfBatch = createParamDecorator(
  (_: unknown, host: ExecutionContext): Tx => host.switchToRpc().getContext<LogContext>().tx,
);
