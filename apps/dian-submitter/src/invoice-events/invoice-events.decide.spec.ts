import { describe, it } from '@jest/globals';
import type { DocumentEventCode } from '@rubrica/contracts';
import { specFor } from '@rubrica/testing';
import type { InvoiceEventsEvent, RegisteredOfInvoice } from './invoice-events.js';
import { invoiceEvents } from './invoice-events.messages.js';

const given = specFor(invoiceEvents);

const invoice = { tenant_id: 'ten_1', environment: 'habilitacion', cufe: 'ab'.repeat(48) } as const;
const of = (code: DocumentEventCode): RegisteredOfInvoice => ({
  ...invoice,
  code,
  number: `AR${code}`,
  cude: 'cd'.repeat(48),
  signed_on: '2026-03-30',
  registered_at: '2026-03-30T10:00:00-05:00',
  is_issued_here: false,
});
const registered = (code: DocumentEventCode): InvoiceEventsEvent => ({
  type: 'InvoiceEventRegistered',
  data: of(code),
});
const record = (...codes: DocumentEventCode[]) => ({ type: 'RecordRegistered', events: codes.map(of) }) as const;
const remind = { type: 'Remind', invoice, from: '2026-04-07' } as const;
const reminded: InvoiceEventsEvent = { type: 'TacitAcceptanceNeared', data: { ...invoice, from: '2026-04-07' } };

describe('what DIAN tells of an own invoice', () => {
  it('is recorded once, however often DIAN tells it', () => {
    given().when(record('030', '032')).then(registered('030'), registered('032'));
    given(registered('030')).when(record('030', '032')).then(registered('032'));
    given(registered('030'), registered('032')).when(record('030', '032')).thenNothing();
  });

  it('reminds the seller once that tacit acceptance may be declared', () => {
    given(registered('030'), registered('032')).when(remind).then(reminded);
    given(registered('032'), reminded).when(remind).thenNothing();
  });
});
