import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { choiceByVersion } from '../vocabulary/schema-in.js';
import { type EventType, eventTypesOf } from './public-event.js';
import { Metadata, MetadataChange } from './metadata.js';

/** A public event type. */
export const EventTypeName = Type.Unsafe<EventType>({
  type: 'string',
  ...choiceByVersion((version) => eventTypesOf(version)),
});

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

/** POST /v1/webhook-endpoints/{id}/rotate-secret. */
export const RotateSecretInput = Type.Object(
  {
    overlap_hours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 168,
        description:
          'How long deliveries are signed with the present secret too. 0, the default: it is invalid at once.',
        examples: [24],
      }),
    ),
  },
  { additionalProperties: false, title: 'RotateSecretInput' },
);
export type RotateSecretInput = Static<typeof RotateSecretInput>;

/** POST /v1/webhook-endpoints/{id}/test. */
export const TestDeliveryInput = Type.Object(
  { type: Type.Unsafe<EventType>({ ...EventTypeName, description: 'Type of the sample' }) },
  { additionalProperties: false, title: 'TestDeliveryInput' },
);
export type TestDeliveryInput = Static<typeof TestDeliveryInput>;

/** What becomes of the attempts of an endpoint. */
export const ENDPOINT_STATES = ['healthy', 'failing', 'circuit_open', 'inactive', 'switched_off'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

const instantOrNull = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

export const EndpointHealth = Type.Object(
  {
    object: Type.Literal('webhook_endpoint_health'),
    webhook_endpoint_id: WebhookEndpointId,
    state: Type.Unsafe<EndpointState>({
      type: 'string',
      enum: [...ENDPOINT_STATES],
      description:
        '`failing`: failures since the last success. `circuit_open`: ten or more of them; attempts wait for a trial. ' +
        '`switched_off`: by us, since it failed for too long; `PATCH` with `is_active: true` switches it on.',
    }),
    attempts: Type.Object({
      succeeded: Type.Integer({ description: 'How many of the last 24 hours succeeded' }),
      failed: Type.Integer({ description: 'How many failed' }),
    }),
    success_rate: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()], {
      description: 'Share of the attempts of the last 24 hours that succeeded; null without any.',
    }),
    p95_ms: Type.Union([Type.Integer(), Type.Null()], {
      description:
        '95 of 100 attempts of the last 24 hours took no longer, rounded up to a class; 10000 also stands for more.',
    }),
    failing_since: instantOrNull('Time of the first failure after the last success.'),
    last_error: Type.Union(
      [
        Type.Object({
          error: Type.String({ description: 'As in the attempts of a delivery.' }),
          status: Type.Union([Type.Integer(), Type.Null()]),
          at: Type.String({ format: 'date-time', description: 'When it ended' }),
        }),
        Type.Null(),
      ],
      { description: 'Of the latest attempt that failed.' },
    ),
    next_attempt_at: instantOrNull('When the next attempt of a delivery is due.'),
    switched_off_at: instantOrNull('When we switched it off, until it is switched on.'),
  },
  { additionalProperties: false, title: 'WebhookEndpointHealth' },
);
export type EndpointHealth = Static<typeof EndpointHealth>;
