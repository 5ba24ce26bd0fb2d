import { Injectable } from '@nestjs/common';
import { type Cause, Database, type DueTimer, OnTimer, type TimerRequest, type Tx } from '@rubrica/eventing';
import { SecretBox } from '@rubrica/service';
import type { Feed, NextPosition } from '../list/positions.view.js';
import { DeliveryClient, type DeliveryPost } from './delivery.client.js';
import type { DeliverySubject } from './delivery.js';
import { type AttemptOutcome, delivery } from './delivery.decide.js';
import { type DeliveryRow, DeliveryView, type DueDelivery } from './delivery.view.js';
import { signatureHeader } from './signature.js';

const KIND = 'deliver';
const USER_AGENT = 'Rubrica/1.0 (+https://rubrica.dev/docs/webhooks)';

/** The timer of a delivery's next attempt; endpoints are served in turn. */
export const deliveryTimer = (id: string, { endpoint_id: group }: DeliverySubject, due: string): TimerRequest => ({
  kind: KIND,
  key: id,
  due,
  group,
});

export interface PlannedDelivery {
  readonly id: string;
  readonly subject: DeliverySubject;
  readonly feed: Feed;
  /** That of the transaction by default. */
  readonly cause?: Cause;
}

/** New deliveries, each with its place in the list, to be attempted at once. */
export const scheduleDeliveries = async (
  tx: Tx,
  view: DeliveryView,
  planned: readonly PlannedDelivery[],
  next: NextPosition,
): Promise<readonly DeliveryRow[]> => {
  if (planned.length === 0) return [];
  await tx.handleAll(
    delivery,
    planned.map(({ id, subject, cause }) => ({ id, command: { type: 'ScheduleDelivery', at: tx.at, subject }, cause })),
  );
  tx.schedule(...planned.map(({ id, subject, cause }) => ({ ...deliveryTimer(id, subject, tx.at), cause })));
  return view.insert(
    tx,
    planned.map(({ id, subject, feed }) => ({ id, subject, position: next(feed) })),
  );
};

interface Begun {
  readonly begunAt: string;
  readonly post: DeliveryPost;
}

/** Makes the attempts that are due: recorded, made, recorded. */
@Injectable()
export class DeliveryTimer {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly client: DeliveryClient,
    private readonly secrets: SecretBox,
  ) {}

  @OnTimer({ kind: KIND, concurrency: 256 })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    await Promise.all(timers.map((timer) => this.deliver(timer)));
  }

  private async deliver(timer: DueTimer): Promise<void> {
    const begun = await this.begin(timer);
    if (!begun) return;
    const outcome = await this.client.post(begun.post);
    await this.record(timer, begun, outcome);
  }

  /** Null when there is nothing to send any more; the timer is then done. */
  private begin(timer: DueTimer): Promise<Begun | null> {
    const id = timer.key;
    return this.database.transaction(async (tx) => {
      const due = await this.deliveries.due(tx, id);
      const command = { type: 'BeginAttempt', at: tx.at, endpoint: statusOf(due) } as const;
      const { state, events } = await tx.handle(delivery, id, command);
      await this.deliveries.show(
        tx,
        id,
        state,
        events.filter(({ type }) => type !== 'AttemptBegun'),
      );
      if (state.status === 'pending' && state.begunAt !== null && due) {
        return { begunAt: state.begunAt, post: this.postOf(state.subject, due) };
      }
      await tx.complete(timer);
      return null;
    }, timer.cause);
  }

  private async record(timer: DueTimer, { begunAt }: Begun, outcome: AttemptOutcome): Promise<void> {
    const id = timer.key;
    await this.database.transaction(async (tx) => {
      const jitter = 0.9 + Math.random() * 0.2;
      const { state, events } = await tx.handle(delivery, id, {
        type: 'RecordAttempt',
        at: tx.at,
        begunAt,
        outcome,
        jitter,
      });
      await this.deliveries.show(tx, id, state, events);
      if (state.status === 'pending' && events.length > 0) tx.schedule(deliveryTimer(id, state.subject, state.dueAt));
      await tx.complete(timer);
    }, timer.cause);
  }

  private postOf({ endpoint_id, event_id, event_type }: DeliverySubject, due: DueDelivery): DeliveryPost {
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
        // Receivers compare it with their own clock: always the real one.
        'Svc-Signature': signatureHeader(body, secret, Math.floor(Date.now() / 1000)),
      },
    };
  }
}

const statusOf = (due: DueDelivery | undefined): 'active' | 'disabled' | 'deleted' => {
  if (!due || due.is_active === null) return 'deleted';
  return due.is_active ? 'active' : 'disabled';
};
