import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { Message, MessageType, Topic } from '@rubrica/contracts';
import type { Tx } from '../transaction/tx.js';
import type { LogContext } from './log-context.js';

export interface MessagesOptions<Type extends MessageType = MessageType> {
  readonly topic: Topic;
  /** Names the reader: it has its own position, inbox and parked keys. One method per topic and group. */
  readonly group: string;
  /** Others are skipped; all types of the topic by default. */
  readonly types?: readonly Type[];
  /** Records of the topic, of all types, that a transaction takes at most; 500 by default. */
  readonly batch?: number;
}

export type Heard<Type extends MessageType> = Extract<Message, { readonly type: Type }>;

/** The log among Nest's transports. */
export const LOG_TRANSPORT = Symbol('rubrica log');

/** What `@OnMessages` tells the transport of a method, as the extras of its pattern. */
export interface MessagesExtras {
  readonly options: MessagesOptions;
  /** `Class.method`, for messages to people. */
  readonly method: string;
}

/** Names the reader in the tables, and the handler among Nest's patterns: `group/topic`. */
export const readerName = ({ group, topic }: MessagesOptions): string => `${group}/${topic}`;

/**
 * Marks a controller's method that hears facts. It gets a batch, in order per key, of valid messages, each of which
 * takes effect once, however often it travels: inbox, position and all that the method writes through `tx` are one
 * transaction, which may run several times. It has no effect other than through `tx`; work with the outside world is
 * scheduled as a timer.
 *
 * If it throws, the batch is halved until the failing message is found; that one parks its key: later messages of the
 * key wait behind it in order, other keys go on, and the key is tried again after 1 s, 2 s, 4 s … 60 s. A database
 * that is away is waited for. A message that its schema refuses becomes a dead letter. A message of a kind of documents
 * that this version does not know is passed over. An unknown version of a type that is listened to stops its partition
 * until a newer program reads it.
 *
 * Nest's guards, interceptors, pipes and exception filters of the method and its class apply, once per batch and inside
 * the transaction (`LogContext`); to Nest it is an event handler of the pattern `group/topic`.
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
