/** A sale to a company: one unit at 100000.00 with 19 % of value-added tax. */
export const sale = (externalId: string, description = 'Lente de contacto'): object => ({
  external_id: externalId,
  customer: {
    identification: { type: '31', number: '900108281', check_digit: '3' },
    legal_name: 'Óptica Central S.A.S.',
    organization_type: '1',
    email: 'compras@opticacentral.example',
    address: { line: 'Carrera 8 # 20-14', municipality_code: '11001', country: 'CO' },
  },
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      description,
      quantity: '1.00',
      unit_code: '94',
      unit_price: '100000.00',
      line_extension_amount: '100000.00',
      taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
    },
  ],
});
