import { describe, expect, it } from '@jest/globals';
import { DEFAULT_OPTIONS } from '@rubrica/fiscal';
import { specFor } from '@rubrica/testing';
import { decide } from './document.decide.js';
import {
  type Document,
  type DocumentEvent,
  evolve,
  type Numbered,
  type Packaged,
  type Received,
  type Signed,
  type SigningPlan,
  unknownDocument,
  type RecordedVerdict,
} from './document.js';
import { documentAggregate } from './document.messages.js';
import { correctedRejected, referenceTo } from './reference.js';

const given = specFor({ decide, evolve, initialState: unknownDocument });

const request: Received = {
  tenant_id: 'ten_1',
  kind: 'invoice',
  environment: 'habilitacion',
  request_blob: 'a'.repeat(64),
  numbering_range_id: null,
  invoice_id: null,
  corrects: null,
  simulate: null,
};
const number: Numbered = {
  numbering_range_id: 'nr_1',
  prefix: 'SETP',
  sequence: 990000001,
  number: 'SETP990000001',
  type_code: '01',
  issued_at: '2026-11-21T10:15:30-05:00',
  range: null,
};
const plan: SigningPlan = {
  edition: 1,
  type_code: '01',
  issued_at: number.issued_at,
  certificate_id: 'cert_1',
  signing_time: '2026-11-21T10:15:30.700-05:00',
  signature_id: 'uuid-1',
  file_number: { year: 2026, sequence: 1 },
  software_id: 'software',
  software_security_code: 'f'.repeat(96),
  cufe: 'c'.repeat(96),
  options: DEFAULT_OPTIONS,
  reference: null,
};
const signature: Signed = { edition: 1, xml_blob: 'b'.repeat(64), payable_amount: '119000.00', currency: 'COP' };
const accepted: RecordedVerdict = {
  accepted: true,
  edition: 1,
  application_response_blob: 'd'.repeat(64),
  validated_at: '2026-11-21T10:15:31-05:00',
};
const final: Packaged = { edition: 1, contingency: false, pdf_blob: 'e'.repeat(64), zip_blob: 'f'.repeat(64) };
const certificateMissing = { reason: 'certificate_missing', action: 'Upload one.' } as const;

const received: DocumentEvent = { type: 'DocumentReceived', data: request };
const numbered: DocumentEvent = { type: 'NumberAllotted', data: number };
const planned: DocumentEvent = { type: 'SigningPlanned', data: plan };
const signed: DocumentEvent = { type: 'DocumentSigned', data: signature };
const acceptedFact: DocumentEvent = { type: 'VerdictHeard', data: accepted };
const waits: DocumentEvent = { type: 'IssuingWaits', data: certificateMissing };
const dropped: DocumentEvent = { type: 'SigningPlanDropped', data: { edition: 1, why: 'certificate_revoked' } };
const recordSignature = { type: 'RecordSignature', signatureId: plan.signature_id, data: signature } as const;

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

  it('is re-dated when midnight came between number and plan; a plan has its own date', () => {
    const issuedAt = '2026-11-22T00:00:01-05:00';
    const redated: DocumentEvent = { type: 'DocumentRedated', data: { issued_at: issuedAt } };
    given(received, numbered).when({ type: 'Redate', issuedAt }).then(redated);
    given(received, numbered, planned).when({ type: 'Redate', issuedAt }).thenNothing();
    given(received, numbered, planned, dropped).when({ type: 'Redate', issuedAt }).then(redated);
  });

  it('is signed once', () => {
    given(received, numbered, planned).when(recordSignature).then(signed);
    given(received, numbered, planned, signed).when(recordSignature).thenNothing();
  });

  it('keeps no signature of a plan that was dropped meanwhile', () => {
    const other: DocumentEvent = { type: 'SigningPlanned', data: { ...plan, signature_id: 'uuid-2' } };
    given(received, numbered, planned, dropped).when(recordSignature).thenNothing();
    given(received, numbered, planned, dropped, other).when(recordSignature).thenNothing();
  });

  it('waits once for one thing, and goes on with its number when it is there', () => {
    const other = { ...certificateMissing, action: 'Register the software.' };
    given(received).when({ type: 'WaitFor', data: certificateMissing }).then(waits);
    given(received, waits).when({ type: 'WaitFor', data: certificateMissing }).thenNothing();
    given(received, waits).when({ type: 'WaitFor', data: other }).then({ type: 'IssuingWaits', data: other });
    given(received, waits).when({ type: 'TakeNumber', data: number }).then(numbered);
    given(received, numbered, waits, planned, dropped)
      .when({ type: 'WaitFor', data: certificateMissing })
      .thenNothing();
  });

  it('gets another plan when the vault refused the certificate of the first', () => {
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

  it('waits for a certificate also when it is accepted, for its package', () => {
    given(received, numbered, planned, signed, acceptedFact)
      .when({ type: 'WaitFor', data: certificateMissing })
      .then(waits);
    given(received, numbered, planned, signed).when({ type: 'WaitFor', data: certificateMissing }).thenNothing();
  });

  it('is packaged once', () => {
    const done: DocumentEvent = { type: 'DocumentPackaged', data: final };
    const before = [received, numbered, planned, signed, acceptedFact] as const;
    given(...before)
      .when({ type: 'RecordPackage', data: final })
      .then(done);
    given(...before, done)
      .when({ type: 'RecordPackage', data: { ...final, zip_blob: '0'.repeat(64) } })
      .thenNothing();
  });
});

describe('a document that has failed', () => {
  const failing: DocumentEvent = { type: 'IssuingFailed', data: { code: 'signature_refused', detail: 'No.' } };

  it('goes on with its number and its plan when it is tried again', () => {
    given(received, numbered, planned, failing)
      .when({ type: 'RetryIssuing' })
      .then({ type: 'IssuingRetried', data: {} });
    given(received, numbered, planned, failing, { type: 'IssuingRetried', data: {} })
      .when({ type: 'RecordSignature', signatureId: plan.signature_id, data: signature })
      .then(signed);
  });

  it('is the only one that is', () =>
    given(received, numbered).when({ type: 'RetryIssuing' }).thenRefused('not_retryable'));
});

describe('a document that is cancelled', () => {
  const waits: DocumentEvent = { type: 'IssuingWaits', data: { reason: 'certificate_missing', action: 'Upload one.' } };
  const cancel = { type: 'CancelDocument', reasonBlob: 'e'.repeat(64), returnsNumber: false } as const;
  const cancelled: DocumentEvent = { type: 'DocumentCancelled', data: { reason_blob: 'e'.repeat(64) } };

  it('has no number yet, or waits', () => {
    given(received).when(cancel).then(cancelled);
    given(received, waits).when(cancel).then(cancelled);
    given(received, numbered, waits).when(cancel).then(cancelled);
    given(received, numbered, planned, waits).when(cancel).then(cancelled);
    const returned: DocumentEvent = { type: 'DocumentCancelled', data: { ...cancelled.data, number_returned: true } };
    given(received, numbered, waits)
      .when({ ...cancel, returnsNumber: true })
      .then(returned);
  });

  it('is not on its way to its signature, nor signed, nor issued again after it was', () => {
    given(received, numbered, planned).when(cancel).thenRefused('not_cancellable');
    given(received, numbered, planned, signed).when(cancel).thenRefused('not_cancellable');
    const reissued: DocumentEvent = { type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: false } };
    given(received, numbered, planned, signed, reissued, waits).when(cancel).thenRefused('not_cancellable');
  });

  it('goes on no more: it is neither signed nor retried nor cancelled again', () => {
    const before = [received, numbered, planned, waits, cancelled] as const;
    given(...before)
      .when({ type: 'RecordSignature', signatureId: plan.signature_id, data: signature })
      .thenNothing();
    given(...before)
      .when({ type: 'RetryIssuing' })
      .thenRefused('not_retryable');
    given(...before)
      .when(cancel)
      .thenRefused('not_cancellable');
  });

  it('is a signed one that dian-submitter never sends; it is recorded once', () => {
    const record = { type: 'RecordCancellation', reasonBlob: 'e'.repeat(64), returnsNumber: false } as const;
    given(received, numbered, planned, signed).when(record).then(cancelled);
    given(received, numbered, planned, signed, cancelled).when(record).thenNothing();
    given(received, numbered, planned, signed, cancelled).when({ type: 'RetryIssuing' }).thenRefused('not_retryable');
    expect(
      referenceTo([received, numbered, planned, signed, cancelled].reduce(evolve, unknownDocument as Document)),
    ).toBe('never');
  });

  it('is an invoice that no note can correct', () =>
    expect(referenceTo([received, cancelled].reduce(evolve, unknownDocument as Document))).toBe('never'));
});

describe('a note and its invoice', () => {
  const noteWaits = { type: 'DocumentWaits', data: { document_id: 'cn_1' } } as const;
  const givenAwaited = specFor(documentAggregate);

  it('are bound in the stream of the invoice, also before it is received itself, and each time that the note waits', () => {
    const order = { type: 'AddWaiting', documentId: 'cn_1' } as const;
    givenAwaited().when(order).then(noteWaits);
    givenAwaited(noteWaits, received).when(order).then(noteWaits);
    givenAwaited(noteWaits).when({ type: 'ReceiveDocument', data: request }).then(received);
    const facts = [noteWaits, received, noteWaits, numbered, planned, signed];
    const heard = facts.reduce(documentAggregate.evolve, documentAggregate.initialState);
    expect(heard.awaitedBy).toEqual(['cn_1']);
  });

  it.each<[string, readonly DocumentEvent[], unknown]>([
    ['has not been heard of', [], 'not_yet'],
    ['is signed only', [received, numbered, planned, signed], 'not_yet'],
    [
      'is accepted',
      [received, numbered, planned, signed, acceptedFact],
      {
        number: 'SETP990000001',
        uuid: plan.cufe,
        uuidScheme: 'CUFE-SHA384',
        issueDate: '2026-11-21',
      },
    ],
    [
      'is rejected',
      [received, numbered, planned, signed, { type: 'VerdictHeard', data: { ...accepted, accepted: false } }],
      'never',
    ],
    ['cannot be issued now', [received, { type: 'IssuingFailed', data: correctedRejected('invoice') }], 'not_yet'],
  ])('when the invoice %s', (_, facts, expected) =>
    expect(referenceTo(facts.reduce<Document>(evolve, unknownDocument))).toEqual(expected),
  );
});

describe('a document in contingency', () => {
  const order = { type: 'OrderContingency', replacesEdition: 1, simulated: false } as const;
  const ordered: DocumentEvent = { type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: false } };
  const second: SigningPlan = { ...plan, edition: 2, type_code: '04', signature_id: 'uuid-2' };
  const signedAgain: readonly DocumentEvent[] = [
    received,
    numbered,
    planned,
    signed,
    ordered,
    { type: 'SigningPlanned', data: second },
    { type: 'DocumentSigned', data: { ...signature, edition: 2 } },
  ];

  it('is signed again as a new edition with the same number', () => {
    const before = [received, numbered, planned, signed] as const;
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

  it('is issued again as an ordinary one where no outage was declared, once', () => {
    const reissue = { type: 'OrderReissue', replacesEdition: 2 } as const;
    const reissued: DocumentEvent = { type: 'ReissueOrdered', data: { replaces_edition: 2 } };
    given(...signedAgain)
      .when(reissue)
      .then(reissued);
    given(...signedAgain, reissued)
      .when(reissue)
      .thenNothing();
    const third: SigningPlan = { ...plan, edition: 3, signature_id: 'uuid-3' };
    given(...signedAgain, reissued)
      .when({ type: 'PlanSigning', data: third })
      .then({ type: 'SigningPlanned', data: third });
  });

  it('is issued again where the authority read nothing, as its certificate was refused', () =>
    given(received, numbered, planned, signed)
      .when({ type: 'OrderReissue', replacesEdition: 1 })
      .then({ type: 'ReissueOrdered', data: { replaces_edition: 1 } }));

  it('is an ordinary one after all when the order comes as the contingency is over', () => {
    const forgone: DocumentEvent = { type: 'ContingencyForgone', data: {} };
    const before = [received, numbered, planned, signed, ordered] as const;
    given(...before)
      .when({ type: 'ForgoContingency' })
      .then(forgone);
    given(...before, forgone)
      .when({ type: 'ForgoContingency' })
      .thenNothing();
    // What is planned was planned inside of it.
    given(...before, { type: 'SigningPlanned', data: second })
      .when({ type: 'ForgoContingency' })
      .thenNothing();
    const again = [...before, forgone, ...signedAgain.slice(5)].reduce<Document>(evolve, unknownDocument);
    expect(again).toMatchObject({ phase: 'signed', contingency: null, signed: { edition: 2 } });
  });

  it('has no package before the verdict any more once it is to be issued again', () => {
    const provisional: Packaged = { ...final, edition: 2, contingency: true };
    const record = { type: 'RecordPackage', data: provisional } as const;
    const reissued: DocumentEvent = { type: 'ReissueOrdered', data: { replaces_edition: 2 } };
    given(...signedAgain, reissued)
      .when(record)
      .thenNothing();
    const third: SigningPlan = { ...plan, edition: 3, signature_id: 'uuid-3' };
    given(
      ...signedAgain,
      reissued,
      { type: 'SigningPlanned', data: third },
      { type: 'DocumentSigned', data: { ...signature, edition: 3 } },
    )
      .when({ ...record, data: { ...provisional, edition: 3 } })
      .thenNothing();
  });

  it('has a package before its verdict, which is replaced by the final one, and never the other way', () => {
    const provisional: Packaged = { ...final, edition: 2, contingency: true };
    const settled: Packaged = { ...final, edition: 2 };
    const verdict: DocumentEvent = { type: 'VerdictHeard', data: { ...accepted, edition: 2 } };
    given(...signedAgain)
      .when({ type: 'RecordPackage', data: provisional })
      .then({ type: 'DocumentPackaged', data: provisional });
    given(...signedAgain)
      .when({ type: 'RecordPackage', data: { ...provisional, edition: 1 } })
      .thenNothing();
    given(...signedAgain, verdict)
      .when({ type: 'RecordPackage', data: provisional })
      .thenNothing();
    given(...signedAgain, { type: 'DocumentPackaged', data: provisional }, verdict)
      .when({ type: 'RecordPackage', data: settled })
      .then({ type: 'DocumentPackaged', data: settled });
  });

  it('has no final package when it was rejected, though the timer of its first package is still due', () => {
    const rejection: DocumentEvent = { type: 'VerdictHeard', data: { ...accepted, accepted: false, edition: 2 } };
    given(...signedAgain, rejection)
      .when({ type: 'RecordPackage', data: { ...final, edition: 2 } })
      .thenNothing();
  });

  it('keeps a verdict that comes while its next edition is on its way', () => {
    const before = [received, numbered, planned, signed, ordered] as const;
    given(...before)
      .when({ type: 'HearVerdict', data: accepted })
      .then(acceptedFact);
    expect([...before, acceptedFact].reduce<Document>(evolve, unknownDocument)).toMatchObject({
      phase: 'accepted',
      plan: null,
      signed: { edition: 1 },
    });
  });
});
