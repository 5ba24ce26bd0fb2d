import type { InvoiceDraft, NoteDraft, TenantProfile } from '@rubrica/fiscal';

export const supplier: TenantProfile = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13', 'O-15'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21', municipality_code: '11001', country: 'CO' },
  email: 'facturacion@andina.example',
};

export const invoiceDraft = (changes: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
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

/** Takes the same sale back. */
export const noteDraft = (changes: Partial<NoteDraft> = {}): NoteDraft => {
  const { operation_type: _, ...common } = invoiceDraft();
  return { ...common, reason_code: '1', reason: 'Devolución', ...changes };
};
