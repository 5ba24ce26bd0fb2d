import { Injectable } from '@nestjs/common';
import { DELIVERY_ERRORS } from '@rubrica/contracts';
import { OnTimer } from '@rubrica/eventing';
import { Metrics } from '@rubrica/service';
import { WebhookDispatcherSettings } from '../config.js';
import { DELIVER } from '../endpoint/attempt-timer.js';
import type { AttemptConclusion } from './attempt.decide.js';
import { AttemptProcess, type DueAttempt } from './attempt.process.js';
import { AttemptRecord } from './attempt-record.process.js';
import { FirstAttempts } from './first-attempts.js';

/** Of the attempts that may be under way one endpoint gets so many at most, and all of a tenant so many. */
const ENDPOINT_SHARE = 1 / 32;
const TENANT_SHARE = 1 / 4;

/**
 * Makes due attempts. The claim of the timer is the record that one is being made; its outcome is recorded after the
 * call (ADR 0089). Attempts that begin at the same time are read together, those that end are recorded together.
 */
@Injectable()
export class DeliveryTimer {
  private readonly results;

  constructor(
    private readonly attempts: AttemptProcess,
    private readonly record: AttemptRecord,
    private readonly firstAttempts: FirstAttempts,
    private readonly settings: WebhookDispatcherSettings,
    metrics: Metrics,
  ) {
    this.results = metrics.counter(
      'rubrica_webhook_attempts_total',
      'Calls of webhook receivers: succeeded, or why they failed',
      ['result'],
      ['succeeded', ...DELIVERY_ERRORS].map((result) => ({ result })),
    );
  }

  @OnTimer(({ settings }: DeliveryTimer) => ({
    kind: DELIVER,
    concurrency: settings.mostInFlight,
    groupShare: ENDPOINT_SHARE,
    ownerShare: TENANT_SHARE,
    retry: { firstMs: 1_000, longestMs: 60_000 },
  }))
  async onDue(timers: readonly DueAttempt[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.deliver(timer)));
  }

  private async deliver(timer: DueAttempt): Promise<void> {
    const end = this.firstAttempts.begin(timer.key);
    try {
      if (timer.isTakenOver || timer.attempt > 0) await this.record.interrupted(timer);
      const conclusion = await this.attempts.attempt(timer, timer.handover?.due);
      this.count(conclusion);
      end.answered();
      await this.record.concluded({ timer, conclusion });
    } finally {
      end.concluded();
    }
  }

  private count(conclusion: AttemptConclusion): void {
    if (conclusion.type !== 'RecordAttempt') return;
    const { outcome } = conclusion;
    this.results.inc({ result: outcome.ok ? 'succeeded' : outcome.error });
  }
}
