import type { Cause, Handled, TimerRequest, Tx } from '@rubrica/eventing';
import { DELIVER, deliveryGroup } from '../endpoint/attempt-timer.js';
import { trialQueue } from '../endpoint/circuit.js';
import type { Feed, NextPosition } from '../list/positions.store.js';
import { delivery } from './delivery.decide.js';
import type { Delivery, DeliverySubject } from './delivery.js';
import type { DeliveryView } from './delivery.view.js';
import type { DueDelivery, DueEndpoint, AttemptPayload } from './due-delivery.js';

/** Makes the timer of a delivery's next attempt. */
export const deliveryTimer = (id: string, subject: DeliverySubject, due: string): TimerRequest => ({
  kind: DELIVER,
  key: id,
  due,
  group: deliveryGroup(subject.tenant_id, subject.endpoint_id),
});

export interface PlannedDelivery {
  readonly id: string;
  readonly subject: DeliverySubject;
  readonly feed: Feed;
  /** Body of the event, where it is at hand: then the first attempt need not read it. */
  readonly body?: string;
  /** Deliveries whose first attempts go before the one of this; none by default. */
  readonly follows?: readonly string[];
  /** Body of an event that is in no list. */
  readonly sample?: string;
  /** By default the cause of the transaction. */
  readonly cause?: Cause;
}

/** What a first attempt gets that begins right after the commit. */
export interface FirstAttempt {
  /** Undefined when it has to be read: another one may go before it. */
  readonly due: DueDelivery | undefined;
  readonly scheduled: { readonly state: Delivery; readonly version: number };
}

/**
 * Schedules new deliveries, each with its position in the list. The first attempt is due at once, or at the next trial of
 * an endpoint whose circuit is open.
 */
export const scheduleDeliveries = async (
  tx: Tx,
  view: DeliveryView,
  planned: readonly PlannedDelivery[],
  positions: NextPosition | Promise<NextPosition>,
): Promise<void> => {
  if (planned.length === 0) return;
  const [next, receivers, handled] = await Promise.all([
    positions,
    view.receivers(tx, [...new Set(planned.map(({ subject }) => subject.endpoint_id))]),
    tx.handleAll(
      delivery,
      planned.map(({ id, subject, cause }) => ({
        ...{ id, cause },
        command: { type: 'ScheduleDelivery', at: tx.at, subject } as const,
      })),
    ),
  ]);
  const dueAfterTrial = trialQueue();
  const timers = planned.map((plan, i) =>
    firstTimer(tx.at, plan, receivers.get(plan.subject.endpoint_id) ?? null, handled[i], dueAfterTrial),
  );
  tx.schedule(...timers);
  await view.insert(
    tx,
    planned.map(({ id, subject, feed, follows = [], sample = null }, i) => ({
      ...{ id, subject, follows, sample },
      position: next(feed),
      due: timers[i]?.due ?? tx.at,
    })),
  );
};

const firstTimer = (
  at: string,
  plan: PlannedDelivery,
  endpoint: DueEndpoint | null,
  scheduled: Handled<Delivery, unknown> | undefined,
  dueAfterTrial: ReturnType<typeof trialQueue>,
): TimerRequest => {
  const { id, subject, cause, follows = [], body = plan.sample } = plan;
  const circuit = endpoint?.circuit;
  if (circuit?.status === 'open' && Date.parse(circuit.until) > Date.parse(at))
    return {
      ...deliveryTimer(id, subject, dueAfterTrial(subject.endpoint_id, circuit.until)),
      payload: { failedTrials: circuit.failedTrials } satisfies AttemptPayload,
      cause,
    };
  const { tenant_id, endpoint_id, event_id, event_type } = subject;
  const due: DueDelivery | undefined =
    body === undefined || follows.length > 0
      ? undefined
      : {
          ...{ tenant_id, endpoint_id, event_id, event_type, body, follows, endpoint },
          created_at: new Date(at),
          is_behind: false,
        };
  const handover: FirstAttempt | undefined = scheduled && { due, scheduled };
  return { ...deliveryTimer(id, subject, at), cause, handover };
};
