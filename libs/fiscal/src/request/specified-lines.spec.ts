import { describe, expect, it } from '@jest/globals';
import { documentFaults } from '../check/draft-faults.js';
import { invoiceRules } from '../check/rules-of-kind.js';
import { invoice, line, TEST_MODE } from './draft.fixture.js';
import type { InvoiceDraft, LineDraft } from './draft.js';
import { asSpecified } from './specified-lines.js';

const IVA = { code: '01', rate: '19.00', base: '100000.00', value: '19000.00' };
const CARBON = { code: '02', rate: '5.00', base: '100000.00', value: '5000.00' };

const draftWith = (change: Partial<LineDraft>): InvoiceDraft => invoice({ lines: [line(change)] });
const lineOf = (change: Partial<LineDraft>) => asSpecified(draftWith(change)).draft.lines[0];
const faultsOf = (change: Partial<LineDraft>): string[] =>
  documentFaults(invoiceRules, asSpecified(draftWith(change)).draft as InvoiceDraft, TEST_MODE).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

describe('a line whose amount has its taxes in it, as in the sample of the specification', () => {
  it.each<[string, Partial<LineDraft>, string]>([
    ['one tax', { line_extension_amount: '119000.00', taxes: [IVA] }, '100000.00'],
    [
      'two taxes',
      {
        line_extension_amount: '127000.00',
        taxes: [IVA, { code: '04', rate: '8.00', base: '100000.00', value: '8000.00' }],
      },
      '100000.00',
    ],
    [
      'a discount',
      {
        allowances: [{ reason_code: '00', reason: 'Cliente', amount: '10000.00' }],
        line_extension_amount: '107100.00',
        taxes: [{ code: '01', rate: '19.00', base: '90000.00', value: '17100.00' }],
      },
      '90000.00',
    ],
    [
      'a quantity of fractions',
      {
        quantity: '2.50',
        unit_price: '1333.33',
        line_extension_amount: '3966.65',
        taxes: [{ code: '01', rate: '19.00', base: '3333.32', value: '633.33' }],
      },
      '3333.32',
    ],
    [
      'a tax by unit beside it',
      {
        line_extension_amount: '119066.00',
        taxes: [IVA, { code: '22', per_unit_amount: '66.00', base_quantity: '1.00', unit_code: '94', value: '66.00' }],
      },
      '100000.00',
    ],
    ['the carbon tax of the specification', { line_extension_amount: '124000.00', taxes: [IVA, CARBON] }, '100000.00'],
  ])('with %s is taken without them, and a warning says so', (_, change, net) => {
    const { draft, warnings } = asSpecified(draftWith(change));
    expect(draft.lines[0]?.line_extension_amount).toBe(net);
    expect(warnings).toMatchObject([
      { pointer: '#/lines/0/line_extension_amount', code: 'tax_in_line_total', rule: 'FAV06' },
    ]);
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[string, Partial<LineDraft>]>([
    ['a cent more', { line_extension_amount: '119000.01', taxes: [IVA] }],
    ['a cent less', { line_extension_amount: '118999.99', taxes: [IVA] }],
    [
      'only one of two taxes',
      { line_extension_amount: '119000.00', taxes: [IVA, { ...IVA, code: '04', rate: '8.00', value: '8000.00' }] },
    ],
    [
      'a base that the price does not give',
      { line_extension_amount: '119000.00', unit_price: '90000.00', taxes: [IVA] },
    ],
    [
      'a tax on another base',
      { line_extension_amount: '109500.00', taxes: [{ ...IVA, base: '50000.00', value: '9500.00' }] },
    ],
    ['taxes alone', { line_extension_amount: '19000.00', taxes: [IVA] }],
  ])('is refused with %s', (_, change) => {
    expect(asSpecified(draftWith(change)).warnings).toEqual([]);
    expect(faultsOf(change)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^#\/lines\/0\/line_extension_amount (amount_mismatch|tax_in_line_total)$/),
      ]),
    );
  });

  it('stays as it is where it is right, exempt or free', () => {
    const same: readonly Partial<LineDraft>[] = [
      { taxes: [IVA] },
      { taxes: [] },
      { taxes: [{ code: '01', rate: '0.00', base: '100000.00', value: '0.00' }] },
      { taxes: [{ code: 'ZZ', rate: '0.00', base: '0.00', value: '0.00' }] },
      {
        unit_price: '0.00',
        line_extension_amount: '19000.00',
        reference_price: { amount: '100000.00', type: '01' },
        taxes: [IVA],
      },
    ];
    for (const change of same) {
      const draft = draftWith(change);
      expect(asSpecified(draft)).toEqual({ draft, warnings: [] });
      expect(asSpecified(draft).draft).toBe(draft);
    }
  });
});

describe('the carbon tax as the specification writes it: code, rate, base, value', () => {
  it.each<[string, Partial<LineDraft>, object]>([
    ['5000.00 of one', { taxes: [CARBON] }, { per_unit_amount: '5000.00', base_quantity: '1.00', unit_code: '94' }],
    [
      'of forty litres',
      { quantity: '40.00', unit_code: 'LTR', unit_price: '2500.00', taxes: [CARBON] },
      { per_unit_amount: '125.00', base_quantity: '40.00', unit_code: 'LTR' },
    ],
    [
      'at more than two decimals',
      { quantity: '80.00', unit_price: '1250.00', taxes: [{ ...CARBON, rate: '0.15', value: '150.00' }] },
      { per_unit_amount: '1.875', base_quantity: '80.00', unit_code: '94' },
    ],
    [
      'of nothing',
      { taxes: [{ ...CARBON, rate: '0.00', value: '0.00' }] },
      { per_unit_amount: '0.00', base_quantity: '1.00' },
    ],
  ])('is an amount by unit: %s', (_, change, byUnit) => {
    const [tax] = lineOf(change)?.taxes ?? [];
    expect(tax).toMatchObject({ code: '02', ...byUnit });
    expect(Object.keys(tax ?? {})).not.toContain('rate');
    expect(faultsOf(change)).toEqual([]);
  });

  it.each<[string, Partial<LineDraft>]>([
    [
      'does not come out',
      {
        quantity: '3.00',
        unit_price: '33333.33',
        line_extension_amount: '99999.99',
        taxes: [{ ...CARBON, base: '99999.99' }],
      },
    ],
    ['contradicts its rate', { taxes: [{ ...CARBON, value: '50000.00' }] }],
    ['has no base', { taxes: [{ code: '02', rate: '5.00', value: '5000.00' }] }],
  ])('is refused as today where it %s', (_, change) => {
    expect(faultsOf(change)).toContain('#/lines/0/taxes/0/per_unit_amount required');
  });

  it('stays as it is by unit, and of DIAN’s own 02', () => {
    const byUnit = { code: '02', per_unit_amount: '5000.00', base_quantity: '1.00', unit_code: '94', value: '5000.00' };
    for (const tax of [byUnit, { ...CARBON, code: 'dian:02' }, { ...byUnit, rate: '5.00', base: '100000.00' }])
      expect(lineOf({ taxes: [tax] })?.taxes).toEqual([tax]);
  });
});

it('passes through whatever has no such shape', () => {
  for (const body of [
    null,
    1,
    'x',
    [],
    {},
    { lines: null },
    { lines: [null, 1, {}, { quantity: 1 }] },
    { lines: [{ taxes: {} }] },
  ])
    expect(asSpecified(body as never)).toEqual({ draft: body, warnings: [] });
});
