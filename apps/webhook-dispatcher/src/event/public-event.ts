import {
  CAPABILITY_VALID_DAYS,
  type CapabilityKeys,
  capabilityUrl,
  type EventType,
  ID_PREFIX,
  type MailRecipient,
  type MessageEnvelope,
  type PublicEvent,
  type ToldOfEvent,
  type ToldStatus,
} from '@rubrica/contracts';
import { kindOf, underOwnName } from '@rubrica/kinds';
import { encodeId, offsetTime } from '@rubrica/service';
import { hash } from 'node:crypto';
import type { DocumentFact, DocumentFactType, DocumentSketch } from './document.js';

/** `@Inject(FILE_LINKS) links: FileLinks`. */
export const FILE_LINKS = Symbol('file links');

/** What links to files are made of. */
export interface FileLinks {
  readonly publicBaseUrl: string;
  readonly keys: CapabilityKeys;
}

type Outcome = EventType extends `${infer _}.${infer O}` ? Exclude<O, ToldStatus | ToldOfEvent> : never;

/** Second part of the event type that a fact gives; null for facts that give no public event. */
const OUTCOMES: Readonly<Record<DocumentFactType, Outcome | null>> = {
  'co.rubrica.document.requested.v1': null,
  'co.rubrica.document.numbered.v1': null,
  'co.rubrica.document.signed.v1': null,
  'co.rubrica.document.contingency-issued.v1': 'accepted_contingency',
  'co.rubrica.document.issuing-failed.v1': 'failed',
  'co.rubrica.document.cancelled.v1': null,
  'co.rubrica.document.submission-cancelled.v1': null,
  'co.rubrica.document.issuing-retried.v1': null,
  'co.rubrica.document.rendered.v1': null,
  'co.rubrica.document.submitted.v1': null,
  'co.rubrica.document.accepted.v1': 'accepted_by_dian',
  'co.rubrica.document.rejected.v1': 'rejected_by_dian',
  'co.rubrica.document.submission-failed.v1': 'failed',
  'co.rubrica.document.submission-retried.v1': null,
  'co.rubrica.document.email-delivered.v1': 'email.delivered',
  'co.rubrica.document.email-bounced.v1': 'email.bounced',
  'co.rubrica.document.email-complained.v1': 'email.complained',
};

const MAIL_STATUS = {
  'co.rubrica.document.email-delivered.v1': 'delivered',
  'co.rubrica.document.email-bounced.v1': 'bounced',
  'co.rubrica.document.email-complained.v1': 'complained',
} as const;

export type MailFact = Extract<DocumentFact, { readonly type: keyof typeof MAIL_STATUS }>;

export const isMailFact = (fact: DocumentFact): fact is MailFact => fact.type in MAIL_STATUS;

/** Returns the event type of a fact; null when it gives none of the 21. */
export const eventTypeOf = (fact: DocumentFact): EventType | null => {
  const outcome = OUTCOMES[fact.type];
  return outcome === null ? null : `${fact.data.kind}.${outcome}`;
};

/**
 * Makes the public event of a fact, from the arguments only: a fact that is read again gives the same id and the same
 * body. `document` is its state after the fact; `recipient` is the content of a mail fact's blob, null for other facts.
 */
export const publicEvent = (
  fact: DocumentFact,
  document: DocumentSketch,
  recipient: MailRecipient | null,
  links: FileLinks,
): PublicEvent | null => {
  const type = eventTypeOf(fact);
  if (type === null) return null;
  return {
    id: eventIdOf(fact),
    object: 'event',
    type,
    created: offsetTime(fact.time),
    livemode: document.environment !== 'test',
    account: document.tenantId,
    data: {
      object: {
        id: document.id,
        object: document.kind,
        status: document.status,
        environment: document.environment,
        cufe: document.cufe,
        ...underOwnName(kindOf(document.kind), document.cufe),
        number: document.number,
        external_id: document.externalId,
        pdf_url: document.pdf ? pdfUrl(fact, document, links) : null,
        ...(isMailFact(fact) && recipient ? { email: emailOf(fact, recipient) } : {}),
      },
    },
  };
};

/** Returns the id of the public event of a fact, if it makes one. */
export const eventIdOf = ({ source, id }: Pick<MessageEnvelope, 'source' | 'id'>): string =>
  `${ID_PREFIX.event}_${encodeId(hash('sha256', `${source}\n${id}`, 'buffer'))}`;

const pdfUrl = (fact: DocumentFact, document: DocumentSketch, { publicBaseUrl, keys }: FileLinks): string => {
  const expires = Math.floor(Date.parse(fact.time) / 1000) + CAPABILITY_VALID_DAYS * 86_400;
  return capabilityUrl(publicBaseUrl, keys, {
    tenantId: document.tenantId,
    documentId: document.id,
    file: 'pdf',
    expires,
  });
};

const emailOf = (fact: MailFact, { email, message_id, diagnostic }: MailRecipient) => ({
  to: email,
  status: MAIL_STATUS[fact.type],
  message_id,
  diagnostic,
});
