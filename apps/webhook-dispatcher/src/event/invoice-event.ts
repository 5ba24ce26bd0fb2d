import { DOCUMENT_EVENT, type DocumentEventObject, type Message, type PublicEvent } from '@rubrica/contracts';
import { offsetTime } from '@rubrica/service';
import { eventIdOf } from './public-event.js';

/** Types of the facts about events 030 to 034 of invoices. */
export const INVOICE_EVENT_FACTS = [
  'co.rubrica.document-event.registered.v1',
  'co.rubrica.document-event.rejected.v1',
  'co.rubrica.document-event.deadline-near.v1',
] as const;
export type InvoiceEventFact = Extract<Message, { readonly type: (typeof INVOICE_EVENT_FACTS)[number] }>;

export const isInvoiceEventFact = (fact: Message): fact is InvoiceEventFact =>
  (INVOICE_EVENT_FACTS as readonly string[]).includes(fact.type);

type Told = Pick<DocumentEventObject, 'id' | 'status' | 'cude' | 'number' | 'code' | 'deadline' | 'deadline_for'>;

const toldBy = (fact: InvoiceEventFact): Told => {
  if (fact.type === 'co.rubrica.document-event.deadline-near.v1') {
    const { deadline, action } = fact.data;
    const none = { id: null, cude: null, number: null, code: null };
    return { ...none, status: 'deadline_near', deadline, deadline_for: action };
  }
  const { document_event_id: id, cude, number, code } = fact.data;
  const status = fact.type === 'co.rubrica.document-event.rejected.v1' ? 'rejected' : 'registered';
  return { id, status, cude, number, code, deadline: null, deadline_for: null };
};

/** Makes the public event of a fact, from the fact alone. */
export const invoiceEvent = (fact: InvoiceEventFact): PublicEvent => {
  const { id, status, cude, number, code, deadline, deadline_for } = toldBy(fact);
  const { subject_object, subject_id, environment, cufe } = fact.data;
  return {
    id: eventIdOf(fact),
    object: 'event',
    type: `${DOCUMENT_EVENT}.${status}`,
    created: offsetTime(fact.time),
    livemode: environment !== 'test',
    account: fact.tenantid,
    data: {
      object: {
        ...{ id, object: DOCUMENT_EVENT, status, environment, cufe, cude, number },
        ...{ external_id: null, pdf_url: null, code },
        ...(subject_object === 'invoice'
          ? { received_document_id: null, invoice_id: subject_id }
          : { received_document_id: subject_id, invoice_id: null }),
        ...{ deadline, deadline_for },
      },
    },
  };
};
