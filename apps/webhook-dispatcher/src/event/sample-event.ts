import {
  DOCUMENT_EVENT,
  DOCUMENT_EVENT_TYPES,
  type DocumentEventObject,
  type EventType,
  ID_PREFIX,
  type PublicEvent,
  type PublicEventObject,
  RECEIVED_DOCUMENT,
  type ToldOfEvent,
} from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';
import { kindOf, underOwnName } from '@rubrica/kinds';

/** Marks a sample in `external_id`, beside ids that no document has. */
const SAMPLE = 'sample';

const NUMBER = 'SETP990000000';
const HASH = '0'.repeat(96);
const idAfter = (prefix: string): string => `${prefix}_${'0'.repeat(26)}`;

type Environment = PublicEventObject['environment'];
type Email = NonNullable<PublicEventObject['email']>['status'];

/**
 * Makes an event of this type that looks like a real one, about a document that does not exist: its `external_id` is
 * `sample` where such an event has one, and its number is of DIAN's public test range.
 */
export const sampleEvent = (
  type: EventType,
  { id, account, livemode, created }: Pick<PublicEvent, 'id' | 'account' | 'livemode' | 'created'>,
): PublicEvent => {
  const [kind, ...rest] = type.split('.') as [DocumentKind, ...string[]];
  const outcome = rest.join('.');
  const environment = livemode ? 'habilitacion' : 'test';
  const isOfInvoiceEvent = DOCUMENT_EVENT_TYPES.some((one) => one === type);
  const object = isOfInvoiceEvent
    ? invoiceEventObject(outcome as ToldOfEvent, environment)
    : documentObject(kind, outcome, environment);
  return { id, object: 'event', type, created, livemode, account, data: { object } };
};

const documentObject = (kind: DocumentKind, outcome: string, environment: Environment): PublicEventObject => {
  const issued = kind === RECEIVED_DOCUMENT ? null : kindOf(kind);
  const cufe = outcome === 'failed' ? null : HASH;
  const email = /^email\.(delivered|bounced|complained)$/.exec(outcome)?.[1] as Email | undefined;
  return {
    id: idAfter(issued?.idPrefix ?? ID_PREFIX.receivedDocument),
    object: kind,
    status: (email === undefined ? outcome : 'accepted_by_dian') as PublicEventObject['status'],
    environment,
    cufe,
    ...(issued && underOwnName(issued, cufe)),
    number: outcome === 'failed' ? null : NUMBER,
    external_id: SAMPLE,
    pdf_url: null,
    ...(email === undefined
      ? {}
      : {
          email: {
            to: 'compras@cliente.example',
            status: email,
            message_id: '<sample@rubrica.example>',
            diagnostic: email === 'bounced' ? '550 5.1.1 no such user' : null,
          },
        }),
  };
};

const invoiceEventObject = (status: ToldOfEvent, environment: Environment): DocumentEventObject => {
  const isDeadline = status === 'deadline_near';
  return {
    id: isDeadline ? null : idAfter(ID_PREFIX.documentEvent),
    ...{ object: DOCUMENT_EVENT, status, environment, cufe: HASH },
    cude: isDeadline ? null : HASH,
    number: isDeadline ? null : NUMBER,
    ...{ external_id: null, pdf_url: null },
    code: isDeadline ? null : '030',
    ...{ received_document_id: idAfter(ID_PREFIX.receivedDocument), invoice_id: null },
    deadline: isDeadline ? '2026-12-04' : null,
    deadline_for: isDeadline ? 'claim_or_accept' : null,
  };
};
