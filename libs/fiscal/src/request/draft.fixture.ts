import { Ajv2020 } from 'ajv/dist/2020.js';
import type { TSchema } from '@sinclair/typebox';
import type { NoteDraft } from './note-draft.js';
import type { CommonDraft, InvoiceDraft, LineDraft, WithholdingDraft } from './draft.js';
import type { InlineSupplier } from './supplier.js';
import { isEmailAddress } from '../values/email-address.js';
import type { TenantProfile } from './party.js';

/** One unit at 100000.00 with 19 % of value-added tax. */
export const line = (change: Partial<LineDraft> = {}): LineDraft => ({
  description: 'Lente de contacto',
  quantity: '1.00',
  unit_code: '94',
  unit_price: '100000.00',
  line_extension_amount: '100000.00',
  taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
  ...change,
});

export const invoice = (change: Partial<InvoiceDraft> = {}): InvoiceDraft => ({
  customer_id: 'final_consumer',
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  lines: [line()],
  ...change,
});

/** A credit note on an invoice that another system issued. */
export const creditNote = (change: Partial<NoteDraft> = {}): NoteDraft => ({
  customer_id: 'final_consumer',
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [line()],
  billing_reference: { number: 'SETP990000001', cufe: 'a1'.repeat(48), issue_date: '2026-11-20' },
  reason_code: '2',
  reason: 'La compra no se realizó',
  ...change,
});

/** A grower of coffee who issues no invoices. */
export const seller = (change: Partial<InlineSupplier> = {}): InlineSupplier => ({
  residence: 'resident',
  identification: { type: '13', number: '52853110' },
  legal_name: 'Rosa Elvira Páez Torres',
  address: { line: 'Vereda El Carmen', municipality_code: '25053', postal_code: '252001' },
  ...change,
});

/** The request of a support document. */
export type Purchase = Omit<CommonDraft, 'lines'> & {
  readonly supplier_id?: string;
  readonly supplier?: InlineSupplier;
  readonly transmission?: 'per_operation' | 'weekly';
  readonly withholdings?: WithholdingDraft[];
  readonly operation_type?: never;
  readonly lines: (LineDraft & { readonly purchased_on?: string })[];
};

/** One unit at 100000.00 that was bought yesterday, from a seller who issues no invoices. */
export const purchase = (change: Partial<Purchase> = {}): Purchase => ({
  supplier: seller(),
  currency: 'COP',
  payment_means: { code: '10', type: '1' },
  lines: [{ ...line(), purchased_on: '2026-11-20' }],
  ...change,
});

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

/** Ten in the morning in Colombia. */
export const NOW = new Date('2026-11-21T15:00:00.000Z');
export const TEST_MODE = { now: NOW, livemode: false };
export const LIVE_MODE = { now: NOW, livemode: true };

const ajv = new Ajv2020({ allErrors: true, formats: { 'idn-email': isEmailAddress } });

/** Pointers of all that a schema refuses; for a missing or unknown field, the pointer of that field. */
export const refusedBy = (schema: TSchema, body: unknown): string[] => {
  const validate = ajv.compile(schema);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, params }) => {
    const name: unknown = params['missingProperty'] ?? params['additionalProperty'];
    return typeof name === 'string' ? `#${instancePath}/${name}` : `#${instancePath}`;
  });
};
