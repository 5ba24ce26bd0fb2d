import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

/** Codes of all equivalent documents, and of their contingencies. */
export const EQUIVALENTS = words('20 25 27 30 32 35 40 45 50 55 60 07 08');

// Source: annex 1.0 of equivalent documents (Res. 000165/2023), DIAN's toolbox V1-3.
export const equivalentDocument: Kind = {
  name: 'EquivalentDocument',
  root: 'Invoice',
  issuer: 'cac:AccountingSupplierParty',
  registration: 'equivalent',
  operation: 'SendBillSync',
  typeCodes: ['20'],
  hashedWithPin: [...EQUIVALENTS],
  rules: 'Invoice',
  letter: 'DE',
  ids: { FAJ24: 'DEAJ24b' },
  title: 'El Documento equivalente electrónico',
  profile: 'DIAN 2.1: Documento Equivalente POS',
  operations: words('10'),
  concepts: words(''),
  corrects: null,
};
