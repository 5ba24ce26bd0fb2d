import type { DocumentRequest } from '@rubrica/contracts';
import { encodeId } from '@rubrica/service';
import { createHash } from 'node:crypto';
import type { MailedPackage } from './letter.js';

/** Makes an id in the form of real ones, always the same one for the same word. */
export const idOf = (prefix: string, word: string): string =>
  `${prefix}_${encodeId(createHash('sha256').update(word).digest())}`;

export const TENANT = idOf('ten', 'ferretería');
export const INVOICE = idOf('inv', 'primera');

export const packageOf = (changes: Partial<MailedPackage> = {}): MailedPackage => ({
  document_id: INVOICE,
  kind: 'invoice',
  environment: 'habilitacion',
  edition: 1,
  number: 'SETP990000001',
  type_code: '01',
  cufe: 'c'.repeat(96),
  zip_blob: 'a'.repeat(64),
  file_number: { year: 2026, sequence: 1 },
  request_blob: 'b'.repeat(64),
  contingency: false,
  simulate: null,
  ...changes,
});

export const requestOf = (changes: Partial<DocumentRequest> = {}): DocumentRequest => ({
  document_id: INVOICE,
  tenant_id: TENANT,
  draft: {
    customer_id: 'final_consumer',
    currency: 'COP',
    operation_type: '10',
    payment_means: { code: '10', type: '1' },
    lines: [],
  },
  supplier: {
    nit: '900373115',
    check_digit: '3',
    legal_name: 'Ferretería Ñandú S.A.S.',
    trade_name: 'El Tornillo',
    organization_type: '1',
    tax_level_codes: ['R-99-PN'],
    tax_scheme: '01',
    address: { line: 'Calle 1 # 2-3', municipality_code: '76001' },
    email: 'facturas@nandu.co',
  },
  customer: {
    identification: { type: '31', number: '800199436', check_digit: '4' },
    legal_name: 'Constructora Cóndor Ltda.',
  },
  mail: { to: ['compras@condor.co'], cc: [] },
  ...changes,
});
