import {
  type AuthorityAnswer,
  bothOf,
  CAPABILITY_VALID_DAYS,
  type CapabilityKeys,
  capabilityUrl,
  choiceByVersion,
  DOCUMENT_STATUSES,
  type DocumentFile,
  FAILURE_CODES,
  RESOLVE_CHOICES,
  type WaitingReason,
  waitingReasonsOf,
} from '@rubrica/contracts';
import {
  type DocumentDraft,
  type DocumentKind,
  DocumentTotals,
  explained,
  type InvoiceDraft,
  searchUrl,
  type Words,
  partyWithCheckDigits,
} from '@rubrica/fiscal';
import { type Kind, kindOf, KINDS, pointerToSoftware, underOwnName } from '@rubrica/kinds';
import { type Language, offsetTime, withOffsetTimes } from '@rubrica/service';
import {
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  Type,
} from '@sinclair/typebox';
import { answerSchema, asAnswered } from '../resource/absent-as-null.js';
import { type DocumentView, isPrintable, type MailingView } from './document.js';
import type { NewDocumentRow } from './document-row.js';

export const nullable = <S extends Parameters<typeof Type.Union>[0][number]>(schema: S) =>
  Type.Union([schema, Type.Null()]);
const text = nullable(Type.String());
export const oneOf = <const T extends string>(values: readonly T[], options: SchemaOptions = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

/** States of the mail to a recipient. */
export const MAIL_STATES = ['sent', 'delivered', 'bounced', 'complained'] as const;

export const DocumentStatusName = Type.Union(DOCUMENT_STATUSES.map((status) => Type.Literal(status)));
export const EnvironmentName = Type.Union([
  Type.Literal('test'),
  Type.Literal('habilitacion'),
  Type.Literal('production'),
]);

export const WaitingReasonName = Type.Unsafe<WaitingReason>({ type: 'string', ...choiceByVersion(waitingReasonsOf) });
export const WaitingResource = Type.Object(
  {
    reason: WaitingReasonName,
    since: Type.String({ format: 'date-time' }),
    action: Type.String(),
    choices: Type.Array(oneOf(RESOLVE_CHOICES)),
  },
  { title: 'Waiting', description: 'What the document waits for without failing' },
);

/** A message of one rule of the tax authority about a document. */
export const RuleMessageResource = Type.Object(
  {
    rule: Type.String({ description: "The tax authority's id of the rule; empty where it named none" }),
    severity: oneOf(['rejection', 'notification', 'unknown'], {
      description: 'rejection, notification, or unknown where no public text says which',
    }),
    detail: Type.String(),
    pointer: nullable(Type.String({ description: 'Where to mend it: in the request, or in another resource' })),
    cause: text,
    fix: text,
  },
  { title: 'RuleMessage' },
);
export type RuleMessageResource = Static<typeof RuleMessageResource>;

const TicketLinks = Type.Object(
  {
    pdf_url: Type.String({ description: 'The PDF for paper of 80 mm; with `?width=58` for paper of 58 mm' }),
    lines_url: Type.String({ description: 'The same as lines of text, for a printer that your program drives' }),
  },
  { title: 'TicketLinks', description: 'Addresses of the ticket, which your API key opens' },
);

/**
 * Schema of the resource of one kind of document; `fields` are those that its request may have. `hash` is the hash under
 * its own name, `ticket` are the links to the ticket, `collecting` is the end of its week, if the resource has them.
 */
const documentResourceOf = (
  object: TSchema,
  { fields, hash, ticket, collecting }: Readonly<Record<'fields' | 'hash' | 'ticket' | 'collecting', TProperties>>,
  options: ObjectOptions & { title: string },
) => {
  const schema = Type.Object(
    {
      id: Type.String(),
      object,
      livemode: Type.Boolean(),
      environment: EnvironmentName,
      status: DocumentStatusName,
      waiting: nullable(WaitingResource),
      ...collecting,
      number: text,
      prefix: text,
      sequence: nullable(Type.Integer()),
      cufe: nullable(Type.String({ description: 'CUFE; the CUDE of a note' })),
      ...hash,
      type_code: text,
      issued_at: nullable(Type.String({ description: 'Colombian time, -05:00' })),
      ...fields,
      numbering_range_id: text,
      totals: DocumentTotals,
      qr_url: text,
      pdf_url: nullable(
        Type.String({
          description:
            'Graphic representation: marked RECHAZADA where DIAN has rejected the document, SIN VALIDAR where it has failed with a number',
        }),
      ),
      xml_url: text,
      attached_document_url: text,
      ...ticket,
      dian: nullable(
        Type.Object(
          {
            status_code: Type.String(),
            message: Type.String(),
            validated_at: text,
            messages: Type.Array(RuleMessageResource),
          },
          { title: 'DianAnswer' },
        ),
      ),
      email: nullable(
        Type.Object(
          {
            status: oneOf(MAIL_STATES),
            recipients: Type.Array(
              Type.Object({ address: Type.String(), status: oneOf(MAIL_STATES) }, { title: 'DocumentRecipient' }),
            ),
          },
          { title: 'DocumentEmail' },
        ),
      ),
      failure: nullable(
        Type.Object({ code: oneOf(FAILURE_CODES), detail: Type.String() }, { title: 'DocumentFailure' }),
      ),
      corrects: text,
      corrected_by: text,
      created_at: Type.String({ format: 'date-time' }),
      updated_at: Type.String({ format: 'date-time' }),
    },
    options,
  );
  return answerSchema(schema, options.title);
};

const RESOURCES = new Map(
  KINDS.map((kind) => {
    const { since, idNoun: title, fields, description } = kind.api;
    const hash = underOwnName(
      kind,
      nullable(Type.String({ description: `The ${kind.hashName}, which \`cufe\` has too` })),
    );
    const ticket: TProperties = kind.pdf.ticket === undefined ? {} : { ticket: nullable(TicketLinks) };
    const collecting: TProperties = kind.collection
      ? { collecting_until: nullable(Type.String({ format: 'date-time' })) }
      : {};
    const options = { title, 'x-since': since, ...(description === undefined ? {} : { description }) };
    return [kind.name, documentResourceOf(Type.Literal(kind.name), { fields, hash, ticket, collecting }, options)];
  }),
);

export const resourceOfKind = (kind: DocumentKind): TObject => {
  const resource = RESOURCES.get(kind);
  if (!resource) throw new Error(`there is no kind of document named ${kind}`);
  return resource;
};

/** Schema of a document of one of these kinds, which all correct the same kind. */
export const noteResource = (kinds: readonly Kind[]): TSchema => {
  const [first, ...others] = kinds.map(({ name }) => resourceOfKind(name));
  if (first === undefined) throw new Error('no kind corrects this one');
  if (others.length === 0) return first;
  return Type.Union([first, ...others], { title: 'Note', discriminator: { propertyName: 'object' } });
};

export interface Recipient {
  readonly address: string;
  readonly status: MailingView['status'];
}

export interface FileUrls {
  readonly publicBaseUrl: string;
  /** Base of links to files. */
  readonly filesUrl: string;
  readonly keys: CapabilityKeys;
  /** End of the day (UTC) of the real clock, from which on the validity of URLs is counted: Unix seconds. */
  readonly dayEndSeconds: number;
}

/**
 * Returns the name of the blob that holds a file of the document; `coming` while it may still be made, `never` when
 * it will not exist.
 */
export const fileOf = ({ view }: NewDocumentRow, file: DocumentFile): string | 'coming' | 'never' => {
  const ended = view.status === 'rejected_by_dian' || view.status === 'failed';
  switch (file) {
    case 'xml':
      return view.xml_blob ?? (view.status === 'failed' ? 'never' : 'coming');
    case 'pdf':
      return view.pdf_blob ?? (ended && !view.is_drawn ? 'never' : 'coming');
    case 'attached-document':
      return view.zip_blob ?? (ended ? 'never' : 'coming');
    case 'application-response':
      return view.application_response_blob ?? (ended ? 'never' : 'coming');
  }
};

/** Data that is kept in blobs because it names people. */
export interface Personal {
  readonly recipients: readonly Recipient[];
  /** Text of the tax authority about the verdict or the failure; of the tenant where it has cancelled the document. */
  readonly said: AuthorityAnswer | null;
  /** What can be done about its wait, in English; null when it waits for nothing. */
  readonly action: string | null;
}

/** Fields of the draft that only invoices have. */
type OfInvoices = Pick<InvoiceDraft, 'number' | 'type_code'>;

/** A resource whose own texts are in both languages, as answers are kept. Earlier releases kept them in English. */
export interface DocumentInBoth {
  readonly object: DocumentKind;
  readonly waiting?: Waiting | null;
  readonly failure?: Failure | null;
  readonly dian?: AuthorityVerdict | null;
  readonly [field: string]: unknown;
}
type InBoth = Words | string;
interface Waiting {
  readonly reason: string;
  readonly since: string;
  readonly action: InBoth;
  readonly choices: readonly string[];
}
interface Failure {
  readonly code: string;
  readonly detail: InBoth;
}
interface AuthorityVerdict {
  readonly status_code: string;
  readonly message: string;
  readonly validated_at: string | null;
  readonly messages: readonly { readonly cause: InBoth | null; readonly fix: InBoth | null }[];
}

/** Returns the resource of a document in one language, with null for what its request left out. */
export const documentIn = (language: Language, document: object): object => {
  const said = <T extends Words | string | null>(text: T): string | T =>
    typeof text === 'object' && text !== null ? text[language] : text;
  const { object, waiting, failure, dian } = document as DocumentInBoth;
  const answered = asAnswered(resourceOfKind(object), document);
  return {
    ...answered,
    ...(waiting && { waiting: { ...waiting, action: said(waiting.action) } }),
    ...(failure && { failure: { ...failure, detail: said(failure.detail) } }),
    ...(dian && {
      dian: {
        ...dian,
        messages: dian.messages.map((message) => ({ ...message, cause: said(message.cause), fix: said(message.fix) })),
      },
    }),
  };
};

/** Returns the resource with its own texts in both languages; `documentIn` chooses. */
export const documentResource = (
  row: NewDocumentRow,
  { recipients, said, action }: Personal,
  urls: FileUrls,
): DocumentInBoth => {
  const { view } = row;
  const kind = kindOf(row.kind);
  const { counterparty } = kind.api;
  const { number: numberOnPaper, ...asked }: DocumentDraft & OfInvoices = kind.body.shown(row.draft);
  const urlOf = (file: DocumentFile): string | null => {
    if (fileOf(row, file) === 'never') return null;
    const expires = urls.dayEndSeconds + CAPABILITY_VALID_DAYS * 86_400;
    return capabilityUrl(urls.filesUrl, urls.keys, { tenantId: row.tenant_id, documentId: row.id, file, expires });
  };
  return {
    id: row.id,
    object: row.kind,
    livemode: row.livemode,
    environment: row.environment,
    status: view.status,
    waiting: view.waiting && {
      ...view.waiting,
      since: offsetTime(view.waiting.since),
      action: bothOf(action ?? view.waiting.action),
    },
    ...(kind.collection && { collecting_until: row.collects_until && offsetTime(row.collects_until) }),
    number: view.number ?? numberOnPaper ?? null,
    prefix: view.prefix,
    sequence: view.sequence,
    cufe: view.cufe,
    ...underOwnName(kind, view.cufe),
    ...asked,
    type_code: view.type_code ?? asked.type_code ?? null,
    issued_at: view.issued_at ?? asked.issued_at ?? null,
    numbering_range_id: view.numbering_range_id ?? asked.numbering_range_id ?? null,
    external_id: row.external_id,
    [counterparty.idField]: row.customer_id,
    [counterparty.name]: row.customer && partyWithCheckDigits(row.customer),
    totals: row.totals,
    qr_url: view.cufe === null ? null : searchUrl(view.cufe, row.environment === 'production' ? '1' : '2'),
    pdf_url: urlOf('pdf'),
    xml_url: urlOf('xml'),
    attached_document_url: urlOf('attached-document'),
    ...ticketOf(row, urls),
    dian: dianOf(row, said),
    email: emailOf(recipients),
    failure: failureOf(view, said),
    corrects: row.corrects,
    corrected_by: row.corrected_by,
    created_at: offsetTime(row.created_at),
    updated_at: offsetTime(view.updated_at),
    metadata: asked.metadata ?? {},
  };
};

/** Links to the ticket, of a kind that has one. */
const ticketOf = ({ id, kind, view }: NewDocumentRow, { publicBaseUrl }: FileUrls): object => {
  const { api, pdf } = kindOf(kind);
  if (pdf.ticket === undefined) return {};
  const url = `${publicBaseUrl}/v1/${api.path}/${id}/ticket`;
  return { ticket: isPrintable(view) ? { pdf_url: url, lines_url: `${url}.json` } : null };
};

const dianOf = (
  { kind, view: { dian }, draft }: NewDocumentRow,
  said: AuthorityAnswer | null,
): AuthorityVerdict | null => {
  if (!dian) return null;
  const { message, messages } = said ?? { message: '', messages: [] };
  const { status_code, validated_at } = dian;
  const { corrects, rules, software } = kindOf(kind);
  return {
    status_code,
    message,
    validated_at: withOffsetTimes(validated_at),
    messages: messages.map((said) => {
      const told = explained(said, rules, draft, corrects?.field);
      return { ...told, pointer: told.pointer && pointerToSoftware(told.pointer, software) };
    }),
  };
};

const failureOf = ({ failure }: DocumentView, said: AuthorityAnswer | null): Failure | null => {
  if (!failure) return null;
  const { en, es } = bothOf(failure.detail);
  if (failure.code === 'cancelled')
    return { code: failure.code, detail: said ? { en: said.message, es: said.message } : { en, es } };
  const detail = said ? { en: `${en} It said: ${said.message}`, es: `${es} Dijo: ${said.message}` } : { en, es };
  return { code: failure.code, detail };
};

const emailOf = (all: readonly Recipient[]): object | null => {
  if (all.length === 0) return null;
  // Of several mails to one address the last one counts.
  const recipients = [...new Map(all.map((recipient) => [recipient.address, recipient])).values()];
  return { status: worst(recipients), recipients };
};

/** Returns the worst status of all recipients; `delivered` when every mail was. */
export const worst = (recipients: readonly Pick<Recipient, 'status'>[]): MailingView['status'] =>
  (['complained', 'bounced', 'sent'] as const).find((status) =>
    recipients.some((recipient) => recipient.status === status),
  ) ?? 'delivered';
