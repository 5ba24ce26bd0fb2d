import { describe, expect, it } from '@jest/globals';
import type { Caller } from '@rubrica/contracts';
import { note, sale } from '@rubrica/service-testing';
import { queuedView } from '../document/document.js';
import {
  externalIdOf,
  type FoundDocuments,
  type ReferencedDocument,
  type NewDocument,
  OtherDocuments,
  paperOf,
} from './other-documents.js';

const caller: Caller = { keyId: 'key_1', tenantId: 'ten_1', livemode: true, role: 'full', version: '2026-01-01' };
const totals = {
  line_extension_amount: '100000.00',
  tax_exclusive_amount: '100000.00',
  tax_inclusive_amount: '119000.00',
  allowance_total: '0.00',
  charge_total: '0.00',
  prepaid_amount: '0.00',
  payable_amount: '119000.00',
  taxes: [],
};

let ids = 0;
const invoice = (change: object = {}, other: Partial<NewDocument> = {}): NewDocument => ({
  id: `inv_${String((ids += 1))}`,
  caller,
  kind: 'invoice',
  draft: sale(change),
  totals,
  correctedId: null,
  corrects: null,
  ...other,
});
const creditNote = (correctedId: string): NewDocument => ({
  ...invoice(),
  kind: 'credit_note',
  draft: note({ invoice_id: correctedId }),
  correctedId,
});
const stored = (id: string, status: ReferencedDocument['view']['status']): ReferencedDocument => ({
  id,
  kind: 'invoice',
  totals,
  view: { ...queuedView('2026-11-22T00:00:00.000Z'), status },
  corrected_by: null,
});

/** Codes of the refusals, one per document, null for one that is stored. */
const decided = (found: Partial<FoundDocuments>, ...documents: readonly NewDocument[]): (string | null)[] => {
  const others = new OtherDocuments({
    ...{ holders: new Map(), transcriptions: new Map(), named: new Map(), notes: new Map() },
    ...found,
  });
  return documents.map((document) => {
    const refusal = others.refusalOf(document);
    if (!refusal) others.add(document);
    return refusal?.code ?? null;
  });
};

describe('documents of one set', () => {
  it('have an external id once, per kind, tenant and mode', () => {
    const test = { caller: { ...caller, livemode: false } };
    const [first, second] = [invoice({ external_id: 'A' }), invoice({ external_id: 'A' })];
    expect(decided({}, first, second, invoice({ external_id: 'A' }, test), invoice({ external_id: 'B' }))).toEqual([
      null,
      'external_id_in_use',
      null,
      null,
    ]);
    expect(decided({ holders: new Map([[externalIdOf(first) ?? '', 'inv_x']]) }, second)).toEqual([
      'external_id_in_use',
    ]);
  });

  it('are told of the external id first, whatever else excludes them', () => {
    const named = new Map([['inv_x', stored('inv_x', 'accepted_by_dian')]]);
    const creditAll = (): NewDocument => {
      const one = creditNote('inv_x');
      return { ...one, draft: { ...one.draft, external_id: 'A' } };
    };
    expect(decided({ named }, creditAll(), creditAll())).toEqual([null, 'external_id_in_use']);
  });

  it('transcribe a paper original once', () => {
    const paper = { type_code: '03', number: 'PAP1', issued_at: '2026-11-20T10:00:00-05:00' };
    const [first, second] = [invoice(paper), invoice(paper)];
    expect(decided({}, first, second)).toEqual([null, 'number_in_use']);
    expect(decided({ transcriptions: new Map([[paperOf(first) ?? '', 'inv_x']]) }, second)).toEqual(['number_in_use']);
  });

  it('take back no more than their invoice', () => {
    const named = (): FoundDocuments['named'] => new Map([['inv_x', stored('inv_x', 'accepted_by_dian')]]);
    expect(decided({ named: named() }, creditNote('inv_x'), creditNote('inv_x'))).toEqual([
      null,
      'note_exceeds_invoice',
    ]);
    const notes = new Map([['inv_x', [{ kind: 'credit_note', draft: note(), totals }]]]);
    expect(decided({ named: named(), notes }, creditNote('inv_x'))).toEqual(['note_exceeds_invoice']);
  });

  it('are no notes to an invoice that has failed meanwhile', () =>
    expect(decided({ named: new Map([['inv_x', stored('inv_x', 'rejected_by_dian')]]) }, creditNote('inv_x'))).toEqual([
      'invoice_rejected',
    ]));

  it('correct a rejected document once', () => {
    const named = new Map([['inv_x', stored('inv_x', 'rejected_by_dian')]]);
    const correction = (): NewDocument => invoice({}, { corrects: 'inv_x' });
    expect(decided({ named }, correction(), correction())).toEqual([null, 'already_corrected']);
  });

  it('are all stored when nothing excludes them', () =>
    expect(decided({}, invoice(), invoice(), invoice())).toEqual([null, null, null]));
});
