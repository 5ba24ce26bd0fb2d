import type { FiscalDocument, Party } from '@rubrica/fiscal';

/** Whether the tenant, who issues the document, is its buyer. */
export const issuerBuys = ({ issuer, customer }: FiscalDocument): boolean =>
  customer.identification.number === issuer.identification.number;

export const issuerOf = (document: FiscalDocument): Party =>
  issuerBuys(document) ? document.customer : document.supplier;

/** The other side of the document. */
export const counterpartyOf = (document: FiscalDocument): Party =>
  issuerBuys(document) ? document.supplier : document.customer;
