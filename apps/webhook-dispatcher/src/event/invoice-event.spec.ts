import { describe, expect, it } from '@jest/globals';
import { DOCUMENT_EVENT_TYPES, EVENT_TYPES, EventResource, eventTypesOf } from '@rubrica/contracts';
import { schemaFaults } from '@rubrica/service';
import { factOf, idOf, INVOICE, TENANT } from '@rubrica/service-testing';
import { invoiceEvent, type InvoiceEventFact } from './invoice-event.js';
import { sampleEvent } from './sample-event.js';
import { documentOf } from './subscription.js';

const received = idOf('rcv', 'tinta');
const id = idOf('dev', 'acuse');
const [cufe, cude] = ['ab'.repeat(48), 'cd'.repeat(48)];

const ofPurchase = { subject_object: 'received_document', subject_id: received, environment: 'production', cufe };
const ofSale = { ...ofPurchase, subject_object: 'invoice', subject_id: INVOICE };
const about = (type: InvoiceEventFact['type'], subject: typeof ofPurchase, data: object) =>
  factOf(type, subject.subject_id, { ...subject, ...data } as never) as InvoiceEventFact;

const acknowledged = about('co.rubrica.document-event.registered.v1', ofPurchase, {
  ...{ document_event_id: id, code: '030', number: 'AR1', cude, mail_blob: null, zip_blob: null },
});
const refused = about('co.rubrica.document-event.rejected.v1', ofPurchase, {
  ...{ document_event_id: id, code: '033', number: 'AE1', cude, rules: [] },
});
const near = about('co.rubrica.document-event.deadline-near.v1', ofPurchase, {
  ...{ deadline: '2026-12-04', action: 'claim_or_accept' },
});
const claimedByBuyer = about('co.rubrica.document-event.registered.v1', ofSale, {
  ...{ document_event_id: null, code: '031', number: null, cude: null, mail_blob: null, zip_blob: null },
});

describe('the public event of an event of an invoice', () => {
  it('tells what DIAN registered or rejected, and which day is near, as the API describes it', () => {
    const events = [acknowledged, refused, near].map(invoiceEvent);
    expect(events.map(({ type }) => type)).toEqual(DOCUMENT_EVENT_TYPES);
    for (const event of events) expect(schemaFaults(EventResource, event)).toEqual([]);
    expect(events[0]).toMatchObject({
      livemode: true,
      account: TENANT,
      data: {
        object: {
          ...{ id, object: 'document_event', status: 'registered', code: '030', number: 'AR1', cufe, cude },
          ...{ received_document_id: received, invoice_id: null, deadline: null },
        },
      },
    });
    expect(events[2]).toMatchObject({
      data: { object: { id: null, code: null, deadline: '2026-12-04', deadline_for: 'claim_or_accept' } },
    });
  });

  it('is found by the invoice, also where the buyer issued the event', () => {
    const event = invoiceEvent(claimedByBuyer);
    expect(schemaFaults(EventResource, event)).toEqual([]);
    expect(event).toMatchObject({ data: { object: { id: null, code: '031', invoice_id: INVOICE } } });
    expect(documentOf(event)).toEqual({ id: INVOICE, object: 'invoice' });
    expect(documentOf(invoiceEvent(near))).toEqual({ id: received, object: 'received_document' });
  });

  it('is none of the 21 types', () => {
    expect(EVENT_TYPES).toHaveLength(21);
    expect(eventTypesOf('2026-12-01')).toEqual(expect.arrayContaining([...DOCUMENT_EVENT_TYPES]));
    expect(EVENT_TYPES.filter((type) => type.startsWith('document_event'))).toEqual([]);
  });

  it('has a sample of each type', () => {
    for (const type of DOCUMENT_EVENT_TYPES) {
      const sample = sampleEvent(type, {
        id: idOf('evt', 'x'),
        account: TENANT,
        livemode: false,
        created: '2026-11-21T10:00:00-05:00',
      });
      expect(schemaFaults(EventResource, sample)).toEqual([]);
    }
  });
});
