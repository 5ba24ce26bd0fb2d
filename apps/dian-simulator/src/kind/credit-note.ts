import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

export const creditNote: Kind = {
  name: 'CreditNote',
  root: 'CreditNote',
  issuer: 'cac:AccountingSupplierParty',
  registration: 'invoicing',
  operation: 'SendBillSync',
  typeCodes: ['91'],
  hashedWithPin: ['91'],
  rules: 'CreditNote',
  letter: 'C',
  title: 'La Nota crédito electrónica',
  profile: 'DIAN 2.1: Nota Crédito de Factura Electrónica de Venta',
  operations: words('20 22'),
  // The old 5 ("otros") has become prompt payment.
  concepts: words('1 2 3 4 5 6'),
  corrects: 'Invoice',
};
