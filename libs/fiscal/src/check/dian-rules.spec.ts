import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { kindOf } from '@rubrica/kinds';
import { fiscalDocument } from '../compose/compose-document.js';
import { ingredients } from '../compose/ingredients.fixture.js';
import { creditNote, invoice, line, NOW, supplier } from '../request/draft.fixture.js';
import { documentFaults, draftFaults } from './draft-faults.js';
import type { FiscalDocument, FiscalLine, TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import type { Held } from '../rules/rule.js';
import { explain, explained } from './explanation.js';
import { DIAN_RULES, findings, rejections } from './findings.js';
import { checkRequest } from './check-request.js';
import { KNOWN_RULES } from '../rules/known-rules.js';
import { ruleOfKind } from '../document/rule-id.js';

const HELD: Held = { signingDate: '2026-11-21' };

const good = fiscalDocument(
  ingredients({
    draft: invoice({
      customer_id: undefined,
      customer: {
        identification: { type: '31', number: '900108281', check_digit: '3' },
        legal_name: 'Óptica Central S.A.S.',
        email: 'compras@opticacentral.example',
      },
      allowances: [{ rate: '10.00', amount: '20000.00' }],
      charges: [{ amount: '500.00' }],
      lines: [line(), line()],
    }),
    customer: {
      identification: { type: '31', number: '900108281', check_digit: '3' },
      legal_name: 'Óptica Central S.A.S.',
      email: 'compras@opticacentral.example',
    },
  }),
);
const note = fiscalDocument(
  ingredients({ draft: creditNote(), number: 'NC7', prefix: 'NC', range: null, typeCode: '91' }),
);

const firstLine = (change: Partial<FiscalLine>): Partial<FiscalDocument> => ({
  lines: [{ ...good.lines[0]!, ...change }, good.lines[1]!],
});
const firstTax = (change: Partial<TaxTotal>): TaxTotal => ({ ...good.taxTotals[0]!, ...change });
const rate = good.taxTotals[0]!.subtotals[0]!;
const byUnit: TaxSubtotal = {
  ...{ kind: 'nominal', unitCode: 'MON', perUnitAmount: '1.00', baseQuantity: '1.00' },
  ...{ taxableAmount: '0.00', amount: '1.00' },
};
const at = (percent: string): TaxSubtotal => ({ ...rate, kind: 'percent', rate: percent });
const issuer = (change: Partial<FiscalDocument['supplier']>): Partial<FiscalDocument> => ({
  supplier: { ...good.supplier, ...change },
});
const buyer = (change: Partial<FiscalDocument['customer']>): Partial<FiscalDocument> => ({
  customer: { ...good.customer, ...change },
});
const totals = (change: Partial<FiscalDocument['totals']>): Partial<FiscalDocument> => ({
  totals: { ...good.totals, ...change },
});
const nowhere = { ...good.supplier.address!, municipalityCode: '99998' };
const discount = (amount: string) => ({ reasonCode: '00', reason: 'x', rate: '10.00', base: '100000.00', amount });
const wrongDigit = { type: '31', number: '900108281', checkDigit: '4' };

const BROKEN_WITHHOLDING = { ...firstTax({ code: '05', name: 'ReteIVA' }), subtotals: [at('15.00')] };

/** One way to break each rule, and the pointer that it leads to. */
const BROKEN: readonly (readonly [rule: string, change: Partial<FiscalDocument>, pointer: string | null])[] = [
  ['FAD02', { customizationId: '99' }, '#/operation_type'],
  ['FAD09c', { issueDate: '2026-11-15' }, '#/issued_at'],
  ['FAD09e', { issueDate: '2026-11-20' }, '#/issued_at'],
  ['FAD15a', { currency: 'XXQ' }, '#/currency'],
  ['FAB19a', { software: { ...good.software, providerNit: '900.1' } }, '/v1/tenant#/software/id'],
  ['FAB22a', { software: { ...good.software, providerCheckDigit: '9' } }, '/v1/tenant#/software/id'],
  ['FAJ02', issuer({ organizationType: '3' as '1' }), '/v1/tenant#/organization_type'],
  ['FAK02', buyer({ organizationType: '3' as '1' }), '#/customer/organization_type'],
  ['FAJ04', issuer({ industryCodes: ['47'] }), '/v1/tenant#/industry_codes'],
  ['FAJ06', issuer({ tradeName: ' ' }), '/v1/tenant#/trade_name'],
  ['FAJ09', issuer({ address: nowhere }), '/v1/tenant#/address'],
  ['FAJ10', issuer({ address: { ...good.supplier.address!, municipality: 'Macondo' } }), '/v1/tenant#/address'],
  ['FAJ29', issuer({ address: nowhere }), '/v1/tenant#/address'],
  ['FAJ73', issuer({ address: { ...good.supplier.address!, postalCode: '11' } }), '/v1/tenant#/address/postal_code'],
  ['FAK08', buyer({ address: null }), '#/customer/address'],
  ['FAK09', buyer({ address: nowhere }), '#/customer/address'],
  ['FAK30', buyer({ address: { ...good.supplier.address!, municipality: 'Macondo' } }), '#/customer/address'],
  ['FAJ20', issuer({ legalName: '' }), '/v1/tenant#/legal_name'],
  ['FAJ42', issuer({ legalName: '' }), '/v1/tenant#/legal_name'],
  ['FAK20', buyer({ legalName: ' ' }), '#/customer/legal_name'],
  ['FAJ25', issuer({ identification: { type: '13', number: '1', checkDigit: null } }), '/v1/tenant#/nit'],
  ['FAK25', buyer({ identification: { type: '99', number: '1', checkDigit: null } }), '#/customer/identification/type'],
  ['FAJ24', issuer({ identification: wrongDigit }), '/v1/tenant#/check_digit'],
  ['FAJ47', issuer({ identification: wrongDigit }), '/v1/tenant#/check_digit'],
  ['FAJ51', issuer({ commercialRegistration: 'M-1' }), '/v1/tenant#/commercial_registration'],
  ['FAK24', buyer({ identification: wrongDigit }), '#/customer/identification/check_digit'],
  ['FAK47', buyer({ identification: wrongDigit }), '#/customer/identification/check_digit'],
  ['FAJ26', issuer({ taxLevelCodes: ['O-99'] }), '/v1/tenant#/tax_level_codes'],
  ['FAJ26', issuer({ taxLevelCodes: ['O-13', 'R-99-PN'] }), '/v1/tenant#/tax_level_codes'],
  ['FAK26', buyer({ taxLevelCodes: [] }), '#/customer/tax_level_codes'],
  ['FAJ39', issuer({ taxScheme: { id: '09', name: 'x' } }), '/v1/tenant#/tax_scheme'],
  ['FAJ41', issuer({ taxScheme: { id: '01', name: 'INC' } }), '/v1/tenant#/tax_scheme'],
  ['FAK39', buyer({ taxScheme: { id: '09', name: 'x' } }), '#/customer/tax_scheme'],
  ['FAK41', buyer({ taxScheme: { id: '04', name: 'IVA' } }), '#/customer/tax_scheme'],
  ['FAJ71', issuer({ email: null }), '/v1/tenant#/email'],
  ['FAK55', buyer({ email: null }), '#/customer/email'],
  ['FAK62', buyer({ identification: { type: '13', number: '', checkDigit: null } }), '#/customer/identification'],
  [
    'FBC04',
    { deliveryTerms: { id: null, specialTerms: null, incoterm: 'DPU', lossRisk: null } },
    '#/delivery_terms/incoterm',
  ],
  [
    'FBD03',
    {
      prepaid: [
        {
          id: null,
          amount: good.totals.lineExtensionAmount,
          receivedOn: '2026-11-01',
          paidDate: null,
          paidTime: null,
          instructionId: null,
        },
      ],
    },
    '#/prepaid/0/amount',
  ],
  ['VLR01', firstLine({ unitPrice: '-1.00' }), '#/lines/0/unit_price'],
  ['FAN02', { paymentMeans: { ...good.paymentMeans, form: '3' as '1' } }, '#/payment_means/type'],
  ['FAN03', { paymentMeans: { ...good.paymentMeans, code: '55' } }, '#/payment_means/code'],
  ['FAN04', { paymentMeans: { form: '2', code: '10', dueDate: null, paymentId: null } }, '#/payment_means/due_date'],
  ['FAQ04', { allowances: [{ ...good.allowances[0]!, reasonCode: '99' }] }, '#/allowances/0/reason_code'],
  ['FAQ07', { allowances: [{ ...good.allowances[0]!, amount: '1.00' }] }, '#/allowances/0/amount'],
  ['FAQ10', { allowances: [{ ...good.allowances[0]!, base: '1.00' }] }, '#/allowances/0/amount'],
  ['FBE06', firstLine({ allowances: [discount('1.00')] }), '#/lines/0/allowances/0/amount'],
  ['FBE08', firstLine({ allowances: [discount('100000.01')] }), '#/lines/0/allowances/0/amount'],
  ['FAR06', { currency: 'USD' }, '#/exchange_rate'],
  ['FAS01a', { taxTotals: [] }, '#/lines'],
  ['FAS01b', { taxTotals: [firstTax({}), firstTax({})] }, '#/lines'],
  ['FAS01b', { taxTotals: [firstTax({}), firstTax({ code: '04', name: 'INC' })] }, '#/lines'],
  ['FAS01b', { taxTotals: [firstTax({ subtotals: [at('19.000')] })] }, '#/lines'],
  ['FAS02', { taxTotals: [firstTax({ amount: '1.00' })] }, '#/lines'],
  ['FAS04', { taxTotals: [firstTax({ subtotals: [rate, rate] })] }, '#/lines'],
  ['FAS07', { taxTotals: [firstTax({ subtotals: [{ ...rate, amount: '38003.00' }] })] }, '#/lines'],
  ['FAS10', { taxTotals: [firstTax({ subtotals: [byUnit] })] }, '#/lines'],
  ['FAX10', firstLine({ taxTotals: [firstTax({ subtotals: [byUnit] })] }), '#/lines/0/taxes'],
  ['FAS14', { taxTotals: [firstTax({ subtotals: [at('19.0001')] })] }, '#/lines'],
  ['FAS16', { taxTotals: [firstTax({ name: 'VAT' })] }, '#/lines'],
  ['FAT01', { withholdings: [BROKEN_WITHHOLDING, BROKEN_WITHHOLDING] }, '#/withholdings'],
  ['FAT02', { withholdings: [{ ...BROKEN_WITHHOLDING, amount: '1.00' }] }, '#/withholdings'],
  ['FAT07', { withholdings: [BROKEN_WITHHOLDING] }, '#/withholdings'],
  ['FAY10', { withholdings: [firstTax({ code: '05', name: 'ReteIVA' })] }, '#/withholdings'],
  ['FAU02', totals({ lineExtensionAmount: '199999.99' }), '#/lines'],
  ['FAU04', totals({ taxExclusiveAmount: '0.00' }), '#/lines'],
  ['FAU06', totals({ taxInclusiveAmount: '238000.01' }), '#/lines'],
  ['FAU08', totals({ allowanceTotal: '0.00' }), '#/allowances'],
  ['FAU10', totals({ chargeTotal: '0.00' }), '#/charges'],
  ['FAU12', totals({ prepaidAmount: '1.00' }), '#/prepaid'],
  ['FAU14', totals({ payableAmount: '1.00' }), '#/lines'],
  ['FAV01', { lines: [] }, '#/lines'],
  ['FAV02', firstLine({ id: '7' }), '#/lines/0'],
  ['FAV03', { customizationId: '09' }, '#/lines'],
  ['FAV04b', firstLine({ quantity: '0.00' }), '#/lines/0/quantity'],
  ['FAV05', firstLine({ unitCode: 'MON' }), '#/lines/0/unit_code'],
  ['FAV06', firstLine({ lineExtensionAmount: '119000.00' }), '#/lines/0/line_extension_amount'],
  ['FAW01', firstLine({ unitPrice: '0.00' }), '#/lines/0/reference_price'],
  ['FBB02', firstLine({ unitPrice: '1.0000001' }), '#/lines/0/unit_price'],
  ['FAX01', firstLine({ taxTotals: [firstTax({}), firstTax({})] }), '#/lines/0/taxes'],
  ['FAX02', firstLine({ taxTotals: [firstTax({ amount: '1.00' })] }), '#/lines/0/taxes'],
  ['FAX04', firstLine({ taxTotals: [firstTax({ subtotals: [rate, rate] })] }), '#/lines/0/taxes'],
  ['FAX07', firstLine({ taxTotals: [firstTax({ subtotals: [{ ...rate, amount: '1.00' }] })] }), '#/lines/0/taxes'],
  ['FAX14', firstLine({ taxTotals: [firstTax({ subtotals: [at('0.19')] })] }), '#/lines/0/taxes'],
  ['FAX16', firstLine({ taxTotals: [firstTax({ code: '99' })] }), '#/lines/0/taxes'],
  ['FAZ02', firstLine({ description: ' ' }), '#/lines/0/description'],
  ['FAZ04', { typeCode: '02' }, '#/lines/0/brand'],
  ['FAZ05', { typeCode: '02' }, '#/lines/0/model'],
  ['FAZ10', firstLine({ productCode: { standard: '001', value: 'x' } }), '#/lines/0/product_code/value'],
  ['FAZ12', firstLine({ productCode: { standard: '123', value: 'x' } }), '#/lines/0/product_code/standard'],
  ['FBA05', firstLine({ mandate: wrongDigit }), '#/lines/0/mandate/check_digit'],
  ['ZB01', issuer({ legalName: 'a\u0001b' }), '/v1/tenant#/legal_name'],
];
const BROKEN_NOTES: readonly (readonly [rule: string, change: Partial<FiscalDocument>, pointer: string | null])[] = [
  ['CAD02a', { customizationId: '22' }, '#/reason_code'],
  ['CAE02', { billingReference: null }, '#/period/start_date'],
  ['CAE04', { billingReference: null }, '#/period/end_date'],
  ['CBF03', { discrepancy: { reasonCode: '9', reason: 'x' } }, '#/reason_code'],
  ['CBF04', { discrepancy: { reasonCode: '1', reason: ' ' } }, '#/reason'],
  ['CBG02', { billingReference: { ...note.billingReference!, uuid: 'abc' } }, '#/invoice_id'],
  ['CBG02', { billingReference: null }, '#/invoice_id'],
  ['CBG06', { billingReference: { ...note.billingReference!, issueDate: '2026-11-22' } }, '#/invoice_id'],
];

describe('the rules of the tax authority', () => {
  it('have nothing against good documents', () => {
    expect(findings(good, HELD).map(({ rule }) => rule)).toEqual([
      'FAK08', // this buyer has no address: a notification
    ]);
    expect(findings(note, HELD)).toEqual([]);
  });

  it.each(BROKEN)('%s objects to an invoice that breaks it', (rule, change, pointer) => {
    const found = findings({ ...good, ...change }, HELD).find((finding) => finding.rule === rule);
    expect(found).toMatchObject({ rule, pointer });
    expect(found?.detail).toEqual({ en: expect.stringMatching(/\.$/), es: expect.stringMatching(/\.$/) });
  });

  it.each(BROKEN_NOTES)('%s objects to a credit note that breaks it', (rule, change, pointer) =>
    expect(findings({ ...note, ...change }, {}).find((finding) => finding.rule === rule)).toMatchObject({
      rule,
      pointer,
    }),
  );

  it('are all seen to object, where it is the document that they judge', () => {
    const seen = new Set([...BROKEN, ...BROKEN_NOTES].map(([rule]) => rule));
    const judged = DIAN_RULES.filter(({ judge }) => judge.by === 'document').map(({ ids: [first] }) => first ?? '');
    expect(judged.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('bear each id once', () => {
    const ids = DIAN_RULES.flatMap(({ ids }) => ids.map((id) => ruleOfKind(id, 'invoice')));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('bear the letter of the document', () => {
    const broken = { ...note, totals: { ...note.totals, payableAmount: '1.00' } };
    expect(rejections(findings(broken)).map(({ rule }) => rule)).toEqual(['CAU14']);
    expect(rejections(findings({ ...broken, kind: 'debit_note', customizationId: '30' }))).toEqual([
      {
        pointer: '#/lines',
        code: 'dian_rule',
        detail: 'What is to be paid is 119000.00, not 1.00.',
        fix: 'Tell the operator of the service: it adds up.',
        rule: 'DAU14',
        es: {
          detail: 'El valor por pagar es 119000.00, no 1.00.',
          fix: 'Informe al operador del servicio: él hace las sumas.',
        },
      },
    ]);
  });

  it('never throw, whatever the amounts', () => {
    const text = fc.oneof(fc.constantFrom('0.00', '-1.00', '99999999999999.99', '0.01'), fc.constant('3.00'));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 6, maxLength: 6 }),
        ([a = '', b = '', c = '', d = '', e = '', f = '']) => {
          const changed = {
            ...good,
            ...totals({ payableAmount: a, taxInclusiveAmount: b, allowanceTotal: c }),
            ...firstLine({ quantity: d, lineExtensionAmount: e, taxTotals: [firstTax({ amount: f })] }),
          };
          expect(Array.isArray(findings(changed, HELD))).toBe(true);
        },
      ),
    );
  });
});

describe('a request', () => {
  it('is judged before it has a number', () => {
    const someone = {
      identification: { type: '13', number: '1020304050' },
      legal_name: 'Laura Gómez',
      address: { line: 'Calle 1', municipality_code: '11001' },
    } as const;
    const request = { supplier, customer: someone, now: NOW };
    expect(
      checkRequest({ kind: kindOf('invoice'), draft: invoice(), ...request }).found.map(({ rule }) => rule),
    ).toEqual(['FAK55']);
    expect(
      checkRequest({ kind: kindOf('debit_note'), draft: creditNote(), ...request }).found.map(({ rule }) => rule),
    ).toEqual(['DAK55']);
    // The final consumer has neither address nor e-mail.
    expect(checkRequest({ kind: kindOf('invoice'), draft: invoice(), ...request, customer: null }).found).toEqual([]);
    const broken = { ...supplier, tax_level_codes: ['O-99'] };
    expect(
      checkRequest({ kind: kindOf('invoice'), draft: invoice(), ...request, supplier: broken }).found.map(
        ({ rule }) => rule,
      ),
    ).toContain('FAJ26');
  });

  it('is refused under rules that the registry has', () => {
    const rules = [
      ...draftFaults(
        invoice({
          operation_type: '99',
          currency: 'XXQ',
          issued_at: '2026-11-20T10:00:00-05:00',
          lines: [line({ line_extension_amount: '1.00', product_code: { standard: '123', value: 'x' } })],
          notes: ['\u0001'],
        }),
        { now: NOW, livemode: true },
      ),
      ...documentFaults('credit_note', creditNote({ reason_code: '9', billing_reference: undefined }), {
        now: NOW,
        livemode: true,
      }),
    ].flatMap(({ rule }) => rule ?? []);
    expect(rules).toEqual(['ZB01', 'FAD02', 'FAD09e', 'FAD15a', 'FAV06', 'FAZ12', 'CBF03', 'CAE02']);
    for (const rule of rules) expect(explain(rule)?.severity).toBe('rejection');
  });
});

describe('a fault of the request', () => {
  const FOLDER = new URL('../rules/', import.meta.url);
  const sources = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const named = sources.flatMap((file) =>
    [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(/'([FCD][A-Z]{2}\d{2}[a-z]?|VLR\d{2}|ZB\d{2})'/g)].map(
      ([, id]) => id ?? '',
    ),
  );

  it('bears only ids that the registry knows exactly', () => {
    const known = new Set([...KNOWN_RULES.keys()].map((id) => ruleOfKind(id, 'invoice')));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((id) => !known.has(ruleOfKind(id, 'invoice')))).toEqual([]);
  });
});

describe('a message of the tax authority', () => {
  it('is explained with its place, cause and remedy', () =>
    expect(
      explained({ rule: 'DAX07', severity: 'rejection', detail: 'Valor del impuesto errado' }, invoice()),
    ).toMatchObject({
      rule: 'DAX07',
      severity: 'rejection',
      detail: 'Valor del impuesto errado',
      pointer: '#/lines',
      cause: { es: 'El valor del impuesto no sale de su base y su tarifa.' },
      fix: { es: 'Calcule value = base × rate / 100, a dos decimales.' },
    }));

  it('is known under each letter of its documents, in both languages', () => {
    const ids = [...KNOWN_RULES.values()].flatMap(({ id, letters }) =>
      letters.length === 0 ? [id] : letters.map((letter) => letter + id.slice(1)),
    );
    expect(ids.length).toBeGreaterThan(600);
    for (const id of ids) {
      const known = explain(id);
      expect([id, known?.cause.es !== '' && known?.fix.en !== '']).toEqual([id, true]);
      expect(known?.fix.es).not.toMatch(/no está documentada/);
    }
  });

  it.each([
    ['FAU04', 'rejection'],
    ['FAJ71', 'rejection'],
    ['FAJ43b', 'notification'],
    ['RUT01', 'notification'],
    ['DAN01', 'rejection'],
    ['FAB22', 'rejection'],
    ['DC17', 'rejection'],
  ])('%s is a %s', (id, severity) => expect(explain(id)?.severity).toBe(severity));

  it.each(['FAG01', 'FAH02', 'FAI99', 'FAP01', 'FAW99', 'FBC99', 'FAO01', 'FAL01'])(
    '%s, of which only the group is known, is explained by its group',
    (id) => expect(explain(id)).toMatchObject({ rule: id, severity: 'unknown' }),
  );

  it('about the reference of a note points to what its body had', () => {
    const ours = creditNote({ invoice_id: 'inv_1', billing_reference: undefined });
    expect(explained({ rule: 'CBG04a' }, ours).pointer).toBe('#/invoice_id');
    expect(explained({ rule: 'CBG04a' }, creditNote()).pointer).toBe('#/billing_reference');
    expect(explained({ rule: 'CBG02' }, ours).pointer).toBe('#/invoice_id');
    expect(explained({ rule: 'CBG02' }, creditNote()).pointer).toBe('#/billing_reference');
  });

  it('of an unknown number is explained by its letters', () => {
    expect(explain('FAK99')).toMatchObject({ pointer: '#/customer', severity: 'unknown' });
    expect(explain('CAV99z')).toMatchObject({ pointer: '#/lines' });
  });

  it('of which nothing is known stays as it is', () => {
    expect(explain('QQQ1')).toBeUndefined();
    expect(explained({ rule: 'QQQ1' }, invoice())).toEqual({ rule: 'QQQ1', pointer: null, cause: null, fix: null });
  });
});
