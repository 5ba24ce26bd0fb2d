import type { EventPerson, EventSender } from '@rubrica/contracts';
import { type DocumentEvent, type EventParty, eventTypeOf } from '@rubrica/document-events';
import { nitCheckDigit } from '@rubrica/fiscal';
import type { EventNumber, EventOrder, EventPlan } from './document-event.js';

/** JSON in a blob: what an event says of people, and to whom it is mailed. */
export interface EventRequest {
  readonly sender: EventParty;
  readonly receiver: EventParty;
  readonly person: EventPerson | null;
  readonly notes: readonly string[];
  /** The other party of the invoice, which gets the mail; of a tacit acceptance it is not the receiver. */
  readonly counterparty: EventParty;
  readonly mail_to: string | null;
}

/** IVA, as all samples of DIAN have it. */
const IVA = { id: '01', name: 'IVA' };

export interface NamedParty {
  readonly type: string;
  readonly number: string;
  readonly name: string;
  /** Null: a company. */
  readonly organizationType: string | null;
}

export const eventParty = ({ type, number, name, organizationType }: NamedParty): EventParty => ({
  identification: { type, number, checkDigit: type === '31' ? nitCheckDigit(number) : null },
  legalName: name,
  organizationType: organizationType === '2' ? '2' : '1',
  taxScheme: IVA,
});

/** The tenant as a party of its event. */
export const senderParty = ({ nit: number, legal_name: name, organization_type: organizationType }: EventSender): EventParty =>
  eventParty({ type: '31', number, name, organizationType });

type Planned = Pick<EventPlan, 'issued_at'> & Partial<EventPlan>;

/** Composes the event that is hashed, written and signed. Before its hashes are known, these are empty. */
export const composedEvent = (
  order: EventOrder,
  { number }: EventNumber,
  { issued_at, cude = '', security_code = '', software_id = '', provider_nit = null }: Planned,
  { sender, receiver, person, notes }: EventRequest,
): DocumentEvent => {
  const type = eventTypeOf(order.code);
  const [issueDate = '', issueTime = ''] = issued_at.split('T');
  const providerNit = provider_nit ?? sender.identification.number;
  return {
    type,
    number,
    environment: order.environment === 'production' ? '1' : '2',
    cude,
    issueDate,
    issueTime,
    software: {
      id: software_id,
      securityCode: security_code,
      providerNit,
      providerCheckDigit: nitCheckDigit(providerNit),
    },
    sender,
    receiver,
    subject: { number: order.subject.number, cufe: order.subject.cufe, typeCode: '01' },
    person: type.hasPerson && person ? receivingPerson(person) : null,
    claimCode: type.hasClaimCode ? order.claim_code : null,
    notes,
  };
};

const receivingPerson = ({ identification, first_name, last_name, job_title, department }: EventPerson) => ({
  identification,
  firstName: first_name,
  familyName: last_name,
  jobTitle: job_title,
  department,
});
