import { describe, expect, it } from '@jest/globals';
import {
  amount,
  computeDraft,
  type Decimal,
  decimal,
  documentFaults,
  type LineDraft,
  type TaxDraft,
  ZERO,
  type KindRules,
  type NoteDraft,
} from '@rubrica/fiscal';
import { note as noteBody } from '@rubrica/service-testing';
import fc from 'fast-check';
import { kindOf, saleOf } from '@rubrica/kinds';
import { type Creditable, creditRest, type WholeNote } from './credit-rest.js';

const RATES = ['19.00', '5.00', null] as const;

const line = (description: string, quantity: Decimal, price: Decimal, rate: string | null): LineDraft => {
  const value = amount(quantity.times(price));
  return {
    description,
    quantity: quantity.toFixed(2),
    unit_code: '94',
    unit_price: price.toFixed(2),
    line_extension_amount: value,
    ...(rate === null
      ? {}
      : {
          taxes: [
            { code: '01', rate, base: value, value: amount(decimal(value).times(decimal(rate)).div(decimal('100'))) },
          ],
        }),
  };
};

/** Hundredths of that many at most. */
const hundredths = (most: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: 1, max: most * 100 }).map((n) => decimal(String(n)).div(decimal('100')));

const sold = fc.array(
  fc.record({ quantity: hundredths(50), price: hundredths(900_000), rate: fc.constantFrom(...RATES) }),
  { minLength: 1, maxLength: 5 },
);
/** A note takes back pieces of a line, lowers its price, or takes off an amount under other words. */
const taking = fc.record({
  nth: fc.nat(4),
  by: fc.constantFrom('pieces', 'price', 'words'),
  share: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
});
const taken = fc.array(taking, { minLength: 1, maxLength: 6 });

const ofRate = (rate: string | null, lines: readonly LineDraft[]): Decimal =>
  lines
    .filter(({ taxes }) => (taxes?.[0]?.rate ?? null) === rate)
    .reduce((sum, { line_extension_amount: value }) => sum.plus(decimal(value)), ZERO);

/** The tax on ultra-processed food, on the line. */
const healthyFood = ({ line_extension_amount: base }: LineDraft): TaxDraft => ({
  ...{ code: '35', rate: '20.00', base },
  value: amount(decimal(base).times(decimal('20.00')).div(decimal('100'))),
});
/** The tax on sugared drinks: a litre a piece at 80.00 for 100 ml. */
const drink = ({ quantity }: LineDraft): TaxDraft => ({
  ...{ code: '34', per_unit_amount: '80.00', unit_code: 'MLT' },
  base_quantity: decimal(quantity).times(decimal('1000')).toFixed(2),
  value: amount(decimal(quantity).times(decimal('800'))),
});

const sumOfTax = (lines: readonly LineDraft[], code: string): Decimal =>
  lines
    .flatMap(({ taxes = [] }) => taxes)
    .filter((tax) => tax.code === code)
    .reduce((sum, { value }) => sum.plus(decimal(value)), ZERO);
const leftOfTax = (lines: readonly LineDraft[], credits: readonly LineDraft[], code: string): Decimal =>
  sumOfTax(lines, code).minus(sumOfTax(credits, code));

const payable = (of: Creditable): Decimal => decimal(computeDraft(of).totals.payableAmount);
const creditNote = (...lines: readonly LineDraft[]): WholeNote => ({
  kind: 'credit_note',
  draft: { lines: [...lines] },
});

describe('what is left of a random invoice after random notes', () => {
  it('comes to the cent to what they left, and is a note without faults', () => {
    fc.assert(
      fc.property(sold, taken, fc.boolean(), (items, takings, isDiscounted) => {
        const lines = items.map(({ quantity, price, rate }, nth) =>
          line(`Artículo ${String(nth)}`, quantity, price, rate),
        );
        const discount = amount(payable({ lines }).div(decimal('100')));
        const invoice: Creditable = {
          lines,
          ...(isDiscounted ? { allowances: [{ reason_code: '00', amount: discount }] } : {}),
        };
        const credits: LineDraft[] = [];
        for (const { nth, by, share } of takings) {
          const [index, part] = [nth % items.length, decimal(share.toFixed(4))];
          const { quantity, price, rate } = items[index] as (typeof items)[number];
          const some = decimal(quantity.times(part).toFixed(2));
          const credited =
            by === 'pieces'
              ? line(`Artículo ${String(index)}`, some, price, rate)
              : line(
                  by === 'price' ? `Artículo ${String(index)}` : 'Rebaja',
                  quantity,
                  decimal(price.times(part).toFixed(2)),
                  rate,
                );
          const rest = ofRate(rate, lines).minus(ofRate(rate, [...credits, credited]));
          // No more is taken back of a tax than was sold with it; a note of nothing is none.
          if (decimal(credited.line_extension_amount).eq(ZERO) || rest.lt(decimal('5'))) continue;
          credits.push(credited);
        }
        const left = payable(invoice).minus(payable({ lines: credits }));
        fc.pre(left.gt(ZERO));
        const all = creditRest(
          invoice,
          credits.map((credited) => creditNote(credited)),
        );
        expect(all && amount(payable(all))).toBe(amount(left));
        const body = { ...noteBody({ reason_code: '2', invoice_id: 'inv_1' }), ...all } as NoteDraft;
        expect(
          documentFaults(
            saleOf(kindOf('credit_note')).rules as KindRules<NoteDraft>,
            body,
            { now: new Date(), livemode: false },
            [],
          ),
        ).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('has of each tax what its notes left, though some of them had fewer taxes', () => {
    const kinds = fc.constantFrom('by rate', 'by unit');
    fc.assert(
      fc.property(
        kinds,
        sold,
        fc.array(fc.tuple(taking, fc.boolean()), { minLength: 1, maxLength: 6 }),
        (kind, items, takings) => {
          const second = kind === 'by rate' ? healthyFood : drink;
          const ofGoods = (nth: number, quantity: Decimal, price: Decimal, isWhole: boolean): LineDraft => {
            const one = line(`Artículo ${String(nth)}`, quantity, price, '19.00');
            return isWhole ? { ...one, taxes: [...(one.taxes ?? []), second(one)] } : one;
          };
          const lines = items.map(({ quantity, price }, nth) => ofGoods(nth, quantity, price, true));
          const credits: LineDraft[] = [];
          for (const [{ nth, by, share }, isWhole] of takings) {
            const [index, part] = [nth % items.length, decimal(share.toFixed(4))];
            const { quantity, price } = items[index] as (typeof items)[number];
            const credited =
              by === 'pieces'
                ? ofGoods(index, decimal(quantity.times(part).toFixed(2)), price, isWhole)
                : // A lower price changes no units, so that a tax by unit stays.
                  ofGoods(index, quantity, decimal(price.times(part).toFixed(2)), isWhole && kind === 'by rate');
            const rest = ofRate('19.00', lines).minus(ofRate('19.00', [...credits, credited]));
            const units = leftOfTax(lines, [...credits, credited], second(credited).code);
            if (decimal(credited.line_extension_amount).eq(ZERO) || rest.lt(decimal('5')) || units.lt(decimal('5')))
              continue;
            credits.push(credited);
          }
          fc.pre(credits.length > 0);
          const all = creditRest(
            { lines },
            credits.map((credited) => creditNote(credited)),
          );
          expect(all).not.toBeNull();
          for (const code of ['01', '34', '35'])
            expect([code, amount(leftOfTax(all?.lines ?? [], [], code))]).toEqual([
              code,
              amount(leftOfTax(lines, credits, code)),
            ]);
          const left = payable({ lines }).minus(payable({ lines: credits }));
          expect(all && amount(payable(all))).toBe(amount(left));
          const body = { ...noteBody({ reason_code: '2', invoice_id: 'inv_1' }), ...all } as NoteDraft;
          expect(
            documentFaults(
              saleOf(kindOf('credit_note')).rules as KindRules<NoteDraft>,
              body,
              { now: new Date(), livemode: false },
              [],
            ),
          ).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
