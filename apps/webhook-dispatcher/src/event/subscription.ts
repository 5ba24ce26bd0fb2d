import { type EventType, knowsEventType, type PublicEvent, RECEIVED_DOCUMENT } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';
import type { ApiVersion } from '@rubrica/kinds';
import { encodeId } from '@rubrica/service';
import { hash } from 'node:crypto';
import type { DeliverySubject } from '../delivery/delivery.js';

/** What decides whether an endpoint gets an event. */
export interface Subscriber {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly is_active: boolean;
  readonly subscribed_events: readonly EventType[];
  readonly api_version: ApiVersion;
}

/**
 * Tells whether an endpoint gets an event. Test events never reach live endpoints, nor live events test endpoints; and no
 * event reaches an endpoint of a version that does not know its type.
 */
export const isSubscribed = (endpoint: Subscriber, event: PublicEvent): boolean =>
  endpoint.is_active &&
  endpoint.tenant_id === event.account &&
  endpoint.livemode === event.livemode &&
  endpoint.subscribed_events.includes(event.type) &&
  knowsEventType(endpoint.api_version, event.type);

/** Returns the document that an event is about: of an event of an invoice, the invoice. */
export const documentOf = ({ data: { object } }: PublicEvent): { readonly id: string; readonly object: DocumentKind } => {
  if (!('invoice_id' in object)) return object;
  return object.invoice_id === null
    ? { id: object.received_document_id, object: RECEIVED_DOCUMENT }
    : { id: object.invoice_id, object: 'invoice' };
};

export const subjectOf = (event: PublicEvent, endpoint: Subscriber): DeliverySubject => {
  const { id: document_id, object: kind } = documentOf(event);
  const { environment } = event.data.object;
  return {
    tenant_id: event.account,
    endpoint_id: endpoint.id,
    event_id: event.id,
    event_type: event.type,
    document_id,
    kind,
    environment,
  };
};

/** Makes the id of the first delivery of an event to an endpoint, the same whenever its fact is read. */
export const firstDeliveryId = (eventId: string, endpointId: string): string =>
  `whd_${encodeId(hash('sha256', `${eventId}\n${endpointId}`, 'buffer'))}`;
