import { Injectable } from '@nestjs/common';
import { Batch, type DueTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { DianSubmitterSettings } from '../config.js';
import { CurrentContingency } from '../contingency/current-contingency.view.js';
import type { LiveEnvironment } from '../dian/live-environment.js';
import { AttemptCalls } from './attempt-call.process.js';
import { AttemptPlans } from './attempt-plan.process.js';
import { AttemptRecords, type BegunAttempt, DOCUMENTS_AT_ONCE } from './attempt-record.process.js';
import type { Sealed } from './signed-message.client.js';

type Due = DueTimer<Lookups>;

/** Documents worked on at once while no calls are made. */
const WITHOUT_CALLS = 64;

/** What became of a due document before the call: an attempt on record with its signed message, or no call is made. */
type Begun = { readonly attempt: BegunAttempt; readonly message: Sealed } | { readonly failed: unknown } | null;

/**
 * Makes the attempts that are due. An attempt is recorded in one transaction before the call, and its outcome in
 * another one after it. If a process finds an attempt without an outcome, it asks DIAN for the status before it sends
 * again.
 */
@Injectable()
export class AttemptProcess {
  /** Documents that are due at the same time are one set. */
  private readonly due = {
    habilitacion: this.dueIn('habilitacion'),
    production: this.dueIn('production'),
  };

  constructor(
    private readonly records: AttemptRecords,
    private readonly plans: AttemptPlans,
    private readonly calls: AttemptCalls,
    private readonly current: CurrentContingency,
    private readonly settings: DianSubmitterSettings,
  ) {}

  private dueIn(environment: LiveEnvironment): Batch<Due, Begun> {
    return new Batch(`attempts-${environment}`, (timers) => this.beginAll(environment, timers), {
      most: DOCUMENTS_AT_ONCE,
    });
  }

  /** Returns how many documents of an environment may be worked on at once. */
  concurrency(environment: LiveEnvironment): number {
    const allowed = this.calls.allowed(environment);
    // A circuit breaker that opens may be the beginning of a contingency, or end one.
    if (allowed < this.settings.inFlight) void this.current.refresh();
    // In an outage a due document gets a new edition ordered, or waits. Neither needs a call.
    return this.current.status(environment) === 'available' ? allowed : Math.max(allowed, WITHOUT_CALLS);
  }

  /** Makes the next step of one document: attempt, new edition, or wait. */
  async advance(environment: LiveEnvironment, timer: Due): Promise<void> {
    try {
      const begun = await this.due[environment].add(timer);
      if (begun === null) return;
      if ('failed' in begun) throw begun.failed;
      await this.calls.make(environment, begun.attempt, begun.message);
    } finally {
      this.calls.release(environment, timer);
    }
  }

  private async beginAll(environment: LiveEnvironment, timers: readonly Due[]): Promise<Begun[]> {
    await this.current.refresh();
    // The messages are signed before the attempts are recorded, so that none begins while the vault is unavailable.
    const steps = await this.plans.stepsFor(environment, await this.records.load(timers));
    const attempts = await this.records.record(steps);
    return steps.map(({ step }, nth) => {
      const attempt = attempts[nth];
      if (step.type === 'leave') return step;
      return step.type === 'begin' && attempt ? { attempt, message: step.message } : null;
    });
  }
}
