import type { Fact } from '@rubrica/contracts';
import type { Delivery, DeliveryEvent } from './delivery.js';

/** Makes the published facts of a delivery: how it ended. */
export const messages = (event: DeliveryEvent, delivery: Delivery, { id }: { readonly id: string }): Fact[] => {
  if (delivery.status === 'unknown') return [];
  if (event.type !== 'DeliverySucceeded' && event.type !== 'DeliveryExhausted') return [];
  if (delivery.subject.is_sample) return [];
  const { tenant_id, document_id, kind, environment, event_id, endpoint_id } = delivery.subject;
  return [
    {
      type:
        event.type === 'DeliverySucceeded'
          ? 'co.rubrica.document.webhook-delivered.v1'
          : 'co.rubrica.document.webhook-exhausted.v1',
      key: document_id,
      tenantid: tenant_id,
      data: { document_id, kind, environment, event_id, endpoint_id, delivery_id: id, attempts: event.data.attempt },
    },
  ];
};
