import { describe, expect, it } from '@jest/globals';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { kindOf, saleOf } from '@rubrica/kinds';
import { CreditNoteDraft, DebitNoteDraft } from './of-kinds.fixture.js';
import { findings } from './findings.js';
import { ingredients } from '../compose/ingredients.fixture.js';
import { done } from '../values/steps.js';
import { creditNote, invoice, line, refusedBy, supplier, TEST_MODE } from '../request/draft.fixture.js';
import { documentFaults } from './draft-faults.js';
import { InvoiceDraft } from '../request/draft.js';
import { FAULT_CODES } from '../values/fault.js';
import type { DocumentKind } from '../values/document-kind.js';
import { fiscalDocument } from '../compose/compose-document.js';
import type { DocumentDraft } from '../request/note-draft.js';
import { FINAL_CONSUMER, type InlineCustomer } from '../request/party.js';

const buyer: InlineCustomer = {
  ...FINAL_CONSUMER,
  party_names: ['Sede Norte'],
  contact: { name: 'Marcela Díaz', note: 'De 8 a 17 h' },
  shareholders: [
    { participation_percent: '100.00', legal_name: 'X', identification: { type: '31', number: '900108281' } },
  ],
};

const common = {
  customer_id: undefined,
  customer: buyer,
  currency: 'USD',
  exchange_rate: { rate: '4000.00', date: '2026-11-20' },
  order_reference: { id: 'OC-1', date: '2026-11-20' },
  despatch_document_references: [{ id: 'REM-1', issue_date: '2026-11-20' }],
  additional_document_references: [{ id: 'CT-7', uuid: 'a1'.repeat(48), uuid_scheme: 'CUDE-SHA384' as const }],
  delivery: {
    actual_delivery_date: '2026-11-20',
    delivery_address: { line: 'Bodega 3', municipality_code: '11001' },
    delivery_party: buyer,
  },
  additional_payment_means: [{ code: '47', due_date: '2026-12-01', payment_id: '77' }],
  payment_terms: [{ note: 'x', settlement_discount_percent: '2.00', amount: '1.00', payment_due_date: '2026-12-01' }],
  delivery_terms: { incoterm: 'FOB' },
  allowances: [{ rate: '10.00', amount: '20000.00' }],
  charges: [{ amount: '1.00' }],
  notes: ['x'],
  metadata: { a: 'b' },
  lines: [
    line({
      allowances: [{ amount: '0.00' }],
      product_code: { standard: '999', value: 'A' },
      sellers_item_identification: { id: 'A' },
      additional_item_properties: [{ name: 'Peso', value: 'neto', value_quantity: '1.00', unit_code: 'KGM' }],
    }),
    line(),
  ],
};

/** One of each kind, with something in every field that there is. */
const KINDS: readonly (readonly [kind: DocumentKind, schema: TSchema, whole: DocumentDraft])[] = [
  [
    'invoice',
    InvoiceDraft,
    invoice({
      ...common,
      withholdings: [{ code: '06', rate: '2.50', base: '100.00', value: '2.50' }],
      lines: [
        ...common.lines.slice(1),
        line({ withholdings: [{ code: '05', rate: '15.00', base: '19000.00', value: '2850.00' }] }),
      ],
      invoice_period: { start_date: '2026-11-01', end_date: '2026-11-30' },
      prepaid: [{ amount: '1.00', received_on: '2026-01-01' }],
    }),
  ],
  ['credit_note', CreditNoteDraft, creditNote(common)],
  ['debit_note', DebitNoteDraft, creditNote({ ...common, reason_code: '3' })],
];

/** Every place in a JSON value, as paths. */
const placesOf = (value: unknown, path: readonly string[] = []): string[][] => [
  [...path],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, item]) => placesOf(item, [...path, name]))
    : []),
];

const put = (value: unknown, [name, ...rest]: readonly string[], to: unknown): unknown => {
  if (name === undefined) return to;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? put(item, rest, to) : item));
  return { ...value, [name]: put((value as Record<string, unknown>)[name], rest, to) };
};

const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  // What is of the right shape goes deeper.
  fc.constantFrom(
    '0.00',
    '1.00',
    '100000.00',
    '99999999999999.99',
    '0.000001',
    '01',
    '02',
    '04',
    'ZZ',
    '10',
    'COP',
    '2',
  ),
);

const changed = (whole: DocumentDraft) =>
  fc
    .array(fc.tuple(fc.constantFrom(...placesOf(whole)), anything), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce<unknown>((all, [place, value]) => put(all, place, value), structuredClone(whole)));

describe.each(KINDS)('the rules of any %s', (kind, schema, whole) => {
  it('hold nothing against one that is right', () => {
    expect(refusedBy(schema, JSON.parse(JSON.stringify(whole)))).toEqual([]);
    expect(documentFaults(saleOf(kindOf(kind)).rules, whole as never, TEST_MODE)).toEqual([]);
  });

  it('never throw, whatever stands where', () =>
    fc.assert(
      fc.property(changed(whole), (body) => {
        const refused = refusedBy(schema, body);
        const faults = documentFaults(saleOf(kindOf(kind)).rules, body as never, TEST_MODE, refused);
        for (const fault of faults) expect(FAULT_CODES).toContain(fault.code);
        if (refused.length > 0 || faults.length > 0) return;
        const { body: kindBody, typeCodeOf } = kindOf(kind);
        const draft = body as never;
        const request = {
          typeCode: typeCodeOf(draft),
          draft,
          issuer: supplier,
          counterparty: null,
          now: TEST_MODE.now,
        };
        const { found, totals } = done(kindBody.check(request));
        // What the request has passed, no rule rejects in the composed document of a good issuer.
        expect(found.filter(({ severity }) => severity === 'rejection')).toEqual([]);
        expect(totals.payable_amount).toMatch(/^\d+\.\d\d$/);
      }),
      { numRuns: 300 },
    ));

  it('of the tax authority never throw either, whatever text and amount stands in the document', () => {
    const document = fiscalDocument(
      ingredients({
        draft: { ...whole, lines: [line(), line()] },
        typeCode: kindOf(kind).typeCodeOf(whole),
        ...(kind === 'invoice' ? {} : { number: 'NC7', prefix: 'NC', range: null }),
      }),
    );
    const isAmount = (text: unknown) => typeof text === 'string' && /^-?\d+\.\d+$/.test(text);
    const valueAt = (path: readonly string[]) =>
      path.reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], document);
    // What tells the shapes of a type apart is no text.
    const texts = placesOf(document).filter((path) => typeof valueAt(path) === 'string' && path.at(-1) !== 'kind');
    const place = fc
      .constantFrom(...texts)
      .chain((path) =>
        fc.tuple(
          fc.constant(path),
          isAmount(valueAt(path))
            ? fc.constantFrom('0.00', '-1.00', '0.01', '99999999999999.99', '0.000001')
            : fc.string({ unit: 'binary' }),
        ),
      );
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), (changes) => {
        const odd = changes.reduce<unknown>((all, [path, value]) => put(all, path, value), document);
        const said = findings(odd as typeof document, kindOf(kind).rules);
        for (const finding of said) expect(finding.rule).toMatch(/^[A-Z]+\d*/);
      }),
      { numRuns: 300 },
    );
  });
});
