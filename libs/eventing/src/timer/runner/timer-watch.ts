import type { Clock } from '../../clock.js';
import type { EventingLogger } from '../../eventing-logger.js';
import type { Sql } from '../../postgres/sql.js';
import { kindsDue } from '../with-commit/shared-row.js';

/**
 * Polling interval. It is the longest time until this process finds the timers of a dead process, or timers that
 * another process has scheduled and does not run.
 */
export const LOOK_EVERY_MS = 5_000;
/** Polling interval while this process is the only living one and runs no timers. */
const LOOK_QUIETLY_EVERY_MS = 30_000;
/**
 * Time without work after which this process polls less often. A timer that it has claimed and not released is due
 * again when its lease ends, mostly after 5 s, so that timer is still found in time.
 */
const QUIET_AFTER_MS = 2 * LOOK_EVERY_MS;

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
  private looking: NodeJS.Timeout | undefined;
  private lookedAt = -Infinity;
  /** Time of the last event after which this process polls often. */
  private stirredAt: number;

  constructor(
    private readonly runners: ReadonlyMap<string, WatchedRunner>,
    private readonly database: WatchedDatabase,
    private readonly isAlone: () => boolean,
    private readonly clock: Clock,
    private readonly logger: EventingLogger,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.stirredAt = now();
  }

  start(): void {
    this.database.onDoubt(() => (this.stirredAt = this.now()));
    this.looking = setInterval(() => void this.turn(), LOOK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.looking);
  }

  /** Polls once, unless the service is idle and polled a short time ago. */
  async turn(): Promise<void> {
    const waitMs = this.isQuiet ? LOOK_QUIETLY_EVERY_MS - LOOK_EVERY_MS / 2 : 0;
    if (this.now() - this.lookedAt >= waitMs) await this.look();
  }

  private get isQuiet(): boolean {
    const workedAt = Math.max(this.stirredAt, ...[...this.runners.values()].map((runner) => runner.workedAt));
    return this.isAlone() && this.now() - workedAt > QUIET_AFTER_MS;
  }

  private async look(): Promise<void> {
    this.lookedAt = this.now();
    try {
      const kinds = await kindsDue(this.database.sql, [...this.runners.keys()], this.clock.now());
      for (const kind of kinds) this.runners.get(kind)?.notify();
    } catch (error) {
      this.stirredAt = this.now();
      this.logger.warn({ err: error }, 'timers of other processes could not be looked for');
    }
  }
}
