import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fiscalDocument } from '../compose/compose-document.js';
import { ingredients } from '../compose/ingredients.fixture.js';
import { creditNote, invoice, line, NOW, supplier } from '../request/draft.fixture.js';
import { documentFaults, draftFaults } from '../request/rules/draft-faults.js';
import type { FiscalDocument, FiscalLine, TaxTotal } from '../document/fiscal-document.js';
import type { Held } from './rule.js';
import { DIAN_RULES, explain, explained, findings, idsOf, rejections } from './registry.js';
import { checkRequest } from './check-request.js';

const PIN = '20191';
const KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';
const HELD: Held = { secret: KEY, pin: PIN, signingDate: '2026-11-21', authorizedRange: ingredients().range! };

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
const range = (change: Partial<NonNullable<FiscalDocument['range']>>): Partial<FiscalDocument> => ({
  range: { ...good.range!, ...change },
});
const issuer = (change: Partial<FiscalDocument['supplier']>): Partial<FiscalDocument> => ({
  supplier: { ...good.supplier, ...change },
});
const buyer = (change: Partial<FiscalDocument['customer']>): Partial<FiscalDocument> => ({
  customer: { ...good.customer, ...change },
});
const totals = (change: Partial<FiscalDocument['totals']>): Partial<FiscalDocument> => ({
  totals: { ...good.totals, ...change },
});
const nowhere = { ...good.supplier.address!, municipality: 'Macondo' };
const wrongDigit = { type: '31', number: '900108281', checkDigit: '4' };

/** One way to break each rule, and the pointer that it leads to. */
const BROKEN: readonly (readonly [rule: string, change: Partial<FiscalDocument>, pointer: string | null])[] = [
  ['FAD05', { number: '' }, '#/number'],
  ['FAD05a', { number: 'SETP-990000001' }, '#/number'],
  ['FAD05d', { number: 'SETP1' }, '#/numbering_range_id'],
  ['FAD06', { issueTime: '10:00:01-05:00' }, '/v1/numbering-ranges#/technical_key'],
  ['FAD09a', { issueDate: '2026-02-30' }, '#/issued_at'],
  ['FAD09e', { issueDate: '2026-11-20' }, '#/issued_at'],
  ['FAD15a', { currency: 'XXQ' }, '#/currency'],
  ['FAD16', { lines: [] }, '#/lines'],
  ['FAB05a', range({ resolutionNumber: 'x' }), '#/numbering_range_id'],
  ['FAB07b', range({ validFrom: '2019-01-20' }), '#/numbering_range_id'],
  ['FAB08b', range({ validTo: '2031-01-19' }), '#/numbering_range_id'],
  ['FAB10', range({ prefix: 'LARGO' }), '#/numbering_range_id'],
  ['FAB10a', { prefix: 'FE' }, '#/numbering_range_id'],
  ['FAB10b', range({ prefix: 'SETT' }), '#/numbering_range_id'],
  ['FAB11', range({ from: '1234567890' }), '#/numbering_range_id'],
  ['FAB11b', range({ from: '990000001' }), '#/numbering_range_id'],
  ['FAB12', range({ to: '' }), '#/numbering_range_id'],
  ['FAB12b', range({ to: '995000001' }), '#/numbering_range_id'],
  ['FAB19b', { software: { ...good.software, providerNit: '900.1' } }, '/v1/tenant#/software/id'],
  ['FAB22', { software: { ...good.software, providerCheckDigit: '9' } }, '/v1/tenant#/software/id'],
  ['FAB23', { software: { ...good.software, id: ' ' } }, '/v1/tenant#/software/id'],
  ['FAB27b', { software: { ...good.software, securityCode: '0' } }, '/v1/tenant#/software/pin'],
  ['FAB36', { qrText: 'https://example.com' }, null],
  ['FAJ02', issuer({ organizationType: '3' as '1' }), '/v1/tenant#/organization_type'],
  ['FAK02', buyer({ organizationType: '3' as '1' }), '#/customer/organization_type'],
  ['FAJ06', issuer({ tradeName: ' ' }), '/v1/tenant#/trade_name'],
  ['FAJ07', issuer({ address: nowhere }), '/v1/tenant#/address'],
  ['FAJ28', issuer({ address: nowhere }), '/v1/tenant#/address'],
  ['FAK08', buyer({ address: nowhere }), '#/customer/address'],
  ['FAJ20', issuer({ legalName: '' }), '/v1/tenant#/legal_name'],
  ['FAJ42', issuer({ legalName: '' }), '/v1/tenant#/legal_name'],
  ['FAK20', buyer({ legalName: ' ' }), '#/customer/legal_name'],
  ['FAJ21', issuer({ identification: { type: '13', number: '1', checkDigit: null } }), '/v1/tenant#/nit'],
  ['FAJ24', issuer({ identification: wrongDigit }), '/v1/tenant#/check_digit'],
  ['FAJ47', issuer({ identification: wrongDigit }), '/v1/tenant#/check_digit'],
  ['FAK24', buyer({ identification: wrongDigit }), '#/customer/identification/check_digit'],
  ['FAK47', buyer({ identification: wrongDigit }), '#/customer/identification/check_digit'],
  ['FAJ26', issuer({ taxLevelCodes: ['O-99'] }), '/v1/tenant#/tax_level_codes'],
  ['FAK26', buyer({ taxLevelCodes: [] }), '#/customer/tax_level_codes'],
  ['FAJ39', issuer({ taxScheme: { id: '01', name: 'INC' } }), '/v1/tenant#/tax_scheme'],
  ['FAK39', buyer({ taxScheme: { id: '09', name: 'x' } }), '#/customer/tax_scheme'],
  ['FAJ71', issuer({ email: null }), '/v1/tenant#/email'],
  ['FAK55', buyer({ email: null }), '#/customer/email'],
  [
    'FAK61',
    buyer({ organizationType: '2', identification: { type: '13', number: '', checkDigit: null } }),
    '#/customer/identification',
  ],
  ['VLR01', firstLine({ unitPrice: '-1.00' }), '#/lines/0/unit_price'],
  ['FAN01', { paymentMeans: { ...good.paymentMeans, form: '3' as '1' } }, '#/payment_means/type'],
  ['FAN03', { paymentMeans: { ...good.paymentMeans, code: '' } }, '#/payment_means/code'],
  ['FAN04', { paymentMeans: { form: '2', code: '10', dueDate: null, paymentId: null } }, '#/payment_means/due_date'],
  ['FAR03', { currency: 'USD' }, '#/exchange_rate'],
  ['FAS01a', { taxTotals: [firstTax({}), firstTax({})] }, '#/lines'],
  ['FAS01b', { taxTotals: [firstTax({}), firstTax({ code: '04', name: 'INC' })] }, '#/lines'],
  ['FAS02', { taxTotals: [firstTax({ amount: '1.00' })] }, '#/lines'],
  ['FAS04', { taxTotals: [firstTax({ subtotals: [rate, rate] })] }, '#/lines'],
  ['FAS07', { taxTotals: [firstTax({ subtotals: [{ ...rate, amount: '38003.00' }] })] }, '#/lines'],
  ['FAU02', totals({ lineExtensionAmount: '199999.99' }), '#/lines'],
  ['FAU04', totals({ taxExclusiveAmount: '0.00' }), '#/lines'],
  ['FAU06', totals({ taxInclusiveAmount: '238000.01' }), '#/lines'],
  ['FAU08', totals({ allowanceTotal: '0.00' }), '#/allowances'],
  ['FAU10', totals({ chargeTotal: '0.00' }), '#/charges'],
  ['FAU14', totals({ payableAmount: '1.00' }), '#/lines'],
  ['FAV01', firstLine({ id: '7' }), '#/lines/0'],
  ['FAV04b', firstLine({ quantity: '0.00' }), '#/lines/0/quantity'],
  ['FAV06', firstLine({ lineExtensionAmount: '119000.00' }), '#/lines/0/line_extension_amount'],
  ['FAX01', firstLine({ taxTotals: [firstTax({}), firstTax({})] }), '#/lines/0/taxes'],
  ['FAX02', firstLine({ taxTotals: [firstTax({ amount: '1.00' })] }), '#/lines/0/taxes'],
  ['FAX07', firstLine({ taxTotals: [firstTax({ subtotals: [{ ...rate, amount: '1.00' }] })] }), '#/lines/0/taxes'],
  ['FAZ09', firstLine({ productCode: { standard: '010', value: 'x' } }), '#/lines/0/product_code/value'],
  ['ZB01', issuer({ legalName: 'a\u0001b' }), '/v1/tenant#/legal_name'],
];
const BROKEN_NOTES: readonly (readonly [rule: string, change: Partial<FiscalDocument>, pointer: string | null])[] = [
  ['CAD02a', { customizationId: '22' }, '#/operation_type'],
  ['CAE02', { billingReference: null }, '#/period/start_date'],
  ['CAE04', { billingReference: null }, '#/period/end_date'],
  ['CBF02', { billingReference: { ...note.billingReference!, uuid: 'abc' } }, '#/billing_reference'],
  ['CBF03', { discrepancy: { reasonCode: '9', reason: 'x' } }, '#/reason_code'],
  ['CBF04', { discrepancy: { reasonCode: '1', reason: ' ' } }, '#/reason'],
];

describe('the rules of the tax authority', () => {
  it('have nothing against good documents', () => {
    expect(findings(good, HELD)).toEqual([]);
    expect(findings(note, { secret: PIN, pin: PIN, signingDate: '2026-11-21' }).map(({ rule }) => rule)).toEqual([
      'CAK55', // a final consumer has no address: a notification
    ]);
  });

  it.each(BROKEN)('%s objects to an invoice that breaks it', (rule, change, pointer) => {
    const found = findings({ ...good, ...change }, HELD).find((finding) => finding.rule === rule);
    expect(found).toMatchObject({ rule, pointer });
    expect([found?.detail.en, found?.detail.es]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
  });

  it.each(BROKEN_NOTES)('%s objects to a credit note that breaks it', (rule, change, pointer) =>
    expect(findings({ ...note, ...change }, {}).find((finding) => finding.rule === rule)).toMatchObject({
      rule,
      pointer,
    }),
  );

  it('CBG04a objects to a note whose invoice is not accepted', () => {
    expect(findings(note, { invoiceAccepted: false }).map(({ rule }) => rule)).toContain('CBG04a');
    expect(findings(note, { invoiceAccepted: true }).map(({ rule }) => rule)).not.toContain('CBG04a');
  });

  it('are all seen to object, where it is the document that they judge', () => {
    const seen = new Set([...BROKEN, ...BROKEN_NOTES].map(([rule]) => rule).concat('CBG04a'));
    const judged = DIAN_RULES.filter((rule) => rule.check).map(({ ids: [first] }) => first ?? '');
    expect(judged.filter((id) => !seen.has(id))).toEqual([]);
  });

  it('bear each id once', () => {
    const ids = DIAN_RULES.flatMap((rule) => idsOf(rule, ['invoice']));
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
        fix: 'If the document has payments received before, try without: DIAN does not say whether they are subtracted.',
        rule: 'DAU14',
        es: {
          detail: 'El valor a pagar es 119000.00, no 1.00.',
          fix: 'Si el documento lleva anticipos, pruebe sin ellos: la DIAN no aclara si se restan.',
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
    const request = { supplier, customer: null, now: NOW };
    expect(checkRequest({ kind: 'invoice', draft: invoice(), ...request }).found.map(({ rule }) => rule)).toEqual([
      'FAK55',
    ]);
    expect(checkRequest({ kind: 'debit_note', draft: creditNote(), ...request }).found.map(({ rule }) => rule)).toEqual(
      ['DAK55'],
    );
    const broken = { ...supplier, tax_level_codes: ['O-99'] };
    expect(
      checkRequest({ kind: 'invoice', draft: invoice(), ...request, supplier: broken }).found.map(({ rule }) => rule),
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

  it.each(['90', 'ZB01', 'CTG01', 'FAD06', 'CAD06', 'DBG04a', 'CBG04a', 'FAJ43b', 'RUT01', 'DAD06'])(
    '%s is known',
    (rule) => expect(explain(rule)?.severity).not.toBeUndefined(),
  );

  it('about the reference of a note points to what its body had', () => {
    const ours = creditNote({ invoice_id: 'inv_1', billing_reference: undefined });
    expect(explained({ rule: 'CBG04a' }, ours).pointer).toBe('#/invoice_id');
    expect(explained({ rule: 'CBG04a' }, creditNote()).pointer).toBe('#/billing_reference');
    expect(explained({ rule: 'CBF01' }, ours).pointer).toBe('#/invoice_id');
    expect(explained({ rule: 'CBF01' }, creditNote()).pointer).toBe('#/billing_reference');
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
