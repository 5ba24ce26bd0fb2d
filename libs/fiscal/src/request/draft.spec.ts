import { describe, expect, it } from '@jest/globals';
import { invoice, line, refusedBy } from './draft.fixture.js';
import { InvoiceDraft } from './draft.js';
import { CustomerInput, FINAL_CONSUMER, TenantProfile } from './party.js';
import { NumberingRangeInput } from './numbering-range.js';

const refused = (body: unknown): string[] => refusedBy(InvoiceDraft, body);

describe('the body of an invoice', () => {
  it('is accepted with the fields of the specification alone', () => {
    expect(refused(invoice())).toEqual([]);
  });

  it('is accepted with every optional field', () => {
    const body = invoice({
      customer_id: undefined,
      customer: FINAL_CONSUMER,
      external_id: 'order-8841',
      numbering_range_id: 'nr_01j8zv5k7c9w2m4x6y8b0d1f3h',
      type_code: '01',
      issued_at: '2026-11-21T10:00:00-05:00',
      notes: ['Entrega en bodega 3'],
      order_reference: null,
      delivery_terms: { incoterm: 'FOB' },
      allowances: [{ reason_code: '00', reason: 'x', rate: '10.00', base: '1.00', amount: '0.10' }],
      charges: [],
      withholdings: [{ code: '06', rate: '2.50', base: '100.00', value: '2.50' }],
      prepaid: [{ amount: '1.00', received_on: '2026-01-01' }],
      exchange_rate: { rate: '4000.00', date: '2026-01-01' },
      email: { to: ['a@example.com'], cc: [], send: true },
      metadata: { order: '8841' },
      simulate: { outcome: 'failed', email: 'bounced' },
      lines: [
        line({
          allowances: [],
          charges: [],
          product_code: { standard: '999', value: 'A' },
          brand: 'B',
          model: 'M',
          note: 'N',
          mandate: { type: '31', number: '900108281', check_digit: '3' },
        }),
      ],
    });
    delete body.customer_id;
    expect(refused(body)).toEqual([]);
  });

  it.each([
    ['a number', 100000],
    ['one decimal', '100000.0'],
    ['three decimals', '100000.000'],
    ['no decimals', '100000'],
    ['a sign', '-100000.00'],
    ['a plus', '+100000.00'],
    ['an exponent', '1e5'],
    ['a separator of thousands', '100,000.00'],
    ['blanks', ' 100000.00'],
    ['a line break', '100000.00\n'],
    ['leading zeros', '0100000.00'],
    ['Arabic digits', '١٠٠.٠٠'],
  ])('refuses an amount with %s, by its pointer', (_what, value) => {
    const body = { ...invoice(), lines: [{ ...line(), line_extension_amount: value }] };
    expect(refused(body)).toEqual(['#/lines/0/line_extension_amount']);
  });

  it.each(['1.00', '1.5000', '0.333333'])('takes the quantity %s', (quantity) => {
    expect(refused(invoice({ lines: [line({ quantity })] }))).toEqual([]);
  });

  it.each(['1', '1.0', '1.0000000'])('refuses the quantity %s', (quantity) => {
    expect(refused(invoice({ lines: [line({ quantity })] }))).toEqual(['#/lines/0/quantity']);
  });

  it('names every unknown field, at any depth', () => {
    const body = {
      ...invoice(),
      colour: 'red',
      lines: [{ ...line(), taxes: [{ code: '01', value: '0.00', percent: 19 }] }],
    };
    expect(refused(body).sort()).toEqual(['#/colour', '#/lines/0/taxes/0/percent']);
  });

  it('names every missing field', () => {
    expect(refused({}).sort()).toEqual(['#/currency', '#/lines', '#/operation_type', '#/payment_means']);
  });

  it('refuses an address of mail that could carry a second header or a second address', () => {
    for (const to of ['a@example.com\r\nBcc: b@example.com', 'a@example.com,b@example.com', 'a b@example.com', 'a'])
      expect(refused(invoice({ email: { to: [to] } }))).toEqual(['#/email/to/0']);
  });

  it('refuses more than 50 pairs of metadata, long keys and long values', () => {
    const pairs = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, 'x']));
    expect(refused(invoice({ metadata: pairs(50) }))).toEqual([]);
    expect(refused(invoice({ metadata: pairs(51) }))).not.toEqual([]);
    expect(refused(invoice({ metadata: { ['k'.repeat(41)]: 'x' } }))).not.toEqual([]);
    expect(refused(invoice({ metadata: { key: 'x'.repeat(501) } }))).not.toEqual([]);
  });

  it('says of every field what it means, for the documentation', () => {
    const silent: string[] = [];
    const visit = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties, items, anyOf, description, title } = schema as Record<string, unknown>;
      if (properties === undefined && anyOf === undefined && description === undefined && title === undefined)
        silent.push(at);
      for (const [name, property] of Object.entries(properties ?? {})) visit(property, `${at}/${name}`);
      visit(items, `${at}[]`);
      if (Array.isArray(anyOf)) anyOf.filter(({ type }) => type !== 'null').forEach((one) => visit(one, at));
    };
    visit(InvoiceDraft, 'InvoiceDraft');
    visit(CustomerInput, 'CustomerInput');
    visit(TenantProfile, 'TenantProfile');
    visit(NumberingRangeInput, 'NumberingRangeInput');
    expect(silent).toEqual([]);
  });

  it('shows examples that it would itself accept', () => {
    for (const schema of [InvoiceDraft, CustomerInput, TenantProfile, NumberingRangeInput]) {
      expect(schema.examples).toHaveLength(1);
      for (const example of schema.examples as unknown[]) expect(refusedBy(schema, example)).toEqual([]);
    }
  });
});
