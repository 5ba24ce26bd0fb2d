import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import type { Message } from '@rubrica/contracts';
import { EventEmitter } from 'node:events';
import { isObservable, lastValueFrom } from 'rxjs';
import type { EventingLogger } from '../eventing-logger.js';
import type { Log, LogSubscription } from '../log/log.js';
import { isConflict, isUnavailable } from '../postgres/database-errors.js';
import type { Tx } from '../transaction/tx.js';
import { LOG_TRANSPORT, type MessagesExtras, type MessagesOptions, readerName } from './consumer.js';
import { LogContext } from './log-context.js';
import type { MessageConsumer, MessagesHandler } from './message-consumer.js';

/**
 * State of all consumers of this process.
 *
 * - `reading`: every consumer reads.
 * - `interrupted`: a consumer has stopped, because the event log or the database does not answer, a batch failed, or a
 * partition waits for a newer release. It continues by itself when the reason is gone.
 * - `closed`: reading has not begun or has ended.
 */
export type LogStatus = 'reading' | 'interrupted' | 'closed';

/**
 * Events that tell whether a consumer reads or has been interrupted. Listeners get the consumer's name (`group/topic`).
 */
export interface LogEvents extends Record<string, (reader: string) => void> {
  reading: (reader: string) => void;
  interrupted: (reader: string) => void;
}

/** Thrown if Nest finds a message handler that is not marked with `@OnMessages`. */
class UnmarkedHandler extends Error {
  constructor(pattern: unknown) {
    super(
      `${String(pattern)}: mark a method that reads the log with @OnMessages; for another transport name it in the pattern`,
    );
    this.name = 'UnmarkedHandler';
  }
}

/**
 * Nest transport that reads the log. Nest finds the methods marked with `@OnMessages` and wraps each with its guards,
 * interceptors, pipes and filters. For each method, a consumer calls this wrapped handler with batches of messages.
 */
export class LogStrategy extends Server<LogEvents, LogStatus> implements CustomTransportStrategy {
  override readonly transportId = LOG_TRANSPORT;
  override readonly propagatesEventHandlerErrors = true;
  private readonly consumers: MessageConsumer[] = [];
  private readonly emitter = new EventEmitter();
  private readonly known = new Map<string, boolean>();
  private subscriptions: Promise<LogSubscription[]> | undefined;
  private isClosed = false;

  constructor(
    private readonly log: Log,
    private readonly consumerFor: (options: MessagesOptions, handler: MessagesHandler) => MessageConsumer,
    private readonly eventingLogger: EventingLogger,
  ) {
    super();
    this._status$.next('closed');
  }

  /**
   * Adds a consumer for a handler; Nest calls this for each marked method. Throws for a second method with the same
   * group and topic, because both would share one position.
   */
  override addHandler(pattern: unknown, callback: MessageHandler, isEventHandler = false, extras = {}): void {
    if (!isMessagesExtras(extras)) throw new UnmarkedHandler(pattern);
    const { options, method } = extras;
    const reader = readerName(options);
    if (this.messageHandlers.has(reader))
      throw new Error(`${method}: another method reads ${reader}; give this one a group of its own`);
    super.addHandler(reader, callback, isEventHandler, extras);
    const consumer = this.consumerFor(options, (messages, tx) => this.handle(callback, reader, messages, tx));
    consumer.readingChanged = () => this.report();
    this.consumers.push(consumer);
  }

  /** Begins to read the topics of all handlers. Calls `callback` when all are subscribed, or with the error. */
  listen(callback: (error?: unknown) => void): void {
    this.subscriptions ??= Promise.all(this.consumers.map((consumer) => this.log.subscribe(consumer)));
    this.subscriptions.then(() => {
      this.report();
      this.eventingLogger.debug({ consumers: this.consumers.map(({ name }) => name) }, 'reading the log');
      callback();
    }, callback);
  }

  /** Stops reading. Resolves when the running batches have ended and all subscriptions are closed. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const consumer of this.consumers) consumer.close();
    const subscriptions = await this.subscriptions?.catch(() => []);
    await Promise.all((subscriptions ?? []).map((subscription) => subscription.close()));
    this._status$.next('closed');
  }

  on<Event extends keyof LogEvents>(event: Event, callback: LogEvents[Event]): void {
    this.emitter.on(String(event), callback);
  }

  unwrap<T = Log>(): T {
    return this.log as T;
  }

  private report(): void {
    if (this.isClosed) return;
    for (const { name, isReading } of this.consumers) {
      if ((this.known.get(name) ?? false) === isReading) continue;
      this.known.set(name, isReading);
      this.emitter.emit(isReading ? 'reading' : 'interrupted', name);
    }
    this._status$.next(this.consumers.every(({ isReading }) => isReading) ? 'reading' : 'interrupted');
  }

  /**
   * Calls Nest's wrapped handler with a batch. Rejects if the batch failed, even if an exception filter has handled
   * the error. The consumer then tries the batch again.
   */
  private async handle(callback: MessageHandler, reader: string, messages: readonly Message[], tx: Tx): Promise<void> {
    const context = new LogContext([tx, reader]);
    let replaced: unknown;
    try {
      await this.withProcessingHooks(context, async () => {
        const result: unknown = await callback(messages, context);
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
      });
    } catch (error) {
      if (!context.failure) throw error;
      replaced = error;
    }
    if (!context.failure) return;
    const { error } = context.failure;
    throw replaced instanceof Error && !isUnavailable(error) && !isConflict(error) ? replaced : error;
  }

  /** Runs `work` between the hooks that Nest calls before and after each message. Rejects with the error of `work`. */
  private withProcessingHooks(context: LogContext, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.runWithProcessingHooks(context, async (ended) => {
        await work().then(resolve, reject);
        ended();
      });
    });
  }
}

const isMessagesExtras = (extras: object): extras is MessagesExtras => 'options' in extras && 'method' in extras;
