import { Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { described, documentFact, Instant, TenantId } from '../vocabulary/scalars.js';
import { TOPICS } from './topics.js';

const delivery = {
  ...documentFact,
  event_id: Type.String({ pattern: idPattern(ID_PREFIX.event), description: 'The public event that was delivered' }),
  delivery_id: Type.String({
    pattern: idPattern(ID_PREFIX.delivery),
    description: 'This event on its way to this endpoint',
  }),
  endpoint_id: Type.String({ pattern: idPattern(ID_PREFIX.webhookEndpoint), description: 'The webhook endpoint' }),
  attempts: Type.Integer({ minimum: 1, description: 'How many it took, counted anew after a retry by hand' }),
};

/** Facts that webhook-dispatcher publishes. */
export const webhookDispatcherMessages = {
  'co.rubrica.document.webhook-delivered.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'A receiver took an event of the document.',
    data: Type.Object(delivery),
  },
  'co.rubrica.document.webhook-exhausted.v1': {
    topic: TOPICS.documentLifecycle,
    description: 'All attempts failed; the event can be redelivered.',
    data: Type.Object(delivery),
  },
  'co.rubrica.webhook-endpoint.switched-off.v1': {
    topic: TOPICS.tenantLifecycle,
    description:
      'A webhook endpoint of the tenant has failed for too long: it gets nothing until somebody switches it on.',
    data: Type.Object({
      tenant_id: TenantId,
      endpoint_id: delivery.endpoint_id,
      livemode: Type.Boolean({ description: 'Whether it gets events of live mode' }),
      failing_since: described(Instant, 'Time of its first failure after its last success'),
    }),
  },
} as const;
