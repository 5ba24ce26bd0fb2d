import type { Clock } from '../../clock.js';
import type { EventingLogger } from '../../eventing-logger.js';
import type { Sql } from '../../postgres/sql.js';
import { kindsDue } from '../with-commit/shared-row.js';

/**
 * Polling interval. It is the longest time until this process finds the timers of a dead process, or timers that
 * another process has scheduled and does not run.
 */
export const POLL_EVERY_MS = 5_000;
/** Polling interval while this process is the only living one and runs no timers. */
const IDLE_POLL_EVERY_MS = 30_000;
/**
 * Time without work after which this process polls less often. A timer that it has claimed and not released is due
 * again when its lease ends, mostly after 5 s, so that timer is still found in time.
 */
const IDLE_AFTER_MS = 2 * POLL_EVERY_MS;

/** The part of a runner that the watch uses. */
export interface WatchedRunner {
  /** Time of the last claim, attempt to claim, or call, by `performance.now()`. */
  readonly workedAt: number;
  /** Claims due timers at once. */
  notify(): void;
}

/** The part of a service's database that the watch uses. */
export interface WatchedDatabase {
  readonly sql: Sql;
  /** Calls the listener when nobody knows whether a transaction of this process was committed. */
  onDoubt(listener: () => void): void;
}

/**
 * Polls for due timers that nobody holds, with one statement for all kinds of a service. Timers that this process has
 * scheduled need no polling.
 */
export class TimerWatch {
  private polling: NodeJS.Timeout | undefined;
  private polledAt = -Infinity;
  /** Time of the last event after which this process polls often. */
  private activeAt: number;

  constructor(
    private readonly runners: ReadonlyMap<string, WatchedRunner>,
    private readonly database: WatchedDatabase,
    private readonly isAlone: () => boolean,
    private readonly clock: Clock,
    private readonly logger: EventingLogger,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.activeAt = now();
  }

  start(): void {
    this.database.onDoubt(() => (this.activeAt = this.now()));
    this.polling = setInterval(() => void this.pollIfDue(), POLL_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.polling);
  }

  /** Polls once, unless the service is idle and polled a short time ago. */
  async pollIfDue(): Promise<void> {
    const waitMs = this.isIdle ? IDLE_POLL_EVERY_MS - POLL_EVERY_MS / 2 : 0;
    if (this.now() - this.polledAt >= waitMs) await this.poll();
  }

  private get isIdle(): boolean {
    const workedAt = Math.max(this.activeAt, ...[...this.runners.values()].map((runner) => runner.workedAt));
    return this.isAlone() && this.now() - workedAt > IDLE_AFTER_MS;
  }

  private async poll(): Promise<void> {
    this.polledAt = this.now();
    try {
      const kinds = await kindsDue(this.database.sql, [...this.runners.keys()], this.clock.now());
      for (const kind of kinds) this.runners.get(kind)?.notify();
    } catch (error) {
      this.activeAt = this.now();
      this.logger.warn({ err: error }, 'timers of other processes could not be polled for');
    }
  }
}
