import { Type } from '@sinclair/typebox';
import { documentFact } from './scalars.js';
import { TOPICS } from './topics.js';

const delivery = {
  ...documentFact,
  event_id: Type.String(),
  delivery_id: Type.String(),
  endpoint_id: Type.String(),
  attempts: Type.Integer(),
};

/** What webhook-dispatcher says. */
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
} as const;
