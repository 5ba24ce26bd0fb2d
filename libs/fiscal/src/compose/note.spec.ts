import { describe, expect, it } from '@jest/globals';
import { CreditNoteDraft, DebitNoteDraft, creditNoteRules, debitNoteRules } from '../check/of-kinds.fixture.js';
import { fiscalDocument } from './compose-document.js';
import { cufe } from '../document/cufe.js';
import { ingredients } from './ingredients.fixture.js';
import { creditNote, LIVE_MODE, refusedBy, TEST_MODE } from '../request/draft.fixture.js';
import { documentFaults } from '../check/draft-faults.js';
import { draftTotals } from './document-resource.js';
import { computeDraft } from './totals.js';
import type { Fault } from '../values/fault.js';
import type { DocumentIngredients } from './compose-document.js';

const brief = (faults: readonly Fault[]): string[] =>
  faults.map(({ pointer, code, rule }) => [pointer, code, ...(rule === undefined ? [] : [rule])].join(' '));
const faultsOf = (change: Partial<CreditNoteDraft>): string[] =>
  brief(documentFaults(creditNoteRules, creditNote(change), TEST_MODE));
const debitFaultsOf = (change: Partial<DebitNoteDraft>): string[] =>
  brief(documentFaults(debitNoteRules, creditNote(change), TEST_MODE));
const composed = (draft: CreditNoteDraft, change: Partial<DocumentIngredients> = {}) =>
  fiscalDocument(ingredients({ draft, number: 'NC7', prefix: 'NC', range: null, typeCode: '91', ...change }));

const free = {
  billing_reference: undefined,
  reason_code: '3',
  period: { start_date: '2026-10-01', end_date: '2026-10-31' },
};

describe('the body of a note', () => {
  it('is of the shape that the API shows', () => {
    for (const schema of [CreditNoteDraft, DebitNoteDraft]) {
      expect(refusedBy(schema, creditNote())).toEqual([]);
      for (const example of schema.examples as unknown[]) expect(refusedBy(schema, example)).toEqual([]);
    }
  });

  it('has a reason, and neither withholdings nor payments received before', () => {
    const { reason_code: _, ...without } = creditNote();
    expect(refusedBy(CreditNoteDraft, without)).toEqual(['#/reason_code']);
    expect(refusedBy(CreditNoteDraft, { ...creditNote(), withholdings: [], prepaid: [] })).toEqual([
      '#/withholdings',
      '#/prepaid',
    ]);
  });

  it('names the hash of the invoice in full', () =>
    expect(
      refusedBy(CreditNoteDraft, {
        ...creditNote(),
        billing_reference: { number: 'A1', cufe: 'abc', issue_date: '2026-01-01' },
      }),
    ).toEqual(['#/billing_reference/cufe']));
});

describe('a note', () => {
  it('with nothing wrong has no faults', () => {
    expect(faultsOf({})).toEqual([]);
    expect(debitFaultsOf({})).toEqual([]);
    expect(faultsOf(free)).toEqual([]);
    expect(faultsOf({ billing_reference: undefined, invoice_id: 'inv_1' })).toEqual([]);
  });

  it('says what it corrects, in one way', () => {
    expect(faultsOf({ billing_reference: undefined })).toEqual(['#/invoice_id required CAE02']);
    expect(debitFaultsOf({ billing_reference: undefined })).toEqual(['#/invoice_id required DAE02']);
    expect(faultsOf({ invoice_id: 'inv_1' })).toEqual(['#/billing_reference conflicting_fields']);
    expect(faultsOf({ invoice_id: 'inv_1', period: free.period, reason_code: '3' })).toEqual([
      '#/billing_reference conflicting_fields',
      '#/period conflicting_fields',
    ]);
  });

  it('has a reason of its kind', () => {
    expect(faultsOf({ reason_code: '6' })).toEqual([]);
    expect(faultsOf({ reason_code: '7' })).toEqual(['#/reason_code unknown_code CBF03']);
    expect(debitFaultsOf({ reason_code: '4' })).toEqual([]);
    expect(debitFaultsOf({ reason_code: '6' })).toEqual(['#/reason_code unknown_code DBF03']);
  });

  it.each(['20', '10', '11', 'dian:20', 'dian:11'])('may say %s as its operation', (operation_type) =>
    expect(faultsOf({ operation_type })).toEqual([]),
  );

  it('about AIU services says what their contract is about too (CAV03)', () => {
    expect(faultsOf({ operation_type: '09' })).toEqual(['#/aiu/contract_object required CAV03']);
    expect(faultsOf({ operation_type: '09', aiu: { contract_object: 'aseo de la sede norte' } })).toEqual([]);
    expect(faultsOf({ aiu: { contract_object: 'aseo de la sede norte' } })).toEqual([]);
  });

  it('annuls an invoice, not a period: concept 2 only with operation 20 (CAD02a)', () => {
    expect(faultsOf({ ...free, reason_code: '2' })).toEqual(['#/reason_code conflicting_fields CAD02a']);
    expect(debitFaultsOf({ ...free, reason_code: '2' })).toEqual([]);
  });

  it('may not contradict its reference by its operation', () => {
    expect(faultsOf({ operation_type: '22' })).toEqual(['#/operation_type conflicting_fields CAE02']);
    expect(faultsOf({ operation_type: '30' })).toEqual(['#/operation_type unknown_code CAD02']);
    expect(debitFaultsOf({ ...free, operation_type: '30' })).toEqual(['#/operation_type conflicting_fields DBG02']);
  });

  it('has days that exist, in their order, and none to come', () => {
    expect(faultsOf({ ...free, period: { start_date: '2026-02-30', end_date: '2026-13-01' } })).toEqual([
      '#/period/start_date invalid_date CAE02',
      '#/period/end_date invalid_date CAE04',
    ]);
    expect(faultsOf({ ...free, period: { start_date: '2026-02-02', end_date: '2026-02-01' } })).toEqual([
      '#/period/end_date wrong_order CAE04',
    ]);
    expect(faultsOf({ ...free, period: { start_date: '2026-12-01', end_date: '2026-12-31' } })).toEqual([
      '#/period/start_date date_in_future CAE02',
    ]);
    expect(faultsOf({ ...free, period: { start_date: '1926-01-01', end_date: '2026-01-31' } })).toEqual([
      '#/period/start_date implausible_date CAE02',
    ]);
    expect(faultsOf({ ...free, period: { start_date: '2024-01-01', end_date: '2026-01-31' } })).toEqual([
      '#/period/end_date implausible_date CAE04',
    ]);
    const reference = creditNote().billing_reference!;
    expect(faultsOf({ billing_reference: { ...reference, issue_date: '2026-11-22' } })).toEqual([
      '#/billing_reference/issue_date date_in_future CBG06',
    ]);
    expect(faultsOf({ issued_at: '2026-11-20T10:00:00-05:00' })).toEqual(['#/issued_at not_today CAD09e']);
  });

  it('is held to the rules of amounts under its own letter', () => {
    const [line] = creditNote().lines;
    const wrong = { ...line!, taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '18000.00' }] };
    expect(faultsOf({ lines: [wrong] })).toEqual(['#/lines/0/taxes/0/value amount_mismatch CAX07']);
    expect(debitFaultsOf({ lines: [wrong] })).toEqual(['#/lines/0/taxes/0/value amount_mismatch DAX07']);
  });

  it('is judged by what the schema has left of it', () => {
    const body: object = { ...creditNote(), reason_code: 7, lines: null };
    const draft = body as CreditNoteDraft;
    expect(documentFaults(creditNoteRules, draft, LIVE_MODE, ['#/reason_code', '#/lines'])).toEqual([]);
  });
});

describe('the document of a note', () => {
  it('has a CUDE, by the PIN, and no range', () => {
    const note = composed(creditNote(), { range: ingredients().range });
    expect(note).toMatchObject({
      kind: 'credit_note',
      typeCode: '91',
      customizationId: '20',
      uuidScheme: 'CUDE-SHA384',
      range: null,
      prefix: 'NC',
      discrepancy: { reasonCode: '2', concept: 'Anulación de factura electrónica', reason: 'La compra no se realizó' },
      billingReference: { number: 'SETP990000001', uuid: 'a1'.repeat(48), uuidScheme: 'CUFE-SHA384' },
    });
    expect(note.uuid).toBe(
      cufe({
        number: 'NC7',
        issueDate: '2026-11-21',
        issueTime: '10:00:00-05:00',
        lineExtensionAmount: '100000.00',
        iva: '19000.00',
        inc: '0.00',
        ica: '0.00',
        payableAmount: '119000.00',
        supplierNumber: '900373115',
        customerNumber: '222222222222',
        secret: '20191',
        environment: '2',
      }),
    );
    expect(note.qrText).toContain(`CUDE: ${note.uuid}`);
  });

  it.each([
    ['91', creditNote(), '20'],
    ['91', creditNote(free), '22'],
    ['92', creditNote(), '30'],
    ['92', creditNote(free), '32'],
    ['91', creditNote({ operation_type: '10' }), '20'],
    ['91', creditNote({ operation_type: 'dian:20' }), '20'],
  ] as const)('of type %s has the operation of its reference', (typeCode, draft, operation) =>
    expect(composed(draft, { typeCode }).customizationId).toBe(operation),
  );

  it('of an invoice of paper names its CUDE', () => {
    const reference = { ...creditNote().billing_reference!, type_code: '03' as const };
    expect(composed(creditNote({ billing_reference: reference })).billingReference?.uuidScheme).toBe('CUDE-SHA384');
  });

  it('of one of our invoices takes what is known of it', () => {
    const draft = creditNote({ billing_reference: undefined, invoice_id: 'inv_1' });
    const reference = { number: 'SETP5', uuid: 'b2'.repeat(48), issueDate: '2026-11-02' };
    expect(composed(draft, { reference }).billingReference).toEqual(reference);
    expect(() => composed(draft)).toThrow('the invoice that it names');
  });

  it('says the concept where no reason is given', () =>
    expect(composed(creditNote({ reason: undefined })).discrepancy?.reason).toBe('Anulación de factura electrónica'));

  it('is added up like an invoice', () =>
    expect(draftTotals(computeDraft(creditNote())).payable_amount).toBe('119000.00'));
});
