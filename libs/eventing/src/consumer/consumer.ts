import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import type { Message, MessageType, Topic } from '@rubrica/contracts';
import type { Tx } from '../transaction/tx.js';
import type { LogContext } from './log-context.js';

export interface MessagesOptions<Type extends MessageType = MessageType> {
  readonly topic: Topic;
  /** Name of a reader with its own positions, inbox and parked keys. A topic and a group can have only one method. */
  readonly group: string;
  /** Message types that the method handles; by default all types of the topic. */
  readonly types?: readonly Type[];
  /** Largest number of records in one transaction, counting records of all types of the topic; 500 by default. */
  readonly batch?: number;
}

export type Heard<Type extends MessageType> = Extract<Message, { readonly type: Type }>;

/** Key by which Nest distinguishes the log from other transports. */
export const LOG_TRANSPORT = Symbol('rubrica log');

/** Options of a method, which Nest passes to the transport as the extras of its pattern. */
export interface MessagesExtras {
  readonly options: MessagesOptions;
  /** `Class.method`, for log lines and errors. */
  readonly method: string;
}

/** Returns the name of the reader in the tables, `group/topic`. It is also the Nest pattern of the handler. */
export const readerName = ({ group, topic }: MessagesOptions): string => `${group}/${topic}`;

/**
 * Marks a method of a controller that handles messages. The method gets batches of valid messages; messages of the same
 * key are in order. Each message takes effect once, because the inbox, the position and all writes through `tx` are in
 * one transaction. The transaction may run several times, so the method must have no other effect. External calls are
 * scheduled as timers.
 *
 * If the method throws, the batch is halved until the failing message is found. This message parks its key: later
 * messages of the key wait, other keys continue, and the key is tried again after 1 s, 2 s, 4 s … 60 s. If the database
 * is down, the batch waits for it. A message that breaks its schema becomes a dead letter. A message about an unknown
 * kind of document is skipped. If a handled type has an unknown version, the partition stops until a newer program
 * reads it.
 *
 * Guards, interceptors, pipes and exception filters of the method and its class run once per batch, inside the
 * transaction (`LogContext`).
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
