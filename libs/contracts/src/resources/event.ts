import type { DocumentKind } from '@rubrica/fiscal';
import { type ApiVersion, KINDS, kindsOf, underOwnName } from '@rubrica/kinds';
import { type ObjectOptions, type Static, type TProperties, Type } from '@sinclair/typebox';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { Environment } from '../vocabulary/scalars.js';
import { choiceByVersion } from '../vocabulary/schema-in.js';
import {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  type EventType,
  eventTypesOf,
  isOfMail,
  type PublicEventObject,
} from './public-event.js';
import {
  RECEIVED_DOCUMENT,
  RECEIVED_EVENT_TYPES,
  RECEPTION_SINCE,
  TOLD_STATUSES,
} from '../vocabulary/received-status.js';
import { WebhookEndpointId } from './webhook-endpoint.js';

export const EventId = Type.String({ pattern: idPattern(ID_PREFIX.event) });

const textOrNull = Type.Union([Type.String(), Type.Null()]);

const ofNumbered = (meaning: string) =>
  Type.Union([Type.String(), Type.Null()], {
    description: `${meaning}. Null only of a document that failed before it had a number`,
  });

/** A kind of documents that the API shows. */
export const DocumentKindName = Type.Unsafe<DocumentKind>({
  type: 'string',
  ...choiceByVersion((version) => kindsOf(version).map(({ name }) => name)),
});

/** The hashes that an event shows under their own names, besides `cufe`. */
const hashesOfEvent = KINDS.reduce<object>((others, kind) => {
  const { hashName, api } = kind;
  const schema = { ...ofNumbered(`The ${hashName}, which \`cufe\` has too`), 'x-since': api.since };
  return { ...underOwnName(kind, Type.Optional(schema)), ...others };
}, {});

/** The document that an event is about, as it was at that moment. */
const documentOfEvent = {
  id: Type.String(),
  object: Type.Unsafe<DocumentKind>({ ...DocumentKindName, description: 'Invoice, credit note or debit note' }),
  status: Type.Unsafe<DocumentStatus>({
    type: 'string',
    enum: [...DOCUMENT_STATUSES],
    description: 'Status of the document when it happened.',
  }),
  environment: Environment,
  cufe: ofNumbered('CUFE, or the CUDE of a note'),
  ...hashesOfEvent,
  number: ofNumbered('Number'),
  external_id: textOrNull,
  pdf_url: ofNumbered(
    'Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR where it has failed',
  ),
};

/** The received document that an event is about, as it was at that moment. */
const receivedOfEvent = {
  id: Type.String(),
  object: Type.Unsafe<PublicEventObject['object']>({ type: 'string', const: RECEIVED_DOCUMENT }),
  status: Type.Unsafe<PublicEventObject['status']>({ type: 'string', enum: [...TOLD_STATUSES] }),
  environment: Environment,
  cufe: Type.Unsafe<string | null>({
    type: 'string',
    description: "CUFE of the supplier's document, or the CUDE of its note",
  }),
  number: Type.Union([Type.String(), Type.Null()], {
    description: 'Number of the supplier. Null where only the CUFE is known, or where the number has another form',
  }),
  external_id: textOrNull,
  pdf_url: Type.Unsafe<string | null>({ type: 'null' }),
};

const mailOfEvent = Type.Object({
  to: Type.String(),
  status: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')]),
  message_id: Type.String(),
  diagnostic: textOrNull,
});

const eventOf = <D extends TProperties>(
  typesOf: (version: ApiVersion) => readonly EventType[],
  object: D,
  options: ObjectOptions,
) =>
  Type.Object(
    {
      id: EventId,
      object: Type.Literal('event'),
      type: Type.Unsafe<EventType>({ type: 'string', ...choiceByVersion(typesOf) }),
      created: Type.String({ format: 'date-time' }),
      livemode: Type.Boolean(),
      account: Type.String({ description: 'Tenant id.' }),
      data: Type.Object({ object: Type.Object(object) }),
    },
    options,
  );

const isOfDocument = (type: EventType): boolean =>
  !isOfMail(type) && !(RECEIVED_EVENT_TYPES as readonly string[]).includes(type);

/** The Event resource. Lists show it byte for byte as webhooks delivered it. */
export const EventResource = Type.Union(
  [
    eventOf(
      (version) => eventTypesOf(version).filter(isOfMail),
      { ...documentOfEvent, email: mailOfEvent },
      { title: 'EmailEvent' },
    ),
    eventOf((version) => eventTypesOf(version).filter(isOfDocument), documentOfEvent, { title: 'DocumentEvent' }),
    eventOf(() => RECEIVED_EVENT_TYPES, receivedOfEvent, {
      title: 'ReceivedDocumentEvent',
      'x-since': RECEPTION_SINCE,
    }),
  ],
  { title: 'Event', discriminator: { propertyName: 'type' } },
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
