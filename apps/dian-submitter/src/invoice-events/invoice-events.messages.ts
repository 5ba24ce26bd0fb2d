import type { Fact } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import { decide, type InvoiceEventsCommand } from './invoice-events.decide.js';
import { evolve, type InvoiceEvents, type InvoiceEventsEvent, nothingKnown } from './invoice-events.js';

/** Form of a number that topics carry; another program gave it. */
const NUMBER = /^[0-9A-Z]{1,20}$/;

const messages = ({ type, data }: InvoiceEventsEvent, _: InvoiceEvents, { id }: { readonly id: string }): Fact[] => {
  const { tenant_id: tenantid, environment, cufe } = data;
  const about = { subject_object: 'invoice', subject_id: id, environment, cufe } as const;
  const envelope = { key: id, tenantid };
  if (type === 'TacitAcceptanceNeared') {
    const near = { ...about, deadline: data.from, action: 'declare_tacit_acceptance' } as const;
    return [{ ...envelope, type: 'co.rubrica.document-event.deadline-near.v1', data: near }];
  }
  if (data.is_issued_here) return [];
  const { code, cude } = data;
  const number = data.number !== null && NUMBER.test(data.number) ? data.number : null;
  const registered = { ...about, code, number, cude, document_event_id: null, mail_blob: null, zip_blob: null };
  return [{ ...envelope, type: 'co.rubrica.document-event.registered.v1', data: registered }];
};

/** The aggregate of what DIAN told of an own invoice. */
export const invoiceEvents: Aggregate<InvoiceEvents, InvoiceEventsCommand, InvoiceEventsEvent> = {
  name: 'invoice-events',
  initialState: nothingKnown,
  decide,
  evolve,
  messages,
};
