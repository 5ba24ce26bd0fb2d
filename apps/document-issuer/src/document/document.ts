import type { Environment, MessageData } from '@rubrica/contracts';
import {
  type AuthorizedRange,
  type BillingReference,
  colombianDate,
  type DocumentKind,
  type DocumentTypeCode,
  type FiscalOptions,
  UUID_OF_TYPE,
} from '@rubrica/fiscal';
import type { IssuingWait } from '../waiting-document/issuing-wait.js';

export type Simulate = NonNullable<MessageData<'co.rubrica.document.requested.v1'>['simulate']>;
export type FileNumber = MessageData<'co.rubrica.document.signed.v1'>['file_number'];

/** Facts of a document's issuing, from the request to the package that the acquirer gets. */
export type DocumentEvent =
  | { readonly type: 'DocumentReceived'; readonly data: Received }
  | { readonly type: 'IssuingWaits'; readonly data: Waiting }
  /** Of an invoice: a note of that id waits for it. It may be heard of before the invoice itself. */
  | { readonly type: 'NoteWaits'; readonly data: { readonly document_id: string } }
  | { readonly type: 'NumberAllotted'; readonly data: Numbered }
  | { readonly type: 'DocumentRedated'; readonly data: { readonly issued_at: string } }
  | { readonly type: 'SigningPlanned'; readonly data: SigningPlan }
  | { readonly type: 'SigningPlanDropped'; readonly data: { readonly edition: number; readonly why: string } }
  | { readonly type: 'DocumentSigned'; readonly data: Signed }
  | {
      readonly type: 'ContingencyOrdered';
      readonly data: { readonly replaces_edition: number; readonly simulated: boolean };
    }
  /** The order came when the contingency was over already: the next edition is an ordinary one. */
  | { readonly type: 'ContingencyForgone'; readonly data: Readonly<Record<string, never>> }
  /** As an ordinary document after all, or as a note to an invoice that was issued again. */
  | { readonly type: 'ReissueOrdered'; readonly data: { readonly replaces_edition: number } }
  | { readonly type: 'VerdictHeard'; readonly data: Verdict }
  | { readonly type: 'DocumentPackaged'; readonly data: Packaged }
  | { readonly type: 'IssuingFailed'; readonly data: { readonly code: string; readonly detail: string } }
  /** By hand; the number stays. */
  | { readonly type: 'IssuingRetried'; readonly data: Readonly<Record<string, never>> };

export interface Received {
  readonly tenant_id: string;
  readonly kind: DocumentKind;
  readonly environment: Environment;
  readonly request_blob: string;
  readonly numbering_range_id: string | null;
  /** Of a note: the invoice of ours that it corrects. */
  readonly invoice_id: string | null;
  /** The rejected document whose number this one takes over. Absent of what was stored before there were corrections. */
  readonly corrects?: string | null;
  readonly simulate: Simulate | null;
}

export interface Waiting {
  readonly reason: IssuingWait;
  /** What the tenant can do about it. */
  readonly action: string;
}

export interface Numbered {
  readonly numbering_range_id: string;
  readonly prefix: string;
  readonly sequence: number;
  readonly number: string;
  readonly type_code: DocumentTypeCode;
  /** Colombian timestamp. */
  readonly issued_at: string;
  /** The authorisation as it was; null of notes. */
  readonly range: AuthorizedRange | null;
}

/**
 * Stored before the vault is asked. With the request blob and the number it says all that an edition is made of: no
 * secret, setting or clock is asked again, so that whoever finds a plan makes the same bytes.
 */
export interface SigningPlan {
  readonly edition: number;
  readonly type_code: DocumentTypeCode;
  /** Colombian timestamp. */
  readonly issued_at: string;
  readonly certificate_id: string;
  /** Colombian timestamp with milliseconds. */
  readonly signing_time: string;
  /** UUID behind all Ids of the signature; names the plan. */
  readonly signature_id: string;
  /** Of the names of its files, with the issuer's NIT. */
  readonly file_number: FileNumber;
  readonly software_id: string;
  /** What the PIN and the technical key, as they were, have left in the document. */
  readonly software_security_code: string;
  readonly cufe: string;
  readonly options: FiscalOptions;
  /** Of a note with `invoice_id`: that invoice, as it was accepted. */
  readonly reference: BillingReference | null;
}

export interface Signed {
  readonly edition: number;
  readonly xml_blob: string;
  readonly payable_amount: string;
  readonly currency: string;
}

export interface Verdict {
  readonly accepted: boolean;
  readonly edition: number;
  readonly application_response_blob: string | null;
  readonly validated_at: string | null;
}

export interface Packaged {
  readonly edition: number;
  /** Before the verdict, as the authority was out of reach. */
  readonly contingency: boolean;
  readonly pdf_blob: string;
  readonly zip_blob: string;
}

export type Document = UnknownDocument | KnownDocument;

export interface UnknownDocument {
  readonly phase: 'unknown';
  readonly awaitedBy: readonly string[];
}

/** What is known of a document; what is null has not happened (or not to this edition). */
export interface KnownDocument {
  readonly phase: 'received' | 'signed' | 'failed' | 'accepted' | 'rejected';
  readonly received: Received;
  readonly waiting: Waiting | null;
  readonly numbered: Numbered | null;
  /** Of the edition that is to be signed. */
  readonly plan: SigningPlan | null;
  /** The edition that counts. */
  readonly signed: (Signed & SigningPlan) | null;
  readonly contingency: { readonly simulated: boolean } | null;
  readonly verdict: Verdict | null;
  readonly packaged: Packaged | null;
  /** Notes that wait, or have waited, for this invoice. */
  readonly awaitedBy: readonly string[];
}

export const unknownDocument: UnknownDocument = { phase: 'unknown', awaitedBy: [] };

export const evolve = (document: Document, event: DocumentEvent): Document => {
  if (event.type === 'DocumentReceived') {
    return {
      phase: 'received',
      received: event.data,
      waiting: null,
      numbered: null,
      plan: null,
      signed: null,
      contingency: null,
      verdict: null,
      packaged: null,
      awaitedBy: document.awaitedBy,
    };
  }
  if (event.type === 'NoteWaits')
    return { ...document, awaitedBy: [...new Set([...document.awaitedBy, event.data.document_id])] };
  if (document.phase === 'unknown') throw new Error(`${event.type} of a document that was never received`);
  switch (event.type) {
    case 'IssuingWaits':
      return { ...document, waiting: event.data };
    case 'NumberAllotted':
      return { ...document, waiting: null, numbered: event.data };
    case 'DocumentRedated':
      return { ...document, numbered: document.numbered && { ...document.numbered, issued_at: event.data.issued_at } };
    case 'SigningPlanned':
      return { ...document, plan: event.data };
    case 'SigningPlanDropped':
      return { ...document, plan: null };
    case 'DocumentSigned':
      if (!document.plan) throw new Error('signed without a plan');
      return { ...document, phase: 'signed', waiting: null, plan: null, signed: { ...document.plan, ...event.data } };
    case 'ContingencyOrdered':
      return { ...document, phase: 'received', contingency: { simulated: event.data.simulated } };
    case 'ContingencyForgone':
      return { ...document, contingency: null };
    case 'ReissueOrdered':
      return { ...document, phase: 'received', contingency: null };
    case 'VerdictHeard':
      return { ...document, phase: event.data.accepted ? 'accepted' : 'rejected', verdict: event.data };
    case 'DocumentPackaged':
      return { ...document, waiting: null, packaged: event.data };
    case 'IssuingFailed':
      return { ...document, phase: 'failed' };
    case 'IssuingRetried':
      return { ...document, phase: 'received', waiting: null };
  }
};

/** What a note may say of the invoice: nothing yet, that it came to nothing, or what to refer to. */
export const referenceTo = (invoice: Document): BillingReference | 'not_yet' | 'never' => {
  if (invoice.phase === 'rejected' || invoice.phase === 'failed') return 'never';
  const isValid = invoice.phase === 'accepted' || (invoice.phase === 'signed' && invoice.contingency !== null);
  if (!isValid || !invoice.numbered || !invoice.signed) return 'not_yet';
  const { cufe, type_code, issued_at } = invoice.signed;
  return {
    number: invoice.numbered.number,
    uuid: cufe,
    uuidScheme: UUID_OF_TYPE[type_code].scheme,
    issueDate: colombianDate(issued_at),
  };
};
