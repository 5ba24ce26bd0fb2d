import { describe, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide } from './document.decide.js';
import {
  type DocumentEvent,
  evolve,
  type Numbered,
  type PackagingPlan,
  type Received,
  type Signed,
  type SigningPlan,
  unknownDocument,
  type Verdict,
} from './document.js';

const given = specFor({ decide, evolve, initialState: unknownDocument });

const request: Received = {
  tenant_id: 'ten_1',
  kind: 'invoice',
  environment: 'habilitacion',
  request_blob: 'a'.repeat(64),
  numbering_range_id: null,
  simulate: null,
};
const number: Numbered = {
  numbering_range_id: 'nr_1',
  prefix: 'SETP',
  sequence: 990000001,
  number: 'SETP990000001',
  type_code: '01',
  issued_at: '2026-11-21T10:15:30-05:00',
  issued_at_given: false,
  range: null,
};
const plan: SigningPlan = {
  edition: 1,
  type_code: '01',
  issued_at: number.issued_at,
  certificate_id: 'cert_1',
  software_id: 'software',
  signing_time: '2026-11-21T10:15:30.700-05:00',
  signature_id: 'uuid-1',
  file_number: { year: 2026, sequence: 1 },
};
const signature: Signed = {
  edition: 1,
  cufe: 'c'.repeat(96),
  xml_blob: 'b'.repeat(64),
  payable_amount: '119000.00',
  currency: 'COP',
};
const accepted: Verdict = {
  accepted: true,
  edition: 1,
  application_response_blob: 'd'.repeat(64),
  validated_at: '2026-11-21T10:15:31-05:00',
};
const packaging: PackagingPlan = {
  edition: 1,
  contingency: false,
  certificate_id: 'cert_1',
  signing_time: plan.signing_time,
  signature_id: 'uuid-2',
};

const received: DocumentEvent = { type: 'DocumentReceived', data: request };
const numbered: DocumentEvent = { type: 'NumberAllotted', data: number };
const planned: DocumentEvent = { type: 'SigningPlanned', data: plan };
const signed: DocumentEvent = { type: 'DocumentSigned', data: signature };
const acceptedFact: DocumentEvent = { type: 'VerdictHeard', data: accepted };

describe('a document that is issued', () => {
  it('is received once, however often it is asked for', () => {
    given().when({ type: 'ReceiveDocument', data: request }).then(received);
    given(received).when({ type: 'ReceiveDocument', data: request }).thenNothing();
  });

  it('keeps the first number that it was given', () => {
    given(received).when({ type: 'TakeNumber', data: number }).then(numbered);
    given(received, numbered)
      .when({ type: 'TakeNumber', data: { ...number, sequence: 990000002 } })
      .thenNothing();
  });

  it('is planned only with a number, and keeps the plan, so that it is signed with the same bytes again', () => {
    given(received).when({ type: 'PlanSigning', data: plan }).thenNothing();
    given(received, numbered).when({ type: 'PlanSigning', data: plan }).then(planned);
    given(received, numbered, planned)
      .when({ type: 'PlanSigning', data: { ...plan, signature_id: 'other' } })
      .thenNothing();
  });

  it('is re-dated when midnight came between number and plan, never after the plan', () => {
    const issuedAt = '2026-11-22T00:00:01-05:00';
    given(received, numbered)
      .when({ type: 'Redate', issuedAt })
      .then({ type: 'DocumentRedated', data: { issued_at: issuedAt } });
    given(received, numbered, planned).when({ type: 'Redate', issuedAt }).thenNothing();
  });

  it('is signed once', () => {
    given(received, numbered, planned).when({ type: 'RecordSignature', data: signature }).then(signed);
    given(received, numbered, planned, signed).when({ type: 'RecordSignature', data: signature }).thenNothing();
  });

  it('waits once for one reason, and goes on with its number when the reason is gone', () => {
    const wait = { type: 'WaitFor', reason: 'certificate_missing', action: 'Upload one.' } as const;
    const waits: DocumentEvent = {
      type: 'IssuingWaits',
      data: { reason: 'certificate_missing', action: 'Upload one.' },
    };
    given(received).when(wait).then(waits);
    given(received, waits).when(wait).thenNothing();
    given(received, waits).when({ type: 'TakeNumber', data: number }).then(numbered);
  });

  it('gets another plan when the vault refused the certificate of the first', () => {
    const dropped: DocumentEvent = { type: 'SigningPlanDropped', data: { edition: 1, why: 'certificate_revoked' } };
    const other = { ...plan, certificate_id: 'cert_2' };
    given(received, numbered, planned).when({ type: 'DropSigningPlan', why: 'certificate_revoked' }).then(dropped);
    given(received, numbered, planned, dropped)
      .when({ type: 'PlanSigning', data: other })
      .then({ type: 'SigningPlanned', data: other });
  });

  it('hears one verdict', () => {
    given(received, numbered, planned, signed).when({ type: 'HearVerdict', data: accepted }).then(acceptedFact);
    given(received, numbered, planned, signed, acceptedFact)
      .when({ type: 'HearVerdict', data: { ...accepted, accepted: false } })
      .thenNothing();
  });

  it('is packaged once per plan', () => {
    const packaged = { edition: 1, contingency: false, pdf_blob: 'e'.repeat(64), zip_blob: 'f'.repeat(64) };
    const plannedPackage: DocumentEvent = { type: 'PackagingPlanned', data: packaging };
    const done: DocumentEvent = { type: 'DocumentPackaged', data: packaged };
    const before = [received, numbered, planned, signed, acceptedFact] as const;
    given(...before)
      .when({ type: 'PlanPackaging', data: packaging })
      .then(plannedPackage);
    given(...before, plannedPackage)
      .when({ type: 'RecordPackage', data: packaged })
      .then(done);
    given(...before, plannedPackage, done)
      .when({ type: 'RecordPackage', data: packaged })
      .thenNothing();
  });
});

describe('a document in contingency', () => {
  const order = { type: 'OrderContingency', replacesEdition: 1, simulated: false } as const;
  const ordered: DocumentEvent = { type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: false } };

  it('is signed again as a new edition with the same number', () => {
    const before = [received, numbered, planned, signed] as const;
    const second = { ...plan, edition: 2, type_code: '04', certificate_id: 'cert_1' };
    given(...before)
      .when(order)
      .then(ordered);
    given(...before, ordered)
      .when({ type: 'PlanSigning', data: second })
      .then({ type: 'SigningPlanned', data: second });
    given(...before, ordered)
      .when({ type: 'TakeNumber', data: number })
      .thenNothing();
  });

  it('is ordered once, and never for a document that has its verdict', () => {
    given(received, numbered, planned, signed, ordered).when(order).thenNothing();
    given(received, numbered, planned, signed, acceptedFact).when(order).thenNothing();
  });
});
