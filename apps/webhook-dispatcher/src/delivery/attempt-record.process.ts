import { Injectable } from '@nestjs/common';
import { Batch, Database, type DueTimer, type Handled, type Tx } from '@rubrica/eventing';
import { VersionConflict } from '@rubrica/eventing/postgres';
import { WebhookDispatcherSettings } from '../config.js';
import { DELIVER, deliveryGroup } from '../endpoint/attempt-timer.js';
import { type EndpointOutcome, trialEnd, trialQueue } from '../endpoint/circuit.js';
import { hasFailedFor } from '../endpoint/circuit.decide.js';
import { CircuitStore } from '../endpoint/circuit.store.js';
import { EndpointHealthStore } from '../endpoint/endpoint-health.store.js';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { switchOff } from '../endpoint/switch-off.process.js';
import { type AttemptConclusion, isHeldBack, type WaitStep } from './attempt.decide.js';
import type { DueAttempt } from './attempt.process.js';
import { delivery } from './delivery.decide.js';
import type { Delivery, DeliveryEvent } from './delivery.js';
import { deliveryTimer } from './delivery.process.js';
import { type ChangedDelivery, DeliveryView } from './delivery.view.js';

/** A timer and the result of its attempt. */
export interface ConcludedTimer<C = AttemptConclusion> {
  readonly timer: DueAttempt;
  readonly conclusion: C;
}

/** Attempts that are recorded in one transaction at most. */
const MOST = 500;
/** The same of attempts that an open circuit has held back: in batches of their own, so that no outcome of a call waits for them. */
const MOST_HELD_BACK = 200;

/** Records what became of attempts. Those that end at the same time share a transaction. */
@Injectable()
export class AttemptRecord {
  private readonly interruptions = new Batch(
    'interrupted-attempts',
    (timers: readonly DueTimer[]) => this.interruptAll(timers),
    { most: MOST },
  );
  private readonly conclusions = new Batch(
    'attempt-conclusions',
    (ended: readonly ConcludedTimer[]) => this.concludeAll(ended),
    { most: MOST },
  );
  private readonly heldBack = new Batch(
    'held-back-attempts',
    (ended: readonly ConcludedTimer[]) => this.concludeAll(ended),
    { most: MOST_HELD_BACK },
  );

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly circuits: CircuitStore,
    private readonly health: EndpointHealthStore,
    private readonly endpoints: EndpointView,
    private readonly settings: WebhookDispatcherSettings,
  ) {}

  /** Records that the attempt before ended without an outcome. */
  async interrupted(timer: DueTimer): Promise<void> {
    await this.interruptions.add(timer);
  }

  /** Records the outcome, schedules the next attempt, and completes the timer; throws when another process has taken it over. */
  async concluded(ended: ConcludedTimer): Promise<void> {
    await (isHeldBack(ended.conclusion) ? this.heldBack : this.conclusions).add(ended);
  }

  private interruptAll(timers: readonly DueTimer[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      const commands = timers.map(({ key, due, cause }) => ({
        id: key,
        command: { type: 'RecordInterruption', dueAt: due } as const,
        cause,
      }));
      await this.deliveries.show(tx, changesOf(timers, await tx.handleAll(delivery, commands)));
    });
  }

  private concludeAll(ended: readonly ConcludedTimer[]): Promise<void> {
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
      // An erased delivery has no row; then the states that were handed over are out of date.
      if ((await this.deliveries.show(tx, changes)) < changes.length)
        throw new VersionConflict(changes.map(({ id }) => id));
      for (const { id, delivery: after } of changes) {
        if (after.status === 'pending') tx.schedule(deliveryTimer(id, after.subject, after.dueAt));
      }
      this.wait(tx, waits);
      await tx.complete(...ended.map(({ timer }) => timer));
    });
  }

  /**
   * Counts outcomes. When a circuit closes, the attempts that waited for its trial are due now. An endpoint that has failed
   * for too long is switched off.
   */
  private async recordHealth(tx: Tx, outcomes: readonly EndpointOutcome[]): Promise<void> {
    this.health.count(tx, outcomes);
    for (const { endpointId, tenantId, before, after } of await this.circuits.record(tx, outcomes)) {
      if (after.failingSince !== null && hasFailedFor(after, this.settings.switchOffAfterHours, tx.at))
        await switchOff(tx, this.endpoints, endpointId, after.failingSince);
      if (before.status === 'closed' || after.status === 'open') continue;
      const group = deliveryGroup(tenantId, endpointId);
      for (const from of [before.until, trialEnd(before.until)]) tx.move({ kind: DELIVER, group, from, to: tx.at });
    }
  }

  private wait(tx: Tx, waits: readonly ConcludedTimer<WaitStep>[]): void {
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
}

/** Returns the deliveries that a transaction has changed, with their new events. */
const changesOf = (
  timers: readonly DueTimer[],
  handled: readonly Handled<Delivery, DeliveryEvent>[],
): ChangedDelivery[] =>
  handled.flatMap(({ state, events }, i) =>
    events.length > 0 ? [{ id: timers[i]?.key ?? '', delivery: state, events }] : [],
  );
