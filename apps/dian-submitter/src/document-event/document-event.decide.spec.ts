import { describe, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide, type DocumentEventCommand } from './document-event.decide.js';
import {
  type DocumentEventEvent,
  type EventOrder,
  type EventPlan,
  type EventRegistration,
  evolve,
  unknown,
} from './document-event.js';

const given = specFor({ decide, evolve, initialState: unknown });

const order: EventOrder = {
  tenant_id: `ten_${'1'.repeat(26)}`,
  environment: 'production',
  code: '030',
  subject: { object: 'received_document', id: `rcv_${'1'.repeat(26)}`, number: 'FEP1', cufe: 'c'.repeat(96) },
  claim_code: null,
  request_blob: 'a'.repeat(64),
  after: null,
  simulate: null,
};
const number = { number: 'AR1', file: { year: 2026, sequence: 1 } };
const plan = (certificate = '2'): EventPlan => ({
  cude: 'd'.repeat(96),
  security_code: 'e'.repeat(96),
  software_id: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0',
  provider_nit: null,
  issued_at: '2026-11-28T10:00:00-05:00',
  signature_id: '0b5d2a5e-6a53-4b4a-8d52-1a3f7c1f0001',
  certificate_id: `cert_${certificate.repeat(26)}`,
});
const registration: EventRegistration = {
  number: 'AR1',
  cude: 'd'.repeat(96),
  signed_on: '2026-11-28',
  registered_at: '2026-11-28T10:00:02-05:00',
  answer_blob: null,
  application_response_blob: null,
};
const rejection = { rules: [], answer_blob: 'b'.repeat(64), application_response_blob: null };
const files = { zip_blob: null, mail_blob: null };

const requested: DocumentEventEvent = { type: 'EventRequested', data: order };
const numbered: DocumentEventEvent = { type: 'EventNumbered', data: number };
const planned = (certificate?: string): DocumentEventEvent => ({ type: 'EventPlanned', data: plan(certificate) });
const signed: DocumentEventEvent = { type: 'EventSigned', data: { xml_blob: 'f'.repeat(64) } };
const registered: DocumentEventEvent = { type: 'EventRegistered', data: registration };
const rejected: DocumentEventEvent = { type: 'EventRejected', data: rejection };

const request: DocumentEventCommand = { type: 'RequestEvent', order };
const sign: DocumentEventCommand = { type: 'SignEvent', xmlBlob: 'f'.repeat(64) };

describe('an event of an invoice', () => {
  it('is asked for once, and again only after DIAN has rejected it', () => {
    given().when(request).then(requested);
    given(requested).when(request).thenNothing();
    given(requested, numbered, planned(), signed, registered).when(request).thenNothing();
    given(requested, numbered, planned(), signed, rejected).when(request).then(requested);
  });

  it('has one number, and gets another one with its next edition', () => {
    given(requested).when({ type: 'NumberEvent', number }).then(numbered);
    given(requested, numbered).when({ type: 'NumberEvent', number }).thenNothing();
    given(requested, numbered, planned(), signed, rejected, requested)
      .when({ type: 'NumberEvent', number })
      .then(numbered);
  });

  it('may be planned again until it is signed, never after that', () => {
    given(requested).when({ type: 'PlanEvent', plan: plan() }).thenNothing();
    given(requested, numbered, planned())
      .when({ type: 'PlanEvent', plan: plan('3') })
      .then(planned('3'));
    given(requested, numbered, planned(), signed)
      .when({ type: 'PlanEvent', plan: plan('3') })
      .thenNothing();
    given(requested, numbered, planned()).when(sign).then(signed);
    given(requested, numbered, planned(), signed).when(sign).thenNothing();
  });

  it('takes the next number if DIAN rejects it for its number alone, ten numbers at most', () => {
    const taken = { ...rejection, rules: [{ rule: 'AAD05', severity: 'rejection' as const }] };
    const numberTaken: DocumentEventEvent = { type: 'EventNumberTaken', data: { ...taken, number: number.number } };
    const sent = [numbered, planned(), signed];
    const nine = Array.from({ length: 9 }, () => [...sent, numberTaken]).flat();
    const reject: DocumentEventCommand = { type: 'RejectEvent', rejection: taken };
    given(requested, ...sent).when(reject).then(numberTaken);
    given(requested, ...sent, numberTaken).when({ type: 'NumberEvent', number }).then(numbered);
    given(requested, ...nine, ...sent).when(reject).then({ type: 'EventRejected', data: taken });
    const both = { ...taken, rules: [...taken.rules, { rule: 'AAD09e', severity: 'rejection' as const }] };
    given(requested, ...sent)
      .when({ type: 'RejectEvent', rejection: both })
      .then({ type: 'EventRejected', data: both });
  });

  it('tells once what it waits for', () => {
    const wait = { reason: 'earlier_event', awaited: '030' } as const;
    const waits: DocumentEventEvent = { type: 'EventWaits', data: wait };
    given(requested).when({ type: 'AwaitForEvent', wait }).then(waits);
    given(requested, waits).when({ type: 'AwaitForEvent', wait }).thenNothing();
  });

  it('ends once, and is packaged once when it is registered', () => {
    given(requested).when({ type: 'RegisterEvent', registration }).then(registered);
    given(requested, registered).when({ type: 'FailEvent', code: 'dian_request_refused' }).thenNothing();
    given(requested).when({ type: 'RejectEvent', rejection }).thenNothing();
    given(requested, registered).when({ type: 'PackageEvent', files }).then({ type: 'EventPackaged', data: files });
    given(requested, registered, { type: 'EventPackaged', data: files })
      .when({ type: 'PackageEvent', files })
      .thenNothing();
    given(requested).when({ type: 'PackageEvent', files }).thenNothing();
  });

  it('reminds of a deadline once', () => {
    const near = { deadline: '2026-12-02', action: 'claim_or_accept' } as const;
    const neared: DocumentEventEvent = { type: 'DeadlineNeared', data: near };
    given(requested, registered).when({ type: 'RemindOfDeadline', near }).then(neared);
    given(requested, registered, neared).when({ type: 'RemindOfDeadline', near }).thenNothing();
  });
});
