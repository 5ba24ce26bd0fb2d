import type { EventType } from '@rubrica/client';
import { ALL_EVENT_TYPES } from '../../webhook/event-types.js';
import { ALL_DELIVERY_STATES, type DeliveryStatus } from '../../webhook/states.js';

/** Which deliveries of an endpoint are shown, and which of them is open. It stands in the address. */
export interface DeliveryFilter {
  readonly status?: DeliveryStatus | undefined;
  readonly event_type?: EventType | undefined;
  /** Id of the last delivery of the page before. */
  readonly after?: string | undefined;
  /** Id of the delivery that is open. */
  readonly delivery?: string | undefined;
}

const id = (given: unknown): string | undefined => (typeof given === 'string' && given !== '' ? given : undefined);

/** Reads the query of an address; what is unknown there is left out. */
export const readDeliveryFilter = (query: Readonly<Record<string, unknown>>): DeliveryFilter => ({
  status: ALL_DELIVERY_STATES.find((status) => status === query['status']),
  event_type: ALL_EVENT_TYPES.find((type) => type === query['event_type']),
  after: id(query['after']),
  delivery: id(query['delivery']),
});
