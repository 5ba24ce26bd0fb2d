import { Injectable } from '@nestjs/common';
import { Batch, type DueTimer, faultPoint } from '@rubrica/eventing';
import { inSpan } from '@rubrica/eventing/tracing';
import { Clock, SecretBox } from '@rubrica/service';
import { userAgentOf, WebhookDispatcherSettings } from '../config.js';
import type { AttemptOutcome } from '../call/attempt-outcome.js';
import { deliveryRequest, type DeliveryRequest } from '../call/delivery-request.js';
import { CircuitStore } from '../endpoint/circuit.store.js';
import { type AttemptConclusion, type Attempted, attemptStep } from './attempt.decide.js';
import { DeliveryClient } from '../call/delivery.client.js';
import type { FirstAttempt } from './delivery.process.js';
import { DeliveryView } from './delivery.view.js';
import { type DueDelivery, type DueEndpoint, sealedSecrets, type AttemptPayload } from './due-delivery.js';
import { FirstAttempts } from './first-attempts.js';

export type DueAttempt = DueTimer<AttemptPayload, FirstAttempt>;

/** Deliveries that are read, and trials that begin, with one statement at most. */
const MOST = 500;

/** Makes attempts: reads what each needs, decides what it does, and calls the receiver. Records nothing. */
@Injectable()
export class AttemptProcess {
  private readonly userAgent: string;
  private readonly reads = new Batch('due-deliveries', (ids: readonly string[]) => this.readAll(ids), { most: MOST });
  private readonly trials = new Batch('endpoint-trials', (ids: readonly string[]) => this.beginTrials(ids), {
    most: MOST,
  });

  constructor(
    private readonly deliveries: DeliveryView,
    private readonly circuits: CircuitStore,
    private readonly firstAttempts: FirstAttempts,
    private readonly client: DeliveryClient,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
    settings: WebhookDispatcherSettings,
  ) {
    this.userAgent = userAgentOf(settings);
  }

  /** Makes the attempt of a timer; `known`: what it needs, where that was at hand when it was scheduled. */
  async attempt(timer: DueAttempt, known?: DueDelivery): Promise<AttemptConclusion> {
    const due = known ?? (await this.reads.add(timer.key));
    const isBehind = due?.is_behind === true && !(await this.firstAttempts.answered(due.follows));
    const step = attemptStep(due, timer.payload, { isBehind, at: this.clock.now() });
    switch (step.type) {
      case 'Call':
        return this.call(step.due, step.endpoint, false);
      case 'BeginTrial':
        if (await this.trials.add(step.due.endpoint_id)) return this.call(step.due, step.endpoint, true);
        // Another attempt makes the trial: this one reads when that will have ended.
        return this.attempt(timer);
      case 'FailUnsent':
        return this.unsent();
      case 'CancelDelivery':
      case 'Wait':
        return step;
    }
  }

  private async call(due: DueDelivery, endpoint: DueEndpoint, isTrial: boolean): Promise<Attempted> {
    const begunAt = this.clock.now().toISOString();
    faultPoint('webhook-dispatcher:attempt-claimed');
    const outcome = await this.post(due, endpoint);
    faultPoint('webhook-dispatcher:attempt-answered');
    const at = this.clock.now().toISOString();
    const { endpoint_id: endpointId, tenant_id: tenantId } = due;
    const { ok, durationMs, httpStatus } = outcome;
    const error = outcome.ok ? null : outcome.error;
    const { circuit } = endpoint;
    const seen = { at, ok, isTrial, endpointId, tenantId, durationMs, error, httpStatus, circuit };
    return { ...attempted(at, begunAt, outcome), seen: error === 'interrupted' ? null : seen };
  }

  private unsent(): Attempted {
    const at = this.clock.now().toISOString();
    const outcome = { ok: false, error: 'circuit_open', httpStatus: null, durationMs: 0, answer: null } as const;
    return attempted(at, at, outcome);
  }

  /** The span has no URL: it is the tenant's, and may hold a key. */
  private post(due: DueDelivery, endpoint: DueEndpoint): Promise<AttemptOutcome> {
    const attributes = {
      'http.request.method': 'POST',
      'rubrica.webhook_endpoint.id': due.endpoint_id,
      'rubrica.event.id': due.event_id,
      'rubrica.event.type': due.event_type,
    };
    return inSpan('POST webhook', { kind: 'client', attributes }, async (span) => {
      const outcome = await this.client.post(this.requestOf(due, endpoint));
      span?.set({ 'http.response.status_code': outcome.httpStatus ?? undefined });
      if (!outcome.ok) span?.end(outcome.error);
      return outcome;
    });
  }

  private requestOf(due: DueDelivery, endpoint: DueEndpoint): DeliveryRequest {
    const secrets = sealedSecrets(endpoint, this.clock.now()).map((sealed) =>
      this.secrets.open(Buffer.from(sealed, 'base64'), due.endpoint_id),
    );
    const unixSeconds = Math.floor(Date.now() / 1000);
    return deliveryRequest(due, endpoint.url, this.userAgent, { secrets, unixSeconds });
  }

  private async readAll(ids: readonly string[]): Promise<(DueDelivery | undefined)[]> {
    const dues = await this.deliveries.due(ids);
    return ids.map((id) => dues.get(id));
  }

  /** Returns for each attempt whether it makes the trial of its endpoint: one of each at most. */
  private async beginTrials(endpointIds: readonly string[]): Promise<boolean[]> {
    const begun = await this.circuits.beginTrials([...new Set(endpointIds)], this.clock.now());
    return endpointIds.map((id, i) => begun.has(id) && endpointIds.indexOf(id) === i);
  }
}

const attempted = (at: string, begunAt: string, outcome: AttemptOutcome): Attempted => ({
  type: 'RecordAttempt',
  ...{ at, begunAt, outcome },
  jitter: 0.9 + Math.random() * 0.2,
  seen: null,
});
