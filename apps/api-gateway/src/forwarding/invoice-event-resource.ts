import {
  type AnswerOf,
  BUYER_EVENT_NAMES,
  CLAIM_CODES,
  type dianSubmitterRoutes,
  DEADLINE_ACTIONS,
  DOCUMENT_EVENT,
  DOCUMENT_EVENT_CODES,
  DOCUMENT_EVENT_NAMES,
  DOCUMENT_EVENT_STATUSES,
  DOCUMENT_EVENT_WAITS,
  DOCUMENT_EVENTS_SINCE,
  type DocumentEventState,
  type DocumentEventWait,
  EVENTS_OUTCOMES,
  SIMULATED_EVENT_ANSWERS,
} from '@rubrica/contracts';
import { closed, optional, type Words } from '@rubrica/fiscal';
import type { Language } from '@rubrica/service';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { ReceivingPerson, ReceivingPersonShown } from '../tenant/receiving-person.js';

const oneOf = <const T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], description });
const orNull = <S extends TSchema>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });
const textOrNull = (description: string) => orNull(Type.String(), description);

const BUYER_EVENTS =
  '`receipt` (030) you have the invoice; `goods_received` (032) you have the goods or the service; then `accepted` (033) or `claim` (031)';

const SimulateEvent = closed(
  {
    dian: oneOf(SIMULATED_EVENT_ANSWERS, 'What DIAN says about the events; left out: `registered`'),
  },
  { title: 'SimulateEvent', description: 'Only with a sk_test_ key: nothing is sent to DIAN there' },
);

/** Body of POST /v1/received-documents/{id}/events. */
export const ReceivedDocumentEventsInput = closed(
  {
    type: optional(oneOf(BUYER_EVENT_NAMES, BUYER_EVENTS)),
    types: optional(
      Type.Array(oneOf(BUYER_EVENT_NAMES, 'One of the events'), {
        minItems: 1,
        maxItems: BUYER_EVENT_NAMES.length,
        uniqueItems: true,
        description: 'Several events instead of `type`, sent to DIAN in this order',
      }),
    ),
    person: optional(ReceivingPerson),
    claim_code: optional(
      oneOf(
        CLAIM_CODES,
        'Why, for `claim`: 01 inconsistencies in the document, 02 goods not delivered, 03 goods delivered only in part, 04 service not rendered',
      ),
    ),
    simulate: optional(SimulateEvent),
  },
  {
    title: 'ReceivedDocumentEventsInput',
    description: 'An event, or several',
    examples: [{ type: 'claim', claim_code: '03' }],
  },
);
export type ReceivedDocumentEventsInput = Static<typeof ReceivedDocumentEventsInput>;

/** Body of POST /v1/invoices/{id}/events. */
export const InvoiceEventInput = closed(
  {
    type: Type.Unsafe<'tacit_acceptance'>({
      type: 'string',
      enum: ['tacit_acceptance'],
      description: '034: the buyer neither accepted nor claimed within three working days',
    }),
    simulate: optional(SimulateEvent),
  },
  { title: 'InvoiceEventInput', description: 'An event of the seller', examples: [{ type: 'tacit_acceptance' }] },
);
export type InvoiceEventInput = Static<typeof InvoiceEventInput>;

const CODE = oneOf(DOCUMENT_EVENT_CODES, "DIAN's code");
const TYPE = oneOf(DOCUMENT_EVENT_NAMES, 'Type of the event');

/** An event that is issued here. The name `DocumentEvent` is of the public events. */
export const InvoiceEvent = Type.Object(
  {
    id: Type.String({ description: 'Opaque id', examples: ['dev_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal(DOCUMENT_EVENT),
    livemode: Type.Boolean(),
    environment: Type.Unsafe<DocumentEventState['environment']>({
      type: 'string',
      enum: ['test', 'habilitacion', 'production'],
    }),
    type: TYPE,
    code: CODE,
    status: oneOf(
      DOCUMENT_EVENT_STATUSES,
      '`queued`, `signed`, then `registered` (DIAN has accepted it), `rejected` or `failed`',
    ),
    waiting: orNull(
      Type.Object(
        {
          reason: oneOf(DOCUMENT_EVENT_WAITS, 'Stable code of what it waits for'),
          action: Type.String({ description: 'What you can do, in the language of Accept-Language' }),
        },
        { title: 'InvoiceEventWaiting' },
      ),
      'What it waits for without having failed; null: for nothing',
    ),
    number: textOrNull('Number of the event; null until it has one'),
    cude: textOrNull('CUDE of the event; null until it has one'),
    subject: Type.Object(
      {
        object: oneOf(['received_document', 'invoice'], 'What the invoice is here'),
        id: Type.String({ description: 'Id of the invoice' }),
        number: Type.String({ description: 'Number of the invoice' }),
        cufe: Type.String({ description: 'CUFE of the invoice' }),
      },
      { title: 'InvoiceEventSubject', description: 'The invoice that it is about' },
    ),
    claim_code: orNull(oneOf(CLAIM_CODES, 'Why'), 'Why the invoice is claimed; null unless it is a claim'),
    person: orNull(ReceivingPersonShown, 'Who received; null of events that name nobody'),
    dian_messages: Type.Array(
      Type.Object(
        {
          rule: Type.String({ description: "DIAN's id of the rule" }),
          severity: oneOf(['rejection', 'notification'], 'Whether DIAN rejects the event by it'),
          detail: Type.String({ description: "DIAN's own words" }),
        },
        { title: 'InvoiceEventMessage' },
      ),
      { description: 'What DIAN said about it' },
    ),
    failure: orNull(
      Type.Object({ code: Type.String({ description: 'Stable code' }) }, { title: 'InvoiceEventFailure' }),
      'Why it failed; null unless status is failed',
    ),
    issued_at: textOrNull("Time in its XML, Colombia's; null until it has a number"),
    registered_at: textOrNull('When DIAN registered it; null before'),
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'InvoiceEvent', description: 'An event 030 to 034 of an invoice', 'x-since': DOCUMENT_EVENTS_SINCE },
);

/** Where the events of an invoice stand. */
export const InvoiceEventsStanding = Type.Object(
  {
    outcome: oneOf(EVENTS_OUTCOMES, 'Where the registered events have led to; `open`: nowhere yet'),
    deadline: textOrNull('Day in Colombia; null: none runs'),
    deadline_for: orNull(
      oneOf(DEADLINE_ACTIONS, 'What the day is for'),
      '`claim_or_accept`: the buyer may until that day. `declare_tacit_acceptance`: the seller may from that day on',
    ),
    registered: Type.Array(
      Type.Object(
        {
          code: CODE,
          type: TYPE,
          by: oneOf(['buyer', 'issuer'], 'Who issued it: the buyer, or the issuer of the invoice'),
          number: textOrNull('Number of the event; null where DIAN does not tell it'),
          cude: textOrNull('CUDE of the event; null where DIAN does not tell it'),
          issued_on: Type.String({ description: 'Day of its signature in Colombia' }),
          registered_at: textOrNull('When DIAN registered it; null where DIAN does not tell it'),
        },
        { title: 'RegisteredEvent' },
      ),
      { description: 'Events that DIAN has registered, whoever issued them' },
    ),
  },
  { title: 'InvoiceEventsStanding' },
);

/** Answer of GET /v1/invoices/{id}/events. */
export const InvoiceEvents = Type.Object(
  {
    object: Type.Literal('invoice_events'),
    invoice_id: Type.String({ description: 'Id of the invoice' }),
    events: orNull(
      InvoiceEventsStanding,
      'What the buyer did. Null where no events apply: the invoice is not on credit, or DIAN has not accepted it',
    ),
    asked_at: textOrNull('When DIAN was asked last; null: not yet'),
    issued: Type.Array(InvoiceEvent, { description: 'Events that you issued yourself' }),
  },
  { title: 'InvoiceEvents', 'x-since': DOCUMENT_EVENTS_SINCE },
);

const ACTIONS: Readonly<Record<DocumentEventWait, Words>> = {
  earlier_event: {
    en: 'Nothing: it is sent when DIAN has registered the event that goes before it.',
    es: 'Nada: se envía cuando la DIAN haya registrado el evento anterior.',
  },
  certificate_missing: {
    en: 'Upload a certificate: POST /v1/certificates.',
    es: 'Cargue un certificado: POST /v1/certificates.',
  },
  software_missing: {
    en: 'Register your software: PATCH /v1/tenant with `software`.',
    es: 'Registre su software: PATCH /v1/tenant con `software`.',
  },
  dian_unavailable: {
    en: 'Nothing: DIAN does not answer, and it is sent again by itself.',
    es: 'Nada: la DIAN no responde, y se vuelve a enviar solo.',
  },
  event_too_early: {
    en: 'Nothing: it is sent by itself on the next working day on which DIAN takes it.',
    es: 'Nada: se envía solo el próximo día hábil en que la DIAN lo recibe.',
  },
};

/** An event as its owner answers it. */
export type KnownEvent = AnswerOf<typeof dianSubmitterRoutes.getDocumentEvent>;

/** Returns the resource in one language. */
export const invoiceEventIn = (language: Language, { waiting, error, ...state }: KnownEvent): object => ({
  ...state,
  object: DOCUMENT_EVENT,
  waiting: waiting && { reason: waiting.reason, action: ACTIONS[waiting.reason][language] },
  failure: error,
});
