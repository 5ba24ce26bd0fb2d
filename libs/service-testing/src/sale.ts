import type { InvoiceDraft, NoteDraft, TenantProfile } from '@rubrica/fiscal';

/** The seller of the documents in tests. */
export const seller = (changes: Partial<TenantProfile> = {}): TenantProfile => ({
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21', municipality_code: '11001', country: 'CO' },
  email: 'facturacion@andina.example',
  ...changes,
});

/** A company that buys, with no address. */
export const buyer = (changes: object = {}): object => ({
  identification: { type: '31', number: '900108281', check_digit: '3' },
  legal_name: 'Óptica Central S.A.S.',
  organization_type: '1',
  email: 'compras@opticacentral.example',
  ...changes,
});

/** A sale over the counter: one unit at 100000.00 with 19 % of value-added tax. `changes` may be wrong on purpose. */
export const sale = (changes: object = {}): InvoiceDraft => ({
  customer_id: 'final_consumer',
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      description: 'Lente de contacto',
      quantity: '1.00',
      unit_code: '94',
      unit_price: '100000.00',
      line_extension_amount: '100000.00',
      taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
    },
  ],
  ...changes,
});

/** Lines of ten units at 25000.00, with 19 % of value-added tax. */
export const coffeeLines = (count: number): InvoiceDraft['lines'] =>
  Array.from({ length: count }, (_, index) => ({
    description: `Café de origen «Nariño», tostión media, bolsa de ${String(index + 1)}00 g`,
    quantity: '10.00',
    unit_code: '94',
    unit_price: '25000.00',
    line_extension_amount: '250000.00',
    taxes: [{ code: '01', rate: '19.00', base: '250000.00', value: '47500.00' }],
    product_code: { standard: '999', value: `CAF-${String(index)}` },
  }));

/** The same sale to a company that has an address. */
export const companySale = (changes: object = {}): object => {
  const { customer_id: _, ...common } = sale();
  const address = { line: 'Carrera 8 # 20-14', municipality_code: '11001', country: 'CO' };
  return { customer: buyer({ address }), ...common, ...changes };
};

/** A note that takes the same sale back; it has no `operation_type`. */
export const note = (changes: object = {}): NoteDraft => {
  const { operation_type: _, ...common } = sale();
  return { ...common, reason_code: '1', reason: 'Devolución', ...changes };
};

/** A note to a sale to a company. */
export const companyNote = (changes: object): object => {
  const { customer_id: _, ...common } = note();
  const { customer } = companySale() as { readonly customer: object };
  return { customer, ...common, reason: 'Devolución de un lente', ...changes };
};

/** DIAN's public numbering range for tests, without the environment and the date of its resolution. */
export const TEST_RANGE = {
  prefix: 'SETP',
  from: 990000000,
  to: 995000000,
  resolution_number: '18760000001',
  valid_from: '2019-01-19',
  valid_to: '2030-01-19',
  technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
} as const;
