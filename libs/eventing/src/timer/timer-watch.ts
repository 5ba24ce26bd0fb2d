import type { Clock } from '../clock.js';
import type { EventingLogger } from '../eventing-logger.js';
import type { Sql } from '../postgres/sql.js';
import { kindsDue } from './begun-timers.js';
import type { TimerRunner } from './timer-runner.js';

/** Timers of processes that have died, or that another process has scheduled and left, are noticed within this time. */
const LOOK_EVERY_MS = 5_000;

/**
 * Looks now and then, for all kinds of a service with one statement, for what is due and nobody holds. What this process
 * schedules itself is worked at once without it.
 */
export class TimerWatch {
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly runners: ReadonlyMap<string, TimerRunner>,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly logger: EventingLogger,
  ) {}

  start(): void {
    this.looking = setInterval(() => void this.look(), LOOK_EVERY_MS);
  }

  stop(): void {
    clearInterval(this.looking);
  }

  private async look(): Promise<void> {
    try {
      const kinds = await kindsDue(this.sql, [...this.runners.keys()], this.clock.now());
      for (const kind of kinds) this.runners.get(kind)?.notify();
    } catch (error) {
      this.logger.warn({ err: error }, 'timers of other processes could not be looked for');
    }
  }
}
