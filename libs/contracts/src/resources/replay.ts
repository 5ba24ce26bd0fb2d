import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { EventTypeName, WebhookEndpointId } from './webhook-endpoint.js';

const filter = {
  only_failed: Type.Optional(
    Type.Boolean({
      description:
        'True: tries again the deliveries to this endpoint that are exhausted or cancelled. False, the default: delivers every event that fits, also what was delivered.',
    }),
  ),
  type: Type.Optional(EventTypeName),
  document_id: Type.Optional(Type.String({ maxLength: 64 })),
  created_gte: Type.Optional(
    Type.String({ format: 'date-time', description: 'Events that were created then or later.' }),
  ),
  created_lt: Type.Optional(Type.String({ format: 'date-time', description: 'Events that were created before.' })),
};

/** POST /v1/webhook-endpoints/{id}/replays. */
export const ReplayInput = Type.Object(filter, { additionalProperties: false, title: 'ReplayInput' });
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
    status: Type.Unsafe<ReplayStatus>({ type: 'string', enum: [...REPLAY_STATUSES] }),
    filter: Type.Object(filter),
    scheduled: Type.Integer({ description: 'Deliveries that it has scheduled so far.' }),
    created_at: Type.String({ format: 'date-time' }),
    ended_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  },
  { additionalProperties: false, title: 'Replay' },
);
export type ReplayResource = Static<typeof ReplayResource>;
