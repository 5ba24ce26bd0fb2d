import { describe, expect, it } from '@jest/globals';
import { sale } from '@rubrica/service-testing';
import { type Creditable, creditRest, type WholeNote } from './credit-rest.js';

/** A line of pieces at 100,000.00 with value-added tax. */
const line = (pieces: number, change: object = {}): Creditable['lines'][number] => ({
  ...(sale().lines[0] as Creditable['lines'][number]),
  quantity: `${String(pieces)}.00`,
  unit_price: '100000.00',
  line_extension_amount: `${String(pieces * 100_000)}.00`,
  taxes: [
    { code: '01', rate: '19.00', base: `${String(pieces * 100_000)}.00`, value: `${String(pieces * 19_000)}.00` },
  ],
  ...change,
});
const note = (kind: WholeNote['kind'], ...lines: Creditable['lines']): WholeNote => ({ kind, draft: { lines } });

/** The same goods at another price. */
const taxed = (quantity: string, unit_price: string, amount: string, value: string): Creditable['lines'][number] =>
  line(0, {
    quantity,
    unit_price,
    line_extension_amount: amount,
    taxes: [{ code: '01', rate: '19.00', base: amount, value }],
  });

const vat = (base: string, value: string, rate = '19.00') => ({ code: '01', rate, base, value });
/** The tax on ultra-processed food, by rate. */
const healthyFood = (pieces: number) => ({
  ...{ code: '35', rate: '20.00' },
  ...{ base: `${String(pieces * 100_000)}.00`, value: `${String(pieces * 20_000)}.00` },
});
const HEALTHY_FOOD = healthyFood(1);
/** The tax on sugared drinks, by millilitres: two litres a piece at 80 for 100 ml. */
const drink = (pieces: number) => ({
  ...{ code: '34', per_unit_amount: '80.00', unit_code: 'MLT' },
  ...{ base_quantity: `${String(pieces * 2000)}.00`, value: `${String(pieces * 1600)}.00` },
});

describe('what is left of an invoice', () => {
  it('is all of it when it has no notes; withholdings are of invoices alone', () => {
    const withholdings = [{ code: '06', rate: '2.50', base: '300000.00', value: '7500.00' }];
    const allowances = [{ reason_code: '00', amount: '1000.00' }];
    expect(creditRest({ lines: [line(3, { withholdings }), line(3)], allowances }, [])).toEqual({
      lines: [line(3), line(3)],
      allowances,
    });
  });

  it('says nothing of how its lines were delivered, which no note has to repeat', () => {
    const delivered = {
      invoice_period: { start_date: '2026-11-01', end_date: '2026-11-30' },
      order_line_references: [{ line_id: '3' }],
      document_references: [{ id: 'GR-7' }],
      delivery: { delivery_location: { id: 'BOD-3' } },
      delivery_terms: { incoterm: 'DAP' },
    };
    expect(creditRest({ lines: [line(3, delivered)] }, [])).toEqual({ lines: [line(3)] });
    expect(creditRest({ lines: [line(3, delivered)] }, [note('credit_note', line(1))])).toEqual({ lines: [line(2)] });
  });

  it('is what credit notes have left of each line, in quantity and in amounts', () =>
    expect(
      creditRest({ lines: [line(3), line(2, { description: 'Montura' })] }, [
        note('credit_note', line(1, { note: 'Devuelta' })),
        note('credit_note', line(2, { description: 'Montura' })),
      ]),
    ).toEqual({ lines: [line(2)] }));

  it('keeps equal lines apart when some of them were taken back', () =>
    expect(
      creditRest({ lines: [line(3), line(1), line(1), line(3), line(1)] }, [note('credit_note', line(1), line(3))]),
    ).toEqual({ lines: [line(1), line(3), line(1)] }));

  it('has in it what debit notes have added', () => {
    const interest = line(1, { description: 'Intereses' });
    expect(creditRest({ lines: [line(3)] }, [note('debit_note', interest, line(1))])).toEqual({
      lines: [line(3), interest, line(1)],
    });
    expect(
      creditRest({ lines: [line(3)] }, [note('credit_note', line(2)), note('debit_note', interest, line(1))]),
    ).toEqual({ lines: [line(2), interest] });
  });

  it('is nothing when credit notes have taken all', () =>
    expect(creditRest({ lines: [line(2)] }, [note('credit_note', line(2))])).toEqual({ lines: [] }));

  it('counts discounts of lines and of the document', () => {
    const discounted = (pieces: number): Creditable['lines'][number] =>
      line(pieces, { allowances: [{ reason_code: '00', amount: `${String(pieces * 10)}.00` }] });
    const charges = (amount: string) => [{ reason: 'Transporte', amount }];
    const returned: WholeNote = {
      kind: 'credit_note',
      draft: { lines: [discounted(1)], charges: charges('2000.00') },
    };
    expect(creditRest({ lines: [discounted(3)], charges: charges('5000.00') }, [returned])).toEqual({
      lines: [discounted(2)],
      charges: charges('3000.00'),
    });
  });

  it.each<[string, readonly Creditable['lines'][number][], readonly Creditable['lines'][number][]]>([
    [
      'lower its price',
      [taxed('3.00', '10000.00', '30000.00', '5700.00')],
      [taxed('3.00', '90000.00', '270000.00', '51300.00')],
    ],
    [
      'take an amount off, which does not divide by its pieces',
      [taxed('1.00', '50000.01', '50000.01', '9500.00')],
      [taxed('3.00', '83333.33', '249999.99', '47500.00')],
    ],
    [
      'take an amount off twice, and a piece back',
      [taxed('1.00', '25.55', '25.55', '4.85'), taxed('1.00', '0.07', '0.07', '0.01'), line(1)],
      [taxed('2.00', '99987.19', '199974.38', '37995.14')],
    ],
    [
      'take an amount off under other words, with its taxes',
      [{ ...taxed('1.00', '5000.00', '5000.00', '950.00'), description: 'Descuento por volumen', unit_code: '94' }],
      [taxed('3.00', '98333.333333', '295000.00', '56050.00')],
    ],
    ['take other goods back, of the same taxes', [line(1, { description: 'Estuche' })], [line(2)]],
  ])('is told by value when notes %s', (_, taken, left) =>
    expect(creditRest({ lines: [line(3)] }, [note('credit_note', ...taken)])).toEqual({ lines: left }),
  );

  describe('with more taxes than its notes had', () => {
    const both = (pieces: number, change: object = {}) =>
      line(pieces, {
        taxes: [vat(`${String(pieces * 100_000)}.00`, `${String(pieces * 19_000)}.00`), healthyFood(pieces)],
        ...change,
      });
    const drinks = (pieces: number, change: object = {}) =>
      line(pieces, {
        taxes: [vat(`${String(pieces * 100_000)}.00`, `${String(pieces * 19_000)}.00`), drink(pieces)],
        ...change,
      });
    const rebate = (amount: string, value: string) => ({
      ...taxed('1.00', amount, amount, value),
      description: 'Rebaja',
      unit_code: '94',
    });

    it.each<[string, Creditable['lines'], Creditable['lines'], Creditable['lines']]>([
      [
        'keeps the whole base of the other tax by rate',
        [both(3)],
        [taxed('1.00', '100000.00', '100000.00', '19000.00')],
        [both(2, { taxes: [vat('200000.00', '38000.00'), healthyFood(3)] })],
      ],
      [
        'keeps the whole base of that tax when another amount was taken off under other words',
        [both(3)],
        [rebate('30000.00', '5700.00')],
        [
          both(3, {
            unit_price: '90000.00',
            line_extension_amount: '270000.00',
            taxes: [vat('270000.00', '51300.00'), healthyFood(3)],
          }),
        ],
      ],
      [
        'keeps all units of the tax by unit',
        [drinks(3)],
        [rebate('30000.00', '5700.00')],
        [
          drinks(3, {
            unit_price: '90000.00',
            line_extension_amount: '270000.00',
            taxes: [vat('270000.00', '51300.00'), drink(3)],
          }),
        ],
      ],
      [
        'keeps the units of the notes that had the tax',
        [drinks(3)],
        [drinks(1), rebate('20000.00', '3800.00')],
        [
          drinks(2, {
            unit_price: '90000.00',
            line_extension_amount: '180000.00',
            taxes: [vat('180000.00', '34200.00'), drink(2)],
          }),
        ],
      ],
      [
        'keeps as many units as come to the tax that is left when a note had another amount for one',
        [drinks(4)],
        [
          drinks(1, {
            taxes: [
              vat('100000.00', '19000.00'),
              { ...drink(1), per_unit_amount: '2.00', value: '40.00', base_quantity: '2000.00' },
            ],
          }),
        ],
        [
          drinks(3, {
            taxes: [vat('300000.00', '57000.00'), { ...drink(4), value: '6360.00', base_quantity: '7950.00' }],
          }),
        ],
      ],
      [
        'keeps the whole tax when a note had none',
        [line(3)],
        [line(1, { taxes: [] })],
        [line(2, { taxes: [vat('300000.00', '57000.00')] })],
      ],
      [
        'is told of the same goods, whatever stands beside them',
        [both(1, { description: 'Montura' }), drinks(3), line(1, { description: 'Examen', taxes: [] })],
        [taxed('1.00', '100000.00', '100000.00', '19000.00')],
        [
          both(1, { description: 'Montura' }),
          drinks(2, { taxes: [vat('200000.00', '38000.00'), drink(3)] }),
          line(1, { description: 'Examen', taxes: [] }),
        ],
      ],
      [
        'is told with goods of more taxes when those of the same taxes are too few',
        [drinks(3), line(1, { description: 'Estuche' })],
        [rebate('150000.00', '28500.00')],
        [
          {
            description: 'Saldo de la factura',
            quantity: '1.00',
            unit_code: '94',
            unit_price: '250000.00',
            line_extension_amount: '250000.00',
            taxes: [vat('250000.00', '47500.00'), drink(3)],
          },
        ],
      ],
      [
        'leaves a tax out that was taken back whole',
        [both(3)],
        [line(1, { taxes: [healthyFood(3)] })],
        [line(2, { taxes: [vat('300000.00', '57000.00')] })],
      ],
    ])('%s', (_, sold, taken, left) =>
      expect(creditRest({ lines: sold }, [note('credit_note', ...taken)])).toEqual({ lines: left }),
    );

    it('cannot be told when nothing is left but that tax', () =>
      expect(creditRest({ lines: [drinks(3)] }, [note('credit_note', line(3))])).toBeNull());
  });

  it('has the cent that roundings of its notes have left, or took too much', () => {
    const pieces = (quantity: string, amount: string, value: string) => taxed(quantity, '450.25', amount, value);
    const other = { ...taxed('1.00', '5.00', '5.00', '0.95'), description: 'Estuche' };
    const invoice = { lines: [pieces('0.90', '405.23', '76.99'), other] };
    const tooMuch = [pieces('0.80', '360.20', '68.44'), pieces('0.10', '45.04', '8.56')];
    expect(creditRest(invoice, [note('credit_note', ...tooMuch)])).toMatchObject({
      lines: [{ description: 'Saldo de la factura', line_extension_amount: '4.99', taxes: [vat('4.99', '0.94')] }],
    });
    const tooLittle = [pieces('0.80', '360.20', '68.44'), pieces('0.10', '45.02', '8.55')];
    expect(creditRest(invoice, [note('credit_note', ...tooLittle)])).toMatchObject({
      lines: [{ line_extension_amount: '0.01', taxes: [vat('0.01', '0.00')] }, other],
    });
  });

  it('is one balance of each taxation when notes took back of several items under other words', () => {
    const excluded = { ...taxed('2.00', '7000.00', '14000.00', '0.00'), description: 'Examen', taxes: [] };
    const other = taxed('1.00', '0.33', '0.33', '0.06');
    const invoice = { lines: [line(3), { ...other, description: 'Montura' }, excluded] };
    const rebate = { ...taxed('1.00', '1000.00', '1000.00', '190.00'), description: 'Rebaja' };
    expect(creditRest(invoice, [note('credit_note', rebate)])).toEqual({
      lines: [
        {
          description: 'Saldo de la factura',
          quantity: '1.00',
          unit_code: '94',
          unit_price: '299000.33',
          line_extension_amount: '299000.33',
          taxes: [{ code: '01', rate: '19.00', base: '299000.33', value: '56810.06' }],
        },
        excluded,
      ],
    });
  });

  it('has the discounts and charges of notes that are no part of the invoice', () => {
    const returned: WholeNote = {
      kind: 'credit_note',
      draft: { lines: [line(1)], allowances: [{ reason: 'Demora', amount: '500.00' }] },
    };
    const allowances = [{ reason_code: '00', rate: '1.00', base: '300000.00', amount: '3000.00' }];
    expect(creditRest({ lines: [line(3)], allowances }, [returned])).toEqual({
      lines: [line(2)],
      allowances: [{ reason_code: '00', amount: '2500.00' }],
    });
    expect(creditRest({ lines: [line(3)] }, [returned])).toEqual({ lines: [line(2)], charges: [{ amount: '500.00' }] });
  });

  it.each([
    ['take back at another rate', line(1, { taxes: [vat('100000.00', '5000.00', '5.00')] })],
    ['take back with a tax that was not sold', line(1, { taxes: [vat('100000.00', '19000.00'), HEALTHY_FOOD] })],
    ['take back its tax alone', taxed('1.00', '0.00', '0.00', '100.00')],
    ['take back the whole base with a part of the tax', taxed('3.00', '100000.00', '300000.00', '19000.00')],
    ['take back more pieces than were sold', line(4)],
  ])('cannot be told with its taxes when notes %s', (_, taken) =>
    expect(creditRest({ lines: [line(3)] }, [note('credit_note', taken)])).toBeNull(),
  );
});
