import { Injectable } from '@nestjs/common';
import { type DueTimer, OnTimer, type TimerOptions } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { ATTEMPT_TIMERS } from '../submission/attempt-timer.js';
import { DOCUMENTS_AT_ONCE } from './attempt-record.process.js';
import { AttemptProcess } from './attempt.process.js';
import { SimulatedAttempts } from './simulated-attempt.process.js';

/**
 * Share of the slots that one tenant may hold. A larger share would fill the process with documents of one tenant where the
 * tax authority answers fast, and delay the documents of the next tenant (ADR 0204).
 */
const TENANT_SHARE = 1 / 3;

/** Timers of documents whose next attempt is due, one kind per environment. */
@Injectable()
export class AttemptTimer {
  constructor(
    private readonly attempts: AttemptProcess,
    private readonly simulated: SimulatedAttempts,
  ) {}

  @OnTimer({
    kind: ATTEMPT_TIMERS.test,
    concurrency: 2 * DOCUMENTS_AT_ONCE,
    retry: { firstMs: 1_000, longestMs: 60_000 },
  })
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
    const retry = { firstMs: 1_000, longestMs: 60_000 };
    return { kind: ATTEMPT_TIMERS[environment], concurrency, groupShare: TENANT_SHARE, leaseMs: 5_000, retry };
  }

  private async advance(environment: LiveEnvironment, timers: readonly DueTimer<Lookups>[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.attempts.advance(environment, timer)));
  }
}
