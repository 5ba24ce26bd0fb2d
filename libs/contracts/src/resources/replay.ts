import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { EventTypeName, WebhookEndpointId } from './webhook-endpoint.js';

const onlyFailed = Type.Boolean({
  description:
    'true: tries again the deliveries to this endpoint that are exhausted or cancelled. false, the default: delivers every event that fits, also what was delivered. With true the times are those of the deliveries',
});
const filter = {
  type: Type.Unsafe<Static<typeof EventTypeName>>({ ...EventTypeName, description: 'Events of this type only' }),
  document_id: Type.String({ maxLength: 64, description: 'Events of this document only' }),
  created_gte: Type.String({ format: 'date-time', description: 'Events that were created then or later' }),
  created_lt: Type.String({ format: 'date-time', description: 'Events that were created before' }),
};
const orNull = <T extends TSchema>(schema: T) =>
  Type.Union([schema, Type.Null()], { description: String(schema.description) });

/** POST /v1/webhook-endpoints/{id}/replays. */
export const ReplayInput = Type.Object(
  {
    only_failed: Type.Optional(onlyFailed),
    type: Type.Optional(filter.type),
    document_id: Type.Optional(filter.document_id),
    created_gte: Type.Optional(filter.created_gte),
    created_lt: Type.Optional(filter.created_lt),
  },
  { additionalProperties: false, title: 'ReplayInput' },
);
export type ReplayInput = Static<typeof ReplayInput>;

export const REPLAY_STATUSES = ['running', 'completed', 'cancelled'] as const;
export type ReplayStatus = (typeof REPLAY_STATUSES)[number];

/** Events that are delivered once more to one endpoint, in the order of their list, some at a time. */
export const ReplayResource = Type.Object(
  {
    id: Type.String({ pattern: idPattern(ID_PREFIX.replay) }),
    object: Type.Literal('replay'),
    livemode: Type.Boolean(),
    webhook_endpoint_id: WebhookEndpointId,
    status: Type.Unsafe<ReplayStatus>({
      type: 'string',
      enum: [...REPLAY_STATUSES],
      description: 'cancelled: by hand, or since the endpoint is not active any more',
    }),
    filter: Type.Object(
      {
        only_failed: onlyFailed,
        type: orNull(filter.type),
        document_id: orNull(filter.document_id),
        created_gte: orNull(filter.created_gte),
        created_lt: orNull(filter.created_lt),
      },
      { description: 'What it was asked for' },
    ),
    scheduled: Type.Integer({ description: 'Deliveries that it has scheduled so far' }),
    created_at: Type.String({ format: 'date-time' }),
    ended_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When it was completed or cancelled; null while it runs',
    }),
  },
  { additionalProperties: false, title: 'Replay' },
);
export type ReplayResource = Static<typeof ReplayResource>;
