import { describe, expect, it } from '@jest/globals';
import { bothOf } from '@rubrica/contracts';
import { DEFAULT_OPTIONS } from '@rubrica/fiscal';
import { invoiceDraft, supplier } from '../document/request.fixture.js';
import { Allotter } from '../numbering-range/allotment.js';
import { composedDocument } from '../document/composition.js';
import {
  type NumberedDocument,
  type PlannedDocument,
  type RejectedDocument,
  requestedDocument,
  type SignedDocument,
} from '../document/document.js';
import { type Candidate, nextStep, type NextStep, type Planning } from './planning.js';

/** 10:15:30 in Colombia. */
const now = new Date('2026-11-21T15:15:30.700Z');
const document = requestedDocument({
  tenant_id: 'ten_1',
  kind: 'invoice',
  environment: 'habilitacion',
  request_blob: 'a'.repeat(64),
  numbering_range_id: null,
  invoice_id: null,
  corrects: null,
  simulate: null,
});
const candidate: Candidate = {
  document,
  request: { draft: invoiceDraft(), issuer: supplier, counterparty: null },
  referred: null,
  corrected: null,
  certificateId: 'cert_1',
  software: { id: 'software', pin: '12345', provider: null },
};
const planning = (changes: Partial<Planning> = {}): Planning => ({
  now,
  allotter: new Allotter([
    {
      id: 'nr_1',
      tenantId: 'ten_1',
      environment: 'habilitacion',
      documentType: 'invoice',
      prefix: 'SETP',
      from: 1,
      to: 9,
      next: 1,
      resolutionNumber: '18760000001',
      resolutionDate: null,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
      lastIssuedAt: null,
      returned: [],
      skipped: [],
      isActive: true,
      successorId: null,
    },
  ]),
  technicalKeys: new Map([['nr_1', 'clave']]),
  authorized: [],
  options: DEFAULT_OPTIONS,
  newSignatureId: () => 'uuid',
  ...changes,
});
const planOf = (step: NextStep) => {
  if (step.does !== 'plan') throw new Error(`it ${step.does}s`);
  return { ...step.plan, file_number: { year: 2026, sequence: 1 } };
};
const numberOf = (step: NextStep) => {
  const taken = step.does === 'plan' ? step.commands.find(({ type }) => type === 'TakeNumber') : undefined;
  if (taken?.type !== 'TakeNumber') throw new Error('no number was taken');
  return taken.data;
};
/** As it stands after that step. */
const after = (step: NextStep): PlannedDocument => ({
  ...document,
  phase: 'planned',
  numbered: numberOf(step),
  plan: planOf(step),
});
const signedBy = (planned: PlannedDocument): SignedDocument => ({
  ...planned,
  phase: 'signed',
  waiting: null,
  plan: null,
  signed: { ...planned.plan, xml_blob: 'b', payable_amount: '1.00', currency: 'COP' },
});
const orderedIntoContingency = (planned: PlannedDocument, simulated = false): NumberedDocument => ({
  ...signedBy(planned),
  phase: 'numbered',
  contingency: { simulated },
  packaged: null,
});
const rejectedAfter = (planned: PlannedDocument): RejectedDocument => ({
  ...signedBy(planned),
  phase: 'rejected',
  verdict: { accepted: false, edition: 1, application_response_blob: null, validated_at: null },
});

describe('what comes next for a document', () => {
  it('is a number and a plan, by which anyone composes it without a secret', () => {
    const step = nextStep(candidate, planning());
    expect(numberOf(step)).toMatchObject({ number: 'SETP1', type_code: '01', issued_at: '2026-11-21T10:15:30-05:00' });
    expect(planOf(step)).toMatchObject({
      edition: 1,
      certificate_id: 'cert_1',
      signing_time: '2026-11-21T10:15:30.700-05:00',
      software_id: 'software',
      software_provider: null,
    });
    const { request } = candidate;
    const composed = composedDocument({ request, received: document.received, numbered: numberOf(step) }, planOf(step));
    expect(composed).toMatchObject({ number: 'SETP1', uuid: planOf(step).cufe, issueTime: '10:15:30-05:00' });
    expect(JSON.stringify(step)).not.toMatch(/12345|clave/);
  });

  it.each([
    ['certificate', { certificateId: null }],
    ['software', { software: null }],
  ])('is to wait, without a number, when it has no %s', (what, missing) => {
    const { allotter } = planning();
    const step = nextStep({ ...candidate, ...missing }, planning({ allotter }));
    expect(step).toMatchObject({
      does: 'wait',
      data: { reason: 'certificate_missing', action: expect.stringContaining(what) },
    });
    expect(allotter.changed()).toEqual([]);
  });

  it('is to wait for software of the record of its kind, and says which, in both languages', () => {
    const ticket = requestedDocument({ ...document.received, kind: 'equivalent_document' });
    const step = nextStep({ ...candidate, document: ticket, software: null }, planning());
    const { action = '' } = step.does === 'wait' ? step.data : {};
    const { en, es } = bothOf(action);
    for (const text of [en, es]) expect(text).toContain('`software.equivalent`');
    expect(es).not.toBe(en);
  });

  it('is to wait when no range has a number for it', () => {
    const step = nextStep(candidate, planning({ allotter: new Allotter([]) }));
    expect(step).toMatchObject({ does: 'wait', data: { reason: 'range_exhausted' } });
  });

  it('spends no number on what cannot be composed', () => {
    const { allotter } = planning();
    expect(() => nextStep(candidate, planning({ allotter, technicalKeys: new Map() }))).toThrow('technical key');
    expect(allotter.changed()).toEqual([]);
  });

  it('is to be signed by its plan until midnight, and by a new one from then on', () => {
    const planned = { ...candidate, document: after(nextStep(candidate, planning())) };
    expect(nextStep(planned, planning({ now: new Date('2026-11-22T04:59:59.999Z') }))).toEqual({ does: 'sign' });
    const step = nextStep(planned, planning({ now: new Date('2026-11-22T05:00:00Z') }));
    expect(step).toMatchObject({
      does: 'plan',
      commands: [
        { type: 'DropSigningPlan', why: 'midnight' },
        { type: 'Redate', issuedAt: '2026-11-22T00:00:00-05:00' },
      ],
      plan: { issued_at: '2026-11-22T00:00:00-05:00', signing_time: '2026-11-22T00:00:00.000-05:00' },
    });
    expect(planOf(step).cufe).not.toBe(planned.document.plan.cufe);
  });

  it('is, as a correction, numbered like the rejected one, whatever the range has left, at a time of its own', () => {
    const first = after(nextStep(candidate, planning()));
    const rejected = rejectedAfter(first);
    const received = { ...candidate.document.received, corrects: 'inv_rejected' };
    const correction = { ...candidate, document: { ...candidate.document, received }, corrected: rejected };
    const later = planning({ now: new Date('2026-11-24T15:00:00Z'), allotter: new Allotter([]) });
    const issued_at = '2026-11-24T10:00:00-05:00';
    expect(nextStep(correction, later)).toMatchObject({
      does: 'plan',
      commands: [{ type: 'TakeNumber', data: { ...rejected.numbered, issued_at } }],
      plan: { edition: 1, issued_at },
    });
  });

  it('is, in contingency, an edition of type 04 with the same number and a time of its own, midnight or not', () => {
    const first = after(nextStep(candidate, planning()));
    const ordered = orderedIntoContingency(first);
    const later = planning({ now: new Date('2026-11-22T06:00:04Z') });
    const outageAt = new Date('2026-11-22T06:00:00Z');
    const step = nextStep({ ...candidate, document: ordered, outageAt }, later);
    expect(step).toMatchObject({
      does: 'plan',
      commands: [],
      plan: {
        edition: 2,
        type_code: '04',
        issued_at: '2026-11-22T01:00:00-05:00',
        signing_time: '2026-11-22T01:00:00.000-05:00',
      },
    });
    const planned: PlannedDocument = { ...ordered, phase: 'planned', plan: planOf(step) };
    const nextDay = planning({ now: new Date('2026-11-23T06:00:00Z') });
    expect(nextStep({ ...candidate, document: planned }, nextDay)).toEqual({ does: 'sign' });
  });

  it('is, ordered into contingency when that is over, an ordinary edition of now', () => {
    const first = after(nextStep(candidate, planning()));
    const ordered = orderedIntoContingency(first);
    const later = planning({ now: new Date('2026-11-22T06:00:00Z') });
    const late = { ...candidate, document: ordered, outageAt: null };
    expect(nextStep(late, later)).toMatchObject({
      does: 'plan',
      commands: [{ type: 'ForgoContingency' }, { type: 'Redate', issuedAt: '2026-11-22T01:00:00-05:00' }],
      plan: { edition: 2, type_code: '01', issued_at: '2026-11-22T01:00:00-05:00' },
    });
    // One that waits for a certificate meanwhile is asked about again.
    expect(nextStep({ ...late, certificateId: null }, later)).toMatchObject({ does: 'wait' });
    // A simulated one has no end.
    const simulated = orderedIntoContingency(first, true);
    expect(nextStep({ ...candidate, document: simulated }, later)).toMatchObject({ plan: { type_code: '04' } });
  });

  it('is, as a correction or a later edition in the same second, of the next one: else its CUFE would be the same', () => {
    const first = after(nextStep(candidate, planning()));
    const next = { plan: { issued_at: '2026-11-21T10:15:31-05:00' } };
    const ordered = orderedIntoContingency(first);
    expect(nextStep({ ...candidate, document: ordered, outageAt: now }, planning())).toMatchObject(next);

    const rejected = rejectedAfter(first);
    const received = { ...candidate.document.received, corrects: 'inv_rejected' };
    const correction = { ...candidate, document: { ...candidate.document, received }, corrected: rejected };
    expect(nextStep(correction, planning())).toMatchObject(next);
  });

  it('keeps time and CUFE on its day when it is signed again by another certificate, and nothing else changes', () => {
    const first = signedBy(after(nextStep(candidate, planning())));
    const again: NumberedDocument = { ...first, phase: 'numbered', contingency: null, packaged: null };
    const other = { ...candidate, document: again, certificateId: 'cert_2' };
    const later = planning({ now: new Date('2026-11-21T22:00:00Z') });
    const { issued_at, cufe } = first.signed;
    expect(nextStep(other, later)).toMatchObject({
      plan: { edition: 2, certificate_id: 'cert_2', issued_at, cufe, signing_time: '2026-11-21T17:00:00.000-05:00' },
    });
    const tomorrow = nextStep(other, planning({ now: new Date('2026-11-22T22:00:00Z') }));
    expect(tomorrow).toMatchObject({ plan: { issued_at: '2026-11-22T17:00:00-05:00' } });
  });

  describe('that came from paper', () => {
    const paper = invoiceDraft({ type_code: '03', number: 'CONT42', issued_at: '2026-11-19T08:00:00-05:00' });
    const transcription = { ...candidate, request: { ...candidate.request, draft: paper } };
    const withRange = (changes: Partial<Planning> = {}) =>
      planning({
        allotter: new Allotter([
          {
            id: 'nr_2',
            tenantId: 'ten_1',
            environment: 'habilitacion',
            documentType: 'contingency',
            prefix: 'CONT',
            from: 1,
            to: 100,
            next: 1,
            resolutionNumber: '18760000002',
            resolutionDate: null,
            validFrom: '2026-01-01',
            validTo: '2026-12-31',
            lastIssuedAt: null,
            returned: [],
            skipped: [],
            isActive: true,
            successorId: null,
          },
        ]),
        technicalKeys: new Map(),
        ...changes,
      });

    it('is a plan with the number, the day and the time of the paper, hashed with the PIN', () => {
      const step = nextStep(transcription, withRange());
      expect(numberOf(step)).toMatchObject({
        number: 'CONT42',
        sequence: 42,
        type_code: '03',
        range: { prefix: 'CONT' },
      });
      expect(planOf(step)).toMatchObject({ type_code: '03', issued_at: '2026-11-19T08:00:00-05:00' });
      const { request } = transcription;
      const composed = composedDocument(
        { request, received: document.received, numbered: numberOf(step) },
        planOf(step),
      );
      expect(composed).toMatchObject({ issueDate: '2026-11-19', uuidScheme: 'CUDE-SHA384', uuid: planOf(step).cufe });
    });

    it('is corrected under its number and time, though the range has moved on or is gone', () => {
      const first = after(nextStep(transcription, withRange()));
      const received = { ...document.received, corrects: 'inv_rejected' };
      const correction: Candidate = {
        ...transcription,
        document: { ...document, received },
        corrected: rejectedAfter(first),
      };
      const later = withRange({ now: new Date('2026-11-24T15:00:00Z'), allotter: new Allotter([]) });
      const step = nextStep(correction, later);
      expect(numberOf(step)).toMatchObject({ number: 'CONT42', type_code: '03' });
      expect(planOf(step)).toMatchObject({
        edition: 1,
        type_code: '03',
        issued_at: '2026-11-19T08:00:00-05:00',
        signing_time: '2026-11-24T10:00:00.000-05:00',
      });
    });

    it('keeps its day, though midnight comes before it is signed', () => {
      const planned = { ...transcription, document: after(nextStep(transcription, withRange())) };
      expect(nextStep(planned, withRange({ now: new Date('2026-11-23T06:00:00Z') }))).toEqual({ does: 'sign' });
      const numbered: NumberedDocument = { ...planned.document, phase: 'numbered', plan: null };
      const unplanned = { ...planned, document: numbered };
      const step = nextStep(unplanned, withRange({ now: new Date('2026-11-23T06:00:00Z') }));
      expect(step).toMatchObject({ commands: [], plan: { issued_at: '2026-11-19T08:00:00-05:00' } });
    });

    it('is to wait while no contingency range has its number', () => {
      expect(nextStep(transcription, planning())).toMatchObject({
        does: 'wait',
        data: { reason: 'range_exhausted', action: expect.stringContaining('contingency range') },
      });
    });
  });
});
