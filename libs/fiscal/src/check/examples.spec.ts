import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { kindOf as kindNamed, namedCounterparty, saleOf } from '@rubrica/kinds';
import { fiscalDocument } from '../compose/compose-document.js';
import { operationOf, taxOf } from '../catalogs/api-codes.js';
import { creditNoteConcepts, debitNoteConcepts, invoiceOperationTypes } from '../catalogs/document.js';
import { taxes } from '../catalogs/taxes.js';
import { findings } from './findings.js';
import { ingredients } from '../compose/ingredients.fixture.js';
import { LIVE_MODE, refusedBy } from '../request/draft.fixture.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules, type KindRules } from './rules-of-kind.js';
import { type CommonDraft, InvoiceDraft } from '../request/draft.js';
import { draftTotals } from '../compose/document-resource.js';
import { computeDraft } from '../compose/totals.js';
import type { DocumentKind } from '../values/document-kind.js';
import { type DocumentDraft, isCorrection, isSale } from '../request/note-draft.js';

const FOLDER = new URL('../../../../examples/', import.meta.url);
const bodiesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .map((name) => folder + name);
const read = (name: string): DocumentDraft => {
  const body = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as DocumentDraft;
  return kindNamed(kindOf(name)).api.completed?.(body) ?? body;
};

const KIND_OF_FOLDER: Readonly<Record<string, DocumentKind>> = {
  'credit-notes/': 'credit_note',
  'debit-notes/': 'debit_note',
  'equivalent-documents/': 'equivalent_document',
  'support-documents/': 'support_document',
  'support-document-adjustments/': 'support_document_adjustment',
  'equivalent-document-notes/': 'equivalent_document_note',
};
const kindOf = (name: string): DocumentKind => KIND_OF_FOLDER[/^.*\//.exec(name)?.[0] ?? ''] ?? 'invoice';
const rulesOf = (name: string, draft: DocumentDraft) => {
  const kind = kindNamed(kindOf(name));
  return saleOf(kind, kind.typeCodeOf(draft)).rules as KindRules<CommonDraft>;
};
/** What is to be paid, worked out apart from this code. */
const PAYABLE: Readonly<Record<string, string>> = {
  'additional-references.json': '3808000.00',
  'advances-with-receipts.json': '31297000.00',
  'aiu-services.json': '9398450.00',
  'aiu-surveillance.json': '20645550.00',
  'buyer-with-temporary-permit.json': '895000.00',
  'cigarettes.json': '821350.00',
  'consortium-buyer.json': '27608000.00',
  'consortium-issuer.json': '57120000.00',
  'contingency/dian-outage-of-an-export.json': '47950.00',
  'contingency/dian-outage.json': '239904.00',
  'contingency/paper-original.json': '243712.00',
  'contingency/paper-restaurant.json': '65555.56',
  'counter-sale.json': '61999.99',
  'courier-parcels.json': '55513.50',
  'credit-notes/cancellation.json': '250000.00',
  'credit-notes/of-a-paper-original.json': '7378.00',
  'credit-notes/price-adjustment-without-reference.json': '180000.00',
  'credit-notes/price-adjustment.json': '78975.00',
  'credit-notes/prompt-payment-without-reference.json': '182962.50',
  'credit-notes/prompt-payment.json': '105315.00',
  'credit-notes/rebate-without-reference.json': '255850.00',
  'credit-notes/rebate.json': '142800.00',
  'credit-notes/return-by-line.json': '449106.00',
  'credit-notes/return-of-a-delivery.json': '337365.00',
  'credit-notes/return-to-final-consumer.json': '15368.00',
  'credit-notes/return-without-reference.json': '699720.00',
  'credit-notes/return.json': '14994.07',
  'credit-notes/volume-discount.json': '115990.00',
  'credit-notes/without-reference.json': '416500.00',
  'debit-notes/change-of-value-without-reference.json': '461125.00',
  'debit-notes/change-of-value.json': '37400.00',
  'debit-notes/costs-to-collect.json': '114240.00',
  'debit-notes/increase-of-a-lease.json': '267750.00',
  'debit-notes/interest-without-reference.json': '71430.25',
  'debit-notes/interest.json': '48250.00',
  'debit-notes/other-in-dollars.json': '505.75',
  'debit-notes/other.json': '524790.00',
  'debit-notes/storage-of-a-day.json': '267750.00',
  'debit-notes/without-reference.json': '149940.00',
  'deliveries-to-shops.json': '13765668.00',
  'despatch-and-receipt.json': '5821200.00',
  'discounts.json': '1990446.00',
  'dollars-in-pesos.json': '5888100.96',
  'dollars-payable-in-euros.json': '4522.00',
  'early-payment-discount.json': '11245500.00',
  'electricity-bill.json': '356703.20',
  'equivalent-document-notes/annulment.json': '18900.00',
  'equivalent-document-notes/delivery-charged-later.json': '6000.00',
  'equivalent-document-notes/discounted-annulment-issued-elsewhere.json': '49050.00',
  'equivalent-document-notes/issued-elsewhere.json': '119150.00',
  'equivalent-document-notes/part-returned.json': '4725.00',
  'equivalent-document-notes/price-adjustment-of-a-meal.json': '6480.00',
  'equivalent-document-notes/rebate.json': '14875.00',
  'equivalent-document-notes/value-added.json': '23800.00',
  'equivalent-documents/bakery.json': '18900.00',
  'equivalent-documents/company-that-deducts.json': '99999.98',
  'equivalent-documents/discount-on-a-line.json': '113288.00',
  'equivalent-documents/discount-on-the-ticket.json': '95000.00',
  'equivalent-documents/excluded-goods.json': '23100.00',
  'equivalent-documents/final-consumer.json': '49999.99',
  'equivalent-documents/gift-with-the-purchase.json': '80000.00',
  'equivalent-documents/mixed-rates.json': '59500.00',
  'equivalent-documents/person-without-address.json': '250000.00',
  'equivalent-documents/plastic-bag.json': '119173.00',
  'equivalent-documents/restaurant.json': '59000.00',
  'equivalent-documents/soft-drinks.json': '20928.00',
  'equivalent-documents/two-means-of-payment.json': '150000.00',
  'equivalent-documents/visitor-with-passport.json': '300000.00',
  'euros-on-credit.json': '4545.80',
  'every-kind-of-text.json': '121975.00',
  'excluded-goods.json': '1535000.00',
  'exempt-excluded-and-taxed.json': '960400.00',
  'exempt-goods.json': '148420.00',
  'export-cif-in-three-currencies.json': '121637940.00',
  'export-dap-by-road.json': '74000000.00',
  'export-in-pesos.json': '2667000.00',
  'export-of-services.json': '7954.00',
  'export-usd.json': '12599.75',
  'export-with-carrier.json': '198000000.00',
  'five-hundred-lines.json': '69101591.54',
  'foreign-buyer.json': '1197420.00',
  'foreign-exchange-purchase.json': '1144710.00',
  'foreign-exchange.json': '1969280.00',
  'fractional-quantities.json': '974830.43',
  'free-sample.json': '15024.07',
  'freight-by-consignment.json': '5695500.00',
  'freight.json': '5183200.00',
  'fuel.json': '1492388.62',
  'gift-bonds-and-vouchers.json': '500000.00',
  'home-delivery.json': '299642.00',
  'horticulture-levy.json': '2360875.00',
  'hotel-foreign-guest.json': '1419999.99',
  'hotel-stay.json': '1189884.00',
  'instalments.json': '2998800.00',
  'issued-by-a-provider.json': '502477.50',
  'large-amounts.json': '345035390394.21',
  'lease-of-a-month.json': '5735000.00',
  'line-withholdings.json': '2600150.00',
  'liquor.json': '1077468.00',
  'long-texts.json': '4998000.00',
  'maintenance-of-a-year.json': '11554781.00',
  'mandate-of-two-principals.json': '6138760.00',
  'mandate.json': '15024.07',
  'medicines-by-lot.json': '10200600.00',
  'mobile-data.json': '105165.00',
  'mobile-plan.json': '77367.00',
  'motorcycle-and-boat.json': '142932773.12',
  'names-with-markup.json': '41650.00',
  'natural-person-issuer.json': '600000.00',
  'notary-deed.json': '1166369.00',
  'only-free-goods.json': '24510.00',
  'own-item-codes.json': '6638100.00',
  'petrol-station.json': '159993.02',
  'plastic-bags.json': '754.50',
  'prepaid-credit.json': '999999.99',
  'prepaid-usd.json': '15024.07',
  'restaurant-with-tip.json': '134388.89',
  'several-names-and-contact.json': '732564.00',
  'several-taxes.json': '1630792.00',
  'show-tickets.json': '1232000.00',
  'single-use-plastics.json': '812580.00',
  'software-subscription.json': '1283772.00',
  'stamp-tax.json': '374400000.00',
  'standard-sale.json': '371060.00',
  'supermarket.json': '174457.28',
  'support-document-adjustments/annulment.json': '2330000.00',
  'support-document-adjustments/from-abroad-issued-elsewhere.json': '148.50',
  'support-document-adjustments/issued-elsewhere.json': '240000.00',
  'support-document-adjustments/other-of-a-week.json': '172200.00',
  'support-document-adjustments/part-returned.json': '225000.00',
  'support-document-adjustments/price-adjustment-with-iva.json': '156500.00',
  'support-document-adjustments/rebate.json': '120000.00',
  'support-documents/coffee-of-a-grower.json': '2250000.00',
  'support-documents/company-not-obliged.json': '540000.00',
  'support-documents/discount-and-freight.json': '2129000.00',
  'support-documents/excluded-and-taxed-goods.json': '1046800.00',
  'support-documents/fees-of-a-designer.json': '2600000.00',
  'support-documents/lessons-from-panama.json': '1000000.00',
  'support-documents/purchases-of-several-days.json': '1134050.00',
  'support-documents/recycled-paper.json': '287750.00',
  'support-documents/rent-of-a-natural-person.json': '3500000.00',
  'support-documents/reteiva-and-reterenta.json': '952000.00',
  'support-documents/software-from-abroad.json': '1428.00',
  'support-documents/weekly-eggs.json': '1087500.00',
  'taxes-by-unit.json': '374932.00',
  'two-means-of-payment.json': '100000.00',
  'ultra-processed-food.json': '1040084.88',
  'vehicle.json': '226890756.30',
  'water-bill.json': '164465.26',
  'withholding-agent.json': '1190192.00',
  'works-with-advances.json': '95160000.00',
};
const files = ['', 'contingency/', ...Object.keys(KIND_OF_FOLDER)].flatMap(bodiesIn).sort();

describe('the examples', () => {
  it('are all here', () => {
    expect(files).toEqual(Object.keys(PAYABLE));
  });

  it.each(files)('%s can be posted as it is', (name) => {
    const draft = read(name);
    expect(refusedBy(kindNamed(kindOf(name)).api.draft, draft)).toEqual([]);
    expect(documentFaults<CommonDraft>(rulesOf(name, draft), draft, LIVE_MODE)).toEqual([]);
    expect(draftTotals(computeDraft(draft)).payable_amount).toBe(PAYABLE[name]);
  });

  it.each(files)('%s becomes a document that no rule would reject', (name) => {
    const draft = read(name);
    const typeCode = kindNamed(kindOf(name)).typeCodeOf(draft);
    const document = fiscalDocument(
      ingredients({
        draft,
        counterparty: namedCounterparty(kindNamed(kindOf(name)).api.counterparty, draft).data ?? null,
        typeCode,
        reference: { number: 'SETP1', uuid: 'a1'.repeat(48), issueDate: '2026-11-12' },
      }),
    );
    expect(document.uuid).toMatch(/^[0-9a-f]{96}$/);
    expect(document.lines).toHaveLength(draft.lines.length);
    const rejections = findings(document, kindNamed(kindOf(name)).rules).filter(
      ({ severity }) => severity === 'rejection',
    );
    expect(rejections).toEqual([]);
  });
});

describe('together the examples', () => {
  const drafts = files.map((name) => ({ kind: kindOf(name), draft: read(name) }));
  const lines = drafts.flatMap(({ draft }) => draft.lines);
  const lineTaxes = lines.flatMap((line) => line.taxes ?? []);
  const dianCodeOf = (code: string): string => {
    const tax = taxOf(code);
    return typeof tax === 'object' ? tax.code : '';
  };

  it('are sixty and more', () => expect(files.length).toBeGreaterThanOrEqual(60));

  it('have every tax of DIAN’s table, and every withholding', () => {
    const withheld = drafts.flatMap(({ draft }) => ('withholdings' in draft ? (draft.withholdings ?? []) : []));
    const shown = new Set([...lineTaxes, ...withheld].map(({ code }) => dianCodeOf(code)));
    const ofDocuments = [...taxes.values()].filter(({ kind }) => kind !== 'party').map(({ code }) => code);
    expect(ofDocuments.filter((code) => !shown.has(code))).toEqual([]);
  });

  it.each([
    ['01', ['19.00', '5.00', '0.00']],
    ['04', ['16.00', '8.00', '4.00']],
  ])('have tax %s at %s', (tax, rates) => {
    const shown = new Set(lineTaxes.filter(({ code }) => code === tax).map(({ rate }) => rate));
    expect(rates.filter((rate) => !shown.has(rate))).toEqual([]);
  });

  it('have a line without any tax: an excluded good', () =>
    expect(lines.some((line) => line.taxes === undefined)).toBe(true));

  it('have every operation type but those of the health sector and the old 13', () => {
    const given = drafts.flatMap(({ draft }) => (isSale(draft) ? [operationOf(draft.operation_type)] : []));
    const shown = new Set(given.map((operation) => operation?.customizationId));
    const wanted = [...invoiceOperationTypes.keys()].filter((code) => code !== '13');
    expect(wanted.filter((code) => !shown.has(code))).toEqual([]);
  });

  it('are of the types 01, 02 and 03; a 04 is a 01 or 02 that is issued while DIAN is away', () => {
    const types = drafts.map(({ kind, draft }) => kindNamed(kind).typeCodeOf(draft));
    expect([...new Set(types)].sort()).toEqual(['01', '02', '03', '05', '20', '91', '92', '93', '94', '95']);
  });

  it.each([
    ['credit_note', 'with reference', [...creditNoteConcepts.keys()]],
    ['credit_note', 'without', [...creditNoteConcepts.keys()].filter((concept) => concept !== '2')],
    ['debit_note', 'with reference', [...debitNoteConcepts.keys()]],
    ['debit_note', 'without', [...debitNoteConcepts.keys()]],
  ])('have a %s %s of each reason; CAD02a: an annulment has a reference', (noteKind, reference, concepts) => {
    const isReferring = reference === 'with reference';
    const shown = drafts.flatMap(({ kind, draft }) =>
      kind === noteKind && isCorrection(draft) && (draft.period === undefined) === isReferring
        ? [draft.reason_code]
        : [],
    );
    expect(concepts.filter((concept) => !shown.includes(concept))).toEqual([]);
  });

  it('have the payment means that differ: bonos and vales of DIAN, the wallet of the API', () => {
    const means = drafts.flatMap(({ draft }) => [draft.payment_means, ...(draft.additional_payment_means ?? [])]);
    expect(means.map(({ code }) => code)).toEqual(expect.arrayContaining(['dian:71', 'dian:72', '71']));
  });
});

describe('the refused example', () => {
  it.each(bodiesIn('refused/').filter((name) => !name.endsWith('.faults.json')))('%s is told each place', (name) => {
    const faults = documentFaults(invoiceRules, read(name) as InvoiceDraft, LIVE_MODE);
    expect(faults).toMatchObject(
      JSON.parse(readFileSync(new URL(name.replace(/json$/, 'faults.json'), FOLDER), 'utf8')) as object[],
    );
  });
});
