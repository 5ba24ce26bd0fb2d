import type { DocumentKind } from '@rubrica/fiscal';
import {
  API_VERSIONS,
  type ApiVersion,
  DEFAULT_API_VERSION,
  type Kind,
  KINDS,
  kindsOf,
  knowsSince,
  NEWEST_API_VERSION,
  type Outcome,
  OUTCOMES,
  type OwnHash,
} from '@rubrica/kinds';
import {
  type DeadlineAction,
  type DOCUMENT_EVENT,
  DOCUMENT_EVENT_TYPES,
  DOCUMENT_EVENTS_SINCE,
  type DocumentEventCode,
  type DocumentEventType,
  type ToldOfEvent,
} from '../vocabulary/document-event.js';
import type { Environment } from '../vocabulary/scalars.js';
import {
  RECEIVED_EVENT_TYPES,
  type RECEIVED_DOCUMENT,
  type ReceivedEventType,
  type ReceivedStatus,
  RECEPTION_SINCE,
} from '../vocabulary/received-status.js';

const mailOutcomes = ['email.delivered', 'email.bounced', 'email.complained'] as const;

export type EventType = `${DocumentKind}.${Outcome | (typeof mailOutcomes)[number]}` | ReceivedEventType | DocumentEventType;

/** Returns the public event types that a version of the API knows. */
export const eventTypesOf = (version: ApiVersion, all: readonly Kind[] = KINDS): EventType[] => {
  const kinds = kindsOf(version, all);
  return [
    ...kinds.flatMap(({ name, api }) => api.outcomes.map((outcome) => `${name}.${outcome}` as const)),
    ...kinds
      .filter(({ delivery }) => delivery.isMailed)
      .flatMap(({ name }) => mailOutcomes.map((outcome) => `${name}.${outcome}` as const)),
    ...(knowsSince(version, RECEPTION_SINCE) ? RECEIVED_EVENT_TYPES : []),
    ...(knowsSince(version, DOCUMENT_EVENTS_SINCE) ? DOCUMENT_EVENT_TYPES : []),
  ];
};

const TYPES = new Map(API_VERSIONS.map((version) => [version, new Set<string>(eventTypesOf(version))]));

/** Tells whether a version of the API knows events of a type. The newest knows all that there are. */
export const knowsEventType = (version: ApiVersion, type: string): boolean =>
  version === NEWEST_API_VERSION || TYPES.get(version)?.has(type) === true;

/** The 21 public event types of the default version, in the order of the specification. */
export const EVENT_TYPES: readonly EventType[] = eventTypesOf(DEFAULT_API_VERSION);

/** Tells whether events of a type are about one mail of a document. */
export const isOfMail = (type: EventType): boolean => mailOutcomes.some((outcome) => type.endsWith(`.${outcome}`));

/** Every status that a document can have. */
export const DOCUMENT_STATUSES = ['queued', 'signed', 'submitted', ...OUTCOMES] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** The Event resource; webhooks deliver it as their body. */
export interface PublicEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: EventType;
  /** ISO 8601 with offset. */
  readonly created: string;
  readonly livemode: boolean;
  readonly account: string;
  readonly data: { readonly object: PublicEventObject | DocumentEventObject };
}

export interface PublicEventObject extends OwnHash<string | null> {
  readonly id: string;
  /** Kind of the document, or `received_document`. */
  readonly object: DocumentKind | typeof RECEIVED_DOCUMENT;
  readonly status: DocumentStatus | ReceivedStatus;
  readonly environment: Environment;
  readonly cufe: string | null;
  readonly number: string | null;
  readonly external_id: string | null;
  readonly pdf_url: string | null;
  /** Only in e-mail events, of which there is one per recipient. */
  readonly email?: {
    readonly to: string;
    readonly status: 'delivered' | 'bounced' | 'complained';
    readonly message_id: string;
    readonly diagnostic: string | null;
  };
}

/** The invoice that an event is about: of a supplier, or of the tenant. */
type SubjectId =
  | { readonly received_document_id: string; readonly invoice_id: null }
  | { readonly received_document_id: null; readonly invoice_id: string };

/** An event 030 to 034 of an invoice, or a deadline for one. */
export type DocumentEventObject = SubjectId & {
  /** Null: of a deadline, and of an event that was not issued here. */
  readonly id: string | null;
  readonly object: typeof DOCUMENT_EVENT;
  readonly status: ToldOfEvent;
  readonly environment: Environment;
  /** CUFE of the invoice. */
  readonly cufe: string;
  readonly cude: string | null;
  readonly number: string | null;
  readonly external_id: null;
  readonly pdf_url: null;
  /** Null: of a deadline. */
  readonly code: DocumentEventCode | null;
  /** Day in Colombia; null unless a deadline is near. */
  readonly deadline: string | null;
  readonly deadline_for: DeadlineAction | null;
};
