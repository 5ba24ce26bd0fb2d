import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

// Source: annex 1.0 of equivalent documents (Res. 000165/2023), numerals 16.3 and 16.6, as public projects quote it. Of the
// concepts only 2 is certain: the others are those of notes to invoices.
const note = {
  issuer: 'cac:AccountingSupplierParty',
  registration: 'equivalent',
  operation: 'SendBillSync',
  letter: 'NA',
  operations: words('20 25 27 30 32 35 40 45 50 55 60'),
  corrects: 'EquivalentDocument',
} as const;

export const equivalentCreditNote: Kind = {
  ...note,
  name: 'EquivalentCreditNote',
  root: 'CreditNote',
  typeCodes: ['94'],
  hashedWithPin: ['94'],
  rules: 'CreditNote',
  title: 'La Nota de ajuste crédito al documento equivalente',
  profile: 'DIAN 2.1: Nota de ajuste crédito al documento equivalente',
  concepts: words('1 2 3 4 5 6'),
};

/** Its root has no type: it is told by its profile. */
export const equivalentDebitNote: Kind = {
  ...note,
  name: 'EquivalentDebitNote',
  root: 'DebitNote',
  typeCodes: ['93'],
  hashedWithPin: ['93'],
  rules: 'DebitNote',
  title: 'La Nota de ajuste débito al documento equivalente',
  profile: 'DIAN 2.1: Nota de ajuste débito al documento equivalente',
  concepts: words('1 2 3 4'),
};
