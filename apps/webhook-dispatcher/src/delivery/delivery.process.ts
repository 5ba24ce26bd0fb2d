import type { Cause, TimerRequest, Tx } from '@rubrica/eventing';
import type { Feed, NextPosition } from '../list/positions.store.js';
import { delivery } from './delivery.decide.js';
import type { DeliverySubject } from './delivery.js';
import type { DeliveryView } from './delivery.view.js';

export const DELIVER = 'deliver';

/** Makes the timer of a delivery's next attempt; endpoints are served in turn. */
export const deliveryTimer = (id: string, { endpoint_id: group }: DeliverySubject, due: string): TimerRequest => ({
  kind: DELIVER,
  key: id,
  due,
  group,
});

export interface PlannedDelivery {
  readonly id: string;
  readonly subject: DeliverySubject;
  readonly feed: Feed;
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
    planned.map(({ id, subject, feed }) => ({ id, subject, position: next(feed) })),
  );
};
