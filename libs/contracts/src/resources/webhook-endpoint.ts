import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { EVENT_TYPES, type EventType } from './public-event.js';
import { Metadata, MetadataChange } from './metadata.js';

/** One of the 21 public event types. */
export const EventTypeName = Type.Unsafe<EventType>({ type: 'string', enum: [...EVENT_TYPES] });

export const WebhookEndpointId = Type.String({ pattern: idPattern(ID_PREFIX.webhookEndpoint) });

const url = Type.String({
  maxLength: 2048,
  description: 'an https URL that is reachable from the internet, without credentials',
  examples: ['https://example.com/rubrica/events'],
});
const description = Type.String({ maxLength: 500 });
const subscribedEvents = Type.Array(EventTypeName, { minItems: 1, uniqueItems: true });

/** POST /v1/webhook-endpoints. */
export const WebhookEndpointInput = Type.Object(
  {
    url,
    subscribed_events: subscribedEvents,
    description: Type.Optional(description),
    metadata: Type.Optional(Metadata),
  },
  { additionalProperties: false, title: 'WebhookEndpointInput' },
);
export type WebhookEndpointInput = Static<typeof WebhookEndpointInput>;

/** PATCH /v1/webhook-endpoints/{id}. */
export const WebhookEndpointPatch = Type.Object(
  {
    url: Type.Optional(url),
    subscribed_events: Type.Optional(subscribedEvents),
    description: Type.Optional(description),
    is_active: Type.Optional(Type.Boolean()),
    metadata: Type.Optional(MetadataChange),
  },
  { additionalProperties: false, title: 'WebhookEndpointPatch' },
);
export type WebhookEndpointPatch = Static<typeof WebhookEndpointPatch>;

const endpoint = {
  id: WebhookEndpointId,
  object: Type.Literal('webhook_endpoint'),
  url: Type.String(),
  description: Type.String(),
  subscribed_events: Type.Array(EventTypeName),
  is_active: Type.Boolean(),
  livemode: Type.Boolean({ description: 'That of the API key which registered it.' }),
  metadata: Type.Record(Type.String(), Type.String()),
  api_version: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' }),
  created_at: Type.String({ format: 'date-time' }),
  updated_at: Type.String({ format: 'date-time' }),
};

export const WebhookEndpointResource = Type.Object(endpoint, { additionalProperties: false, title: 'WebhookEndpoint' });
export type WebhookEndpointResource = Static<typeof WebhookEndpointResource>;

/** Answer of create and rotate-secret, the only two that show the secret. */
export const WebhookEndpointWithSecret = Type.Object(
  { ...endpoint, secret: Type.String({ pattern: '^whsec_', description: 'Signs the deliveries; shown only here.' }) },
  { additionalProperties: false, title: 'WebhookEndpointWithSecret' },
);
export type WebhookEndpointWithSecret = Static<typeof WebhookEndpointWithSecret>;

export const DeletedWebhookEndpoint = Type.Object(
  { id: WebhookEndpointId, object: Type.Literal('webhook_endpoint'), deleted: Type.Literal(true) },
  { additionalProperties: false, title: 'DeletedWebhookEndpoint' },
);
export type DeletedWebhookEndpoint = Static<typeof DeletedWebhookEndpoint>;
