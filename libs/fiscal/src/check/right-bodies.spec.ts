import { describe, expect, it } from '@jest/globals';
import { kindOf } from '@rubrica/kinds';
import { creditNoteRules, debitNoteRules } from './of-kinds.fixture.js';
import { healthOperationTypes } from '../catalogs/document.js';
import { done } from '../values/steps.js';
import { creditNote, invoice, line, refusedBy, supplier, TEST_MODE } from '../request/draft.fixture.js';
import { type CommonDraft, InvoiceDraft, type LineDraft, type TaxDraft } from '../request/draft.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules, type KindRules } from './rules-of-kind.js';
import { documentWarnings } from '../warnings/draft-warnings.js';
import { fiscalDocument } from '../compose/compose-document.js';
import { ingredients } from '../compose/ingredients.fixture.js';
import { computeDraft } from '../compose/totals.js';
import { tenantProfileFaults } from '../rules/issuer.js';
import { amount, decimal, percentOf } from '../values/money.js';
import { rejections } from './findings.js';

/** What is wrong with an invoice: by the schema, by the rules of requests, by those of the tax authority. */
const objections = (draft: InvoiceDraft): string[] => {
  const refused = refusedBy(InvoiceDraft, draft);
  const faults = documentFaults(invoiceRules, draft, TEST_MODE, refused);
  if (refused.length + faults.length > 0)
    return [...refused, ...faults.map(({ pointer, code, rule = '' }) => `${pointer} ${code} ${rule}`.trim())];
  const { body, typeCodeOf } = kindOf('invoice');
  const request = { typeCode: typeCodeOf(draft), draft, issuer: supplier, counterparty: null, now: TEST_MODE.now };
  return rejections(done(body.check(request)).found).map(({ pointer, rule = '' }) => `${pointer} ${rule}`);
};
const ofLines = (...lines: readonly LineDraft[]) => objections(invoice({ lines: [...lines] }));
const warned = (draft: InvoiceDraft): string[] =>
  documentWarnings(draft, null, { ...TEST_MODE, ruleLetter: 'F', issuerNit: supplier.nit }).map(
    ({ pointer, rule = '' }) => `${pointer} ${rule}`.trim(),
  );

describe('a line that is sold', () => {
  it.each(['100000.00', '120000.00', '0.01', '87000.00', '250000.00'])('may say that it would cost %s', (price) => {
    const sold = line({ reference_price: { amount: price, type: '02' } });
    expect(ofLines(sold)).toEqual([]);
    expect(computeDraft(invoice({ lines: [sold] })).lines[0]?.referencePrice).toEqual({ amount: price, type: '02' });
  });
});

describe('a text counts its characters, not the halves of their UTF-16 form', () => {
  const astral = ['🌵', '𝒜', '𠮷', '🇨🇴', '👩‍🔧'] as const;
  it.each(astral)('%s', (character) => {
    const text = (length: number) => [...character.repeat(length)].slice(0, length).join('');
    expect(ofLines(line({ description: text(300) }))).toEqual([]);
    expect(ofLines(line({ description: text(301) }))).toEqual(['#/lines/0/description']);
    const aiu = (length: number) =>
      objections(invoice({ operation_type: '09', aiu: { contract_object: text(length) }, lines: [line()] }));
    expect(aiu(4_900)).toEqual([]);
    expect(objections(invoice({ notes: [text(5_000)] }))).toEqual([]);
    expect(ofLines(line({ brand: text(100), model: text(100), note: text(5_000) }))).toEqual([]);
  });
});

describe('a discount of the whole line', () => {
  const gift = (quantity: string, price: string, discount: string, more: { rate?: string; base?: string } = {}) =>
    line({
      quantity,
      unit_price: price,
      line_extension_amount: '0.00',
      allowances: [{ amount: discount, ...more }],
      taxes: [],
    });

  it.each([
    ['3.00', '12.3333', '37.00', { rate: '100.00', base: '37.00' }],
    ['3.00', '12.3333', '37.00', {}],
    ['7.00', '0.142857', '1.00', { rate: '100.00' }],
    ['1.00', '36.67', '37.00', {}],
    ['0.333', '1000.00', '333.00', { base: '333.00' }],
    ['12.50', '79.999999', '1000.00', { rate: '100.00', base: '1000.00' }],
    ['3.00', '33.333333', '100.00', { rate: '100.000000' }],
  ])('of %s at %s may round to %s', (quantity, price, discount, more) => {
    expect(ofLines(line(), gift(quantity, price, discount, more))).toEqual([]);
  });

  it('may not be greater than rounding makes it', () => {
    expect(ofLines(line(), gift('3.00', '12.3333', '37.01'))).toEqual([
      '#/lines/1/allowances/0/amount allowance_exceeds_base FBE05',
    ]);
  });
});

describe('the roll of a till, whose roundings add up to more than the tolerance', () => {
  const roll = (count: number, taxes: readonly TaxDraft[], net: string): InvoiceDraft =>
    invoice({
      lines: Array.from({ length: count }, () =>
        line({ unit_price: net, line_extension_amount: net, taxes: [...taxes] }),
      ),
    });

  it.each<[string, number, string, TaxDraft, string]>([
    ['IVA rounded up', 1000, '50.03', { code: '01', rate: '19.00', base: '50.03', value: '9.51' }, '9505.70'],
    ['IVA cut off', 1000, '50.09', { code: '01', rate: '19.00', base: '50.09', value: '9.51' }, '9517.10'],
    ['IVA to whole pesos', 1000, '10.00', { code: '01', rate: '19.00', base: '10.00', value: '2.00' }, '1900.00'],
    ['IVA of 5 %', 1200, '10.09', { code: '01', rate: '5.00', base: '10.09', value: '0.50' }, '605.40'],
    ['INC of 8 %', 900, '10.06', { code: '04', rate: '8.00', base: '10.06', value: '0.80' }, '724.32'],
    [
      'IBUA by millilitres',
      1500,
      '900.00',
      { code: '34', per_unit_amount: '40.00', base_quantity: '330.011', unit_code: 'MLT', value: '132.00' },
      '198006.60',
    ],
  ])('%s: the header has what its own rule wants, and the preview says so', (_, count, net, tax, right) => {
    const draft = roll(count, [tax], net);
    expect(objections(draft)).toEqual([]);
    const { taxTotals, totals } = computeDraft(draft);
    expect(taxTotals.map((group) => group.amount)).toEqual([right]);
    expect(taxTotals.flatMap(({ subtotals }) => subtotals.map((each) => each.amount))).toEqual([right]);
    const payable = decimal(net)
      .times(decimal(String(count)))
      .plus(decimal(right));
    expect([totals.taxInclusiveAmount, totals.payableAmount]).toEqual([amount(payable), amount(payable)]);
    expect(warned(draft)).toContain('#/lines FAS07');
  });

  it('has the sum of its lines as long as the tolerance covers it', () => {
    const draft = roll(400, [{ code: '01', rate: '19.00', base: '50.03', value: '9.51' }], '50.03');
    expect(computeDraft(draft).taxTotals[0]?.amount).toBe('3804.00');
    expect(warned(draft)).toEqual([]);
  });

  it('is refused when its lines differ by more than a rounding: the document would have another total than the caller', () => {
    const draft = roll(10, [{ code: '01', rate: '19.00', base: '50.03', value: '10.51' }], '50.03');
    expect(objections(draft)).toEqual(['#/lines tax_total_mismatch FAS07']);
  });

  it('adds up its withholdings in the same way', () => {
    const withheld = { code: '06', rate: '2.50', base: '50.30', value: '1.26' };
    const lines = Array.from({ length: 1_000 }, () =>
      line({
        unit_price: '50.30',
        line_extension_amount: '50.30',
        taxes: [{ code: '01', rate: '19.00', base: '50.30', value: amount(percentOf(decimal('50.30'), '19.00')) }],
        withholdings: [withheld],
      }),
    );
    expect(objections(invoice({ lines }))).toEqual([]);
    expect(computeDraft(invoice({ lines })).withholdings.map((group) => group.amount)).toEqual(['1257.50']);
  });
});

describe('one tariff of a tax by unit', () => {
  const taxed = (code: string, unit: string, each: string, units: string, value: string) =>
    line({ taxes: [{ code, per_unit_amount: each, base_quantity: units, unit_code: unit, value }] });
  const bag = (unit: string, each = '73.00') => taxed('22', unit, each, '2.00', amount(decimal(each).times('2')));

  it.each([
    ['94', 'NIU'],
    ['NIU', 'EA'],
    ['dian:94', 'EA'],
    ['C62', '94'],
    ['EA', 'dian:NIU'],
  ])('in %s and %s is one group: both count pieces (FAS04)', (one, other) => {
    expect(ofLines(bag(one), bag(other))).toEqual([]);
    const { taxTotals } = computeDraft(invoice({ lines: [bag(one), bag(other)] }));
    expect(taxTotals.flatMap(({ subtotals }) => subtotals)).toEqual([
      expect.objectContaining({ perUnitAmount: '73.00', baseQuantity: '4.00', amount: '292.00' }),
    ]);
  });

  it.each([
    ['24', 'GLL', 'LTR'],
    ['02', 'GLL', 'MTQ'],
    ['25', 'dian:GLL', 'LTR'],
    ['33', 'GRM', 'KGM'],
    ['22', '94', 'KGM'],
  ])('of %s in %s and %s is told before a number is used', (code, one, other) => {
    const [first, second] = [taxed(code, one, '70.00', '1.00', '70.00'), taxed(code, other, '70.00', '1.00', '70.00')];
    expect(ofLines(first, second, first)).toEqual(['#/lines/1/taxes/0/unit_code conflicting_fields FAS04']);
    expect(ofLines(first, first)).toEqual([]);
  });

  it('has a group of its own when its amount is another', () => {
    expect(ofLines(bag('94'), bag('KGM', '70.00'))).toEqual([]);
  });
});

describe('an operation of the health sector', () => {
  it.each([...healthOperationTypes.keys()])(
    '%s is refused on every kind of document until its extension is built',
    (code) => {
      const rulesOf = <Draft extends CommonDraft>(rules: KindRules<Draft>, draft: Draft) =>
        documentFaults(rules, draft, TEST_MODE).map(({ pointer, rule = '' }) => `${pointer} ${rule}`);
      for (const operation_type of [code, `dian:${code}`]) {
        expect(rulesOf(invoiceRules, invoice({ operation_type }))).toEqual(['#/operation_type FAD02']);
        expect(rulesOf(creditNoteRules, creditNote({ operation_type }))).toEqual(['#/operation_type CAD02']);
        expect(rulesOf(debitNoteRules, creditNote({ operation_type, reason_code: '3' }))).toEqual([
          '#/operation_type DAD02',
        ]);
      }
    },
  );
});

describe('a charge', () => {
  const charged = (amounts: { amount: string; base?: string; rate?: string }) =>
    line({ charges: [amounts], line_extension_amount: amount(decimal('100000.00').plus(amounts.amount)), taxes: [] });
  const written = (amounts: { amount: string; base?: string; rate?: string }) =>
    computeDraft(invoice({ lines: [charged(amounts)] })).lines[0]?.charges.map(
      ({ base, rate }) => `${rate} % of ${base}`,
    );

  it.each([
    [{ amount: '250000.00' }, '100.00 % of 250000.00'],
    [{ amount: '100000.01' }, '100.00 % of 100000.01'],
    [{ amount: '50000.00' }, '50.00 % of 100000.00'],
    [{ amount: '100000.00' }, '100.00 % of 100000.00'],
    [{ amount: '10.00', base: '10.00' }, '100.00 % of 10.00'],
  ])('%j may be greater than its line, and no percentage is above 100 (FBE05)', (amounts, right) => {
    expect(ofLines(charged(amounts))).toEqual([]);
    expect(written(amounts)).toEqual([right]);
  });

  it('is told before a number is used when its own base or rate makes it more than 100 %', () => {
    expect(ofLines(charged({ amount: '30.00', base: '20.00' }))).toEqual([
      '#/lines/0/charges/0/amount allowance_exceeds_base FBE05',
    ]);
    expect(ofLines(charged({ amount: '150000.00', rate: '150.00' }))).toEqual([
      '#/lines/0/charges/0/rate out_of_bounds FBE05',
    ]);
    expect(objections(invoice({ charges: [{ amount: '30.00', base: '20.00' }] }))).toEqual([
      '#/charges/0/amount allowance_exceeds_base FAQ06',
    ]);
  });
});

describe('the note of AIU services goes on the line of the administration', () => {
  const noted = (...descriptions: readonly string[]) => {
    const lines = descriptions.map((description) => line({ description }));
    const draft = invoice({ operation_type: '09', aiu: { contract_object: 'aseo de la sede norte' }, lines });
    return recomposedNotes(draft);
  };
  const recomposedNotes = (draft: InvoiceDraft) =>
    fiscalDocument(ingredients({ draft })).lines.flatMap(({ note, description }) =>
      note === null ? [] : [description],
    );

  it.each([
    'Administración',
    'Gastos de administración del contrato',
    'ADMINISTRACION 10 %',
    'Admón.',
    'Servicio integral AIU',
    'Componente A.I.U. del contrato',
  ])('%s', (administration) => {
    expect(noted('Servicio de aseo', administration, 'Utilidad')).toEqual([administration]);
  });

  it('and on the first where none is called so', () =>
    expect(noted('Servicio de aseo', 'Caiubi', 'Utilidad')).toEqual(['Servicio de aseo']));
});

describe('a levy that the table of DIAN lacks', () => {
  const levied = (name?: string) =>
    line({
      taxes: [
        { code: '01', rate: '19.00', base: '100000.00', value: '19000.00' },
        { code: 'dian:ZZ', rate: '1.00', base: '100000.00', value: '1000.00', ...(name === undefined ? {} : { name }) },
      ],
    });
  const names = (...lines: readonly LineDraft[]) =>
    computeDraft(invoice({ lines: [...lines] })).taxTotals.map(({ code, name, amount: value }) =>
      [code, name, value].join(' '),
    );

  it.each(['Contribución cultural', 'Cuota de fomento', 'Estampilla pro-hospital', 'Aporte FNG', 'Tasa de aseo'])(
    'bears its name, %s, on the line and in the header (FAS17)',
    (name) => {
      expect(ofLines(levied(name), levied(name))).toEqual([]);
      expect(names(levied(name), levied(name))).toEqual(['01 IVA 38000.00', `ZZ ${name} 2000.00`]);
    },
  );

  it('has the name of the list where it is not told, and the preview says so', () => {
    expect(ofLines(levied())).toEqual([]);
    expect(names(levied())).toContain('ZZ Nombre de la figura tributaria 1000.00');
    expect(warned(invoice({ lines: [levied()] }))).toEqual(['#/lines/0/taxes/1/name FAS16']);
  });

  it('is one in a document, since the header has one group of ZZ', () => {
    expect(ofLines(levied('Una'), levied('Otra'))).toEqual(['#/lines/1/taxes/1/name conflicting_fields FAS01b']);
  });

  it('alone has a name of its own', () => {
    const iva = (name: string) =>
      line({ taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00', name }] });
    expect(ofLines(iva('IVA'), iva('iva'))).toEqual([]);
    expect(ofLines(iva('Impuesto'))).toEqual(['#/lines/0/taxes/0/name not_applicable FAX17']);
    expect(ofLines(line({ taxes: [{ code: 'ZZ', value: '0.00', name: 'Otro' }] }))).toEqual([
      '#/lines/0/taxes/0/name not_applicable FAX17',
    ]);
  });
});

describe('economic activities of the issuer (FAJ04)', () => {
  const faults = (...industry_codes: readonly string[]) =>
    tenantProfileFaults({ ...supplier, industry_codes: [...industry_codes] }).map(
      ({ pointer, code, rule = '' }) => `${pointer} ${code} ${rule}`,
    );

  it.each(['4741', '0111', '7112', '7110', '6201', '0090', '9900'])(
    '%s is one of CIIU Rev. 4 A.C., or of DIAN’s own',
    (code) => expect(faults(code)).toEqual([]),
  );

  it.each(['9999', '0000', '4749', '1234', '6200'])('%s is none', (code) =>
    expect(faults('4741', code)).toEqual(['#/industry_codes/1 unknown_code FAJ04']),
  );
});
