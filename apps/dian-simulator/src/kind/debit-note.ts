import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

export const debitNote: Kind = {
  name: 'DebitNote',
  root: 'DebitNote',
  issuer: 'cac:AccountingSupplierParty',
  registration: 'invoicing',
  operation: 'SendBillSync',
  typeCodes: ['92'],
  hashedWithPin: ['92'],
  rules: 'DebitNote',
  letter: 'D',
  title: 'La Nota débito electrónica',
  profile: 'DIAN 2.1: Nota Débito de Factura Electrónica de Venta',
  operations: words('30 32'),
  concepts: words('1 2 3 4'),
  corrects: 'Invoice',
};
