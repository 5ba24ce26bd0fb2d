import { HEALTH_OPERATION_TYPES, words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

export const invoice: Kind = {
  name: 'Invoice',
  root: 'Invoice',
  issuer: 'cac:AccountingSupplierParty',
  registration: 'invoicing',
  operation: 'SendBillSync',
  typeCodes: ['01', '02', '03', '04'],
  hashedWithPin: ['03'],
  rules: 'Invoice',
  letter: 'F',
  title: 'La Factura electrónica',
  profile: 'DIAN 2.1: Factura Electrónica de Venta',
  operations: new Set([...words('09 10 11 12 13 14 15 16'), ...HEALTH_OPERATION_TYPES]),
  concepts: words(''),
  corrects: null,
};
