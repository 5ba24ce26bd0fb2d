import type { Clock } from '../clock.js';
import type { EventingLogger } from '../eventing-logger.js';
import type { Sql } from '../postgres/sql.js';
import { kindsDue } from './shared-row.js';

/** Timers of processes that have died, or that another process has scheduled and left, are noticed within this time. */
export const LOOK_EVERY_MS = 5_000;
/** The same where no other process lives, and this one works on none. */
const LOOK_QUIETLY_EVERY_MS = 30_000;
/** What this process has left, without having said so, is due again by then: most leases are of 5 s. */
const QUIET_AFTER_MS = 2 * LOOK_EVERY_MS;

/** The part of a runner that the watch uses. */
export interface WatchedRunner {
  /** When it last claimed timers, tried to, or worked on some; by `performance.now()`. */
  readonly workedAt: number;
  /** Looks at once for what is due. */
  notify(): void;
}

/** The part of a service's database that the watch uses. */
export interface WatchedDatabase {
  readonly sql: Sql;
  /** Called when nobody answered whether a transaction of this process was committed. */
  onDoubt(listener: () => void): void;
}

/**
 * Looks now and then, for all kinds of a service with one statement, for what is due and nobody holds. What this process
 * schedules itself is worked at once without it.
 */
export class TimerWatch {
  private looking: NodeJS.Timeout | undefined;
  private lookedAt = -Infinity;
  /** When there was last a reason to look often. */
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

  /** One look, unless it is quiet and there was one lately. */
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
