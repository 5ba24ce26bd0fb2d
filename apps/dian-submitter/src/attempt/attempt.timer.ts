import { Injectable } from '@nestjs/common';
import { type DueTimer, type Lookups, OnTimer, type TimerOptions } from '@rubrica/eventing';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { ATTEMPT_TIMERS } from '../submission/attempt-timer.js';
import { AttemptProcess } from './attempt.process.js';

/** Timers of documents whose next attempt is due, one kind per environment. */
@Injectable()
export class AttemptTimer {
  constructor(private readonly attempts: AttemptProcess) {}

  @OnTimer({ kind: ATTEMPT_TIMERS.test, concurrency: 16 })
  onTest(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.advanceAll(timers);
  }

  @OnTimer((timer: AttemptTimer) => timer.optionsOf('habilitacion'))
  onHabilitacion(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.advanceAll(timers);
  }

  @OnTimer((timer: AttemptTimer) => timer.optionsOf('production'))
  onProduction(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    return this.advanceAll(timers);
  }

  private optionsOf(environment: LiveEnvironment): TimerOptions {
    const concurrency = (): number => this.attempts.concurrency(environment);
    return { kind: ATTEMPT_TIMERS[environment], concurrency, leaseMs: 5_000 };
  }

  private async advanceAll(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.attempts.advance(timer)));
  }
}
