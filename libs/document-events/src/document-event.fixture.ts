import type { DocumentEvent, EventParty } from './document-event.js';
import { eventTypeOf } from './event-type.js';

export const aParty = (over: Partial<EventParty> = {}): EventParty => ({
  identification: { type: '31', number: '900508908', checkDigit: '9' },
  legalName: 'Tostadora del Quindío S.A.S.',
  organizationType: '1',
  taxScheme: { id: '01', name: 'IVA' },
  ...over,
});

export const aDocumentEvent = (over: Partial<DocumentEvent> = {}): DocumentEvent => ({
  type: eventTypeOf('030'),
  number: 'AR1',
  environment: '2',
  cude: '0d91ba25b01f5e7dbda870a11b274501d3a62a73e91932c473c86c93f12a142a2ac45876efcde3e679024a01c0be41f9',
  issueDate: '2026-11-23',
  issueTime: '10:15:53-05:00',
  software: {
    id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0',
    securityCode: 'a8d18e4e5aa00b44a0b1f9ef413ad8215116bd3ce91730d580eaed795c83b5a32fe6f0823abc71400b3d59eb542b7de8',
    providerNit: '900508908',
    providerCheckDigit: '9',
  },
  sender: aParty(),
  receiver: aParty({
    identification: { type: '31', number: '900373115', checkDigit: '3' },
    legalName: 'Comercializadora Andina S.A.S.',
  }),
  subject: {
    number: 'SETP990000001',
    cufe: '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
    typeCode: '01',
  },
  person: {
    identification: { type: '13', number: '52841907' },
    firstName: 'Luz Marina',
    familyName: 'Ospina Gil',
    jobTitle: 'Jefe de bodega',
    department: 'Logística',
  },
  claimCode: null,
  notes: [],
  ...over,
});
