import type { Cause, TimerRequest, Tx } from '@rubrica/eventing';
import { DELIVER, deliveryGroup } from '../endpoint/attempt-timer.js';
import type { Feed, NextPosition } from '../list/positions.store.js';
import { delivery } from './delivery.decide.js';
import type { DeliverySubject } from './delivery.js';
import type { DeliveryView } from './delivery.view.js';

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
  /** Deliveries whose first attempts go before the one of this; none by default. */
  readonly follows?: readonly string[];
  /** Body of an event that is in no list. */
  readonly sample?: string;
  /** By default the cause of the transaction. */
  readonly cause?: Cause;
}

/** Schedules new deliveries, each with its position in the list; the first attempt is due at once. */
export const scheduleDeliveries = async (
  tx: Tx,
  view: DeliveryView,
  planned: readonly PlannedDelivery[],
  next: NextPosition,
): Promise<void> => {
  if (planned.length === 0) return;
  await tx.handleAll(
    delivery,
    planned.map(({ id, subject, cause }) => ({ id, command: { type: 'ScheduleDelivery', at: tx.at, subject }, cause })),
  );
  tx.schedule(...planned.map(({ id, subject, cause }) => ({ ...deliveryTimer(id, subject, tx.at), cause })));
  await view.insert(
    tx,
    planned.map(({ id, subject, feed, follows = [], sample = null }) => ({
      ...{ id, subject, follows, sample },
      position: next(feed),
    })),
  );
};
