import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { invoice, line, TEST_MODE } from './draft.fixture.js';
import type { InvoiceDraft } from './draft.js';
import { draftFaults } from './draft-faults.js';
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

  it('subtract what was paid before when the setting says so, as the samples of 2019 do', () => {
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
    expect(draftTotals(draft).taxes).toEqual([{ code: '02', base: '0.00', value: '3109.00' }]);
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

  it('take discounts and charges on the document from what is to be paid, with what they leave out filled in', () => {
    const draft = invoice({
      allowances: [{ reason_code: '01', rate: '10.00', amount: '10000.00' }],
      charges: [{ amount: '500.00' }],
    });
    const { totals, allowances, charges } = computeDraft(draft);
    expect(allowances).toEqual([
      { reasonCode: '01', reason: 'Descuento condicionado', rate: '10.00', base: '100000.00', amount: '10000.00' },
    ]);
    expect(charges).toEqual([{ reasonCode: null, reason: 'Cargo', rate: null, base: '100000.00', amount: '500.00' }]);
    expect(totals).toMatchObject({ allowanceTotal: '10000.00', chargeTotal: '500.00', payableAmount: '109500.00' });
  });
});

/** Decimals as fractions of whole numbers: a computation that shares nothing with the one under test. */
const MILLION = 1_000_000n;
const scaled = (text: string): bigint => {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * MILLION + BigInt(fraction.padEnd(6, '0'));
};
const textOf = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const halfEven = (numerator: bigint, denominator: bigint): bigint => {
  const [quotient, rest] = [numerator / denominator, numerator % denominator];
  const twice = rest * 2n;
  return twice > denominator || (twice === denominator && quotient % 2n === 1n) ? quotient + 1n : quotient;
};

const decimalText = fc
  .tuple(fc.nat(99_999), fc.integer({ min: 2, max: 6 }), fc.nat(999_999))
  .map(([whole, decimals, fraction]) => `${whole}.${String(fraction).padStart(6, '0').slice(0, decimals)}`);
const lineText = fc
  .record({ quantity: decimalText, price: decimalText, rates: fc.subarray(['01', '03', '04', '35'] as const) })
  .filter(({ quantity, price }) => scaled(quantity) > 0n && scaled(price) > 0n);
const RATES = { '01': '19.00', '03': '0.966', '04': '8.00', '35': '20.000' } as const;

/** An invoice whose amounts are right to the cent, with the sums that it must have, in cents. */
const invoiceWithSums = fc.array(lineText, { minLength: 1, maxLength: 30 }).map((lines) => {
  const sums = { lines: 0n, bases: 0n, taxes: 0n };
  const draft: InvoiceDraft = invoice({
    lines: lines.map(({ quantity, price, rates }) => {
      const cents = halfEven(scaled(quantity) * scaled(price), MILLION * 10_000n);
      sums.lines += cents;
      return line({
        quantity,
        unit_price: price,
        line_extension_amount: textOf(cents),
        taxes: rates.map((code) => {
          const tax = halfEven(cents * scaled(RATES[code]), 100n * MILLION);
          sums.bases += cents;
          sums.taxes += tax;
          return { code, rate: RATES[code], base: textOf(cents), value: textOf(tax) };
        }),
      });
    }),
  });
  return { draft, sums };
});

describe('any invoice whose amounts are right', () => {
  it('has no faults, and its totals are those of an independent computation', () => {
    fc.assert(
      fc.property(invoiceWithSums, ({ draft, sums }) => {
        expect(draftFaults(draft, TEST_MODE)).toEqual([]);
        expect(computeDraft(draft).totals).toEqual({
          lineExtensionAmount: textOf(sums.lines),
          taxExclusiveAmount: textOf(sums.bases),
          taxInclusiveAmount: textOf(sums.lines + sums.taxes),
          allowanceTotal: '0.00',
          chargeTotal: '0.00',
          prepaidAmount: '0.00',
          payableAmount: textOf(sums.lines + sums.taxes),
        });
      }),
    );
  });

  it('adds up exactly as DIAN checks it: FAS02, FAU02, FAU04, FAU06', () => {
    fc.assert(
      fc.property(invoiceWithSums, ({ draft }) => {
        const { lines, taxTotals, totals } = computeDraft(draft);
        const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + scaled(each), 0n);
        for (const tax of [...taxTotals, ...lines.flatMap((each) => each.taxTotals)])
          expect(scaled(tax.amount)).toBe(sum(tax.subtotals.map((subtotal) => subtotal.amount)));
        const lineTaxes = lines.flatMap((each) => each.taxTotals).flatMap((tax) => tax.subtotals);
        expect(scaled(totals.lineExtensionAmount)).toBe(sum(lines.map((each) => each.lineExtensionAmount)));
        expect(scaled(totals.taxExclusiveAmount)).toBe(sum(lineTaxes.map((each) => each.taxableAmount)));
        expect(scaled(totals.taxInclusiveAmount)).toBe(
          scaled(totals.lineExtensionAmount) + sum(taxTotals.map((tax) => tax.amount)),
        );
      }),
    );
  });
});
