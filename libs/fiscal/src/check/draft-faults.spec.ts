import { describe, expect, it } from '@jest/globals';
import { invoice, line, LIVE_MODE, refusedBy, TEST_MODE } from '../request/draft.fixture.js';
import { InvoiceDraft, type LineDraft, type TaxDraft } from '../request/draft.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules } from './rules-of-kind.js';
import type { Fault } from '../values/fault.js';
import { FINAL_CONSUMER } from '../request/party.js';

const faultsOf = (change: Partial<InvoiceDraft>, context = TEST_MODE): Fault[] =>
  documentFaults(invoiceRules, invoice(change), context);
const lineFaults = (change: Partial<LineDraft>): Fault[] => faultsOf({ lines: [line(change)] });
const taxFaults = (...taxes: TaxDraft[]): Fault[] => lineFaults({ taxes });
/** Pointer, code and rule of each. */
const brief = (faults: readonly Fault[]): string[] =>
  faults.map(({ pointer, code, rule }) => [pointer, code, ...(rule === undefined ? [] : [rule])].join(' '));

const IVA: TaxDraft = { code: '01', rate: '19.00', base: '100000.00', value: '19000.00' };

describe('an invoice', () => {
  it('with nothing wrong has no faults', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('is told all its faults at once, each with what is wrong, how to mend it and DIAN’s rule', () => {
    const faults = faultsOf({
      currency: 'PESOS',
      payment_means: { code: '10', type: '2' },
      lines: [line(), line({ taxes: [{ ...IVA, value: '18000.00' }] })],
    });
    expect(brief(faults)).toEqual([
      '#/currency unknown_code FAD15a',
      '#/payment_means/due_date required FAN04',
      '#/lines/1/taxes/0/value amount_mismatch FAX07',
    ]);
    expect(faults[2]).toEqual({
      pointer: '#/lines/1/taxes/0/value',
      code: 'amount_mismatch',
      detail: 'base × rate / 100 is 19000.00, not 18000.00 (tolerance 2.00).',
      fix: 'Write "19000.00" if rate and base are right; else correct them.',
      rule: 'FAX07',
      es: {
        detail: 'base × rate / 100 da 19000.00, no 18000.00 (tolerancia 2.00).',
        fix: 'Escriba "19000.00" si rate y base están bien; si no, corríjalos.',
      },
    });
  });

  it('is told the code that it wrote in another way, and no code by nearness of spelling', () => {
    const [currency, tax] = faultsOf({
      currency: 'CPO',
      lines: [line({ taxes: [{ ...IVA, code: '1' }] })],
    });
    expect(currency?.fix).toMatch(/^Use COP \(Colombian pesos\), USD/);
    expect(tax?.es.fix).toBe('Escriba "01" (IVA).');
  });
});

describe('the buyer', () => {
  it('is named by id or inline, not by both and not by neither', () => {
    expect(brief(faultsOf({ customer_id: undefined }))).toEqual(['#/customer_id required']);
    expect(brief(faultsOf({ customer: FINAL_CONSUMER }))).toEqual(['#/customer conflicting_fields']);
    expect(faultsOf({ customer_id: undefined, customer: FINAL_CONSUMER })).toEqual([]);
  });

  it('with a NIT has its check digit verified', () => {
    const customer = {
      legal_name: 'X',
      identification: { type: '31', number: '900108281', check_digit: '4' },
    } as const;
    const faults = faultsOf({ customer_id: undefined, customer });
    expect(brief(faults)).toEqual(['#/customer/identification/check_digit check_digit_mismatch FAK24']);
    expect(faults[0]?.detail).toBe('The check digit of NIT 900108281 is 3, not 4.');
  });
});

describe('the operation', () => {
  it.each(['10', '11', '12', '14', 'dian:10', 'dian:16'])('%s is accepted', (operation_type) => {
    expect(faultsOf({ operation_type })).toEqual([]);
  });

  it.each(['99', '20', 'dian:99', 'dian:20', 'dian:ss-cufe'])('%s is refused', (operation_type) => {
    expect(brief(faultsOf({ operation_type }))).toEqual(['#/operation_type unknown_code FAD02']);
  });

  it('export makes type 02, so that 01 contradicts it', () => {
    expect(faultsOf({ operation_type: '11', type_code: '02' })).toEqual([]);
    expect(brief(faultsOf({ operation_type: '11', type_code: '01' }))).toEqual([
      '#/type_code conflicting_fields FAD12',
    ]);
  });

  it('a transcription of paper needs its number and time, which no other invoice brings along', () => {
    expect(brief(faultsOf({ type_code: '03' }))).toEqual(['#/number required FAI02', '#/issued_at required FAI05']);
    expect(faultsOf({ type_code: '03', number: 'CONT1042', issued_at: '2026-11-19T10:00:00-05:00' })).toEqual([]);
    expect(brief(faultsOf({ number: 'SETP990000001' }))).toEqual(['#/number not_applicable']);
  });
});

describe('the time of issue', () => {
  it('is today in Colombia, even when it is tomorrow in UTC already', () => {
    const late = { now: new Date('2026-11-22T03:00:00Z'), livemode: false };
    expect(faultsOf({ issued_at: '2026-11-21T21:30:00-05:00' }, late)).toEqual([]);
    expect(brief(faultsOf({ issued_at: '2026-11-22T00:00:00-05:00' }, late))).toEqual(['#/issued_at not_today FAD09e']);
    expect(brief(faultsOf({ issued_at: '2026-11-20T23:59:59-05:00' }))).toEqual(['#/issued_at not_today FAD09e']);
  });

  it('exists', () => {
    expect(brief(faultsOf({ issued_at: '2026-02-30T10:00:00-05:00' }))).toEqual(['#/issued_at invalid_date']);
    expect(brief(faultsOf({ issued_at: '2026-11-21T29:00:00-05:00' }))).toEqual(['#/issued_at invalid_date']);
  });

  it('of a paper original is not to come', () => {
    const paper = { type_code: '03', number: 'CONT1' } as const;
    expect(brief(faultsOf({ ...paper, issued_at: '2026-11-22T10:00:00-05:00' }))).toEqual([
      '#/issued_at date_in_future',
    ]);
  });
});

describe('payment and currency', () => {
  it('needs a due date on credit only, and one that exists', () => {
    const on = (due_date: string) => faultsOf({ payment_means: { code: '10', type: '2', due_date } });
    expect(on('2026-12-31')).toEqual([]);
    expect(brief(on('2026-02-30'))).toEqual(['#/payment_means/due_date invalid_date FAN04']);
    expect(faultsOf({ payment_means: { code: '10', type: '1' } })).toEqual([]);
  });

  it.each(['47', '49', '71', '72', 'ZZZ', 'dian:47', 'dian:71', 'dian:72'])('takes the means of payment %s', (code) => {
    expect(faultsOf({ payment_means: { code, type: '1' } })).toEqual([]);
  });

  it.each(['999', 'dian:999', 'dian:54', '68'])(
    'refuses %s: no number is spent on a code that cannot pass (FAN03)',
    (code) => {
      expect(brief(faultsOf({ payment_means: { code, type: '1' } }))).toEqual([
        '#/payment_means/code unknown_code FAN03',
      ]);
    },
  );

  it('in another currency needs the rate to pesos; pesos have none', () => {
    const exchange_rate = { rate: '3875.42', date: '2026-01-15' };
    expect(faultsOf({ currency: 'USD', exchange_rate })).toEqual([]);
    expect(brief(faultsOf({ currency: 'USD' }))).toEqual(['#/exchange_rate required FAR06']);
    expect(brief(faultsOf({ exchange_rate }))).toEqual(['#/exchange_rate not_applicable FAR04']);
    expect(faultsOf({ exchange_rate: { ...exchange_rate, currency: 'USD' } })).toEqual([]);
    expect(brief(faultsOf({ exchange_rate: { ...exchange_rate, currency: 'COP' } }))).toEqual([
      '#/exchange_rate not_applicable FAR04',
    ]);
    expect(brief(faultsOf({ exchange_rate: { ...exchange_rate, currency: 'XXQ' } }))).toEqual([
      '#/exchange_rate/currency unknown_code FAR04',
    ]);
    expect(brief(faultsOf({ currency: 'USD', exchange_rate: { ...exchange_rate, currency: 'EUR' } }))).toEqual([
      '#/exchange_rate/currency not_applicable',
    ]);
    expect(brief(faultsOf({ currency: 'USD', exchange_rate: { rate: '0.00', date: '2026-11-22' } }))).toEqual([
      '#/exchange_rate/rate must_be_positive FAR06',
    ]);
  });
});

describe('a line', () => {
  it('has no tax on itself: the base is the line without its tax', () => {
    const taxes = [{ code: '01', rate: '19.00', base: '119000.00', value: '22610.00' }];
    const [fault, ...others] = faultsOf({ lines: [line({ taxes })] });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      pointer: '#/lines/0/taxes/0/base',
      code: 'implausible_amount',
      fix: 'Write "100000.00". Write value "19000.00".',
      es: { fix: 'Escriba "100000.00". Escriba value "19000.00".' },
    });
  });

  it('is quantity × price, less discounts, plus charges', () => {
    const change = {
      quantity: '3.50',
      unit_price: '1000.125',
      allowances: [{ amount: '100.00' }],
      charges: [{ amount: '50.00' }],
      taxes: [],
    };
    expect(lineFaults({ ...change, line_extension_amount: '3450.44' })).toEqual([]);
    expect(brief(lineFaults({ ...change, line_extension_amount: '3500.44' }))).toEqual([
      '#/lines/0/line_extension_amount amount_mismatch FAV06',
    ]);
  });

  it('may be off by 2.00, as DIAN tolerates: many round to whole pesos', () => {
    expect(lineFaults({ line_extension_amount: '100002.00', taxes: [] })).toEqual([]);
    expect(brief(lineFaults({ line_extension_amount: '100002.01', taxes: [] }))).toEqual([
      '#/lines/0/line_extension_amount amount_mismatch FAV06',
    ]);
  });

  it('with its tax in the total is told that the tax does not belong there', () => {
    const faults = lineFaults({ line_extension_amount: '119000.00' });
    expect(brief(faults)).toEqual(['#/lines/0/line_extension_amount tax_in_line_total FAV06']);
    expect(faults[0]?.detail).toContain('is without tax');
    expect(faults[0]?.fix).toBe('Write "100000.00"; the tax stays in taxes[].value.');
  });

  it('with its tax in the total is found out even where the tax is within the tolerance', () => {
    const small = { unit_price: '10.00', taxes: [{ code: '01', rate: '19.00', base: '10.00', value: '1.90' }] };
    expect(brief(lineFaults({ ...small, line_extension_amount: '11.90' }))).toEqual([
      '#/lines/0/line_extension_amount tax_in_line_total FAV06',
    ]);
  });

  it('is not negative', () => {
    expect(
      brief(lineFaults({ allowances: [{ amount: '100000.01' }], line_extension_amount: '0.00', taxes: [] })),
    ).toEqual(['#/lines/0/allowances/0/amount allowance_exceeds_base FBE05']);
    const twice = { allowances: [{ amount: '60000.00' }, { amount: '60000.00' }] };
    expect(brief(lineFaults({ ...twice, line_extension_amount: '0.00', taxes: [] }))).toEqual([
      '#/lines/0/allowances allowance_exceeds_line VLR01',
    ]);
  });

  it('has a quantity greater than zero', () => {
    expect(brief(lineFaults({ quantity: '0.00', line_extension_amount: '0.00', taxes: [] }))).toEqual([
      '#/lines/0/quantity must_be_positive FAV04',
    ]);
  });

  it('that is free says what it would have cost, and one that is sold may say it', () => {
    const free = { unit_price: '0.00', line_extension_amount: '0.00', taxes: [] };
    expect(brief(lineFaults(free))).toEqual(['#/lines/0/reference_price required FAW03']);
    expect(lineFaults({ ...free, reference_price: { amount: '100.00', type: '01' } })).toEqual([]);
    for (const type of ['01', '02', '03'] as const)
      expect(lineFaults({ reference_price: { amount: '100.00', type } })).toEqual([]);
  });

  it('has a discount that its rate makes', () => {
    const by = (rate: string, amount: string) =>
      brief(lineFaults({ allowances: [{ rate, amount }], line_extension_amount: '90000.00', taxes: [] }));
    expect(by('10.00', '10000.00')).toEqual([]);
    expect(by('12.00', '10000.00')).toEqual(['#/lines/0/allowances/0/amount amount_mismatch FBE05']);
  });

  it('has reasons and a product standard that DIAN lists: 00 and 01 of discounts, 02 and 03 of charges (FAQ04)', () => {
    const coded = (allowance: string, charge: string, standard: string) =>
      brief(
        lineFaults({
          allowances: [{ reason_code: allowance, amount: '0.00' }],
          charges: [{ reason_code: charge, amount: '0.00' }],
          product_code: { standard, value: 'A' },
        }),
      );
    expect(coded('00', '02', '999')).toEqual([]);
    expect(coded('dian:01', '03', 'dian:010')).toEqual([]);
    expect(coded('03', '00', 'dian:777')).toEqual([
      '#/lines/0/allowances/0/reason_code unknown_code FBE04',
      '#/lines/0/charges/0/reason_code unknown_code FBE04',
      '#/lines/0/product_code/standard unknown_code FAZ12',
    ]);
    const [reason] = faultsOf({ allowances: [{ reason_code: '02', amount: '0.00' }] });
    expect([reason?.fix, reason?.es.fix]).toEqual([
      "Use 00 (unconditional discount) or 01 (conditional discount). DIAN's own codes: dian:<code>.",
      'Use 00 (descuento no condicionado) o 01 (descuento condicionado). Los códigos propios de la DIAN: dian:<código>.',
    ]);
  });
});

describe('a tax of a line', () => {
  it('is base × rate', () => {
    expect(brief(taxFaults({ ...IVA, value: '19002.00' }))).toEqual([]);
    expect(brief(taxFaults({ ...IVA, value: '19002.01' }))).toEqual(['#/lines/0/taxes/0/value amount_mismatch FAX07']);
  });

  it('by rate needs rate and base, by unit the unit', () => {
    expect(brief(taxFaults({ code: '01', value: '19000.00' }))).toEqual([
      '#/lines/0/taxes/0/rate required FAX14',
      '#/lines/0/taxes/0/base required FAS05',
    ]);
    expect(brief(taxFaults({ code: '02', rate: '5.00', base: '100000.00', value: '5000.00' }))).toEqual([
      '#/lines/0/taxes/0/per_unit_amount required FAX09',
      '#/lines/0/taxes/0/base_quantity required FAX09',
      '#/lines/0/taxes/0/unit_code required FAX10',
      '#/lines/0/taxes/0/rate wrong_tax_kind',
      '#/lines/0/taxes/0/base wrong_tax_kind',
    ]);
    const bag = { code: '22', per_unit_amount: '66.00', base_quantity: '3.00', unit_code: '94' };
    expect(taxFaults({ ...bag, value: '198.00' })).toEqual([]);
    expect(brief(taxFaults({ ...bag, value: '66.00' }))).toEqual(['#/lines/0/taxes/0/value amount_mismatch FAX07']);
  });

  it('stands once on a line, under whatever name', () => {
    const carbon = { per_unit_amount: '1.00', base_quantity: '1.00', unit_code: 'GLL', value: '1.00' };
    expect(brief(taxFaults(IVA, IVA))).toEqual(['#/lines/0/taxes/1/code duplicate_tax FAX01']);
    expect(brief(taxFaults({ code: '02', ...carbon }, { code: 'dian:23', ...carbon }))).toEqual([
      '#/lines/0/taxes/1/code duplicate_tax FAX01',
    ]);
    expect(taxFaults({ code: '02', ...carbon }, { code: 'dian:02', ...carbon })).toEqual([]);
  });

  it('ZZ means none: all zero, and alone', () => {
    const none = { code: 'ZZ', rate: '0.00', base: '0.00', value: '0.00' };
    expect(taxFaults(none)).toEqual([]);
    expect(brief(taxFaults({ ...none, base: '100000.00', value: '19000.00' }))).toEqual([
      '#/lines/0/taxes/0/base no_tax_with_amounts',
      '#/lines/0/taxes/0/value no_tax_with_amounts',
    ]);
    expect(brief(taxFaults(none, IVA))).toEqual(['#/lines/0/taxes/0/code conflicting_fields']);
  });

  it('is one of the catalog, and no withholding', () => {
    expect(brief(taxFaults({ ...IVA, code: '99' }))).toEqual(['#/lines/0/taxes/0/code unknown_code FAX16']);
    expect(brief(taxFaults({ ...IVA, code: '06' }))).toEqual(['#/lines/0/taxes/0/code wrong_tax_kind']);
    expect(brief(taxFaults({ ...IVA, code: 'ZA' }))).toEqual(['#/lines/0/taxes/0/code wrong_tax_kind']);
  });
});

describe('the document as a whole', () => {
  it('is refused when roundings that each pass add up to too much', () => {
    // 0.40 too much on each of ten lines.
    const lines = Array.from({ length: 10 }, () => line({ taxes: [{ ...IVA, value: '19000.40' }] }));
    expect(brief(faultsOf({ lines: lines.slice(0, 5) }))).toEqual([]);
    expect(brief(faultsOf({ lines }))).toEqual(['#/lines tax_total_mismatch FAS07']);
  });

  it('has discounts that their rate makes and that do not exceed it', () => {
    expect(faultsOf({ allowances: [{ rate: '10.00', amount: '10000.00' }] })).toEqual([]);
    expect(brief(faultsOf({ allowances: [{ rate: '10.00', amount: '20000.00' }] }))).toEqual([
      '#/allowances/0/amount amount_mismatch FAQ06',
    ]);
    expect(brief(faultsOf({ allowances: [{ amount: '100000.01' }] }))).toEqual([
      '#/allowances/0/amount allowance_exceeds_base FAQ06',
    ]);
    expect(brief(faultsOf({ allowances: [{ amount: '60000.00' }, { amount: '60000.00' }] }))).toEqual([
      '#/allowances payable_negative VLR01',
    ]);
  });

  it('has withholdings of the three kinds, each what its rate makes, each once', () => {
    const withholding = { code: '06', rate: '2.50', base: '100000.00', value: '2500.00' };
    expect(faultsOf({ withholdings: [withholding, { ...withholding, rate: '4.00', value: '4000.00' }] })).toEqual([]);
    expect(
      brief(
        faultsOf({
          withholdings: [
            withholding,
            withholding,
            { ...withholding, code: '01' },
            { ...withholding, code: '05', rate: '15.00', base: '19000.00', value: '9.00' },
          ],
        }),
      ),
    ).toEqual([
      '#/withholdings/1/code duplicate_tax FAT01',
      '#/withholdings/2/code wrong_tax_kind FAT01',
      '#/withholdings/3/value amount_mismatch FAT07',
    ]);
  });

  it('has dates that exist and an incoterm that DIAN lists', () => {
    expect(
      brief(
        faultsOf({
          prepaid: [
            { amount: '1.00', received_on: '2026-02-30' },
            { amount: '1.00', received_on: '2026-11-22' },
          ],
          order_reference: { id: 'OC-1', date: '2026-13-01' },
          delivery_terms: { incoterm: 'XYZ' },
        }),
      ),
    ).toEqual([
      '#/order_reference/date invalid_date ZB01',
      '#/delivery_terms/incoterm unknown_code FBC04',
      '#/prepaid/0/received_on invalid_date ZB01',
      '#/prepaid/1/received_on date_in_future',
    ]);
  });

  it('simulates outcomes in test mode only', () => {
    expect(faultsOf({ simulate: { outcome: 'failed' } })).toEqual([]);
    expect(brief(faultsOf({ simulate: { outcome: 'failed' } }, LIVE_MODE))).toEqual([
      '#/simulate simulate_not_allowed',
    ]);
  });
});

describe('the texts of an invoice', () => {
  it.each([
    ['NUL', '\u0000', 'U+0000'],
    ['ESC', '\u001b', 'U+001B'],
    ['half of an emoji', '\ud83d', 'U+D83D'],
    ['the other half', '\ude00', 'U+DE00'],
    ['U+FFFE', '\ufffe', 'U+FFFE'],
  ])('have no %s, wherever it is', (_name, character, shown) => {
    const faults = faultsOf({ lines: [line({ description: `Lente ${character}` })], metadata: { 'a/b': character } });
    expect(brief(faults)).toEqual([
      '#/lines/0/description forbidden_character ZB01',
      '#/metadata/a~1b forbidden_character ZB01',
    ]);
    expect(faults[0]?.detail).toContain(shown);
  });

  it('may have everything that XML allows', () => {
    expect(lineFaults({ description: 'Niño & Cía. <"\'> \t\r\n 😀 \u{20BB7} \u0085\u200B' })).toEqual([]);
  });
});

describe('a body that the schema has refused in part', () => {
  it('is still told of everything else', () => {
    const body: unknown = {
      ...invoice({ payment_means: { code: '10', type: '2' } }),
      lines: [
        {
          ...line({ line_extension_amount: '119000.00' }),
          taxes: [
            { ...IVA, value: 19000 },
            { ...IVA, code: '99' },
          ],
        },
        { ...line({ taxes: [{ ...IVA, value: '1.00' }] }), quantity: 1 },
      ],
    };
    const refused = refusedBy(InvoiceDraft, body);
    expect(refused).toEqual(['#/lines/0/taxes/0/value', '#/lines/1/quantity']);
    expect(brief(documentFaults(invoiceRules, body as InvoiceDraft, TEST_MODE, refused))).toEqual([
      '#/payment_means/due_date required FAN04',
      '#/lines/0/line_extension_amount tax_in_line_total FAV06',
      '#/lines/0/taxes/1/code unknown_code FAX16',
      '#/lines/1/taxes/0/value amount_mismatch FAX07',
    ]);
  });
});
