import type { Clock } from '../clock.js';
import type { EventingLogger } from '../eventing-logger.js';
import type { Sql } from '../postgres/sql.js';
import { kindsDue } from './shared-row.js';

/**
 * Polling interval: longest time until timers of dead processes, or of processes that did not run them, are noticed.
 */
export const LOOK_EVERY_MS = 5_000;
/** Polling interval while no other process is alive and this one runs no timers. */
const LOOK_QUIETLY_EVERY_MS = 30_000;
/** Time after which timers that this process has dropped without releasing are due again; most leases last 5 s. */
const QUIET_AFTER_MS = 2 * LOOK_EVERY_MS;

/** The part of a runner that the watch uses. */
export interface WatchedRunner {
  /** Last time that it claimed timers, tried to, or ran some; by `performance.now()`. */
  readonly workedAt: number;
  /** Claims due timers at once. */
  notify(): void;
}

/** The part of a service's database that the watch uses. */
export interface WatchedDatabase {
  readonly sql: Sql;
  /** Calls the listener when it is unknown whether a transaction of this process was committed. */
  onDoubt(listener: () => void): void;
}

/**
 * Polls for due timers that nobody holds, with one statement for all kinds of a service. Timers that this process
 * schedules itself need no polling.
 */
export class TimerWatch {
  private looking: NodeJS.Timeout | undefined;
  private lookedAt = -Infinity;
  /** Time of the last reason to poll often. */
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

  /** Polls once, unless the service is idle and has polled recently. */
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
