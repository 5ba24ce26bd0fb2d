import { type Static, Type } from '@sinclair/typebox';
import { RECEIVED_STATUSES } from '../vocabulary/received-status.js';
import { BlobName, Environment, Hash384 } from '../vocabulary/scalars.js';
import { EventsState } from './document-events.js';
import { listQuery } from './list-query.js';
import { LiveEnvironment, Nit } from './values.js';

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const text = Type.Optional(Type.String());

/** What the simulated tax authority of the test environment says about a received document. */
export const SIMULATED_ANSWERS = ['accepted', 'rejected', 'unknown'] as const;
export type SimulatedAnswer = (typeof SIMULATED_ANSWERS)[number];

const Metadata = Type.Record(Type.String(), Type.String());

/** A file of a supplier, or a CUFE alone, as the gateway hands it over. */
export const ReceptionOrder = Type.Object(
  {
    source: Type.Union([
      Type.Object({
        file: Type.String({ description: 'Base64' }),
        pointer: Type.String({ description: 'Where the request of the tenant has it' }),
      }),
      Type.Object({ cufe: Hash384 }),
    ]),
    nit: Nit,
    environment: Environment,
    simulate: Type.Union([Type.Unsafe<SimulatedAnswer>({ type: 'string', enum: [...SIMULATED_ANSWERS] }), Type.Null()]),
    external_id: text,
    metadata: Type.Optional(Metadata),
  },
  { additionalProperties: false },
);
export type ReceptionOrder = Static<typeof ReceptionOrder>;

/** A mail of a supplier, as it came to the address of a tenant, or a file that the software of the tenant dropped. */
export const MailOrder = Type.Object(
  {
    mail_blob: BlobName,
    file_name: Type.Optional(
      Type.String({ maxLength: 255, description: 'Name of a zip or XML that is no mail; left out: it is a mail' }),
    ),
    nit: Nit,
    environment: LiveEnvironment,
  },
  { additionalProperties: false },
);

export type MailOrder = Static<typeof MailOrder>;

/** What was found in a mail. */
export const OpenedMail = Type.Object({
  received: Type.Integer({ description: 'Documents that name the tenant as the buyer' }),
  events: Type.Optional(
    Type.Integer({ description: 'Events of invoices (030 to 034): DIAN is asked about those of the tenant' }),
  ),
  foreign: Type.Integer({ description: 'Documents to others, of which nothing is kept' }),
  unread: Type.Integer({ description: 'Files that could not be read' }),
  reasons: Type.Optional(Type.Array(Type.String(), { description: 'Why they could not be read, each reason once' })),
});

/** A received document as its owner knows it; the gateway puts the reasons into words. */
export const ReceivedDocumentState = Type.Object({
  id: Type.String(),
  livemode: Type.Boolean(),
  environment: Environment,
  status: Type.Union(RECEIVED_STATUSES.map((status) => Type.Literal(status))),
  reasons: Type.Array(Type.Object({ code: Type.String(), where: Type.String() })),
  cufe: Type.String(),
  validated_at: textOrNull,
  has_xml: Type.Boolean(),
  has_pdf: Type.Optional(Type.Boolean()),
  external_id: Type.Optional(textOrNull),
  metadata: Type.Optional(Metadata),
  document: Type.Union([Type.Unsafe<object>(Type.Object({})), Type.Null()]),
  /** Null: none apply, of a cash sale, a note or a document that is not verified. */
  events: Type.Union([EventsState, Type.Null()]),
  created_at: Type.String(),
  updated_at: Type.String(),
});
export type ReceivedDocumentState = Static<typeof ReceivedDocumentState>;

export const ReceivedDocumentQuery = Type.Object({
  ...listQuery,
  status: text,
  supplier_nit: text,
  external_id: text,
  number: text,
  cufe: text,
  'issued_on[gte]': text,
  'issued_on[lt]': text,
  /** Day until which the deadline to claim or accept comes. */
  events_due: text,
});
export type ReceivedDocumentQuery = Static<typeof ReceivedDocumentQuery>;
