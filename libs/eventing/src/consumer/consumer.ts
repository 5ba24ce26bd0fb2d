import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { Message, MessageType, Topic } from '@rubrica/contracts';
import type { Tx } from '../transaction/tx.js';
import type { LogContext } from './log-context.js';

export interface MessagesOptions<Type extends MessageType = MessageType> {
  readonly topic: Topic;
  /**
   * Consumer group of the method. Each group has its own positions in the topic. Two methods that read the same
   * topic must have different groups.
   */
  readonly group: string;
  /** Types of messages that the method handles; by default all types of the topic. */
  readonly types?: readonly Type[];
  /**
   * Largest number of records in one transaction; 500 by default. Records of types that the method does not handle
   * count too.
   */
  readonly batch?: number;
}

export type Heard<Type extends MessageType> = Extract<Message, { readonly type: Type }>;

/** Key by which Nest distinguishes handlers of the log from handlers of other transports. */
export const LOG_TRANSPORT = Symbol('rubrica log');

/** Options of a method marked with `@OnMessages`, as Nest passes them to the log transport. */
export interface MessagesExtras {
  readonly options: MessagesOptions;
  /** Name of the method as `Class.method`, for log lines and errors. */
  readonly method: string;
}

/** Returns the name of a consumer in the tables, `group/topic`. It is also the Nest pattern of its handler. */
export const readerName = ({ group, topic }: MessagesOptions): string => `${group}/${topic}`;

/**
 * Marks a method of a Nest controller as the handler of messages of one topic. The method gets batches of valid
 * messages; messages with the same key are in order. Each message takes effect once, because the inbox, the
 * position and all writes through `tx` are committed together. The transaction may run several times, so the
 * method must have no other effect. External calls are scheduled as timers.
 *
 * If the method throws, the batch is halved until the failing message is found. This message parks its key: later
 * messages of the key wait, other keys continue, and the key is tried again after 1 s, 2 s, 4 s … 60 s. If the
 * database is down, the batch waits until the database is back. A message that its schema refuses becomes a dead
 * letter. A message about a kind of document that this release does not know (for example a new sort of invoice)
 * is skipped. If a message has a handled type in a version that this release does not know, its partition is not
 * read further until a newer release runs.
 *
 * Nest guards, interceptors, pipes and exception filters of the method and its class run once per batch, inside
 * the transaction.
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
