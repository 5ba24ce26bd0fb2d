import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

// Source: annex of support documents 1.1 (Res. 000167/2021), DIAN's toolbox and code lists of it.
export const supportDocument: Kind = {
  name: 'SupportDocument',
  root: 'Invoice',
  issuer: 'cac:AccountingCustomerParty',
  registration: 'invoicing',
  operation: 'SendBillSync',
  typeCodes: ['05'],
  hashedWithPin: ['05'],
  hash: { scheme: 'CUDS-SHA384', taxes: words('01') },
  rules: 'Invoice',
  letter: 'DS',
  // The parties have changed places and say less: what is asked of them is in rules of their own.
  lacks: /^FA[JK]|^RUT|^FAB10a$|^FAD05e$|^FAX16$/,
  title: 'El Documento soporte en adquisiciones a no obligados a facturar',
  profile: 'DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar.',
  operations: words('10 11'),
  concepts: words(''),
  corrects: null,
};
