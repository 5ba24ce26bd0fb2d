import { words } from '../code-list/code-lists.js';
import type { Kind } from './kind.js';

// Source: annex of support documents 1.1 (Res. 000167/2021), DIAN's toolbox and code lists of it (ConceptoNotaAjuste).
export const supportDocumentAdjustment: Kind = {
  name: 'SupportDocumentAdjustment',
  root: 'CreditNote',
  issuer: 'cac:AccountingCustomerParty',
  registration: 'invoicing',
  operation: 'SendBillSync',
  typeCodes: ['95'],
  hashedWithPin: ['95'],
  hash: { scheme: 'CUDS-SHA384', taxes: words('01') },
  rules: 'CreditNote',
  letter: 'NS',
  ids: { CAD12a: 'NSAD12' },
  // The profile is compared to the letter, the parties have changed places, there is no operation type of annulments, and the reference has a CUDS.
  lacks: /^FAD03$|^FA[JK]|^RUT|^CAD02a$|^CBG05$|^FAX16$/,
  title: 'La Nota de ajuste al documento soporte',
  // Annex and sample end it with a blank, which is rejected live (August 2026).
  profile:
    'DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente',
  operations: words('10 11'),
  concepts: words('1 2 3 4 5'),
  corrects: 'SupportDocument',
};
