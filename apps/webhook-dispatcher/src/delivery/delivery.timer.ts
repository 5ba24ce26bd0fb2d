import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, type Handled, microBatch, OnTimer } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';
import { DeliveryClient, type DeliveryPost } from './delivery.client.js';
import type { Delivery, DeliveryEvent, DeliverySubject } from './delivery.js';
import { type AttemptOutcome, delivery } from './delivery.decide.js';
import { type ChangedDelivery, DeliveryView, type DueDelivery } from './delivery.view.js';
import { DELIVER, deliveryTimer } from './delivery.process.js';
import { signatureHeader } from './signature.js';

/** Attempts that one transaction records at most. */
const MICRO_BATCH_SIZE = 64;
const USER_AGENT = 'Rubrica/1.0 (+https://rubrica.dev/docs/webhooks)';

interface BegunAttempt {
  readonly timer: DueTimer;
  readonly begunAt: string;
  readonly subject: DeliverySubject;
  readonly due: DueDelivery;
}

interface MadeAttempt {
  readonly begun: BegunAttempt;
  readonly outcome: AttemptOutcome;
}

/**
 * Makes due attempts. Each is committed before the call, and its outcome after it; attempts that come at the same time
 * share these transactions.
 */
@Injectable()
export class DeliveryTimer {
  private readonly begin = microBatch((timers: readonly DueTimer[]) => this.beginAll(timers), MICRO_BATCH_SIZE);
  private readonly record = microBatch((made: readonly MadeAttempt[]) => this.recordAll(made), MICRO_BATCH_SIZE);

  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly client: DeliveryClient,
    private readonly secrets: SecretBox,
  ) {}

  @OnTimer({ kind: DELIVER, concurrency: 256 })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.deliver(timer)));
  }

  private async deliver(timer: DueTimer): Promise<void> {
    const begun = await this.begin(timer);
    if (!begun) return;
    const outcome = await this.client.post(this.postOf(begun));
    await this.record({ begun, outcome });
  }

  /** Begins the attempts; returns null, and completes the timer, where nothing is left to send. */
  private beginAll(timers: readonly DueTimer[]): Promise<(BegunAttempt | null)[]> {
    return this.database.transaction(async (tx) => {
      const dues = await this.deliveries.due(
        tx,
        timers.map(({ key }) => key),
      );
      const handled = await tx.handleAll(
        delivery,
        timers.map(({ key: id, cause }) => ({
          id,
          command: { type: 'BeginAttempt', at: tx.at, endpoint: statusOf(dues.get(id)) },
          cause,
        })),
      );
      const begun = timers.map((timer, i): BegunAttempt | null => {
        const state = handled[i]?.state;
        const due = dues.get(timer.key);
        if (state?.status !== 'pending' || state.begunAt === null || !due) return null;
        return { timer, begunAt: state.begunAt, subject: state.subject, due };
      });
      await this.deliveries.show(tx, changesOf(timers, handled));
      const done = timers.filter((_, i) => begun[i] === null);
      if (done.length > 0) await tx.complete(...done);
      return begun;
    });
  }

  private recordAll(made: readonly MadeAttempt[]): Promise<undefined[]> {
    const timers = made.map(({ begun }) => begun.timer);
    return this.database.transaction(async (tx) => {
      const handled = await tx.handleAll(
        delivery,
        made.map(({ begun: { timer, begunAt }, outcome }) => ({
          id: timer.key,
          command: { type: 'RecordAttempt', at: tx.at, begunAt, outcome, jitter: 0.9 + Math.random() * 0.2 },
          cause: timer.cause,
        })),
      );
      await this.deliveries.show(tx, changesOf(timers, handled));
      for (const { id, delivery: after } of changesOf(timers, handled)) {
        if (after.status === 'pending') tx.schedule(deliveryTimer(id, after.subject, after.dueAt));
      }
      await tx.complete(...timers);
      return made.map(() => undefined);
    });
  }

  private postOf({ subject: { endpoint_id, event_id, event_type }, due }: BegunAttempt): DeliveryPost {
    const body = Buffer.from(due.body, 'utf8');
    const secret = this.secrets.open(Buffer.from(due.sealed_secret ?? '', 'base64'), endpoint_id);
    return {
      url: due.url ?? '',
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': USER_AGENT,
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

const statusOf = (due: DueDelivery | undefined): 'active' | 'disabled' | 'deleted' => {
  if (!due || due.is_active === null) return 'deleted';
  return due.is_active ? 'active' : 'disabled';
};
