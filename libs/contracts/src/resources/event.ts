import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { Environment, Kind } from '../vocabulary/scalars.js';
import { EventTypeName, WebhookEndpointId } from './webhook-endpoint.js';

export const EventId = Type.String({ pattern: idPattern(ID_PREFIX.event) });

const textOrNull = Type.Union([Type.String(), Type.Null()]);

const ofNumbered = (meaning: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${meaning}. Null only of a document that failed before it had a number`,
  });

/** The Event resource. Lists show it byte for byte as webhooks delivered it. */
export const EventResource = Type.Object(
  {
    id: EventId,
    object: Type.Literal('event'),
    type: EventTypeName,
    created: Type.String({ format: 'date-time' }),
    livemode: Type.Boolean(),
    account: Type.String({ description: 'Tenant id.' }),
    data: Type.Object({
      object: Type.Object({
        id: Type.String(),
        object: Kind,
        status: Type.String({ description: 'Status of the document when it happened.' }),
        environment: Environment,
        cufe: ofNumbered('CUFE, or the CUDE of a note'),
        number: ofNumbered('Number'),
        external_id: textOrNull,
        pdf_url: ofNumbered(
          'Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR where it has failed',
        ),
        email: Type.Optional(
          Type.Object({
            to: Type.String(),
            status: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')]),
            message_id: Type.String(),
            diagnostic: textOrNull,
          }),
        ),
      }),
    }),
  },
  { title: 'Event' },
);
export type EventResource = Static<typeof EventResource>;

/**
 * POST /v1/events/{id}/redeliver: delivers the event again, to one endpoint or to all that subscribe to its type now.
 */
export const RedeliverInput = Type.Object(
  { webhook_endpoint_id: Type.Optional(WebhookEndpointId) },
  { additionalProperties: false, title: 'RedeliverInput' },
);
export type RedeliverInput = Static<typeof RedeliverInput>;
