import {
  type AnswerOf,
  type dianSubmitterRoutes,
  RECEIVED_DOCUMENT,
  RECEIVED_STATUSES,
  ReceivedDocumentState,
  type ReceivedStatus,
  RECEPTION_SINCE,
  SIMULATED_ANSWERS,
} from '@rubrica/contracts';
import { closed, Metadata, optional, textOf } from '@rubrica/fiscal';
import { type ReasonCode, REASONS, SupplierDocument } from '@rubrica/reception';
import type { Language } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { InvoiceEventsStanding } from './invoice-event-resource.js';

const base64 = (meaning: string) =>
  optional(Type.String({ minLength: 1, contentEncoding: 'base64', description: meaning }));

/** Body of POST /v1/received-documents: a file, or a CUFE alone. */
export const ReceivedDocumentInput = closed(
  {
    source: optional(
      closed(
        {
          zip: base64("The zip of the supplier's mail, as it came, in base64"),
          xml: base64('The AttachedDocument, or the invoice or note itself, in base64'),
        },
        { title: 'ReceivedFile', minProperties: 1, maxProperties: 1, description: 'One file' },
      ),
    ),
    cufe: optional(
      Type.String({
        pattern: '^[0-9A-Fa-f]{96}$',
        description: 'The CUFE alone, in the place of a file: the copy that DIAN keeps is read. Not in test mode',
      }),
    ),
    external_id: optional(
      textOf(
        'Your own id of it. Unique for ever among the received documents of a mode: a second use is a 409 that names the first.',
        64,
        'purchase-8841',
      ),
    ),
    metadata: optional(Metadata),
    simulate: optional(
      closed(
        {
          dian: Type.Unsafe<(typeof SIMULATED_ANSWERS)[number]>({
            type: 'string',
            enum: [...SIMULATED_ANSWERS],
            description: 'What DIAN says about the CUFE; left out: accepted',
          }),
        },
        { title: 'SimulateReception', description: 'Only with a sk_test_ key: nothing is asked of DIAN there' },
      ),
    ),
  },
  {
    title: 'ReceivedDocumentInput',
    description: 'A document of a supplier: `source` or `cufe`',
    examples: [{ source: { zip: 'UEsDBBQAAAAIAA==' } }],
  },
);
export type ReceivedDocumentInput = Static<typeof ReceivedDocumentInput>;

const ReceivedReason = Type.Object(
  {
    code: Type.Unsafe<ReasonCode>({
      type: 'string',
      enum: Object.keys(REASONS),
      description: 'Stable code of the reason',
    }),
    effect: Type.Unsafe<'suspicious' | 'unverified' | 'remark'>({
      type: 'string',
      enum: ['suspicious', 'unverified', 'remark'],
      description: 'What it makes of the document; a remark leaves it verified',
    }),
    where: Type.String({ description: 'File or element that it is about' }),
    detail: Type.String({ description: 'What was found, in the language of Accept-Language' }),
    fix: Type.String({ description: 'What to do' }),
  },
  { title: 'ReceivedReason' },
);

/** A received document as the API shows it. */
export const ReceivedDocumentResource = Type.Object(
  {
    id: Type.String({ examples: ['rcv_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal(RECEIVED_DOCUMENT),
    livemode: Type.Boolean(),
    environment: ReceivedDocumentState.properties.environment,
    status: Type.Unsafe<ReceivedStatus>({
      type: 'string',
      enum: [...RECEIVED_STATUSES],
      description:
        '`received`: DIAN has not answered yet. `verified`: DIAN has accepted it, and it is what the supplier issued. `unverified`: that is not proved. `suspicious`: do not pay it before you asked the supplier',
    }),
    reasons: Type.Array(ReceivedReason, { description: 'Why it has this status, and remarks' }),
    cufe: Type.String({ description: 'CUFE; the CUDE of a note' }),
    validated_at: Type.Union([Type.String(), Type.Null()], { description: "Time of DIAN's validation" }),
    document: Type.Union([SupplierDocument, Type.Null()], {
      description: 'Null where only the CUFE is known. Of a document that is not verified nothing is proved',
    }),
    events: Type.Union([InvoiceEventsStanding, Type.Null()], {
      description:
        'Where its events 030 to 034 stand. Null where none apply: of a sale that was paid at once, of a note, and of what is not verified',
    }),
    has_pdf: Type.Boolean({
      description:
        'The supplier put a PDF beside it in its zip, which `GET …/pdf` answers as it came. DIAN proves nothing of it',
    }),
    external_id: Type.Union([Type.String(), Type.Null()], {
      description: 'Your own id of it; null where none was given, as with what came by mail',
    }),
    metadata: Metadata,
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { title: 'ReceivedDocument', 'x-since': RECEPTION_SINCE },
);

/** A received document as its owner answers it. */
export type KnownReceived = AnswerOf<typeof dianSubmitterRoutes.getReceivedDocument>;

/** Returns the resource in one language. A reason of a newer release is left out while both run. */
export const receivedDocumentIn = (
  language: Language,
  { has_xml: _, has_pdf = false, external_id = null, metadata = {}, ...state }: KnownReceived,
): object => ({
  ...state,
  has_pdf,
  external_id,
  metadata,
  object: RECEIVED_DOCUMENT,
  reasons: state.reasons.flatMap(({ code, where }) => {
    if (!isReasonCode(code)) return [];
    const { effect, detail, fix } = REASONS[code];
    return [{ code, effect, where, detail: detail[language], fix: fix[language] }];
  }),
});

const isReasonCode = (code: string): code is ReasonCode => Object.hasOwn(REASONS, code);
