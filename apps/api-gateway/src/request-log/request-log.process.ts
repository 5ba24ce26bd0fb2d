import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { LOGGER, type Logger, Metrics } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { Allowance, type LoggedRequest } from './request-log.js';
import { RequestLogStore } from './request-log.store.js';

/** Requests that wait to be written, at most: 8 MiB. */
const MOST_WAITING = 1_000;
const MOST_AT_ONCE = 250;
const EVERY_MS = 500;

/**
 * Writes requests in batches, after they were answered. It slows none: those beyond so many per second, or beyond what may
 * wait, are dropped and counted.
 */
@Injectable()
export class RequestLog implements OnApplicationShutdown {
  private waiting: LoggedRequest[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private readonly allowance: Allowance;
  private readonly dropped;

  constructor(
    private readonly database: Database,
    private readonly store: RequestLogStore,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
    settings: ApiGatewaySettings,
  ) {
    this.allowance = new Allowance(settings.requestLogPerSecond);
    this.dropped = metrics.counter(
      'rubrica_requests_not_logged_total',
      'Requests that the request log dropped; rate: too many in a second; waiting: too many to write; failed: the database took them not',
      ['reason'],
      ['rate', 'waiting', 'failed'].map((reason) => ({ reason })),
    );
  }

  /** Tells whether one more request is taken; a refusal is counted. */
  mayTake(): boolean {
    const refusal =
      this.waiting.length >= MOST_WAITING ? 'waiting' : this.allowance.take(performance.now()) ? null : 'rate';
    if (refusal !== null) this.dropped.inc({ reason: refusal });
    return refusal === null;
  }

  add(request: LoggedRequest): void {
    this.waiting.push(request);
    this.timer ??= setTimeout(() => void this.flush(), EVERY_MS).unref();
  }

  /** Writes all that waits. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  onApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const some = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        await this.database.transaction((tx) => this.store.insert(tx, some));
      } catch (error) {
        this.dropped.inc({ reason: 'failed' }, some.length);
        this.logger.warn({ err: error, requests: some.length }, 'requests are not logged');
      }
    }
  }
}
