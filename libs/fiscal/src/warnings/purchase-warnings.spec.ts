import { describe, expect, it } from '@jest/globals';
import { TEST_MODE } from '../request/draft.fixture.js';
import type { DocumentDraft } from '../request/note-draft.js';
import type { SupplierInput } from '../request/supplier.js';
import type { Purchase } from './buyer-warnings.js';
import { purchaseWarnings } from './draft-warnings.js';

type PurchaseDraft = DocumentDraft & Purchase;
const context = { ...TEST_MODE, ruleLetter: 'DS', issuerNit: '900373115' } as const;
const seller: SupplierInput = {
  residence: 'resident',
  identification: { type: '13', number: '52853110' },
  legal_name: 'Rosa Elvira Páez Torres',
  address: { line: 'Finca 3', municipality_code: '25286', postal_code: '250020' },
};
const abroad: SupplierInput = {
  residence: 'non_resident',
  identification: { type: '41', number: 'PA0345678' },
  legal_name: 'Ana Lucía Herrera Vega',
  address: { line: 'Calle 50', city: 'Ciudad de Panamá', country: 'PA' },
};
const purchase = (change: Partial<PurchaseDraft> = {}): PurchaseDraft =>
  ({
    supplier: seller,
    currency: 'COP',
    payment_means: { code: '10', type: '1' },
    lines: [
      {
        ...{ purchased_on: '2026-01-15', description: 'Café pergamino', quantity: '1.00', unit_code: 'KGM' },
        ...{ unit_price: '18000.00', line_extension_amount: '18000.00' },
      },
    ],
    ...change,
  }) as PurchaseDraft;
const warned = (draft: PurchaseDraft, of: SupplierInput = seller) => purchaseWarnings(draft, of, context);
const places = (draft: PurchaseDraft, of?: SupplierInput) =>
  warned(draft, of).map(({ pointer, code, rule = '' }) => `${pointer} ${code} ${rule}`.trim());

describe('a preview of a purchase', () => {
  it('warns of nothing in a usual one', () => expect(places(purchase())).toEqual([]));

  it('warns of the seller, whom it calls so, in the request or where he is stored', () => {
    const odd = { ...seller, identification: { type: '13', number: '1234567890' }, email: 'rosa@gmial.com' } as const;
    expect(places(purchase({ supplier: odd }), odd)).toEqual([
      '#/supplier/identification/number unusual_sale',
      '#/supplier/email doubtful_email',
    ]);
    const stored = { ...purchase(), supplier: undefined, supplier_id: 'sup_1' } as never;
    expect(warned(stored, odd)).toMatchObject([
      {
        pointer: '#/supplier_id',
        fix: "In the stored supplier (PATCH /v1/suppliers/{id}), identification.number: compare it with the seller's RUT or document.",
      },
      {
        pointer: '#/supplier_id',
        es: { fix: 'En el proveedor guardado (PATCH /v1/suppliers/{id}), email: pregunte al vendedor: ¿es gmail.com?' },
      },
    ]);
  });

  it('warns of a seller abroad whose address has no state', () => {
    const address = { ...abroad.address, line: 'Calle 50', state: 'Provincia de Panamá' };
    expect(places(purchase({ supplier: abroad }), abroad)).toEqual(['#/supplier/address/state unusual_sale']);
    expect(places(purchase({ supplier: { ...abroad, address } }), { ...abroad, address })).toEqual([]);
  });

  it('warns of units, bases and amounts under the ids of its own rules', () => {
    const [line] = purchase().lines;
    const lines = [
      { ...line, unit_code: 'KG', taxes: [{ code: '01', rate: '19.00', base: '20000.00', value: '3800.00' }] },
    ] as PurchaseDraft['lines'];
    expect(places(purchase({ lines }))).toEqual([
      '#/lines/0/unit_code unusual_sale DSAV05',
      '#/lines/0/taxes/0/base unusual_sale DSAU04',
    ]);
  });

  it('does not warn of what only a sale has: a commercial value, a tariff of a tax', () => {
    const [line] = purchase().lines;
    const given = { ...line, line_extension_amount: '0.00', allowances: [{ amount: '18000.00' }] };
    expect(places(purchase({ lines: [given] as PurchaseDraft['lines'] }))).toEqual([]);
  });
});
