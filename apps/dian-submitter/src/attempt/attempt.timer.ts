import { Injectable } from '@nestjs/common';
import { type DueTimer, type Lookups, OnTimer, pressure, type TimerOptions } from '@rubrica/eventing';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { ATTEMPT_TIMERS } from '../submission/attempt-timer.js';
import { DOCUMENTS_AT_ONCE } from './attempt-record.process.js';
import { AttemptProcess } from './attempt.process.js';
import { SimulatedAttempts } from './simulated-attempt.process.js';

/** Share of the places that one tenant may hold in a process that is free, and in one that is busy. */
const WHEN_FREE = 8 / 9;
const WHEN_BUSY = 1 / 5;
/** The same in a busy process that has sent no other tenant's documents, in that environment, for an hour. */
const WHEN_BUSY_AND_ALONE = 1 / 3;
/** Share of time in which the main thread works: up to the first the process is free, from the second on busy. */
const FREE_UP_TO = 0.35;
const BUSY_FROM = 0.75;

/**
 * A process that is at its limit answers no more documents of a tenant by having more of them under way: each only takes
 * longer, and so do those of the tenants that come next. Where answers take long, calls wait and the process is free.
 */
const tenantShare = (isAlone: boolean): number => {
  const whenBusy = isAlone ? WHEN_BUSY_AND_ALONE : WHEN_BUSY;
  return WHEN_FREE - (WHEN_FREE - whenBusy) * pressure.between(FREE_UP_TO, BUSY_FROM);
};

/** Timers of documents whose next attempt is due, one kind per environment. */
@Injectable()
export class AttemptTimer {
  constructor(
    private readonly attempts: AttemptProcess,
    private readonly simulated: SimulatedAttempts,
  ) {}

  @OnTimer({ kind: ATTEMPT_TIMERS.test, concurrency: 2 * DOCUMENTS_AT_ONCE })
  async onTest(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.simulated.due.add(timer)));
  }

  @OnTimer((timer: AttemptTimer) => timer.optionsOf('habilitacion'))
  onHabilitacion(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.advance('habilitacion', timers);
  }

  @OnTimer((timer: AttemptTimer) => timer.optionsOf('production'))
  onProduction(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.advance('production', timers);
  }

  private optionsOf(environment: LiveEnvironment): TimerOptions {
    const concurrency = (): number => this.attempts.concurrency(environment);
    return { kind: ATTEMPT_TIMERS[environment], concurrency, groupShare: tenantShare, leaseMs: 5_000 };
  }

  private async advance(environment: LiveEnvironment, timers: readonly DueTimer<Lookups>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.attempts.advance(environment, timer)));
  }
}
