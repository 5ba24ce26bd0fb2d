import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import { documentFaults } from '../check/draft-faults.js';
import { invoiceRules } from '../check/rules-of-kind.js';
import type { InvoiceDraft, LineDraft } from '../request/draft.js';
import { DEFAULT_OPTIONS } from './options.js';
import { computeDraft } from './totals.js';

/** Fractions of whole numbers: a computation that shares nothing with the one under test, and rounds nowhere by itself. */
type Fraction = readonly [numerator: bigint, denominator: bigint];

const fraction = (text: string): Fraction => {
  const [whole = '0', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const percent = ([a, b]: Fraction, rate: string): Fraction => times([a, b * 100n], fraction(rate));
const ofCents = (cents: bigint): Fraction => [cents, 100n];

/** In cents, half to even. */
const rounded = ([numerator, denominator]: Fraction): bigint => {
  const [quotient, rest] = [(numerator * 100n) / denominator, (numerator * 100n) % denominator];
  const twice = rest * 2n;
  return twice > denominator || (twice === denominator && quotient % 2n === 1n) ? quotient + 1n : quotient;
};
const textOf = (cents: bigint): string => `${String(cents / 100n)}.${String(cents % 100n).padStart(2, '0')}`;
const centsOf = (text: string): bigint => rounded(fraction(text));
const sumOf = (all: readonly bigint[]): bigint => all.reduce((sum, each) => sum + each, 0n);

const decimalText = fc
  .tuple(fc.nat(99_999), fc.integer({ min: 2, max: 6 }), fc.nat(999_999))
  .map(([whole, decimals, rest]) => `${String(whole)}.${String(rest).padStart(6, '0').slice(0, decimals)}`)
  .filter((text) => /[1-9]/.test(text));

/** API codes by what DIAN calls them. */
const BY_RATE = { '01': '01', '03': '03', '04': '04', '35': '35' } as const;
const CARBON = { api: '02', dian: '23' } as const;

const RATES = {
  '01': ['0.00', '5.00', '19.00', '19.000'],
  '03': ['0.00', '0.966', '20.5'],
  '04': ['2.00', '8.00', '16.0000'],
  '35': ['20.00'],
} as const;
const optionalRate = fc.option(fc.constantFrom('1.00', '10.00', '33.333'), { nil: null });

const someLine = fc.record({
  quantity: decimalText,
  price: decimalText,
  discount: optionalRate,
  charge: fc.option(decimalText, { nil: null }),
  rates: fc
    .subarray(Object.keys(BY_RATE) as (keyof typeof BY_RATE)[])
    .chain((codes) =>
      fc.tuple(...codes.map((code) => fc.tuple(fc.constant(code), fc.constantFrom<string>(...RATES[code])))),
    ),
  carbon: fc.option(fc.record({ perUnit: decimalText, quantity: decimalText }), { nil: null }),
});

interface Sums {
  lines: bigint;
  bases: bigint;
  readonly taxes: Map<string, bigint>;
}

/** A line whose amounts are right to the cent; what it adds to the sums is added. */
const lineOf = (parts: typeof someLine extends fc.Arbitrary<infer Line> ? Line : never, sums: Sums): LineDraft => {
  const gross = times(fraction(parts.quantity), fraction(parts.price));
  const discount = parts.discount === null ? 0n : rounded(percent(gross, parts.discount));
  const charge = parts.charge === null ? 0n : centsOf(parts.charge);
  const net = rounded(gross) - discount + charge;
  const addTax = (code: string, value: bigint) => sums.taxes.set(code, (sums.taxes.get(code) ?? 0n) + value);
  sums.lines += net;
  const taxes = parts.rates.map(([code, rate]) => {
    const value = rounded(percent(ofCents(net), rate));
    addTax(BY_RATE[code], value);
    return { code, rate: rate.padEnd(4, '0'), base: textOf(net), value: textOf(value) };
  });
  if (parts.rates.length > 0) sums.bases += net; // once, however many taxes are on it
  const byUnit = parts.carbon && rounded(times(fraction(parts.carbon.perUnit), fraction(parts.carbon.quantity)));
  if (byUnit !== null) addTax(CARBON.dian, byUnit);
  return line({
    quantity: parts.quantity,
    unit_price: parts.price,
    line_extension_amount: textOf(net),
    ...(parts.discount === null ? {} : { allowances: [{ rate: parts.discount, amount: textOf(discount) }] }),
    ...(charge === 0n ? {} : { charges: [{ amount: textOf(charge) }] }),
    taxes: [
      ...taxes,
      ...(parts.carbon === null || byUnit === null
        ? []
        : [
            {
              code: CARBON.api,
              per_unit_amount: parts.carbon.perUnit,
              base_quantity: parts.carbon.quantity,
              unit_code: 'dian:GLL',
              value: textOf(byUnit),
            },
          ]),
    ],
  });
};

/** An invoice whose amounts are right to the cent, with the totals that it must have. */
const invoiceWithTotals = fc
  .record({
    lines: fc.array(someLine, { minLength: 1, maxLength: 20 }),
    discount: optionalRate,
    charge: fc.option(decimalText, { nil: null }),
    prepaid: optionalRate,
    withheld: optionalRate,
  })
  .map((parts) => {
    const sums: Sums = { lines: 0n, bases: 0n, taxes: new Map() };
    const lines = parts.lines.map((each) => lineOf(each, sums));
    const discount = parts.discount === null ? 0n : rounded(percent(ofCents(sums.lines), parts.discount));
    const charge = parts.charge === null ? 0n : centsOf(parts.charge);
    const prepaid = parts.prepaid === null ? 0n : rounded(percent(ofCents(sums.lines - discount), parts.prepaid));
    const withheld = parts.withheld === null ? 0n : rounded(percent(ofCents(sums.lines), parts.withheld));
    const inclusive = sums.lines + sumOf([...sums.taxes.values()]);
    const draft: InvoiceDraft = invoice({
      lines,
      ...(parts.discount === null ? {} : { allowances: [{ rate: parts.discount, amount: textOf(discount) }] }),
      ...(charge === 0n ? {} : { charges: [{ amount: textOf(charge) }] }),
      ...(prepaid === 0n ? {} : { prepaid: [{ amount: textOf(prepaid), received_on: '2026-11-01' }] }),
      ...(parts.withheld === null
        ? {}
        : {
            withholdings: [{ code: '06', rate: parts.withheld, base: textOf(sums.lines), value: textOf(withheld) }],
          }),
    });
    const totals = {
      lineExtensionAmount: textOf(sums.lines),
      taxExclusiveAmount: textOf(sums.bases),
      taxInclusiveAmount: textOf(inclusive),
      allowanceTotal: textOf(discount),
      chargeTotal: textOf(charge),
      prepaidAmount: textOf(prepaid),
      payableAmount: textOf(inclusive - discount + charge),
    };
    return { draft, totals, taxes: sums.taxes, afterPrepaid: textOf(inclusive - discount + charge - prepaid) };
  });

describe('any invoice whose amounts are right', () => {
  it('has no faults, and its totals are those of an independent computation', () =>
    fc.assert(
      fc.property(invoiceWithTotals, ({ draft, totals, taxes, afterPrepaid }) => {
        expect(documentFaults(invoiceRules, draft, TEST_MODE)).toEqual([]);
        const computed = computeDraft(draft);
        expect(computed.totals).toEqual(totals);
        expect(new Map(computed.taxTotals.map(({ code, amount }) => [code, centsOf(amount)]))).toEqual(
          new Map([...taxes].sort()),
        );
        expect(computeDraft(draft, { ...DEFAULT_OPTIONS, prepaid: 'deducted' }).totals).toEqual({
          ...totals,
          payableAmount: afterPrepaid,
        });
      }),
      { numRuns: 200 },
    ));

  it('adds up exactly as DIAN checks it: FAS01a, FAS02, FAS04, FAU02, FAU04, FAU06', () =>
    fc.assert(
      fc.property(invoiceWithTotals, ({ draft }) => {
        const { lines, taxTotals, totals } = computeDraft(draft);
        const sum = (amounts: readonly string[]) => sumOf(amounts.map(centsOf));
        for (const { amount, subtotals } of [...taxTotals, ...lines.flatMap((each) => each.taxTotals)]) {
          expect(centsOf(amount)).toBe(sum(subtotals.map((subtotal) => subtotal.amount)));
          const rates = subtotals.map((each) => (each.kind === 'percent' ? each.rate : `${each.perUnitAmount}/unit`));
          expect(new Set(rates).size).toBe(rates.length);
        }
        expect(new Set(taxTotals.map(({ code }) => code)).size).toBe(taxTotals.length);
        const firstTaxes = lines.flatMap((each) => each.taxTotals.slice(0, 1)).flatMap((tax) => tax.subtotals);
        expect(centsOf(totals.lineExtensionAmount)).toBe(sum(lines.map((each) => each.lineExtensionAmount)));
        expect(centsOf(totals.taxExclusiveAmount)).toBe(sum(firstTaxes.map((each) => each.taxableAmount)));
        expect(centsOf(totals.taxInclusiveAmount)).toBe(
          centsOf(totals.lineExtensionAmount) + sum(taxTotals.map((tax) => tax.amount)),
        );
      }),
    ));
});
