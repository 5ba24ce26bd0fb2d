import { type Static, type TSchema, Type } from '@sinclair/typebox';
import {
  BUYER_EVENT_NAMES,
  CLAIM_CODES,
  DEADLINE_ACTIONS,
  DOCUMENT_EVENT_CODES,
  DOCUMENT_EVENT_NAMES,
  DOCUMENT_EVENT_STATUSES,
  DOCUMENT_EVENT_WAITS,
  EVENTS_OUTCOMES,
} from '../vocabulary/document-event.js';
import { Environment, Hash384 } from '../vocabulary/scalars.js';
import { LiveEnvironment, Nit } from './values.js';

const choice = <const T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const textOrNull = orNull(Type.String());
const name = Type.String({ minLength: 1, maxLength: 450 });

/** What the simulated tax authority of the test environment says about an event. */
export const SIMULATED_EVENT_ANSWERS = ['registered', 'rejected'] as const;
export type SimulatedEventAnswer = (typeof SIMULATED_EVENT_ANSWERS)[number];

/** The person of the buyer who received the invoice or the goods. */
export const EventPerson = Type.Object(
  {
    identification: Type.Object(
      { type: Type.String({ pattern: '^[0-9]{2}$' }), number: Type.String({ minLength: 1, maxLength: 20 }) },
      { additionalProperties: false },
    ),
    first_name: name,
    last_name: name,
    job_title: orNull(name),
    department: orNull(name),
  },
  { additionalProperties: false },
);
export type EventPerson = Static<typeof EventPerson>;

/** What the profile blob of a tenant says of receiving, beside `TenantProfile`. Missing: null, or off. */
export interface ReceivingProfile {
  /** Who receives by default, for events that are issued by themselves. */
  readonly receiving_person?: EventPerson | null;
  /** Issues 030 of each verified invoice on credit. */
  readonly auto_acknowledge?: boolean;
  /** Issues 034 of own invoices on the first day on which DIAN takes it. */
  readonly auto_tacit_acceptance?: boolean;
}

/** The tenant as its events name it. */
export const EventSender = Type.Object(
  {
    nit: Nit,
    check_digit: Type.String({ pattern: '^[0-9]$' }),
    legal_name: name,
    organization_type: Type.String({ pattern: '^[12]$', description: '1 company, 2 natural person' }),
  },
  { additionalProperties: false },
);
export type EventSender = Static<typeof EventSender>;

/** Events of a buyer, as the gateway hands them over: in the order in which they are sent. */
export const DocumentEventsOrder = Type.Object(
  {
    types: Type.Array(choice(BUYER_EVENT_NAMES), { minItems: 1, maxItems: BUYER_EVENT_NAMES.length }),
    sender: EventSender,
    /** Null: `receipt` and `goods_received` are refused. */
    person: orNull(EventPerson),
    claim_code: orNull(choice(CLAIM_CODES)),
    simulate: orNull(choice(SIMULATED_EVENT_ANSWERS)),
  },
  { additionalProperties: false },
);
export type DocumentEventsOrder = Static<typeof DocumentEventsOrder>;

/** Tacit acceptance (034) that a seller declares of its own invoice. */
export const TacitAcceptanceOrder = Type.Object(
  { sender: EventSender, simulate: orNull(choice(SIMULATED_EVENT_ANSWERS)) },
  { additionalProperties: false },
);
export type TacitAcceptanceOrder = Static<typeof TacitAcceptanceOrder>;

/** An event that is issued here, as its owner knows it; the gateway puts reasons into words. */
export const DocumentEventState = Type.Object({
  id: Type.String(),
  livemode: Type.Boolean(),
  environment: Environment,
  code: choice(DOCUMENT_EVENT_CODES),
  type: choice(DOCUMENT_EVENT_NAMES),
  status: choice(DOCUMENT_EVENT_STATUSES),
  waiting: orNull(
    Type.Object({
      reason: choice(DOCUMENT_EVENT_WAITS),
      awaited: orNull(choice(DOCUMENT_EVENT_CODES)),
    }),
  ),
  number: textOrNull,
  cude: textOrNull,
  subject: Type.Object({
    object: Type.Union([Type.Literal('received_document'), Type.Literal('invoice')]),
    id: Type.String(),
    number: Type.String(),
    cufe: Type.String(),
  }),
  claim_code: orNull(choice(CLAIM_CODES)),
  person: orNull(EventPerson),
  dian_messages: Type.Array(
    Type.Object({
      rule: Type.String(),
      severity: Type.Union([Type.Literal('rejection'), Type.Literal('notification')]),
      detail: Type.String(),
    }),
  ),
  error: orNull(Type.Object({ code: Type.String() })),
  /** Time in its XML. */
  issued_at: textOrNull,
  registered_at: textOrNull,
  created_at: Type.String(),
});
export type DocumentEventState = Static<typeof DocumentEventState>;

/** An event that DIAN has registered, ours or of somebody else. */
export const RegisteredEventState = Type.Object({
  code: choice(DOCUMENT_EVENT_CODES),
  type: choice(DOCUMENT_EVENT_NAMES),
  by: Type.Union([Type.Literal('buyer'), Type.Literal('issuer')]),
  number: textOrNull,
  cude: textOrNull,
  issued_on: Type.String({ description: 'Day of its signature in Colombia' }),
  registered_at: textOrNull,
});
export type RegisteredEventState = Static<typeof RegisteredEventState>;

/** Where the events of an invoice stand. */
export const EventsState = Type.Object({
  outcome: choice(EVENTS_OUTCOMES),
  deadline: orNull(Type.String({ description: 'Day in Colombia; null: none runs' })),
  deadline_for: orNull(choice(DEADLINE_ACTIONS)),
  registered: Type.Array(RegisteredEventState),
});
export type EventsState = Static<typeof EventsState>;

/** What the buyer did with an invoice, as far as DIAN was asked, and the events that the seller issues. */
export const InvoiceEventsState = Type.Object({
  events: orNull(EventsState),
  /** When DIAN was asked last; null: never. */
  asked_at: textOrNull,
  issued: Type.Array(DocumentEventState),
});
export type InvoiceEventsState = Static<typeof InvoiceEventsState>;

/** Asks document-issuer, which has the PIN of the software, for the hashes of an event. */
export const EventHashesQuestion = Type.Object(
  {
    environment: Type.Union([Type.Literal('test'), LiveEnvironment]),
    seed: Type.String({ minLength: 1, maxLength: 1_000, description: 'Seed of the CUDE without the PIN at its end' }),
    number: Type.String({ minLength: 1, maxLength: 40, description: 'Number of the event' }),
  },
  { additionalProperties: false },
);

/** Software null: the tenant has none yet, so the event waits. */
export const EventHashesAnswer = Type.Union([
  Type.Object({
    software: Type.Object({
      id: Type.String(),
      provider: orNull(
        Type.Object({ nit: Nit, name: Type.String() }, { description: "Null: the tenant's own software" }),
      ),
    }),
    cude: Hash384,
    security_code: Hash384,
  }),
  Type.Object({ software: Type.Null() }),
]);
