import { Injectable } from '@nestjs/common';
import { DELIVERY_ERRORS } from '@rubrica/contracts';
import {
  Database,
  type DueTimer,
  faultPoint,
  type Handled,
  inSpan,
  lastBatch,
  microBatch,
  OnTimer,
  type Tx,
  VersionConflict,
} from '@rubrica/eventing';
import { Clock, Metrics, SecretBox } from '@rubrica/service';
import { userAgentOf, WebhookDispatcherSettings } from '../config.js';
import { DELIVER, deliveryGroup } from '../endpoint/attempt-timer.js';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { isFailingFor, trialEnd, trialQueue } from '../endpoint/health.js';
import { type EndpointOutcome, HealthStore } from '../endpoint/health.store.js';
import { switchOff } from '../endpoint/switch-off.process.js';
import { DeliveryClient, type DeliveryPost } from './delivery.client.js';
import type { Delivery, DeliveryEvent } from './delivery.js';
import { type AttemptOutcome, delivery, type DeliveryCommand } from './delivery.decide.js';
import { type ChangedDelivery, DeliveryView, type DueDelivery, type DueEndpoint } from './delivery.view.js';
import { deliveryTimer, type FirstAttempt, type Waiting } from './delivery.process.js';
import { FirstAttempts } from './first-attempts.js';
import { signatureHeader } from './signature.js';

/** Of the attempts that may be under way one endpoint gets so many at most, and all of a tenant so many. */
const ENDPOINT_SHARE = 1 / 32;
const TENANT_SHARE = 1 / 4;
/** Calls that share a statement or a transaction at most. */
const BATCH = 500;
/** Attempts that an open circuit has held back are recorded so many at once: they go behind what receivers wait for. */
const HELD_BACK_BATCH = 200;
/** A first attempt that another process has to make the one before of looks again after this time, for so long. */
const BEHIND_MS = 250;
const BEHIND_AT_MOST_MS = 60_000;

type DeliveryTimerDue = DueTimer<Waiting, FirstAttempt>;

/** What ends a call of the timer: a command, or a wait. */
type Conclusion =
  | Extract<DeliveryCommand, { readonly type: 'CancelDelivery' }>
  | (Extract<DeliveryCommand, { readonly type: 'RecordAttempt' }> & { readonly seen: EndpointOutcome | null })
  | { readonly type: 'Wait'; readonly until: string; readonly waiting: Waiting };

interface ConcludedTimer<C = Conclusion> {
  readonly timer: DeliveryTimerDue;
  readonly conclusion: C;
}

/**
 * Makes due attempts. The claim of the timer is the record that one is being made; its outcome is recorded after the
 * call (ADR 0089). Attempts that begin at the same time share a reading, those that end share a transaction. While the
 * circuit of an endpoint is open its attempts wait for the trial (ADR 0146).
 */
@Injectable()
export class DeliveryTimer {
  private readonly userAgent: string;
  private readonly attempts;
  private readonly firstAttempts = new FirstAttempts();
  private readonly read = microBatch((ids: readonly string[]) => this.readAll(ids), BATCH);
  private readonly beginTrial = microBatch((ids: readonly string[]) => this.beginTrials(ids), BATCH);
  private readonly interrupt = microBatch((timers: readonly DueTimer[]) => this.interruptAll(timers), BATCH);
  private readonly conclude = microBatch((ended: readonly ConcludedTimer[]) => this.concludeAll(ended), BATCH);
  private readonly concludeLast = lastBatch(
    (ended: readonly ConcludedTimer[]) => this.concludeAll(ended),
    HELD_BACK_BATCH,
  );

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly health: HealthStore,
    private readonly endpoints: EndpointView,
    private readonly client: DeliveryClient,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    private readonly settings: WebhookDispatcherSettings,
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

  @OnTimer(({ settings }: DeliveryTimer) => ({
    kind: DELIVER,
    concurrency: settings.mostInFlight,
    groupShare: () => ENDPOINT_SHARE,
    ownerShare: TENANT_SHARE,
  }))
  async onDue(timers: readonly DeliveryTimerDue[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.deliver(timer)));
  }

  private async deliver(timer: DeliveryTimerDue): Promise<void> {
    const end = this.firstAttempts.begin(timer.key);
    try {
      if (timer.isTakenOver || timer.attempt > 0) await this.interrupt(timer);
      const conclusion = await this.attempt(timer, timer.handover?.due);
      end.answered();
      await (isHeldBack(conclusion) ? this.concludeLast : this.conclude)({ timer, conclusion });
    } finally {
      end.concluded();
    }
  }

  private async attempt(timer: DeliveryTimerDue, known?: DueDelivery): Promise<Conclusion> {
    const due = known ?? (await this.read(timer.key));
    if (!due?.endpoint) return { type: 'CancelDelivery', reason: 'endpoint_deleted' };
    if (!due.endpoint.is_active) return { type: 'CancelDelivery', reason: 'endpoint_disabled' };
    if (due.is_behind && !(await this.firstAttempts.answered(due.follows)) && this.mayWait(due))
      return { type: 'Wait', until: this.inMs(BEHIND_MS), waiting: timer.payload };
    const { openUntil, failedTrials } = due.endpoint.health;
    if (openUntil === null) return this.call(due, due.endpoint, false);
    if (timer.payload.failedTrials !== undefined && failedTrials > timer.payload.failedTrials) return this.notSent();
    if (Date.parse(openUntil) > this.clock.now().getTime())
      return { type: 'Wait', until: openUntil, waiting: { failedTrials } };
    if (await this.beginTrial(due.endpoint_id)) return this.call(due, due.endpoint, true);
    return this.attempt(timer);
  }

  private async call(due: DueDelivery, endpoint: DueEndpoint, isTrial: boolean): Promise<Conclusion> {
    const begunAt = this.clock.now().toISOString();
    faultPoint('webhook-dispatcher:attempt-claimed');
    const outcome = await this.post(due, endpoint);
    this.attempts.inc({ result: outcome.ok ? 'succeeded' : outcome.error });
    faultPoint('webhook-dispatcher:attempt-answered');
    const at = this.clock.now().toISOString();
    const { endpoint_id: endpointId, tenant_id: tenantId } = due;
    const { ok, durationMs, httpStatus } = outcome;
    const error = outcome.ok ? null : outcome.error;
    const seen = { at, ok, isTrial, endpointId, tenantId, durationMs, error, httpStatus, health: endpoint.health };
    return { ...recordAttempt(at, begunAt, outcome), seen: error === 'interrupted' ? null : seen };
  }

  /** The trial that this attempt waited for has failed; so does the attempt. */
  private notSent(): Conclusion {
    this.attempts.inc({ result: 'circuit_open' });
    const at = this.clock.now().toISOString();
    const outcome = { ok: false, error: 'circuit_open', httpStatus: null, durationMs: 0, answer: null } as const;
    return { ...recordAttempt(at, at, outcome), seen: null };
  }

  private mayWait({ created_at }: DueDelivery): boolean {
    return this.clock.now().getTime() - created_at.getTime() < BEHIND_AT_MOST_MS;
  }

  private inMs(ms: number): string {
    return new Date(this.clock.now().getTime() + ms).toISOString();
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

  /** Tells of each call whether it is to make the trial of its endpoint: one of each at most. */
  private async beginTrials(endpointIds: readonly string[]): Promise<boolean[]> {
    const begun = await this.health.beginTrials([...new Set(endpointIds)], this.clock.now());
    return endpointIds.map((id, i) => begun.has(id) && endpointIds.indexOf(id) === i);
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
    const waits = ended.flatMap(({ timer, conclusion }) => (conclusion.type === 'Wait' ? [{ timer, conclusion }] : []));
    const decided = ended.flatMap(({ timer, conclusion }) =>
      conclusion.type === 'Wait' ? [] : [{ timer, conclusion }],
    );
    return this.database.transaction(async (tx) => {
      await this.recordHealth(
        tx,
        decided.flatMap(({ conclusion }) => (conclusion.type === 'RecordAttempt' ? (conclusion.seen ?? []) : [])),
      );
      const commands = decided.map(({ timer: { key, cause }, conclusion }) => ({
        id: key,
        command: conclusion,
        cause,
      }));
      const timers = decided.map(({ timer }) => timer);
      tx.resume(
        delivery,
        new Map(timers.flatMap(({ key, handover }) => (handover ? [[key, handover.scheduled] as const] : []))),
      );
      const changes = changesOf(timers, await tx.handleAll(delivery, commands));
      // Whoever was erased meanwhile has no row; then the states that were handed over are out of date.
      if ((await this.deliveries.show(tx, changes)) < changes.length)
        throw new VersionConflict(changes.map(({ id }) => id));
      for (const { id, delivery: after } of changes) {
        if (after.status === 'pending') tx.schedule(deliveryTimer(id, after.subject, after.dueAt));
      }
      this.wait(tx, waits);
      await tx.complete(...ended.map(({ timer }) => timer));
      return ended.map(() => undefined);
    });
  }

  /** Counts outcomes. When a circuit closes, what waited for its trial is due now; who fails for too long is switched off. */
  private async recordHealth(tx: Tx, outcomes: readonly EndpointOutcome[]): Promise<void> {
    for (const { endpointId, tenantId, before, after } of await this.health.record(tx, outcomes)) {
      if (after.failingSince !== null && isFailingFor(after, this.settings.switchOffAfterHours, tx.at))
        await switchOff(tx, this.endpoints, endpointId, after.failingSince);
      if (before.openUntil === null || after.openUntil !== null) continue;
      const group = deliveryGroup(tenantId, endpointId);
      for (const from of [before.openUntil, trialEnd(before.openUntil)])
        tx.move({ kind: DELIVER, group, from, to: tx.at });
    }
  }

  private wait(tx: Tx, waits: readonly ConcludedTimer<Conclusion & { readonly type: 'Wait' }>[]): void {
    if (waits.length === 0) return;
    const dueAfterTrial = trialQueue();
    const waiting = waits.map(({ timer: { kind, key, group, cause }, conclusion: { until, waiting: payload } }) => ({
      ...{ kind, key, group, cause, payload },
      due: payload.failedTrials === undefined ? until : dueAfterTrial(group, until),
    }));
    tx.schedule(...waiting);
    this.deliveries.delay(
      tx,
      waiting.map(({ key, due }) => ({ id: key, until: due })),
    );
  }

  private postOf({ body: text, endpoint_id, event_id, event_type }: DueDelivery, to: DueEndpoint): DeliveryPost {
    const body = Buffer.from(text, 'utf8');
    const sealed = [to.sealed_secret];
    if (to.previous && to.previous.until > this.clock.now()) sealed.push(to.previous.sealed_secret);
    const secrets = sealed.map((one) => this.secrets.open(Buffer.from(one, 'base64'), endpoint_id));
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
        'Svc-Signature': signatureHeader(body, secrets, Math.floor(Date.now() / 1000)),
      },
    };
  }
}

/** Tells whether the circuit of the endpoint was open, so that no call was made. */
const isHeldBack = (conclusion: Conclusion): boolean =>
  conclusion.type === 'Wait'
    ? conclusion.waiting.failedTrials !== undefined
    : conclusion.type === 'RecordAttempt' && !conclusion.outcome.ok && conclusion.outcome.error === 'circuit_open';

const recordAttempt = (
  at: string,
  begunAt: string,
  outcome: AttemptOutcome,
): Extract<DeliveryCommand, { readonly type: 'RecordAttempt' }> => ({
  type: 'RecordAttempt',
  at,
  begunAt,
  outcome,
  jitter: 0.9 + Math.random() * 0.2,
});

/** Returns the deliveries that a transaction has changed, with their new events. */
const changesOf = (
  timers: readonly DueTimer[],
  handled: readonly Handled<Delivery, DeliveryEvent>[],
): ChangedDelivery[] =>
  handled.flatMap(({ state, events }, i) =>
    events.length > 0 ? [{ id: timers[i]?.key ?? '', delivery: state, events }] : [],
  );
