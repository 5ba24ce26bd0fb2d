import { type CustomTransportStrategy, Server } from '@nestjs/microservices';
import type { EventingLogger } from '../eventing-logger.js';
import type { Log, LogSubscription } from '../log/log.js';
import type { MessageConsumer } from './message-consumer.js';

/**
 * The log as a Nest transport. Methods marked with `@OnMessages` are found by the eventing module and called with
 * batches inside their transaction; Nest's own per-message patterns have no place for one and are not used.
 */
export class LogStrategy extends Server implements CustomTransportStrategy {
  override readonly transportId = Symbol('rubrica log');
  private consumers: readonly MessageConsumer[] | undefined;
  private subscriptions: Promise<LogSubscription[]> | undefined;

  constructor(
    private readonly log: Log,
    private readonly events: EventingLogger,
  ) {
    super();
  }

  /** Reading begins here, or at application bootstrap if that comes later. */
  listen(callback: (error?: unknown) => void): void {
    if (this.subscriptions) this.subscriptions.then(() => callback(), callback);
    else callback();
  }

  /** Subscribes all consumers, once. */
  async start(consumers: readonly MessageConsumer[]): Promise<void> {
    this.consumers = consumers;
    this.subscriptions ??= Promise.all(consumers.map((consumer) => this.log.subscribe(consumer)));
    await this.subscriptions;
    this.events.debug({ consumers: consumers.map(({ name }) => name) }, 'reading the log');
  }

  /** Batches that run end first. */
  async close(): Promise<void> {
    for (const consumer of this.consumers ?? []) consumer.close();
    const subscriptions = await this.subscriptions?.catch(() => []);
    await Promise.all((subscriptions ?? []).map((subscription) => subscription.close()));
  }

  on(): void {
    // The log has no events of its own for callers.
  }

  unwrap<T = Log>(): T {
    return this.log as T;
  }
}
