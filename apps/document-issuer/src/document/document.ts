import type { Environment, MessageData } from '@rubrica/contracts';
import type { Awaitable } from '@rubrica/eventing/waiting';
import {
  type AuthorizedRange,
  type BillingReference,
  type DocumentKind,
  type DocumentTypeCode,
  type FiscalOptions,
} from '@rubrica/fiscal';
import type { SoftwareProvider } from '../software/software.js';
import type { IssuingWait } from '../waiting-document/issuing-wait.js';

export type Simulate = NonNullable<MessageData<'co.rubrica.document.requested.v1'>['simulate']>;
export type FileNumber = MessageData<'co.rubrica.document.signed.v1'>['file_number'];

/** Facts of a document's issuing, from the request to the package that the acquirer gets. */
export type DocumentEvent =
  | { readonly type: 'DocumentReceived'; readonly data: Received }
  | { readonly type: 'IssuingWaits'; readonly data: WaitReason }
  | { readonly type: 'NumberAllotted'; readonly data: Numbered }
  | { readonly type: 'DocumentRedated'; readonly data: { readonly issued_at: string } }
  /** The number stays; the document states the resolution that its prefix has now. */
  | { readonly type: 'NumberReauthorized'; readonly data: Pick<Numbered, 'numbering_range_id' | 'range'> }
  | { readonly type: 'SigningPlanned'; readonly data: SigningPlan }
  | { readonly type: 'SigningPlanDropped'; readonly data: { readonly edition: number; readonly why: string } }
  | { readonly type: 'DocumentSigned'; readonly data: Signed }
  | {
      readonly type: 'ContingencyOrdered';
      readonly data: { readonly replaces_edition: number; readonly simulated: boolean };
    }
  /** The contingency was over when the order came: the next edition is an ordinary one. */
  | { readonly type: 'ContingencyForgone'; readonly data: Readonly<Record<string, never>> }
  /** Issue again: as an ordinary document after a contingency, or as a note to a document that was issued again. */
  | { readonly type: 'ReissueOrdered'; readonly data: { readonly replaces_edition: number } }
  | { readonly type: 'VerdictHeard'; readonly data: RecordedVerdict }
  | { readonly type: 'DocumentPackaged'; readonly data: Packaged }
  /** The graphic representation of a document that nobody gets, as it is rejected or has failed. */
  | { readonly type: 'DocumentRendered'; readonly data: Rendered }
  | { readonly type: 'IssuingFailed'; readonly data: { readonly code: string; readonly detail: string } }
  /** By the tenant, before the signature, or before the signed document was sent. */
  | {
      readonly type: 'DocumentCancelled';
      readonly data: {
        readonly reason_blob: string | null;
        /** Whether its range gives the number to another document. Missing in events from before it did. */
        readonly number_returned?: boolean;
      };
    }
  /** A retry by the tenant; the number stays. */
  | { readonly type: 'IssuingRetried'; readonly data: Readonly<Record<string, never>> };

export interface Received {
  readonly tenant_id: string;
  readonly kind: DocumentKind;
  readonly environment: Environment;
  readonly request_blob: string;
  readonly numbering_range_id: string | null;
  /** Id of the document that a note refers to, mostly an invoice; null when this service did not issue it, and for no note. */
  readonly invoice_id: string | null;
  /** Id of the rejected document whose number this one takes over. Missing in events from before corrections existed. */
  readonly corrects?: string | null;
  readonly simulate: Simulate | null;
}

export interface WaitReason {
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
  /** The authorisation that the document states; null for notes. */
  readonly range: AuthorizedRange | null;
}

/**
 * Everything that an edition is made of beside the request blob and the number. It is stored before the vault signs.
 * No secret, setting or clock is read again afterwards, so that the same plan always gives the same bytes.
 */
export interface SigningPlan {
  readonly edition: number;
  readonly type_code: DocumentTypeCode;
  /** Colombian timestamp. */
  readonly issued_at: string;
  readonly certificate_id: string;
  /** Colombian timestamp with milliseconds. */
  readonly signing_time: string;
  /** UUID from which all Ids of the signature are made; identifies the plan. */
  readonly signature_id: string;
  /** Part of the names of its files, beside the issuer's NIT. */
  readonly file_number: FileNumber;
  readonly software_id: string;
  /** Null: the issuer owns the software. Missing in plans from before there were providers, for the same. */
  readonly software_provider?: SoftwareProvider | null;
  /** Hash that contains the PIN, so that the PIN itself is not needed again. */
  readonly software_security_code: string;
  /** CUFE or CUDE; contains the technical key or the PIN. */
  readonly cufe: string;
  readonly options: FiscalOptions;
  /** The accepted document that a note with `invoice_id` refers to, else null. */
  readonly reference: BillingReference | null;
}

export interface Signed {
  readonly edition: number;
  readonly xml_blob: string;
  readonly payable_amount: string;
  readonly currency: string;
  /** 1 at once, 2 on credit; missing where the kind has no payment. */
  readonly payment_form?: '1' | '2';
}

export interface RecordedVerdict {
  readonly accepted: boolean;
  readonly edition: number;
  readonly application_response_blob: string | null;
  readonly validated_at: string | null;
}

export interface Packaged {
  readonly edition: number;
  /** True when it was made before the verdict, because the tax authority could not be reached. */
  readonly contingency: boolean;
  readonly pdf_blob: string;
  readonly zip_blob: string;
}

export interface Rendered {
  readonly edition: number;
  readonly rejected: boolean;
  readonly pdf_blob: string;
}

export type SignedEdition = Signed & SigningPlan;

export interface IssuedInContingency {
  readonly simulated: boolean;
}

/** State of a document by the phase of its issuing. Fields that a phase cannot have are null. */
export type Document = UnknownDocument | KnownDocument;
export type KnownDocument =
  OpenDocument | FailedDocument | CancelledDocument | SignedDocument | AcceptedDocument | RejectedDocument;

/** A document with an edition that is to be signed. */
export type OpenDocument = RequestedDocument | NumberedDocument | PlannedDocument;

export interface UnknownDocument extends Awaitable {
  readonly phase: 'unknown';
}

interface ReceivedDocument extends Awaitable {
  readonly received: Received;
  /** The newest plan, also when it was dropped. Absent before the first one. */
  readonly lastPlan?: SigningPlan;
  /** The last representation as rejected or failed. */
  readonly rendered?: Omit<Rendered, 'pdf_blob'>;
}

/** Fields of a document that has neither a verdict nor a package for the edition that is to be signed. */
interface Unissued extends ReceivedDocument {
  readonly waiting: WaitReason | null;
  readonly verdict: null;
  readonly packaged: null;
}

/** The edition before the one that is to be signed. Only a signed document is ordered into contingency. */
type PreviousEdition =
  | { readonly signed: null; readonly contingency: null }
  | {
      readonly signed: SignedEdition;
      /** Null when the next edition is an ordinary one. */
      readonly contingency: IssuedInContingency | null;
    };

export interface RequestedDocument extends Unissued {
  readonly phase: 'requested';
  readonly numbered: null;
  readonly plan: null;
  readonly signed: null;
  readonly contingency: null;
}

export type NumberedDocument = Unissued &
  PreviousEdition & { readonly phase: 'numbered'; readonly numbered: Numbered; readonly plan: null };

export type PlannedDocument = Unissued &
  PreviousEdition & { readonly phase: 'planned'; readonly numbered: Numbered; readonly plan: SigningPlan };

/** A document that failed while it was open. It keeps its number and its plan for a retry. */
export type FailedDocument = Ended<OpenDocument, 'failed'>;
/** A document that the tenant has cancelled before it was sent. It does not go on; `numbered` is the number that it had. */
export type CancelledDocument = Ended<OpenDocument, 'cancelled'>;
type Ended<Open extends OpenDocument, Phase extends string> = Open extends OpenDocument
  ? Omit<Open, 'phase'> & { readonly phase: Phase }
  : never;

/** Fields of a document whose present edition is signed. */
interface Edited extends ReceivedDocument {
  readonly numbered: Numbered;
  readonly plan: null;
  readonly signed: SignedEdition;
  /** Set when the edition was issued in contingency. */
  readonly contingency: IssuedInContingency | null;
  /** The latest package, which for an edition in contingency is made before the verdict. */
  readonly packaged: Packaged | null;
}

/** A document that waits for its verdict. */
export interface SignedDocument extends Edited {
  readonly phase: 'signed';
  readonly waiting: null;
  readonly verdict: null;
}

export interface AcceptedDocument extends Edited {
  readonly phase: 'accepted';
  /** What the package waits for. */
  readonly waiting: WaitReason | null;
  readonly verdict: RecordedVerdict;
}

export interface RejectedDocument extends Edited {
  readonly phase: 'rejected';
  readonly waiting: null;
  readonly verdict: RecordedVerdict;
}

export const unknownDocument: UnknownDocument = { phase: 'unknown', awaitedBy: [] };

export const requestedDocument = (received: Received, awaitedBy: readonly string[] = []): RequestedDocument => ({
  phase: 'requested',
  received,
  waiting: null,
  numbered: null,
  plan: null,
  signed: null,
  contingency: null,
  verdict: null,
  packaged: null,
  awaitedBy,
});

export const isOpen = (document: Document): document is OpenDocument =>
  document.phase === 'requested' || document.phase === 'numbered' || document.phase === 'planned';

/** A document with a signed edition that has no verdict, also while a later edition is on its way. */
export type UnjudgedDocument = Extract<KnownDocument, { readonly signed: SignedEdition; readonly verdict: null }>;

export const isUnjudged = (document: Document): document is UnjudgedDocument =>
  document.phase !== 'unknown' && document.signed !== null && document.verdict === null;

type InContingency = SignedDocument & { readonly contingency: IssuedInContingency };

/** True for an edition whose buyer gets it before the verdict. */
export const isInContingency = (document: Document): document is InContingency =>
  document.phase === 'signed' && document.contingency !== null;

/** A document whose buyer is to get it now: accepted, or issued in contingency. */
export type DeliverableDocument = AcceptedDocument | InContingency;

export const isDeliverable = (document: Document): document is DeliverableDocument =>
  document.phase === 'accepted' || isInContingency(document);

/**
 * Returns what a document looks like that nobody gets, for its tenant: rejected, or failed with a number. A signed one
 * has failed in dian-submitter. Null for any other document.
 */
export const unissuedEdition = (
  document: Document,
): { readonly numbered: Numbered; readonly plan: SigningPlan; readonly rejected: boolean } | null => {
  if (document.phase === 'unknown' || document.numbered === null) return null;
  const { numbered, phase, signed, lastPlan } = document;
  if (phase === 'rejected') return { numbered, plan: signed, rejected: true };
  if (phase === 'failed') return lastPlan ? { numbered, plan: lastPlan, rejected: false } : null;
  return phase === 'signed' && document.contingency === null ? { numbered, plan: signed, rejected: false } : null;
};

type Phase = Document['phase'];

/** Returns the document if it is in one of the phases in which this happens, else throws. */
export const expectPhase = <P extends Phase>(
  document: Document,
  happening: string,
  ...phases: readonly P[]
): Extract<Document, { readonly phase: P }> => {
  const isExpected = (known: Document): known is Extract<Document, { readonly phase: P }> =>
    phases.some((phase) => phase === known.phase);
  if (isExpected(document)) return document;
  throw new Error(`${happening} does not happen to a document that is ${document.phase}`);
};

export const evolve = (document: Document, event: DocumentEvent): Document => {
  switch (event.type) {
    case 'DocumentReceived':
      return requestedDocument(event.data, document.awaitedBy);
    case 'NumberAllotted':
    case 'DocumentRedated':
    case 'NumberReauthorized':
    case 'SigningPlanned':
    case 'SigningPlanDropped':
    case 'DocumentSigned':
      return evolveEdition(document, event);
    case 'IssuingWaits': {
      const waiting = expectPhase(document, event.type, 'requested', 'numbered', 'planned', 'accepted');
      return { ...waiting, waiting: event.data };
    }
    case 'ContingencyOrdered': {
      const signed = expectPhase(document, event.type, 'signed');
      const contingency = { simulated: event.data.simulated };
      return { ...signed, phase: 'numbered', contingency, packaged: null };
    }
    case 'ContingencyForgone':
      return { ...expectPhase(document, event.type, 'numbered'), contingency: null };
    case 'ReissueOrdered':
      return { ...expectPhase(document, event.type, 'signed'), phase: 'numbered', contingency: null, packaged: null };
    case 'VerdictHeard':
      return judged(document, event.data);
    case 'DocumentPackaged':
      return {
        ...expectPhase(document, event.type, 'signed', 'accepted', 'rejected'),
        waiting: null,
        packaged: event.data,
      };
    case 'DocumentRendered': {
      const { edition, rejected } = event.data;
      const known = expectPhase(document, event.type, 'rejected', 'failed', 'signed');
      return { ...known, rendered: { edition, rejected } };
    }
    case 'IssuingFailed':
      return { ...expectPhase(document, event.type, 'requested', 'numbered', 'planned'), phase: 'failed' };
    case 'DocumentCancelled': {
      const known = expectPhase(document, event.type, 'requested', 'numbered', 'planned', 'signed');
      // Only an edition that nobody got is cancelled, and none of these is in contingency.
      if (known.phase === 'signed') return { ...known, phase: 'cancelled', contingency: null, packaged: null };
      return { ...known, phase: 'cancelled', waiting: null };
    }
    case 'IssuingRetried':
      return retried(expectPhase(document, event.type, 'failed'));
  }
};

type EditionEvent = Extract<
  DocumentEvent,
  {
    type:
      | 'NumberAllotted'
      | 'DocumentRedated'
      | 'NumberReauthorized'
      | 'SigningPlanned'
      | 'SigningPlanDropped'
      | 'DocumentSigned';
  }
>;

/** Applies the events that lead from the request to the signature. */
const evolveEdition = (document: Document, event: EditionEvent): KnownDocument => {
  switch (event.type) {
    case 'NumberAllotted':
      return {
        ...expectPhase(document, event.type, 'requested'),
        phase: 'numbered',
        waiting: null,
        numbered: event.data,
      };
    case 'DocumentRedated': {
      const numbered = expectPhase(document, event.type, 'numbered');
      return { ...numbered, numbered: { ...numbered.numbered, issued_at: event.data.issued_at } };
    }
    case 'NumberReauthorized': {
      const numbered = expectPhase(document, event.type, 'numbered');
      return { ...numbered, numbered: { ...numbered.numbered, ...event.data } };
    }
    case 'SigningPlanned':
      return {
        ...expectPhase(document, event.type, 'numbered'),
        phase: 'planned',
        plan: event.data,
        lastPlan: event.data,
      };
    case 'SigningPlanDropped':
      return { ...expectPhase(document, event.type, 'planned'), phase: 'numbered', plan: null };
    case 'DocumentSigned': {
      const planned = expectPhase(document, event.type, 'planned');
      const signed = { ...planned.plan, ...event.data };
      return { ...planned, phase: 'signed', waiting: null, plan: null, signed };
    }
  }
};

const judged = (document: Document, verdict: RecordedVerdict): AcceptedDocument | RejectedDocument => {
  if (!isUnjudged(document)) throw new Error(`a verdict does not happen to a document that is ${document.phase}`);
  return verdict.accepted
    ? { ...document, phase: 'accepted', plan: null, verdict }
    : { ...document, phase: 'rejected', plan: null, waiting: null, verdict };
};

const retried = (failed: FailedDocument): OpenDocument => {
  if (failed.numbered === null) return { ...failed, phase: 'requested', waiting: null };
  if (failed.plan === null) return { ...failed, phase: 'numbered', waiting: null };
  return { ...failed, phase: 'planned', waiting: null };
};
