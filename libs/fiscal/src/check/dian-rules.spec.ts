import { describe, expect, it } from '@jest/globals';
import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { DIAN_RULES, KINDS, kindOf, KNOWN_RULES, saleOf } from '@rubrica/kinds';
import { CreditNoteDraft, creditNoteRules, debitNoteRules } from './of-kinds.fixture.js';
import { fiscalDocument } from '../compose/compose-document.js';
import { ingredients } from '../compose/ingredients.fixture.js';
import {
  type CommonDraft,
  InvoiceDraft,
  type LineDraft,
  type TaxDraft,
  type WithholdingDraft,
} from '../request/draft.js';
import type { DocumentDraft } from '../request/note-draft.js';
import type { InlineSupplier } from '../request/supplier.js';
import { done } from '../values/steps.js';
import {
  creditNote,
  invoice,
  line,
  NOW,
  type Purchase,
  purchase,
  refusedBy,
  seller,
  supplier,
  TEST_MODE,
} from '../request/draft.fixture.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules, type KindRules } from './rules-of-kind.js';
import type { FiscalDocument, FiscalLine, TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import * as explanation from './explanation.js';
import { findings, rejections } from './findings.js';
import type { Request } from './check-request.js';
import { idsIn } from '../rules/known-rules.js';
import { lettersOf, ruleWithLetter } from '../document/rule-id.js';

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
    counterparty: {
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
const wrong = { type: '31', number: '900108281', check_digit: '4' } as const;
const wrongDigit = { type: '31', number: '900108281', checkDigit: '4' };

/** One way to break each rule that is judged on the document, and the pointer that it leads to. */
const BROKEN: readonly (readonly [rule: string, change: Partial<FiscalDocument>, pointer: string | null])[] = [
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
  ['VLR01', totals({ payableAmount: '-1.00' }), '#/lines'],
  ['FAQ07', { allowances: [{ ...good.allowances[0]!, amount: '1.00' }] }, '#/allowances/0/amount'],
  ['FBE06', firstLine({ allowances: [discount('1.00')] }), '#/lines/0/allowances/0/amount'],
  ['FAS01a', { taxTotals: [] }, '#/lines'],
  ['FAS02', { taxTotals: [firstTax({ amount: '1.00' })] }, '#/lines'],
  ['FAU02', totals({ lineExtensionAmount: '199999.99' }), '#/lines'],
  ['FAU04', totals({ taxExclusiveAmount: '0.00' }), '#/lines'],
  ['FAU06', totals({ taxInclusiveAmount: '238000.01' }), '#/lines'],
  ['FAU08', totals({ allowanceTotal: '0.00' }), '#/allowances'],
  ['FAU10', totals({ chargeTotal: '0.00' }), '#/charges'],
  ['FAU12', totals({ prepaidAmount: '1.00' }), '#/prepaid'],
  ['FAU14', totals({ payableAmount: '1.00' }), '#/lines'],
  ['FAV02', firstLine({ id: '7' }), '#/lines/0'],
  ['FAX14', firstLine({ taxTotals: [firstTax({ subtotals: [at('0.19')] })] }), '#/lines/0/taxes'],
  ['FAZ04', { typeCode: '02' }, '#/lines/0/brand'],
  ['FAZ05', { typeCode: '02' }, '#/lines/0/model'],
  ['ZB01', issuer({ legalName: 'a\u0001b' }), '/v1/tenant#/legal_name'],
];
const bought = fiscalDocument(
  ingredients({
    kind: saleOf(kindOf('support_document')).sale,
    draft: purchase(),
    counterparty: seller(),
    number: 'SEDS984000000',
    prefix: 'SEDS',
    typeCode: '05',
  }),
);
const PurchaseSchema = kindOf('support_document').api.draft;
const purchaseRules = saleOf(kindOf('support_document')).rules as KindRules<Purchase>;
const soldBy = (change: Partial<FiscalDocument['supplier']>): Partial<FiscalDocument> => ({
  supplier: { ...bought.supplier, ...change },
});
/** The same for the rules of purchases alone. */
const BROKEN_PURCHASES: typeof BROKEN = [
  ['DSAJ26', soldBy({ taxLevelCodes: ['O-99'] }), '#/supplier/tax_level_codes'],
  ['DSAK24', { customer: { ...bought.customer, identification: wrongDigit } }, '/v1/tenant#/check_digit'],
  ['DSAK26', { customer: { ...bought.customer, taxLevelCodes: ['O-99'] } }, '/v1/tenant#/tax_level_codes'],
];
const ofNotes = (text: string): string => text.replace(/\bDS(?=[A-Z]{2}\d)/, 'NS');
const BROKEN_ADJUSTMENTS: typeof BROKEN = BROKEN_PURCHASES.map(([rule, change, pointer]) => [
  ofNotes(rule),
  change,
  pointer,
]);

const BROKEN_TICKETS: typeof BROKEN = [['DEAJ24b', issuer({ identification: wrongDigit }), '/v1/tenant#/check_digit']];

const taxed = (change: Partial<TaxDraft>) =>
  line({ taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00', ...change }] });
const litres = (change: Partial<TaxDraft>) =>
  line({
    taxes: [
      { code: '22', per_unit_amount: '66.00', base_quantity: '1.00', unit_code: '94', value: '66.00', ...change },
    ],
  });
const levied = (name: string) => taxed({ code: 'dian:ZZ', rate: '1.00', value: '1000.00', name });
const withheld = (change: Partial<WithholdingDraft>): Partial<InvoiceDraft> => ({
  withholdings: [{ code: '06', rate: '2.50', base: '100000.00', value: '2500.00', ...change }],
});
const lines = (...of: readonly LineDraft[]): Partial<InvoiceDraft> => ({ lines: [...of] });
const ofPeriod = (period: object, change: object = {}) => ({
  billing_reference: undefined,
  reason_code: '1',
  period,
  ...change,
});

/** One way to break each rule that the request decides, and what the caller is told; the schema tells the pointer alone. */
const REFUSED: readonly (readonly [rule: string, change: object, told: string])[] = [
  ['FAD02', { operation_type: '99' }, '#/operation_type unknown_code FAD02'],
  ['FAD09c', { issued_at: '2026-11-15T10:00:00-05:00' }, '#/issued_at not_today FAD09e'],
  ['FAD09e', { issued_at: '2026-11-20T10:00:00-05:00' }, '#/issued_at not_today FAD09e'],
  ['FAD15a', { currency: 'XXQ' }, '#/currency unknown_code FAD15a'],
  [
    'FAM06',
    { delivery: { delivery_party: { identification: wrong, legal_name: 'X' } } },
    '#/delivery/delivery_party/identification/check_digit check_digit_mismatch FAM37',
  ],
  ['FBC04', { delivery_terms: { incoterm: 'DPU' } }, '#/delivery_terms/incoterm unknown_code FBC04'],
  ['FAN02', { payment_means: { code: '10', type: '3' } }, '#/payment_means/type'],
  ['FAN03', { payment_means: { code: '55', type: '1' } }, '#/payment_means/code unknown_code FAN03'],
  ['FAN04', { payment_means: { code: '10', type: '2' } }, '#/payment_means/due_date required FAN04'],
  ['FAR06', { currency: 'USD' }, '#/exchange_rate required FAR06'],
  ['FAQ04', { allowances: [{ amount: '1.00', reason_code: '99' }] }, '#/allowances/0/reason_code unknown_code FAQ04'],
  ['FAQ10', { allowances: [{ amount: '2.00', base: '1.00' }] }, '#/allowances/0/amount allowance_exceeds_base FAQ06'],
  ['FAS01b', lines(levied('Una'), levied('Otra')), '#/lines/1/taxes/0/name conflicting_fields FAS01b'],
  ['FAS04', lines(litres({}), litres({ unit_code: 'KGM' })), '#/lines/1/taxes/0/unit_code conflicting_fields FAS04'],
  [
    'FAS07',
    lines(...Array.from({ length: 3 }, () => taxed({ value: '19001.00' }))),
    '#/lines tax_total_mismatch FAS07',
  ],
  ['FAS10', lines(litres({ unit_code: 'MON' })), '#/lines/0/taxes/0/unit_code unknown_code FAS10'],
  ['FAS14', lines(taxed({ code: '03', rate: '0.9661', value: '966.10' })), '#/lines/0/taxes/0/rate unknown_rate FAS14'],
  ['FAS16', lines(taxed({ code: '99' })), '#/lines/0/taxes/0/code unknown_code FAX16'],
  ['FAX01', lines(line({ taxes: [...line().taxes!, ...line().taxes!] })), '#/lines/0/taxes/1/code duplicate_tax FAX01'],
  ['FAX02', lines(taxed({ value: undefined })), '#/lines/0/taxes/0/value'],
  [
    'FAX04',
    lines(line({ taxes: [...line().taxes!, { code: '01', rate: '5.00', base: '1.00', value: '0.05' }] })),
    '#/lines/0/taxes/1/code duplicate_tax FAX01',
  ],
  ['FAX07', lines(taxed({ value: '1.00' })), '#/lines/0/taxes/0/value amount_mismatch FAX07'],
  ['FAX10', lines(litres({ unit_code: undefined })), '#/lines/0/taxes/0/unit_code required FAX10'],
  ['FAX16', lines(taxed({ code: '99' })), '#/lines/0/taxes/0/code unknown_code FAX16'],
  [
    'FAT01',
    { withholdings: [...withheld({}).withholdings!, ...withheld({}).withholdings!] },
    '#/withholdings/1/code duplicate_tax FAT01',
  ],
  [
    'FAT02',
    { ...withheld({ value: '2499.00' }), ...lines(line(withheld({}))) },
    '#/withholdings/0/value amount_mismatch FAT02',
  ],
  ['FAT07', withheld({ value: '1.00' }), '#/withholdings/0/value amount_mismatch FAT07'],
  [
    'FAY10',
    withheld({ code: '05', base: '19000.00', rate: '19.00', value: '3610.00' }),
    '#/withholdings/0/rate unknown_rate FAY10',
  ],
  ['FAV01', { lines: [] }, '#/lines'],
  ['FAV03', { operation_type: '09' }, '#/aiu/contract_object required FAV03'],
  ['FAV04b', lines(line({ quantity: '0.00' })), '#/lines/0/quantity must_be_positive FAV04'],
  ['FAV05', lines(line({ unit_code: 'MON' })), '#/lines/0/unit_code unknown_code FAV05'],
  [
    'FAV06',
    lines(line({ line_extension_amount: '119000.00' })),
    '#/lines/0/line_extension_amount tax_in_line_total FAV06',
  ],
  [
    'FAW01',
    lines(line({ unit_price: '0.00', line_extension_amount: '0.00', taxes: [] })),
    '#/lines/0/reference_price required FAW03',
  ],
  ['FBB02', lines(line({ unit_price: '100000.0000001' })), '#/lines/0/unit_price'],
  [
    'FBE08',
    lines(line({ allowances: [{ amount: '100000.01' }], line_extension_amount: '0.00', taxes: [] })),
    '#/lines/0/allowances/0/amount allowance_exceeds_base FBE05',
  ],
  ['FAZ02', lines(line({ description: ' ' })), '#/lines/0/description'],
  [
    'FAZ10',
    lines(line({ product_code: { standard: '001', value: 'x' } })),
    '#/lines/0/product_code/value wrong_product_code FAZ10',
  ],
  [
    'FAZ12',
    lines(line({ product_code: { standard: '123', value: 'x' } })),
    '#/lines/0/product_code/standard unknown_code FAZ12',
  ],
  [
    'FBA05',
    { operation_type: 'dian:11', ...lines(line({ mandate: wrong })) },
    '#/lines/0/mandate/check_digit check_digit_mismatch FBA05',
  ],
];
const REFUSED_NOTES: typeof REFUSED = [
  [
    'CAD02a',
    ofPeriod({ start_date: '2026-11-01', end_date: '2026-11-20' }, { reason_code: '2' }),
    '#/reason_code conflicting_fields CAD02a',
  ],
  ['CAE02', { billing_reference: undefined }, '#/invoice_id required CAE02'],
  ['CAE04', ofPeriod({ start_date: '2026-11-02', end_date: '2026-11-01' }), '#/period/end_date wrong_order CAE04'],
  ['CBF03', { reason_code: '9' }, '#/reason_code unknown_code CBF03'],
  ['CBF04', { reason: ' ' }, '#/reason'],
  [
    'CBG02',
    { billing_reference: { number: 'SETP1', cufe: 'abc', issue_date: '2026-11-20' } },
    '#/billing_reference/cufe',
  ],
  [
    'CBG06',
    { billing_reference: { number: 'SETP1', cufe: 'a1'.repeat(48), issue_date: '2026-11-22' } },
    '#/billing_reference/issue_date date_in_future CBG06',
  ],
];

const ticketKind = kindOf('equivalent_document');
const ticketRules = saleOf(ticketKind).rules as KindRules<CommonDraft>;
const ticket = {
  document_type: 'pos',
  customer_id: 'final_consumer',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [line()],
  register: { plate: 'CAJA-1', location: 'Tienda', cashier: 'Ana', type: 'Única', sale_code: '1' },
};
const from = (change: Partial<InlineSupplier>) => ({ supplier: seller(change) });
const abroad = { line: '1200 Brickell Avenue', city: 'Miami', country: 'US' };
const foreigner = (change: Partial<InlineSupplier> = {}) =>
  from({
    residence: 'non_resident',
    identification: { type: '50', number: 'US987' },
    address: abroad,
    ...change,
  });
const REFUSED_PURCHASES: typeof REFUSED = [
  [
    'DSAJ08a',
    from({ address: { line: 'Vereda El Carmen', municipality_code: '25053' } }),
    '#/supplier/address/postal_code required DSAJ08a',
  ],
  [
    'DSAJ08b',
    foreigner({ address: { line: '1200 Brickell Avenue', country: 'US' } }),
    '#/supplier/address/city required DSAJ08b',
  ],
  [
    'DSAJ08b',
    foreigner({ address: { ...abroad, country: 'CO' } }),
    '#/supplier/address/country conflicting_fields DSAJ08b',
  ],
  ['DSAJ24b', from({ identification: wrong }), '#/supplier/identification/check_digit check_digit_mismatch DSAJ24b'],
  [
    'DSAJ25a',
    from({ identification: { type: '22', number: '345678' } }),
    '#/supplier/identification/type not_applicable DSAJ25a',
  ],
  [
    'DSAJ25b',
    foreigner({ identification: { type: '13', number: '52853110' } }),
    '#/supplier/identification/type not_applicable DSAJ25b',
  ],
  ['DSAY13', withheld({ code: '07', rate: '0.97', value: '970.00' }), '#/withholdings/0/code'],
  ['DSFC01', { lines: [{ ...line(), purchased_on: '2026-11-22' }] }, '#/lines/0/purchased_on date_in_future DSFC01'],
];

/** The same rules are on a note to a purchase, which has no withholdings; and its own ones. */
const REFUSED_ADJUSTMENTS: typeof REFUSED = [
  ...REFUSED_PURCHASES.filter(([rule]) => rule !== 'DSAY13').map(
    ([rule, change, fault]) => [ofNotes(rule), change, ofNotes(fault)] as const,
  ),
  ['NSBF03', { reason_code: '6' }, '#/reason_code unknown_code NSBF03'],
  ['NSBG02', { support_document_id: undefined }, '#/support_document_id required NSBG02'],
];
const adjusted = kindOf('support_document_adjustment');
const adjustmentRules = saleOf(adjusted).rules as KindRules<CommonDraft>;
const adjustment = () => ({ ...purchase(), support_document_id: 'sd_1', reason_code: '2' });

/** What the schema refuses, and the faults of the rest. */
const told = <Draft extends CommonDraft>(rules: KindRules<Draft>, schema: TSchema, draft: object): string[] => {
  const body = JSON.parse(JSON.stringify(draft)) as Draft;
  const refused = refusedBy(schema, body);
  const faults = documentFaults(rules, body, TEST_MODE, refused);
  return [...refused, ...faults.map(({ pointer, code, rule = '' }) => `${pointer} ${code} ${rule}`.trim())];
};

const rulesOf = (id: string) => KINDS.find(({ rules }) => rules.letter === lettersOf(id))?.rules ?? invoiceRules;
const explain = (id: string) => explanation.explain(id, rulesOf(id));
const explained = <Message extends { readonly rule: string }>(message: Message, draft: DocumentDraft) =>
  explanation.explained(message, rulesOf(message.rule), draft);

describe('the rules of the tax authority', () => {
  it('have nothing against good documents', () => {
    expect(findings(good, invoiceRules).map(({ rule }) => rule)).toEqual([
      'FAK08', // this buyer has no address: a notification
    ]);
    expect(findings(note, creditNoteRules)).toEqual([]);
  });

  it.each(BROKEN)('%s objects to an invoice that breaks it', (rule, change, pointer) => {
    const found = findings({ ...good, ...change }, invoiceRules).find((finding) => finding.rule === rule);
    expect(found).toMatchObject({ rule, pointer });
    expect(found?.detail).toEqual({ en: expect.stringMatching(/\.$/), es: expect.stringMatching(/\.$/) });
  });

  it('are all seen to object, where it is the document that they judge', () => {
    const seen = new Set(
      [...BROKEN, ...BROKEN_PURCHASES, ...BROKEN_ADJUSTMENTS, ...BROKEN_TICKETS].map(([rule]) => rule),
    );
    const judged = DIAN_RULES.filter(({ judge }) => judge.by === 'document').map(({ id }) => id);
    expect(judged.filter((id) => !seen.has(id))).toEqual([]);
  });

  it.each(REFUSED)('%s refuses an invoice that breaks it', (_, change, fault) =>
    expect(told(invoiceRules, InvoiceDraft, { ...invoice(), ...change })).toEqual([fault]),
  );

  it.each(REFUSED_NOTES)('%s refuses a credit note that breaks it', (_, change, fault) =>
    expect(told(creditNoteRules, CreditNoteDraft, { ...creditNote(), ...change })).toEqual([fault]),
  );

  it('DEAD12a refuses a ticket of a type that there is not, and nothing is held against one that is right', () => {
    expect(told(ticketRules, ticketKind.api.draft, ticket)).toEqual([]);
    expect(told(ticketRules, ticketKind.api.draft, { ...ticket, document_type: 'recibo' })).toEqual([
      '#/document_type unknown_code DEAD12a',
    ]);
  });

  it.each(REFUSED_PURCHASES)('%s refuses a purchase that breaks it', (_, change, fault) =>
    expect(told(purchaseRules, PurchaseSchema, { ...purchase(), ...change })).toEqual([fault]),
  );

  it.each(REFUSED_ADJUSTMENTS)('%s refuses an adjustment note that breaks it', (_, change, fault) =>
    expect(told(adjustmentRules, adjusted.api.draft, { ...adjustment(), ...change })).toEqual([fault]),
  );

  it('hold nothing against a purchase that is right, from a resident or from abroad', () => {
    for (const change of [{}, foreigner(), { transmission: 'weekly' as const }])
      expect(told(purchaseRules, PurchaseSchema, { ...purchase(), ...change })).toEqual([]);
    expect(told(adjustmentRules, adjusted.api.draft, adjustment())).toEqual([]);
    expect(findings(bought, purchaseRules)).toEqual([]);
  });

  it.each(BROKEN_PURCHASES)('%s objects to a purchase that breaks it', (rule, change, pointer) =>
    expect(findings({ ...bought, ...change }, purchaseRules).find((finding) => finding.rule === rule)).toMatchObject({
      rule,
      pointer,
    }),
  );

  it.each(BROKEN_ADJUSTMENTS)('%s objects to an adjustment note that breaks it', (rule, change, pointer) =>
    expect(findings({ ...bought, ...change }, adjustmentRules).find((finding) => finding.rule === rule)).toMatchObject({
      rule,
      pointer,
    }),
  );

  it.each(BROKEN_TICKETS)('%s objects to a ticket that breaks it', (rule, change, pointer) =>
    expect(findings({ ...good, ...change }, ticketRules).find((finding) => finding.rule === rule)).toMatchObject({
      rule,
      pointer,
    }),
  );

  it('are all seen to refuse, where it is the request that they judge', () => {
    const seen = new Set([
      'DEAD12a',
      ...[...REFUSED, ...REFUSED_NOTES, ...REFUSED_PURCHASES, ...REFUSED_ADJUSTMENTS].map(([rule]) => rule),
    ]);
    const judged = DIAN_RULES.filter(({ judge }) => judge.by === 'request').map(({ id }) => id);
    // The gateway compares a note with the other notes on its invoice: credit-limit.ts.
    expect(judged.filter((id) => !seen.has(id))).toEqual(['VLR02']);
  });

  it('bear each id once', () => {
    const ids = DIAN_RULES.flatMap(({ ids }) => ids);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('bear the letter of the document', () => {
    const broken = { ...note, totals: { ...note.totals, payableAmount: '1.00' } };
    expect(rejections(findings(broken, creditNoteRules)).map(({ rule }) => rule)).toEqual(['CAU14']);
    expect(rejections(findings(broken, debitNoteRules))).toEqual([
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
          expect(Array.isArray(findings(changed, invoiceRules))).toBe(true);
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
    const judged = (name: string, draft: DocumentDraft, change: Partial<Request> = {}) => {
      const { body, typeCodeOf } = kindOf(name);
      return done(body.check({ typeCode: typeCodeOf(draft), draft, ...request, ...change })).found;
    };
    const request = { issuer: supplier, counterparty: someone, now: NOW };
    expect(judged('invoice', invoice()).map(({ rule }) => rule)).toEqual(['FAK55']);
    expect(judged('debit_note', creditNote()).map(({ rule }) => rule)).toEqual(['DAK55']);
    // The final consumer has neither address nor e-mail.
    expect(judged('invoice', invoice(), { counterparty: null })).toEqual([]);
    const broken = { ...supplier, tax_level_codes: ['O-99'] };
    expect(judged('invoice', invoice(), { issuer: broken }).map(({ rule }) => rule)).toContain('FAJ26');
  });

  it('is refused under rules that the registry has', () => {
    const rules = [
      ...documentFaults(
        invoiceRules,
        invoice({
          operation_type: '99',
          currency: 'XXQ',
          issued_at: '2026-11-20T10:00:00-05:00',
          lines: [line({ line_extension_amount: '1.00', product_code: { standard: '123', value: 'x' } })],
          notes: ['\u0001'],
        }),
        { now: NOW, livemode: true },
      ),
      ...documentFaults(creditNoteRules, creditNote({ reason_code: '9', billing_reference: undefined }), {
        now: NOW,
        livemode: true,
      }),
    ].flatMap(({ rule }) => rule ?? []);
    expect(rules).toEqual(['ZB01', 'FAD02', 'FAD09e', 'FAD15a', 'FAV06', 'FAZ12', 'CBF03', 'CAE02']);
    for (const rule of rules) expect(explain(rule)?.severity).toBe('rejection');
  });
});

describe('an id of the tax authority', () => {
  const ID = '[A-Z]{2,4}\\d{2}[a-z]?';
  const literals = new RegExp(`(?<!idOf\\(\\w+, )'(${ID}(?:(?: |\\.\\.)${ID})*)'`, 'g');
  const sources = ['../rules/', '../warnings/', './', '../../../kinds/src/'].flatMap((room) => {
    const folder = new URL(room, import.meta.url);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'));
  });
  const written = sources.flatMap((source) => [...source.matchAll(literals)].flatMap(([, list = '']) => idsIn(list)));

  it('is written once, in its row: checks and warnings name the row', () => {
    expect(written.length).toBeGreaterThan(250);
    expect(written.filter((id, index) => written.indexOf(id) !== index)).toEqual([]);
    expect(written.filter((id) => !KNOWN_RULES.has(id))).toEqual([]);
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
      letters.length === 0 ? [id] : letters.map((letter) => ruleWithLetter(id, letter)),
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
