import type { DocumentKind } from '@rubrica/fiscal';
import { type ApiVersion, KINDS, kindsOf, underOwnName } from '@rubrica/kinds';
import { type ObjectOptions, type Static, type TProperties, Type } from '@sinclair/typebox';
import {
  DEADLINE_ACTIONS,
  type DeadlineAction,
  DOCUMENT_EVENT,
  DOCUMENT_EVENT_CODES,
  DOCUMENT_EVENT_TYPES,
  DOCUMENT_EVENTS_SINCE,
  type DocumentEventCode,
  TOLD_OF_EVENTS,
  type ToldOfEvent,
} from '../vocabulary/document-event.js';
import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';
import { Environment } from '../vocabulary/scalars.js';
import { choiceByVersion } from '../vocabulary/schema-in.js';
import {
  DOCUMENT_STATUSES,
  type DocumentStatus,
  type EventType,
  eventTypesOf,
  isOfMail,
  type PublicEvent,
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

const valueOrNull = <const T extends string>(values: readonly T[], description: string) =>
  Type.Union([Type.Unsafe<T>({ type: 'string', enum: [...values] }), Type.Null()], { description });

/** The event 030 to 034 that a public event is about, or the deadline for one. */
const invoiceEventOfEvent = {
  id: Type.Union([Type.String(), Type.Null()], {
    description: 'The event (`dev_…`). Null of a deadline, and of an event that was not issued here',
  }),
  object: Type.Literal(DOCUMENT_EVENT),
  status: Type.Unsafe<ToldOfEvent>({ type: 'string', enum: [...TOLD_OF_EVENTS] }),
  environment: Environment,
  cufe: Type.String({ description: 'CUFE of the invoice' }),
  cude: Type.Union([Type.String(), Type.Null()], { description: 'CUDE of the event; null where it is not known' }),
  number: Type.Union([Type.String(), Type.Null()], { description: 'Number of the event; null where it is not known' }),
  external_id: Type.Null(),
  pdf_url: Type.Null(),
  code: valueOrNull<DocumentEventCode>(DOCUMENT_EVENT_CODES, "DIAN's code of the event; null of a deadline"),
  received_document_id: Type.Union([Type.String(), Type.Null()], {
    description: 'The invoice, where a supplier sent it to you; otherwise null',
  }),
  invoice_id: Type.Union([Type.String(), Type.Null()], {
    description: 'The invoice, where you issued it; otherwise null',
  }),
  deadline: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
    description: 'Day in Colombia; null unless a deadline is near',
  }),
  deadline_for: valueOrNull<DeadlineAction>(
    DEADLINE_ACTIONS,
    '`claim_or_accept`: until that day you may claim or accept. `declare_tacit_acceptance`: from that day on you may declare it',
  ),
};

const mailOfEvent = Type.Object({
  to: Type.String(),
  status: Type.Union([Type.Literal('delivered'), Type.Literal('bounced'), Type.Literal('complained')]),
  message_id: Type.String(),
  diagnostic: textOrNull,
});

const eventOf = (
  typesOf: (version: ApiVersion) => readonly EventType[],
  object: TProperties,
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
      data: Type.Unsafe<PublicEvent['data']>(Type.Object({ object: Type.Object(object) })),
    },
    options,
  );

const isOfDocument = (type: EventType): boolean =>
  !isOfMail(type) && ![...RECEIVED_EVENT_TYPES, ...DOCUMENT_EVENT_TYPES].some((other) => other === type);

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
    eventOf(() => DOCUMENT_EVENT_TYPES, invoiceEventOfEvent, {
      title: 'InvoiceEventNotice',
      'x-since': DOCUMENT_EVENTS_SINCE,
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
