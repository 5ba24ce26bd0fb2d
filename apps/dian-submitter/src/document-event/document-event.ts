import type {
  ClaimCode,
  DeadlineAction,
  DocumentEventCode,
  DocumentEventStatus,
  DocumentEventWait,
  Environment,
  SimulatedEventAnswer,
} from '@rubrica/contracts';
import type { RuleReference } from '../submission/submission.js';

/** Events (facts) of a document event. One stream per tenant, environment, CUFE of the invoice and code. */
export type DocumentEventEvent =
  | { readonly type: 'EventRequested'; readonly data: EventOrder }
  | { readonly type: 'EventNumbered'; readonly data: EventNumber }
  /** All that is signed follows from order, number and plan, so that the same bytes come again after a crash. */
  | { readonly type: 'EventPlanned'; readonly data: EventPlan }
  | { readonly type: 'EventSigned'; readonly data: { readonly xml_blob: string } }
  | { readonly type: 'EventWaits'; readonly data: EventWait }
  | { readonly type: 'EventRegistered'; readonly data: EventRegistration }
  /** What its other party gets is made, as far as it can be made. */
  | { readonly type: 'EventPackaged'; readonly data: EventPackage }
  | { readonly type: 'EventRejected'; readonly data: EventRejection }
  /** DIAN knows its number of another event of the sender: it gets the next one. */
  | { readonly type: 'EventNumberTaken'; readonly data: EventRejection & { readonly number: string } }
  | { readonly type: 'EventFailed'; readonly data: { readonly code: EventFailure } }
  | { readonly type: 'DeadlineNeared'; readonly data: NearDeadline };

/** The invoice that an event is about: received by the tenant, or its own. */
export interface EventSubjectReference {
  readonly object: 'received_document' | 'invoice';
  readonly id: string;
  readonly number: string;
  readonly cufe: string;
}

/** An event that is to be issued. Parties and persons are in the blob alone. */
export interface EventOrder {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly code: DocumentEventCode;
  readonly subject: EventSubjectReference;
  readonly claim_code: ClaimCode | null;
  /** JSON `EventRequest`. */
  readonly request_blob: string;
  /** Event of the same invoice that DIAN must have registered before; null: none, or it has. */
  readonly after: { readonly id: string; readonly code: DocumentEventCode } | null;
  readonly simulate: SimulatedEventAnswer | null;
}

export interface EventNumber {
  readonly number: string;
  /** Year and consecutive in the names of its files. */
  readonly file: { readonly year: number; readonly sequence: number };
}

export interface EventPlan {
  readonly cude: string;
  readonly security_code: string;
  readonly software_id: string;
  /** NIT of the provider whose software it is; null: the tenant's own. */
  readonly provider_nit: string | null;
  /** Time of issue and of the signature, YYYY-MM-DDTHH:MM:SS-05:00. */
  readonly issued_at: string;
  readonly signature_id: string;
  readonly certificate_id: string;
}

export interface EventWait {
  readonly reason: DocumentEventWait;
  /** The event that it waits for. */
  readonly awaited: DocumentEventCode | null;
}

export interface EventRegistration {
  /** As DIAN has them; another system of the tenant may have issued it. Null where DIAN did not tell. */
  readonly number: string | null;
  readonly cude: string | null;
  readonly signed_on: string;
  readonly registered_at: string;
  /** JSON `AuthorityAnswer`; null where it was registered before it was sent. */
  readonly answer_blob: string | null;
  readonly application_response_blob: string | null;
}

export interface EventPackage {
  /** Zip with the signed AttachedDocument; null where DIAN's answer is not there, or nothing could sign. */
  readonly zip_blob: string | null;
  /** JSON `EventMail`. */
  readonly mail_blob: string | null;
}

export interface EventRejection {
  readonly rules: readonly RuleReference[];
  readonly answer_blob: string;
  readonly application_response_blob: string | null;
}

export type EventFailure =
  | 'earlier_event_rejected'
  /** It could be issued when it was asked for, and DIAN would refuse it now. */
  | 'event_order'
  | 'event_deadline_passed'
  | 'event_not_applicable'
  | 'document_not_writable'
  | 'signature_refused'
  | 'dian_request_refused';

export interface NearDeadline {
  /** Day in Colombia. */
  readonly deadline: string;
  readonly action: DeadlineAction;
}

export type DocumentEvent = { readonly status: 'unknown' } | KnownDocumentEvent;

export interface KnownDocumentEvent {
  readonly status: DocumentEventStatus;
  readonly order: EventOrder;
  readonly waiting: EventWait | null;
  readonly number: EventNumber | null;
  /** How many numbers it had that were taken. */
  readonly numbers_taken: number;
  readonly plan: EventPlan | null;
  readonly xml_blob: string | null;
  readonly registration: EventRegistration | null;
  readonly is_packaged: boolean;
  readonly rejection: EventRejection | null;
  readonly failure: EventFailure | null;
  readonly near_deadline: string | null;
}

export const unknown: DocumentEvent = { status: 'unknown' };

/** Tells whether it is still on its way to DIAN. */
export const isOpen = ({ status }: { readonly status: DocumentEventStatus | 'unknown' }): boolean =>
  status === 'queued' || status === 'signed';

export const evolve = (state: DocumentEvent, event: DocumentEventEvent): DocumentEvent => {
  if (event.type === 'EventRequested') return requested(event.data);
  if (state.status === 'unknown') throw new Error(`${event.type} of an event that nobody asked for`);
  const moved = { ...state, waiting: null };
  switch (event.type) {
    case 'EventNumbered':
      return { ...moved, number: event.data };
    case 'EventPlanned':
      return { ...moved, plan: event.data };
    case 'EventSigned':
      return { ...moved, status: 'signed', xml_blob: event.data.xml_blob };
    case 'EventWaits':
      return { ...state, waiting: event.data };
    case 'EventRegistered':
      return { ...moved, status: 'registered', registration: event.data };
    case 'EventPackaged':
      return { ...state, is_packaged: true };
    case 'EventRejected':
      return { ...moved, status: 'rejected', rejection: event.data };
    case 'EventNumberTaken':
      return {
        ...{ ...moved, status: 'queued', number: null, plan: null, xml_blob: null },
        numbers_taken: state.numbers_taken + 1,
      };
    case 'EventFailed':
      return { ...moved, status: 'failed', failure: event.data.code };
    case 'DeadlineNeared':
      return { ...state, near_deadline: event.data.deadline };
  }
};

const requested = (order: EventOrder): KnownDocumentEvent => ({
  status: 'queued',
  order,
  waiting: null,
  number: null,
  numbers_taken: 0,
  plan: null,
  xml_blob: null,
  registration: null,
  is_packaged: false,
  rejection: null,
  failure: null,
  near_deadline: null,
});
