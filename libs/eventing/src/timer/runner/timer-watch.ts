import type { Clock } from '../../clock.js';
import type { EventingLogger } from '../../eventing-logger.js';
import type { Sql } from '../../postgres/sql.js';
import { kindsDue } from '../with-commit/shared-row.js';

/**
 * Interval in milliseconds at which this process polls for due timers that no process has claimed. So it is the longest
 * delay of timers that another process has scheduled and did not run, for example because it died.
 */
export const POLL_EVERY_MS = 5_000;
/**
 * Interval in milliseconds at which a process polls for due timers while it is the only process of its service and has
 * run no timers for a while.
 */
const IDLE_POLL_EVERY_MS = 30_000;
/**
 * If this process has run no timer for this time, in milliseconds, it polls less often. The time is longer than most
 * leases of timers (5 s). So after a restart, this process still polls often when the leases of the old process end.
 */
const IDLE_AFTER_MS = 2 * POLL_EVERY_MS;

/** The part of a timer runner that `TimerWatch` uses. */
export interface WatchedRunner {
  /** Time when this runner last claimed timers, tried to, or ran one, by `performance.now()`. */
  readonly workedAt: number;
  /** Makes the runner claim due timers at once. */
  notify(): void;
}

/** The part of a service's database that `TimerWatch` uses. */
export interface WatchedDatabase {
  readonly sql: Sql;
  /**
   * Registers a function that is called when a connection broke during a commit of this process, so that nobody knows
   * whether the transaction was committed.
   */
  onDoubt(listener: () => void): void;
}

/**
 * Polls the database for due timers that no process has claimed, with one statement for all kinds of timers of a
 * service. It finds timers of other processes; a process knows its own ones without polling.
 */
export class TimerWatch {
  private polling: NodeJS.Timeout | undefined;
  private polledAt = -Infinity;
  /**
   * Time, as `now` returns it, of the last of three events: this process started, a poll failed, or a commit ended with
   * an unknown result. After it, this process polls often for a while.
   */
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

  /** Polls for due timers once, unless this process is idle and has polled a short time ago. */
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
