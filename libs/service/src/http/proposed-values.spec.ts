import { describe, expect, it } from '@jest/globals';
import { documentFaults, type Fault, InvoiceDraft, invoiceRules } from '@rubrica/fiscal';
import { type ProposedValue, proposalsIn, withProposal } from '@rubrica/testing';
import { Big } from 'big.js';
import fc from 'fast-check';
import { schemaFaults } from './validation.js';

const NOW = new Date('2026-11-26T15:00:00.000Z');

const line = {
  description: 'Lente de contacto',
  quantity: '2.00',
  unit_code: '94',
  unit_price: '50000.00',
  line_extension_amount: '90000.00',
  taxes: [{ code: '01', rate: '19.00', base: '90000.00', value: '17100.00' }],
  allowances: [{ reason_code: '00', rate: '10.00', base: '100000.00', amount: '10000.00' }],
};
const BODY = {
  customer: {
    identification: { type: '31', number: '900108281', check_digit: '3' },
    legal_name: 'Óptica Central S.A.S.',
    organization_type: '1',
    email: 'compras@opticacentral.example',
    address: { line: 'Carrera 8 # 20-14', municipality_code: '11001', country: 'CO' },
    tax_level_codes: ['O-13'],
    tax_scheme: '01',
  },
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '2', due_date: '2026-12-31' },
  lines: [line, { ...structuredClone(line), unit_code: 'KGM' }],
  withholdings: [{ code: '07', rate: '0.966', base: '180000.00', value: '1738.80' }],
};
type Body = typeof BODY;

const faultsOf = (body: unknown): Fault[] => {
  const refused = schemaFaults(InvoiceDraft, body);
  const places = refused.map(({ pointer }) => pointer);
  return [...refused, ...documentFaults(invoiceRules, body as InvoiceDraft, { now: NOW, livemode: true }, places)];
};

/** Returns the values that a fault proposes. They are the same in both languages. */
const proposedBy = ({ fix = '', es }: Fault): ProposedValue[] => {
  const inEnglish = proposalsIn(fix);
  expect(proposalsIn(es.fix ?? '')).toEqual(inEnglish);
  return inEnglish;
};

const with_ = (pointer: string, value: unknown): Body => withProposal(BODY, pointer, { value: value as string });

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body);

const AMOUNTS = [
  '#/lines/0/quantity',
  '#/lines/0/unit_price',
  '#/lines/0/line_extension_amount',
  '#/lines/0/taxes/0/rate',
  '#/lines/0/taxes/0/base',
  '#/lines/0/taxes/0/value',
  '#/lines/0/allowances/0/amount',
  '#/lines/0/allowances/0/rate',
  '#/withholdings/0/base',
  '#/withholdings/0/value',
] as const;

/** An amount, together with one way in which people or programs write it. */
const amount = fc
  .record({
    cents: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    thousands: fc.constantFrom('', '.', ',', ' ', "'", '\u00a0'),
    point: fc.constantFrom('.', ','),
    decimals: fc.constantFrom(0, 1, 2),
    around: fc.constantFrom(['', ''], ['$', ''], ['$ ', ''], ['', ' '], ['00', ''], ['+', ''], ['\u200b', '']),
  })
  .map(({ cents, thousands, point, decimals, around: [before, after] }) => {
    const [whole, rest] = [String(cents / 100n), String(cents % 100n).padStart(2, '0')];
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    const fraction = decimals === 0 ? '' : point + rest.slice(0, decimals);
    const value = new Big(`${whole}.${decimals === 0 ? '0' : rest.slice(0, decimals)}`);
    return { text: `${before ?? ''}${grouped}${fraction}${after ?? ''}`, value };
  });

/** Returns the significant digits: those without zeros at the beginning and the end. */
const significant = (text: string): string => text.replace(/\D/g, '').replace(/^0+|0+$/g, '');

describe('a proposed value', () => {
  it('of an amount is the same amount, in whatever way it was written', () =>
    fc.assert(
      fc.property(fc.constantFrom(...AMOUNTS), amount, (pointer, { text, value }) => {
        for (const fault of schemaFaults(InvoiceDraft, with_(pointer, text)))
          for (const { value: proposed } of proposedBy(fault))
            expect([text, new Big(String(proposed)).toFixed()]).toEqual([text, value.toFixed()]);
      }),
      { numRuns: 3000 },
    ));

  it('of an amount has no digit that was not written, and no sign is taken away', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...AMOUNTS),
        fc.string({ unit: fc.constantFrom(..."0123456789012345.,' -()eE%$+"), minLength: 1, maxLength: 14 }),
        (pointer, text) => {
          for (const fault of schemaFaults(InvoiceDraft, with_(pointer, text)))
            for (const { value } of proposedBy(fault)) {
              expect([text, significant(String(value))]).toEqual([text, significant(text)]);
              if (/[-(]/.test(text)) expect(Number(value)).toBe(0);
              expect(text).not.toMatch(/[eE]/);
            }
        },
      ),
      { numRuns: 5000 },
    ));

  it('of an amount that was a JSON number is that number', () =>
    fc.assert(
      fc.property(fc.constantFrom(...AMOUNTS), fc.double({ noNaN: true }), (pointer, given) => {
        for (const fault of schemaFaults(InvoiceDraft, with_(pointer, given)))
          for (const { value } of proposedBy(fault)) expect(Number(value)).toBe(given + 0);
      }),
      { numRuns: 2000 },
    ));

  it('of a computed amount is what the others make, and they stay as they are', () =>
    fc.assert(
      fc.property(fc.constantFrom(...AMOUNTS), fc.bigInt({ min: 1n, max: 10n ** 9n }), (pointer, cents) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const body = with_(pointer, text);
        for (const fault of faultsOf(body)) {
          const proposals = proposedBy(fault);
          if (proposals.length === 0) continue;
          const applied = proposals.reduce((at, proposal) => withProposal(at, fault.pointer, proposal), body);
          expect(faultsOf(applied).filter((other) => other.pointer === fault.pointer)).toEqual([]);
          const given = new Big(String(valueAt(body, fault.pointer)));
          for (const { field, value } of proposals)
            if (fault.code === 'amount_mismatch' && field === undefined)
              for (const power of [10, 100, 1000]) {
                expect(given.times(power).eq(String(value))).toBe(false);
                expect(new Big(String(value)).times(power).eq(given)).toBe(false);
              }
        }
      }),
      { numRuns: 2000 },
    ));

  it('of a rate is the same percentage, and of the same tax', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('01', '03', '04', '35'),
        fc.nat(10_000).map((hundredths) => (hundredths / 100).toFixed(2)),
        (code, rate) => {
          const body = withProposal(with_('#/lines/0/taxes/0/code', code), '#/lines/0/taxes/0/rate', { value: rate });
          for (const fault of faultsOf(body).filter(({ pointer }) => pointer.startsWith('#/lines/0/taxes/0')))
            for (const { value, field } of fault.pointer.endsWith('/rate') ? proposedBy(fault) : []) {
              expect(field).toBeUndefined();
              expect([Number(value) / 100, Number(value)]).toContain(Number(rate));
            }
        },
      ),
    ));

  it('of a code, a day or a party has the letters and digits that were written, or is what its name says', () => {
    const NAMES: Readonly<Record<string, readonly [written: string, value: string][]>> = {
      '#/lines/0/taxes/0/code': [['IVA', '01']],
      '#/lines/0/unit_code': [['unidad', '94']],
      '#/currency': [['euros', 'EUR']],
      '#/customer/identification/type': [['NIT', '31']],
      '#/customer/address/municipality_code': [['Bogotá', '11001']],
      '#/customer/address/country': [['Colombia', 'CO']],
    };
    const fields = [
      ...Object.keys(NAMES),
      '#/customer/tax_level_codes/0',
      '#/customer/organization_type',
      '#/customer/tax_scheme',
      '#/payment_means/code',
      '#/payment_means/due_date',
      '#/operation_type',
    ];
    for (const [pointer, names] of Object.entries(NAMES))
      for (const [written, value] of names)
        expect(faultsOf(with_(pointer, written)).flatMap(proposedBy)).toEqual([{ value }]);
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.string({ unit: fc.constantFrom(...'0123456789OXQ-/.; '), minLength: 1, maxLength: 10 }),
        (pointer, text) => {
          for (const fault of faultsOf(with_(pointer, text)).filter((one) => one.pointer === pointer))
            for (const { value } of proposedBy(fault)) {
              const applied = withProposal(with_(pointer, text), pointer, { value });
              expect(faultsOf(applied).filter((one) => one.pointer === pointer)).toEqual([]);
              const digitsOf = (one: string) => one.replace(/\D/g, '');
              const [given, proposed] = [digitsOf(text), digitsOf(String(value))];
              const isSameNumber = Number(text) === Number(value) || Number(given) === Number(proposed);
              const isSame = isSameNumber || given.startsWith(proposed);
              // A day and a month of one digit get a zero in front.
              const sorted = (digits: string) => digits.replaceAll('0', '').split('').sort().join('');
              const isSameDay = pointer.endsWith('date') && sorted(given) === sorted(proposed);
              const isCondition = value === 'R-99-PN' || value === '11001';
              expect([pointer, text, value, isSame || isSameDay || isCondition]).toEqual([pointer, text, value, true]);
            }
        },
      ),
      { numRuns: 5000 },
    );
  });
});
