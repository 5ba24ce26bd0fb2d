import { describe, expect, it } from '@jest/globals';
import { invoice, line } from '../request/draft.fixture.js';
import type { LineDraft } from '../request/draft.js';
import { draftTotals } from './document-resource.js';
import { computeDraft } from './totals.js';

/** The amounts of the sample invoice of the toolbox: a discounted line and a free one. */
const toolbox = invoice({
  lines: [
    line({
      unit_code: 'EA',
      unit_price: '18900.00',
      line_extension_amount: '12600.06',
      allowances: [{ reason: 'Descuento por cliente frecuente', rate: '33.333', base: '18900.00', amount: '6299.94' }],
      taxes: [{ code: '01', rate: '19.00', base: '12600.06', value: '2394.01' }],
    }),
    line({
      unit_price: '0.00',
      line_extension_amount: '0.00',
      reference_price: { amount: '100.00', type: '03' },
      taxes: [{ code: '01', rate: '16.00', base: '187.50', value: '30.00' }],
    }),
  ],
  prepaid: [{ amount: '1000.00', received_on: '2018-09-29' }],
});

describe('the totals of a document', () => {
  it('are those of the toolbox: a free line is taxed on its reference price', () => {
    const { totals, taxTotals } = computeDraft(toolbox);
    expect(totals).toEqual({
      lineExtensionAmount: '12600.06',
      taxExclusiveAmount: '12787.56',
      taxInclusiveAmount: '15024.07',
      allowanceTotal: '0.00',
      chargeTotal: '0.00',
      prepaidAmount: '1000.00',
      payableAmount: '15024.07',
    });
    expect(taxTotals).toEqual([
      {
        code: '01',
        name: 'IVA',
        amount: '2424.01',
        subtotals: [
          { kind: 'percent', rate: '19.00', taxableAmount: '12600.06', amount: '2394.01' },
          { kind: 'percent', rate: '16.00', taxableAmount: '187.50', amount: '30.00' },
        ],
      },
    ]);
  });

  it('of a document that was signed while prepaid was a setting stay as they were: less what was paid before', () => {
    const options = { prepaid: 'deducted', otherPaymentMeans: 'ZZZ', secretOf04: 'technical_key' } as const;
    expect(computeDraft(toolbox, options).totals.payableAmount).toBe('14024.07');
  });

  it('count an exempt line in the base and leave an excluded one out', () => {
    const draft = invoice({
      lines: [
        line({ taxes: [{ code: '01', rate: '0.00', base: '100000.00', value: '0.00' }] }),
        line({ taxes: [] }),
        line({ taxes: [{ code: 'ZZ', rate: '0.00', base: '0.00', value: '0.00' }] }),
      ],
    });
    const { totals, taxTotals, lines } = computeDraft(draft);
    expect(totals.lineExtensionAmount).toBe('300000.00');
    expect(totals.taxExclusiveAmount).toBe('100000.00');
    expect(totals.taxInclusiveAmount).toBe('300000.00');
    expect(taxTotals.map((tax) => tax.code)).toEqual(['01']);
    expect(lines.map((each) => each.taxTotals.length)).toEqual([1, 0, 0]);
  });

  it('of an invoice without any tax have no tax total and a base of zero', () => {
    const { totals, taxTotals } = computeDraft(invoice({ lines: [line({ taxes: [] })] }));
    expect(taxTotals).toEqual([]);
    expect(totals.taxExclusiveAmount).toBe('0.00');
  });

  it('write the carbon tax as DIAN has it, by unit and without a base in money', () => {
    const carbon = { code: '02', per_unit_amount: '248.72', unit_code: 'GLL' };
    const draft = invoice({
      lines: [
        line({ taxes: [{ ...carbon, base_quantity: '10.000', value: '2487.20' }] }),
        line({ taxes: [{ ...carbon, base_quantity: '2.50', value: '621.80' }] }),
      ],
    });
    const { totals, taxTotals } = computeDraft(draft);
    expect(taxTotals).toEqual([
      {
        code: '23',
        name: 'INCarbono',
        amount: '3109.00',
        subtotals: [
          {
            kind: 'nominal',
            perUnitAmount: '248.72',
            unitCode: 'GLL',
            baseQuantity: '12.50',
            taxableAmount: '0.00',
            amount: '3109.00',
          },
        ],
      },
    ]);
    expect(totals.taxExclusiveAmount).toBe('0.00');
    expect(totals.taxInclusiveAmount).toBe('203109.00');
    expect(draftTotals(computeDraft(draft)).taxes).toEqual([{ code: '02', base: '0.00', value: '3109.00' }]);
  });

  it('have one group per tax and one subtotal per rate, however the rate is written', () => {
    const iva = (rate: string) => line({ taxes: [{ code: '01', rate, base: '100000.00', value: '19000.00' }] });
    const { taxTotals } = computeDraft(invoice({ lines: [iva('19.00'), iva('19.000'), iva('19.0000')] }));
    expect(taxTotals[0]?.subtotals).toEqual([
      { kind: 'percent', rate: '19.00', taxableAmount: '300000.00', amount: '57000.00' },
    ]);
  });

  it('keep withholdings apart: they change nothing that is to be paid', () => {
    const draft = invoice({ withholdings: [{ code: '06', rate: '2.50', base: '100000.00', value: '2500.00' }] });
    const { totals, withholdings } = computeDraft(draft);
    expect(withholdings).toEqual([
      {
        code: '06',
        name: 'ReteRenta',
        amount: '2500.00',
        subtotals: [{ kind: 'percent', rate: '2.50', taxableAmount: '100000.00', amount: '2500.00' }],
      },
    ]);
    expect(totals.payableAmount).toBe('119000.00');
  });

  it('sum up what lines withhold, beside what the document alone states', () => {
    const renta = { code: '06', rate: '2.50', base: '100000.00', value: '2500.00' };
    const { withholdings, lines, totals } = computeDraft(
      invoice({
        lines: [line({ withholdings: [renta] }), line({ withholdings: [renta] })],
        withholdings: [
          { code: '06', rate: '2.50', base: '200000.00', value: '5000.00' },
          { code: '07', rate: '1.00', base: '200000.00', value: '2000.00' },
        ],
      }),
    );
    expect(withholdings.map(({ code, amount }) => [code, amount])).toEqual([
      ['06', '5000.00'],
      ['07', '2000.00'],
    ]);
    expect(lines[0]?.withholdings).toEqual([
      {
        code: '06',
        name: 'ReteRenta',
        amount: '2500.00',
        subtotals: [{ kind: 'percent', rate: '2.50', taxableAmount: '100000.00', amount: '2500.00' }],
      },
    ]);
    expect(totals.payableAmount).toBe('238000.00');
  });

  it('take discounts and charges on the document from what is to be paid, with what they leave out filled in', () => {
    const draft = invoice({
      allowances: [{ reason_code: '01', rate: '10.00', amount: '10000.00' }],
      charges: [{ amount: '500.00' }],
    });
    const { totals, allowances, charges } = computeDraft(draft);
    expect(allowances).toEqual([
      { reasonCode: '01', reason: 'Descuento condicionado', rate: '10.00', base: '100000.00', amount: '10000.00' },
    ]);
    expect(charges).toEqual([{ reasonCode: '02', reason: 'Cargo', rate: '0.50', base: '100000.00', amount: '500.00' }]);
    expect(totals).toMatchObject({ allowanceTotal: '10000.00', chargeTotal: '500.00', payableAmount: '109500.00' });
  });

  it('count the base of a line once, that of its first tax, and IVA is the first (FAU04)', () => {
    const base = '100000.00';
    const taxes = [
      { code: '34', per_unit_amount: '38.00', base_quantity: '1500.00', unit_code: 'MLT', value: '570.00' },
      { code: '04', rate: '8.00', base, value: '8000.00' },
      { code: '01', rate: '19.00', base, value: '19000.00' },
    ];
    const { totals, lines, taxTotals } = computeDraft(invoice({ lines: [line({ taxes })] }));
    expect(lines[0]?.taxTotals.map(({ code }) => code)).toEqual(['01', '04', '34']);
    expect(taxTotals.map(({ code }) => code)).toEqual(['01', '04', '34']);
    expect(totals).toMatchObject({ taxExclusiveAmount: '100000.00', taxInclusiveAmount: '127570.00' });
  });

  it('put a tax by unit after those by rate, since its block has no base', () => {
    const taxes = [
      { code: '22', per_unit_amount: '66.00', base_quantity: '1.00', unit_code: '94', value: '66.00' },
      { code: '35', rate: '20.00', base: '100000.00', value: '20000.00' },
    ];
    const { totals, lines } = computeDraft(invoice({ lines: [line({ taxes })] }));
    expect(lines[0]?.taxTotals.map(({ code }) => code)).toEqual(['35', '22']);
    expect(totals.taxExclusiveAmount).toBe('100000.00');
  });

  it('give each discount and charge its factor (FAQ06, FBE05), and the reason 00 or 02 in the header (FAQ04)', () => {
    const draft = invoice({
      lines: [line({ allowances: [{ amount: '6299.94', base: '18900.00' }], charges: [{ amount: '0.00' }] })],
      allowances: [{ amount: '1234.56' }],
      charges: [{ reason_code: '03', amount: '5000.00', base: '50000.00' }],
    });
    const { lines, allowances, charges } = computeDraft(draft);
    expect(lines[0]?.allowances).toMatchObject([{ reasonCode: null, rate: '33.333', base: '18900.00' }]);
    expect(lines[0]?.charges).toMatchObject([{ rate: '0.00', base: '100000.00' }]);
    expect(allowances).toMatchObject([{ reasonCode: '00', rate: '1.23456', base: '100000.00' }]);
    expect(charges).toMatchObject([{ reasonCode: '03', reason: 'Cargo condicionado (propina)', rate: '10.00' }]);
  });

  it('take a charge on a gift as 100 % of itself: nothing else is its base', () => {
    const gift = {
      unit_price: '0.00',
      line_extension_amount: '5000.00',
      reference_price: { amount: '1.00', type: '01' },
    };
    const draft = invoice({
      lines: [line({ ...gift, charges: [{ amount: '5000.00' }], taxes: [] } as Partial<LineDraft>)],
    });
    expect(computeDraft(draft).lines[0]?.charges).toMatchObject([{ rate: '100.00', base: '5000.00' }]);
  });
});
