import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

// Source: annex 1.0 of equivalent documents (Res. 000165/2023), DIAN's toolbox V1-3.
export const equivalentDocument: Kind = {
  name: 'EquivalentDocument',
  root: 'Invoice',
  issuer: 'cac:AccountingSupplierParty',
  registration: 'equivalent',
  operation: 'SendBillSync',
  typeCodes: ['20'],
  hashedWithPin: ['20'],
  rules: 'Invoice',
  letter: 'DE',
  title: 'El Documento equivalente electrónico',
  profile: 'DIAN 2.1: Documento Equivalente POS',
  operations: words('10'),
  concepts: words(''),
  corrects: null,
};
