import { describe, expect, it } from '@jest/globals';
import { units } from '../catalogs/units.js';
import { invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import type { InvoiceDraft, LineDraft, TaxDraft } from '../request/draft.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules } from './rules-of-kind.js';

const faultsOf = (change: Partial<InvoiceDraft>) => documentFaults(invoiceRules, invoice(change), TEST_MODE);
const lineFaults = (change: Partial<LineDraft>) => faultsOf({ lines: [line(change)] });
const taxFaults = (...taxes: TaxDraft[]) => lineFaults({ taxes });
const brief = (faults: ReturnType<typeof faultsOf>) =>
  faults.map(({ pointer, code, rule }) => [pointer, code, rule ?? ''].join(' ').trim());

describe('the unit of a line', () => {
  it('is one of the 1,089 of DIAN’s list, exactly as the list has them (FAV05)', () => {
    expect(units.size).toBe(1089);
    const unknown = [...units.keys()].filter((unit_code) => lineFaults({ unit_code }).length > 0);
    expect(unknown).toEqual([]);
    expect(lineFaults({ unit_code: 'dian:LUN' })).toEqual([]);
  });

  it.each([
    ['MON', 'LUN'],
    ['ANN', 'ANA'],
    ['M2', 'MTK'],
    ['M3', 'MTQ'],
    ['KM', 'KTM'],
    ['H', 'HUR'],
    ['dian:MON', 'LUN'],
    ['kg', 'KGM'],
    ['UND', '94'],
    ['AS', 'COMO'],
    ['AY', 'SÍ'],
    ['HE', 'ÉL'],
    ['ON', 'EN'],
    ['BE', 'SER'],
    ['NMI', 'MNI'],
    ['SCO', 'OCS'],
    ['STI', 'ITS'],
    ['SW', 'SO'],
    ['GK', 'G K'],
    ['1A', '1ª'],
  ])('%s is not in it: %s is offered, which passes', (unit_code, meant) => {
    const [fault, ...more] = lineFaults({ unit_code });
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ pointer: '#/lines/0/unit_code', code: 'unknown_code', rule: 'FAV05' });
    expect(fault?.fix).toContain(`Write "${meant}"`);
    expect(fault?.es?.fix).toContain(`Escriba "${meant}"`);
    expect(lineFaults({ unit_code: meant })).toEqual([]);
  });

  it('that nobody knows is sent to the catalog', () =>
    expect(lineFaults({ unit_code: 'XYZ' })[0]?.fix).toContain('/v1/catalogs/unidad-medida'));

  it('of a tax is held to the same list (FAS10)', () => {
    const bag = { code: '22', per_unit_amount: '66.00', base_quantity: '1.00', value: '66.00' };
    expect(taxFaults({ ...bag, unit_code: 'NIU' })).toEqual([]);
    expect(brief(taxFaults({ ...bag, unit_code: 'MON' }))).toEqual(['#/lines/0/taxes/0/unit_code unknown_code FAS10']);
  });
});

describe('a product code of UNSPSC', () => {
  it('has eight digits, and a check digit after a hyphen in the list of Colombia Compra Eficiente (FAZ10)', () => {
    const coded = (value: string) => brief(lineFaults({ product_code: { standard: '001', value } }));
    for (const value of ['15101505', '18937100-7', '50202301-0', '43211503-9', '80111600-3', '78101802-1'])
      expect(coded(value)).toEqual([]);
    for (const value of ['189371007', '18937100-77', '1510150', '18937100-', 'CAF-500'])
      expect(coded(value)).toEqual(['#/lines/0/product_code/value wrong_product_code FAZ10']);
  });
});

describe('a tax by unit', () => {
  const ibua = { code: '34', per_unit_amount: '38.00', base_quantity: '1500.00', unit_code: 'MLT', value: '570.00' };

  it('on sugary drinks (IBUA) is the tariff of 100 ml by all millilitres: 1,500 ml at 38.00 is 570.00', () => {
    expect(taxFaults(ibua)).toEqual([]);
    const faults = taxFaults({ ...ibua, value: '57000.00' });
    expect(brief(faults)).toEqual(['#/lines/0/taxes/0/value amount_mismatch FAX07']);
    expect(faults[0]?.detail).toContain('per_unit_amount × base_quantity / 100 is 570.00');
  });

  it('on sugary drinks is counted in MLT, neither in bottles nor in litres nor in ML', () => {
    for (const unit_code of ['94', 'LTR', 'ML', 'CLT'])
      expect(brief(taxFaults({ ...ibua, unit_code }))).toEqual(['#/lines/0/taxes/0/unit_code unknown_code FAS10']);
  });

  it.each([
    ['22', '94', '66.00', '3.00', '198.00'],
    ['02', 'GLL', '248.72', '10.00', '2487.20'],
    ['24', 'GLL', '655.30', '120.500', '78963.65'],
    ['25', 'GLL', '1314.00', '2.00', '2628.00'],
    ['26', 'GLL', '70.00', '2.00', '140.00'],
    ['32', 'LTR', '342.00', '29.00', '9918.00'],
    ['33', 'GRM', '0.50', '1000.00', '500.00'],
  ])(
    '%s in %s is the amount for one unit by the quantity',
    (code, unit_code, per_unit_amount, base_quantity, value) => {
      expect(taxFaults({ code, unit_code, per_unit_amount, base_quantity, value })).toEqual([]);
      expect(brief(taxFaults({ code, unit_code, per_unit_amount, base_quantity, value: '1.00' }))).toEqual([
        '#/lines/0/taxes/0/value amount_mismatch FAX07',
      ]);
    },
  );

  it.each(['21', '35', '36'])('%s is none: it is a rate of a base', (code) =>
    expect(taxFaults({ code, rate: '20.00', base: '100000.00', value: '20000.00' })).toEqual([]),
  );
});

describe('the rate of a tax', () => {
  const iva = (rate: string, value: string) => taxFaults({ code: '01', rate, base: '100000.00', value });

  it('of IVA is 0, 5, 16 or 19, of INC 2, 4, 8 or 16 (FAX14)', () => {
    for (const [rate, value] of [
      ['0.00', '0.00'],
      ['5.00', '5000.00'],
      ['16.00', '16000.00'],
      ['19.00', '19000.00'],
      ['19.000', '19000.00'],
    ] as const)
      expect(iva(rate, value)).toEqual([]);
    expect(brief(iva('18.00', '18000.00'))).toEqual(['#/lines/0/taxes/0/rate unknown_rate FAX14']);
    expect(iva('18.00', '18000.00')[0]?.fix).toBe('01 (IVA) has 0.00, 5.00, 16.00, 19.00.');
    const inc = (rate: string, value: string) => taxFaults({ code: '04', rate, base: '100000.00', value });
    expect(inc('8.00', '8000.00')).toEqual([]);
    // DIAN only remarks on others of INC: a warning of the preview.
    expect(inc('19.00', '19000.00')).toEqual([]);
  });

  it('written as a fraction is told its percentage: 0.19 is 19.00', () => {
    expect(iva('0.19', '190.00')[0]).toMatchObject({
      fix: 'Write "19.00".',
      es: { fix: 'Escriba "19.00".' },
    });
    expect(iva('0.05', '50.00')[0]?.fix).toBe('Write "5.00".');
  });

  it('of a tax without a table is a percentage of at most three decimals (FAS14)', () => {
    const ica = (rate: string, value: string) => taxFaults({ code: '03', rate, base: '100000.00', value });
    expect(ica('0.966', '966.00')).toEqual([]);
    expect(brief(ica('0.9661', '966.10'))).toEqual(['#/lines/0/taxes/0/rate unknown_rate FAS14']);
    expect(brief(ica('101.00', '101000.00'))).toEqual(['#/lines/0/taxes/0/rate unknown_rate FAS14']);
  });
});
