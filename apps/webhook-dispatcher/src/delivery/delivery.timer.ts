import { Injectable } from '@nestjs/common';
import { DELIVERY_ERRORS } from '@rubrica/contracts';
import { Database, type DueTimer, faultPoint, type Handled, inSpan, microBatch, OnTimer } from '@rubrica/eventing';
import { Clock, Metrics, SecretBox } from '@rubrica/service';
import { userAgentOf, WebhookDispatcherSettings } from '../config.js';
import { DeliveryClient, type DeliveryPost } from './delivery.client.js';
import type { Delivery, DeliveryEvent } from './delivery.js';
import { type AttemptOutcome, delivery, type DeliveryCommand } from './delivery.decide.js';
import { type ChangedDelivery, DeliveryView, type DueDelivery, type DueEndpoint } from './delivery.view.js';
import { DELIVER, deliveryTimer } from './delivery.process.js';
import { signatureHeader } from './signature.js';

/** Attempts under way at most; all of them may share a transaction. */
const IN_FLIGHT = 256;

/** A command that ends a call of the timer; it gets the instant of its transaction. */
type Conclusion = Extract<DeliveryCommand, { readonly type: 'CancelDelivery' | 'RecordAttempt' }>;

interface ConcludedTimer {
  readonly timer: DueTimer;
  readonly command: Conclusion;
}

/**
 * Makes due attempts. The claim of the timer is the record that one is being made; its outcome is recorded after the
 * call (ADR 0089). Attempts that begin at the same time share a reading, those that end share a transaction.
 */
@Injectable()
export class DeliveryTimer {
  private readonly userAgent: string;
  private readonly attempts;
  private readonly read = microBatch((ids: readonly string[]) => this.readAll(ids), IN_FLIGHT);
  private readonly interrupt = microBatch((timers: readonly DueTimer[]) => this.interruptAll(timers), IN_FLIGHT);
  private readonly conclude = microBatch((ended: readonly ConcludedTimer[]) => this.concludeAll(ended), IN_FLIGHT);

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly client: DeliveryClient,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    settings: WebhookDispatcherSettings,
    metrics: Metrics,
  ) {
    this.userAgent = userAgentOf(settings);
    this.attempts = metrics.counter(
      'rubrica_webhook_attempts_total',
      'Calls of webhook receivers: succeeded, or why they failed',
      ['result'],
      ['succeeded', ...DELIVERY_ERRORS].map((result) => ({ result })),
    );
  }

  @OnTimer({ kind: DELIVER, concurrency: IN_FLIGHT })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.deliver(timer)));
  }

  private async deliver(timer: DueTimer): Promise<void> {
    if (timer.isTakenOver || timer.attempt > 0) await this.interrupt(timer);
    const due = await this.read(timer.key);
    await this.conclude({ timer, command: await this.attempt(due) });
  }

  private async attempt(due: DueDelivery | undefined): Promise<Conclusion> {
    if (!due?.endpoint) return { type: 'CancelDelivery', reason: 'endpoint_deleted' };
    if (!due.endpoint.is_active) return { type: 'CancelDelivery', reason: 'endpoint_disabled' };
    const begunAt = this.clock.now().toISOString();
    faultPoint('webhook-dispatcher:attempt-claimed');
    const outcome = await this.post(due, due.endpoint);
    this.attempts.inc({ result: outcome.ok ? 'succeeded' : outcome.error });
    faultPoint('webhook-dispatcher:attempt-answered');
    const at = this.clock.now().toISOString();
    return { type: 'RecordAttempt', at, begunAt, outcome, jitter: 0.9 + Math.random() * 0.2 };
  }

  /** The URL is not told: it is the tenant's, and may hold a key. */
  private post(due: DueDelivery, endpoint: DueEndpoint): Promise<AttemptOutcome> {
    const attributes = {
      'http.request.method': 'POST',
      'rubrica.webhook_endpoint.id': due.endpoint_id,
      'rubrica.event.id': due.event_id,
      'rubrica.event.type': due.event_type,
    };
    return inSpan('POST webhook', { kind: 'client', attributes }, async (span) => {
      const outcome = await this.client.post(this.postOf(due, endpoint));
      span?.set({ 'http.response.status_code': outcome.httpStatus ?? undefined });
      if (!outcome.ok) span?.end(outcome.error);
      return outcome;
    });
  }

  private async readAll(ids: readonly string[]): Promise<(DueDelivery | undefined)[]> {
    const dues = await this.deliveries.due(ids);
    return ids.map((id) => dues.get(id));
  }

  /** Records that the attempts before ended without an outcome. */
  private interruptAll(timers: readonly DueTimer[]): Promise<undefined[]> {
    return this.database.transaction(async (tx) => {
      const commands = timers.map(({ key, due, cause }) => ({
        id: key,
        command: { type: 'RecordInterruption', dueAt: due } as const,
        cause,
      }));
      await this.deliveries.show(tx, changesOf(timers, await tx.handleAll(delivery, commands)));
      return timers.map(() => undefined);
    });
  }

  /** Records outcomes, schedules next attempts and completes the timers; refused to a process that has lost one. */
  private concludeAll(ended: readonly ConcludedTimer[]): Promise<undefined[]> {
    const timers = ended.map(({ timer }) => timer);
    return this.database.transaction(async (tx) => {
      const commands = ended.map(({ timer: { key, cause }, command }) => ({ id: key, command, cause }));
      const changes = changesOf(timers, await tx.handleAll(delivery, commands));
      await this.deliveries.show(tx, changes);
      for (const { id, delivery: after } of changes) {
        if (after.status === 'pending') tx.schedule(deliveryTimer(id, after.subject, after.dueAt));
      }
      await tx.complete(...timers);
      return ended.map(() => undefined);
    });
  }

  private postOf({ body: text, endpoint_id, event_id, event_type }: DueDelivery, to: DueEndpoint): DeliveryPost {
    const body = Buffer.from(text, 'utf8');
    const secret = this.secrets.open(Buffer.from(to.sealed_secret, 'base64'), endpoint_id);
    return {
      endpointId: endpoint_id,
      url: to.url,
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': this.userAgent,
        'Svc-Event-Id': event_id,
        'Svc-Event-Type': event_type,
        'Svc-Webhook-Id': endpoint_id,
        // The real clock, since receivers compare it with theirs.
        'Svc-Signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
      },
    };
  }
}

/** Returns the deliveries that a transaction has changed, with their new events. */
const changesOf = (
  timers: readonly DueTimer[],
  handled: readonly Handled<Delivery, DeliveryEvent>[],
): ChangedDelivery[] =>
  handled.flatMap(({ state, events }, i) =>
    events.length > 0 ? [{ id: timers[i]?.key ?? '', delivery: state, events }] : [],
  );
