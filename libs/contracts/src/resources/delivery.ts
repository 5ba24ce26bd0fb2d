import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { EventId } from './event.js';
import { EventTypeName, WebhookEndpointId } from './webhook-endpoint.js';

export const DeliveryId = Type.String({ pattern: idPattern(ID_PREFIX.delivery) });

/**
 * Why an attempt failed. `interrupted`: the dispatcher stopped before the answer came; the attempt is repeated.
 * `circuit_open`: the endpoint has failed many times in a row, and so has the trial that this attempt waited for.
 */
export const DELIVERY_ERRORS = [
  'timeout',
  'dns',
  'address_not_public',
  'connection_refused',
  'connection_lost',
  'tls',
  'invalid_answer',
  'redirect',
  'http_status',
  'circuit_open',
  'interrupted',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

export const DELIVERY_STATUSES = ['pending', 'succeeded', 'exhausted', 'cancelled'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const CANCEL_REASONS = ['endpoint_deleted', 'endpoint_disabled'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const DeliveryAttempt = Type.Object({
  at: Type.String({ format: 'date-time' }),
  duration_ms: Type.Integer(),
  status: Type.Union([Type.Integer(), Type.Null()], { description: 'HTTP status of the answer, null when none came.' }),
  error: Type.Union([Type.Unsafe<DeliveryError>({ type: 'string', enum: [...DELIVERY_ERRORS] }), Type.Null()], {
    description: 'Null of the attempt that succeeded.',
  }),
  answer: Type.Union([Type.String(), Type.Null()], { description: 'The first 4 KiB of what the receiver answered.' }),
});
export type DeliveryAttempt = Static<typeof DeliveryAttempt>;

export const DeliveryResource = Type.Object(
  {
    id: DeliveryId,
    object: Type.Literal('delivery'),
    livemode: Type.Boolean(),
    event_id: EventId,
    event_type: EventTypeName,
    webhook_endpoint_id: WebhookEndpointId,
    status: Type.Unsafe<DeliveryStatus>({ type: 'string', enum: [...DELIVERY_STATUSES] }),
    cancel_reason: Type.Union([Type.Unsafe<CancelReason>({ type: 'string', enum: [...CANCEL_REASONS] }), Type.Null()]),
    next_attempt_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    attempts: Type.Array(DeliveryAttempt),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { additionalProperties: false, title: 'Delivery' },
);
export type DeliveryResource = Static<typeof DeliveryResource>;
