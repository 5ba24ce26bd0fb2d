import { describe, expect, it } from '@jest/globals';
import { creditNote, invoice, line, refusedBy, supplier, TEST_MODE } from '../draft.fixture.js';
import { InvoiceDraft, type LineDraft } from '../draft.js';
import type { Fault } from '../../values/fault.js';
import type { CreditNoteDraft } from '../note-draft.js';
import { documentFaults, draftFaults } from './draft-faults.js';
import { tenantProfileFaults } from './party.js';

const brief = (faults: readonly Fault[]): string[] =>
  faults.map(({ pointer, code, rule }) => [pointer, code, ...(rule === undefined ? [] : [rule])].join(' '));
const faultsOf = (change: Partial<InvoiceDraft>): Fault[] => draftFaults(invoice(change), TEST_MODE);
const said = (change: Partial<InvoiceDraft>): string[] => brief(faultsOf(change));
const onLine = (change: Partial<LineDraft>): string[] => said({ lines: [line(change)] });
const onNote = (change: Partial<CreditNoteDraft>): string[] =>
  brief(documentFaults('credit_note', creditNote(change), TEST_MODE));

const carrier = {
  identification: { type: '31', number: '900108281', check_digit: '3' },
  legal_name: 'Transportes La Línea S.A.',
} as const;
const member = { ...carrier, participation_percent: '50.00' };

describe('references to other documents', () => {
  it('are despatch advices, receipts and whatever else the issuer names, with or without a day', () =>
    expect(
      said({
        despatch_document_references: [{ id: 'REM-1' }, { id: 'REM-2', issue_date: '2026-11-21' }],
        receipt_document_references: [{ id: 'EA-1' }],
        additional_document_references: [
          { id: 'CT-7', document_type_code: 'FTC', document_type: 'Contrato', uuid: 'a1'.repeat(48) },
        ],
      }),
    ).toEqual([]));

  it('were issued on a day that exists', () =>
    expect(
      said({
        despatch_document_references: [{ id: 'REM-1', issue_date: '2026-11-31' }],
        receipt_document_references: [{ id: 'EA-1' }, { id: 'EA-2', issue_date: '2026-11-22' }],
      }),
    ).toEqual(['#/despatch_document_references/0/issue_date invalid_date ZB01']));

  it('say the kind of a hash only where there is the hash', () =>
    expect(said({ additional_document_references: [{ id: 'CT-7', uuid_scheme: 'CUDE-SHA384' }] })).toEqual([
      '#/additional_document_references/0/uuid required',
    ]));
});

describe('the invoiced period', () => {
  it('has two days in their order', () => {
    expect(said({ invoice_period: { start_date: '2026-11-01', end_date: '2026-11-30' } })).toEqual([]);
    expect(said({ invoice_period: { start_date: '2026-11-30', end_date: '2026-11-01' } })).toEqual([
      '#/invoice_period/end_date wrong_order',
    ]);
    expect(said({ invoice_period: { start_date: '2026-02-30', end_date: '2026-13-01' } })).toEqual([
      '#/invoice_period/start_date invalid_date ZB01',
      '#/invoice_period/end_date invalid_date ZB01',
    ]);
  });

  it('of a note without reference is its period, and no second one', () => {
    const october = { start_date: '2026-10-01', end_date: '2026-10-31' };
    expect(onNote({ invoice_period: october })).toEqual([]);
    expect(
      onNote({ billing_reference: undefined, reason_code: '3', period: october, invoice_period: october }),
    ).toEqual(['#/invoice_period conflicting_fields']);
  });
});

describe('delivery', () => {
  it('may come after the invoice, on a day that exists', () => {
    expect(said({ delivery: { actual_delivery_date: '2026-12-01' } })).toEqual([]);
    expect(said({ delivery: { actual_delivery_date: '2026-11-31' } })).toEqual([
      '#/delivery/actual_delivery_date invalid_date ZB01',
    ]);
  });

  it('has an address of a municipality, and a carrier with its check digit', () =>
    expect(
      said({
        delivery: {
          delivery_address: { line: 'Bodega 3', municipality_code: '99999' },
          delivery_party: {
            ...carrier,
            identification: { ...carrier.identification, check_digit: '4' },
            address: { line: 'Calle 1' },
          },
        },
      }),
    ).toEqual([
      '#/delivery/delivery_address/municipality_code unknown_code FAM19',
      '#/delivery/delivery_party/identification/check_digit check_digit_mismatch FAM37',
      '#/delivery/delivery_party/address/municipality_code required FAM19',
    ]));

  it('says something', () => expect(refusedBy(InvoiceDraft, invoice({ delivery: {} }))).toEqual(['#/delivery']));
});

describe('payment', () => {
  it('has further means, of the same list', () => {
    expect(said({ additional_payment_means: [{ code: '48', payment_id: '77' }, { code: '10' }] })).toEqual([]);
    expect(said({ additional_payment_means: [{ code: '999', due_date: '2026-02-30' }] })).toEqual([
      '#/additional_payment_means/0/code unknown_code FAN03',
      '#/additional_payment_means/0/due_date invalid_date FAN04',
    ]);
  });

  it('has instalments that are due on days that exist and add up to no more than the whole', () => {
    const instalment = (amount: string, payment_due_date = '2026-12-21') => ({ amount, payment_due_date });
    expect(said({ payment_terms: [instalment('59500.00'), instalment('59500.00')] })).toEqual([]);
    expect(said({ payment_terms: [instalment('59500.00'), instalment('59500.01')] })).toEqual([
      '#/payment_terms amount_mismatch',
    ]);
    expect(said({ payment_terms: [instalment('0.00', '2026-11-20'), instalment('1.00', '2026-11-31')] })).toEqual([
      '#/payment_terms/0/amount must_be_positive',
      '#/payment_terms/1/payment_due_date invalid_date ZB01',
    ]);
  });

  it.each(['100.01', '-1.00', '2', '002.00'])('has no discount for early payment of %s %%', (percent) =>
    expect(refusedBy(InvoiceDraft, invoice({ payment_terms: [{ settlement_discount_percent: percent }] }))).toEqual([
      '#/payment_terms/0/settlement_discount_percent',
    ]),
  );
});

describe('what is sold', () => {
  it('has a code of the seller and properties, some of them quantities', () =>
    expect(
      onLine({
        sellers_item_identification: { id: 'AM-07', extended_id: 'AM-07-500' },
        additional_item_properties: [
          { name: 'Lote', value: 'L-2201' },
          { name: 'Peso', value: 'neto', value_quantity: '12.50', unit_code: 'KGM' },
        ],
      }),
    ).toEqual([]));

  it('has no quantity without a unit of the list', () =>
    expect(
      onLine({
        additional_item_properties: [
          { name: 'Peso', value: 'neto', value_quantity: '12.50' },
          { name: 'Peso', value: 'neto', value_quantity: '12.50', unit_code: 'QQQ' },
        ],
      }),
    ).toEqual([
      '#/lines/0/additional_item_properties/0/unit_code required',
      '#/lines/0/additional_item_properties/1/unit_code unknown_code',
    ]));
});

describe('what a line withholds', () => {
  const renta = { code: '06', rate: '2.50', base: '100000.00', value: '2500.00' };
  const iva = { code: '05', rate: '15.00', base: '19000.00', value: '2850.00' };

  it('is a percentage of the line, of its IVA for ReteIVA', () => {
    expect(onLine({ withholdings: [renta, iva] })).toEqual([]);
    expect(
      onLine({
        withholdings: [
          { ...renta, value: '2600.00' },
          { ...iva, base: '100000.00', value: '15000.00' },
          { ...iva, code: '01', rate: '19.00' },
        ],
      }),
    ).toEqual([
      '#/lines/0/withholdings/0/value amount_mismatch FAY07',
      '#/lines/0/withholdings/2/code wrong_tax_kind FAY01',
      '#/lines/0/withholdings/1/base implausible_amount FAY04',
    ]);
    expect(onLine({ withholdings: [{ ...renta, base: '200000.00', value: '5000.00' }] })).toEqual([
      '#/lines/0/withholdings/0/base implausible_amount FAY04',
    ]);
  });

  it('is summed up in the document, which may say the same, or what no line says', () => {
    const lines = [line({ withholdings: [renta] }), line({ withholdings: [renta] })];
    const ica = { code: '07', rate: '1.00', base: '200000.00', value: '2000.00' };
    expect(said({ lines, withholdings: [{ ...renta, base: '200000.00', value: '5000.00' }, ica] })).toEqual([]);
    expect(said({ lines, withholdings: [renta] })).toEqual(['#/withholdings/0/value amount_mismatch FAT02']);
  });

  it('has no place in a note', () =>
    expect(onNote({ lines: [line({ withholdings: [renta] })] })).toEqual(['#/lines/0/withholdings not_applicable']));
});

describe('a consortium', () => {
  it('has members whose shares are no more than the whole', () => {
    const customer = (shareholders: (typeof member)[]) =>
      said({ customer_id: undefined, customer: { ...carrier, shareholders } });
    expect(customer([member, member])).toEqual([]);
    expect(customer([member, { ...member, participation_percent: '33.33' }])).toEqual([]);
    expect(customer([member, { ...member, participation_percent: '50.01' }])).toEqual([
      '#/customer/shareholders amount_mismatch',
    ]);
  });

  it('that issues has members with a check digit of their own', () =>
    expect(
      brief(
        tenantProfileFaults({
          ...supplier,
          shareholders: [{ ...member, identification: { type: '31', number: '900108281', check_digit: '1' } }],
        }),
      ),
    ).toEqual(['#/shareholders/0/identification/check_digit check_digit_mismatch']));
});

it('each of these faults says in Spanish too what is wrong and how to mend it', () => {
  const faults = faultsOf({
    despatch_document_references: [{ id: 'REM-1', issue_date: '2026-11-22' }],
    additional_document_references: [{ id: 'CT-7', uuid_scheme: 'CUDE-SHA384' }],
    invoice_period: { start_date: '2026-11-30', end_date: '2026-11-01' },
    delivery: { actual_delivery_date: '2062-11-21' },
    additional_payment_means: [{ code: '999', due_date: '2026-02-30' }],
    payment_terms: [{ amount: '999999.00', payment_due_date: '2026-11-20' }, { amount: '0.00' }],
    customer_id: undefined,
    customer: { ...carrier, shareholders: [{ ...member, participation_percent: '60.00' }, member] },
    lines: [line({ additional_item_properties: [{ name: 'Peso', value: 'neto', unit_code: 'QQQ' }] })],
  });
  expect(faults.length).toBeGreaterThanOrEqual(9);
  for (const { pointer, fix, es } of faults) expect([pointer, fix, es?.detail, es?.fix]).not.toContain(undefined);
});
