import type { DocumentRequest } from '@rubrica/contracts';
import { INVOICE, sale, seller, TENANT } from '@rubrica/service-testing';
import type { MailedPackage } from './letter.js';

export const packageOf = (changes: Partial<MailedPackage> = {}): MailedPackage => ({
  document_id: INVOICE,
  kind: 'invoice',
  environment: 'habilitacion',
  edition: 1,
  number: 'SETP990000001',
  type_code: '01',
  cufe: 'c'.repeat(96),
  zip_blob: 'a'.repeat(64),
  pdf_blob: 'd'.repeat(64),
  file_number: { year: 2026, sequence: 1 },
  request_blob: 'b'.repeat(64),
  contingency: false,
  simulate: null,
  issued_at: '2026-11-21T10:15:30-05:00',
  payable_amount: '1262500.00',
  currency: 'COP',
  ...changes,
});

export const requestOf = (changes: Partial<DocumentRequest> = {}): DocumentRequest => ({
  document_id: INVOICE,
  tenant_id: TENANT,
  draft: sale({ lines: [], payment_means: { code: '30', type: '2', due_date: '2026-12-21' } }),
  issuer: seller({
    legal_name: 'Ferretería Ñandú S.A.S.',
    trade_name: 'El Tornillo',
    email: 'facturas@nandu.co',
  }),
  counterparty: {
    identification: { type: '31', number: '800199436', check_digit: '4' },
    legal_name: 'Constructora Cóndor Ltda.',
  },
  mail: { to: ['compras@condor.co'], cc: [] },
  ...changes,
});
