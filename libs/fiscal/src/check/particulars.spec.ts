import { describe, expect, it } from '@jest/globals';
import { creditNoteRules, debitNoteRules, type CreditNoteDraft } from './of-kinds.fixture.js';
import { creditNote, invoice, line, refusedBy, supplier, TEST_MODE } from '../request/draft.fixture.js';
import { InvoiceDraft, type LineDraft } from '../request/draft.js';
import type { Fault } from '../values/fault.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules } from './rules-of-kind.js';
import { tenantProfileFaults } from '../rules/issuer.js';

const brief = (faults: readonly Fault[]): string[] =>
  faults.map(({ pointer, code, rule }) => [pointer, code, ...(rule === undefined ? [] : [rule])].join(' '));
const faultsOf = (change: Partial<InvoiceDraft>): Fault[] => documentFaults(invoiceRules, invoice(change), TEST_MODE);
const said = (change: Partial<InvoiceDraft>): string[] => brief(faultsOf(change));
const onLine = (change: Partial<LineDraft>): string[] => said({ lines: [line(change)] });
const onNote = (change: Partial<CreditNoteDraft>): string[] =>
  brief(documentFaults(creditNoteRules, creditNote(change), TEST_MODE));

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

describe('the times of a period', () => {
  const day = { start_date: '2026-11-01', end_date: '2026-11-01' };

  it.each([
    { start_time: '06:00:00', end_time: '18:00:00' },
    { start_time: '06:00:00-05:00', end_time: '06:00:00' },
    { start_time: '06:00:00' },
    { end_time: '23:59:59-05:00' },
  ])('are those of Colombia, with or without its offset: %j', (times) => {
    expect(refusedBy(InvoiceDraft, invoice({ invoice_period: { ...day, ...times } }))).toEqual([]);
    expect(said({ invoice_period: { ...day, ...times } })).toEqual([]);
  });

  it.each(['24:00:00', '6:00:00', '06:00', '06:00:00Z', '06:00:00-04:00', '06:00 a. m.'])('are never %s', (time) =>
    expect(refusedBy(InvoiceDraft, invoice({ invoice_period: { ...day, start_time: time } }))).toEqual([
      '#/invoice_period/start_time',
    ]),
  );

  it('are in their order on one day; over midnight the next day ends it', () => {
    const night = { start_time: '22:00:00', end_time: '06:00:00-05:00' };
    expect(said({ invoice_period: { ...day, ...night } })).toEqual(['#/invoice_period/end_time wrong_order']);
    expect(said({ invoice_period: { ...day, ...night, end_date: '2026-11-02' } })).toEqual([]);
    expect(onLine({ invoice_period: { ...day, ...night } })).toEqual(['#/lines/0/invoice_period/end_time wrong_order']);
    expect(onNote({ billing_reference: undefined, reason_code: '3', period: { ...day, ...night } })).toEqual([
      '#/period/end_time wrong_order',
    ]);
  });
});

describe('terms of delivery', () => {
  it.each([
    { special_terms: 'Portes pagados' },
    { incoterm: 'FOB' },
    { id: 'CT-118', special_terms: 'Portes pagados', incoterm: 'CFR', loss_risk: 'Costo y flete' },
  ])('are %j', (terms) => {
    expect(refusedBy(InvoiceDraft, invoice({ delivery_terms: terms }))).toEqual([]);
    expect(said({ delivery_terms: terms })).toEqual([]);
    expect(onLine({ delivery_terms: terms })).toEqual([]);
  });

  it('say something', () =>
    expect(refusedBy(InvoiceDraft, invoice({ delivery_terms: {} }))).toEqual(['#/delivery_terms']));

  it('have an incoterm of DIAN’s list, in a line too', () => {
    expect(said({ delivery_terms: { incoterm: 'DPU' } })).toEqual(['#/delivery_terms/incoterm unknown_code FBC04']);
    expect(onLine({ delivery_terms: { incoterm: 'DPU' } })).toEqual([
      '#/lines/0/delivery_terms/incoterm unknown_code FBC04',
    ]);
  });
});

describe('a payment received before', () => {
  const advance = { amount: '1000.00', received_on: '2026-11-10' };

  it('has a number, the day it was paid, and what it is for', () => {
    const whole = {
      ...advance,
      id: 'RC-1042',
      paid_date: '2026-11-09',
      paid_time: '15:30:00',
      instruction_id: 'Anticipo',
    };
    expect(refusedBy(InvoiceDraft, invoice({ prepaid: [whole] }))).toEqual([]);
    expect(said({ prepaid: [whole, advance] })).toEqual([]);
  });

  it('may be paid after it came: a cheque that is cleared later, even one dated ahead', () => {
    expect(said({ prepaid: [{ ...advance, paid_date: '2026-11-13' }] })).toEqual([]);
    expect(said({ prepaid: [{ ...advance, paid_date: '2026-12-15' }] })).toEqual([]);
  });

  it('was paid on a day that exists', () =>
    expect(said({ prepaid: [{ ...advance, paid_date: '2026-11-31' }] })).toEqual([
      '#/prepaid/0/paid_date invalid_date ZB01',
    ]));
});

describe('the rate of a further currency of payment', () => {
  const euros = { rate: '4700.00', date: '2026-11-20', currency: 'EUR' };
  const dollars = { rate: '4000.00', date: '2026-11-20', currency: 'USD' };

  it('stands in pesos, alone or beside the currency that was agreed', () => {
    expect(said({ payment_alternative_exchange_rate: euros })).toEqual([]);
    expect(said({ exchange_rate: dollars, payment_alternative_exchange_rate: euros })).toEqual([]);
  });

  it('stands in a document in dollars', () => {
    const { currency: _, ...toPesos } = dollars;
    const inDollars = { currency: 'USD', exchange_rate: toPesos };
    expect(said({ ...inDollars, payment_alternative_exchange_rate: { ...euros, rate: '1.08' } })).toEqual([]);
    expect(said({ ...inDollars, payment_alternative_exchange_rate: { ...euros, currency: 'COP' } })).toEqual([
      '#/payment_alternative_exchange_rate/currency conflicting_fields',
    ]);
    expect(said({ ...inDollars, payment_alternative_exchange_rate: dollars })).toEqual([
      '#/payment_alternative_exchange_rate/currency not_applicable',
    ]);
  });

  it('is of a third currency of the list, above zero, of a day that exists', () => {
    expect(said({ exchange_rate: dollars, payment_alternative_exchange_rate: dollars })).toEqual([
      '#/payment_alternative_exchange_rate/currency conflicting_fields',
    ]);
    expect(said({ payment_alternative_exchange_rate: { ...euros, currency: 'COP' } })).toEqual([
      '#/payment_alternative_exchange_rate/currency not_applicable',
    ]);
    expect(said({ payment_alternative_exchange_rate: { rate: '0.00', date: '2026-11-31', currency: 'XYZ' } })).toEqual([
      '#/payment_alternative_exchange_rate/currency unknown_code FAR04',
      '#/payment_alternative_exchange_rate/rate must_be_positive',
      '#/payment_alternative_exchange_rate/date invalid_date ZB01',
    ]);
  });
});

describe('a line', () => {
  const everything: Partial<LineDraft> = {
    invoice_period: { start_date: '2026-11-01', end_date: '2026-11-30' },
    order_line_references: [{ line_id: '3', order_reference: { id: 'OC-8841', date: '2026-11-10' } }, { line_id: '4' }],
    despatch_line_references: [{ line_id: '1', document_reference: { id: 'REM-1', issue_date: '2026-11-20' } }],
    receipt_line_references: [{ line_id: '1' }],
    document_references: [
      { id: 'GR-7', document_type_code: 'AR' },
      { id: 'FE-1', uuid: 'a1'.repeat(48) },
    ],
    delivery: {
      actual_delivery_date: '2026-11-20',
      actual_delivery_time: '15:30:00',
      delivery_address: { line: 'Calle 1', municipality_code: '76001' },
      delivery_location: { id: '7701234000011', scheme_id: '999', scheme_name: 'EAN' },
      delivery_party: carrier,
    },
    delivery_terms: { incoterm: 'DAP' },
  };

  it('has a period, documents, a delivery and terms of its own', () => {
    expect(refusedBy(InvoiceDraft, invoice({ lines: [line(everything)] }))).toEqual([]);
    expect(onLine(everything)).toEqual([]);
    expect(onNote({ lines: [line(everything)] })).toEqual([]);
  });

  it('of a debit note has neither period nor lines of the order nor terms: UBL gives them no place there', () => {
    const draft = {
      ...creditNote({ lines: [line(), line(everything)] }),
      reason_code: '1',
    };
    expect(brief(documentFaults(debitNoteRules, draft, TEST_MODE))).toEqual([
      '#/lines/1/invoice_period not_applicable',
      '#/lines/1/order_line_references not_applicable',
      '#/lines/1/delivery_terms not_applicable',
    ]);
  });

  it('names documents of days that exist, and says the kind of a hash only with the hash', () =>
    expect(
      onLine({
        order_line_references: [{ line_id: '3', order_reference: { id: 'OC-8841', date: '2026-02-30' } }],
        despatch_line_references: [{ line_id: '1', document_reference: { id: 'REM-1', issue_date: '2026-11-31' } }],
        receipt_line_references: [{ line_id: '1', document_reference: { id: 'EA-1', issue_date: '2026-13-01' } }],
        document_references: [{ id: 'GR-7', issue_date: '2026-04-31', uuid_scheme: 'CUDE-SHA384' }],
      }),
    ).toEqual([
      '#/lines/0/order_line_references/0/order_reference/date invalid_date ZB01',
      '#/lines/0/despatch_line_references/0/document_reference/issue_date invalid_date ZB01',
      '#/lines/0/receipt_line_references/0/document_reference/issue_date invalid_date ZB01',
      '#/lines/0/document_references/0/issue_date invalid_date ZB01',
      '#/lines/0/document_references/0/uuid required',
    ]));

  it('is delivered on a day that exists, to a municipality, by a carrier with its check digit', () =>
    expect(
      onLine({
        delivery: {
          actual_delivery_date: '2026-11-31',
          delivery_address: { line: 'Calle 1' },
          delivery_party: { ...carrier, identification: { ...carrier.identification, check_digit: '4' } },
        },
      }),
    ).toEqual([
      '#/lines/0/delivery/actual_delivery_date invalid_date ZB01',
      '#/lines/0/delivery/delivery_address/municipality_code required FAM19',
      '#/lines/0/delivery/delivery_party/identification/check_digit check_digit_mismatch FAM37',
    ]));
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
    prepaid: [{ amount: '1.00', received_on: '2026-11-10', paid_date: '2026-11-31' }],
    payment_alternative_exchange_rate: { rate: '0.00', date: '2026-11-31', currency: 'COP' },
    lines: [
      line({
        additional_item_properties: [{ name: 'Peso', value: 'neto', unit_code: 'QQQ' }],
        invoice_period: {
          start_date: '2026-11-01',
          start_time: '10:00:00',
          end_date: '2026-11-01',
          end_time: '09:00:00',
        },
        delivery_terms: { incoterm: 'DPU' },
      }),
    ],
  });
  expect(faults.length).toBeGreaterThanOrEqual(14);
  for (const { pointer, fix, es } of faults) expect([pointer, fix, es?.detail, es?.fix]).not.toContain(undefined);
});
