import { attributeOf, children, find, isElement, textAt, textOf, type XmlElement } from '../xml/xml.js';
import { type Big, decimal } from './amounts.js';
import { dianExtensionsOf, type DocumentKind, kindOf } from './document-kind.js';

/** What identifies a document: all that the registry needs to tell documents apart. */
export interface DocumentIdentity {
  readonly kind: DocumentKind;
  /** 01, 02, 03, 04; notes: 91, 92. */
  readonly typeCode: string;
  readonly issuerNit: string;
  /** Prefix and consecutive. */
  readonly number: string;
  readonly prefix: string;
  /** CUFE or CUDE as the document states it, lower case. */
  readonly cufe: string;
  readonly uuidScheme: string;
  readonly environment: string;
  readonly issuer: { readonly name: string; readonly checkDigit: string };
}

/** A sales document as the rules read it: what they share, and the tree for the rest. */
export interface SalesDocument extends DocumentIdentity {
  readonly root: XmlElement;
  readonly dian: XmlElement;
  readonly supplier: XmlElement;
  readonly customer: XmlElement;
  readonly issueDate: string;
  readonly issueTime: string;
  readonly taxTotals: readonly TaxTotal[];
  readonly totals: XmlElement;
  readonly lines: readonly DocumentLine[];
}

export interface TaxTotal {
  /** Code of the tax, from its first subtotal. */
  readonly code: string;
  readonly amount: Big;
  readonly subtotals: readonly TaxSubtotal[];
}

export interface TaxSubtotal {
  readonly code: string;
  readonly taxable: Big;
  readonly amount: Big;
  /** Null for a tax by unit. */
  readonly percent: Big | null;
  /** Distinguishes subtotals of one tax: the percentage, or the amount per unit. */
  readonly rate: string;
}

export interface DocumentLine {
  readonly element: XmlElement;
  readonly amount: Big;
  readonly taxTotals: readonly TaxTotal[];
}

const LINE = { Invoice: 'cac:InvoiceLine', CreditNote: 'cac:CreditNoteLine', DebitNote: 'cac:DebitNoteLine' } as const;
export const QUANTITY = {
  Invoice: 'cbc:InvoicedQuantity',
  CreditNote: 'cbc:CreditedQuantity',
  DebitNote: 'cbc:DebitedQuantity',
} as const;
const TYPE_CODES = { Invoice: '', CreditNote: '91', DebitNote: '92' } as const;

/** Returns null when even the identity cannot be read. */
export const identityOf = (root: XmlElement): DocumentIdentity | null => {
  const kind = kindOf(root);
  if (kind === null) return null;
  const taxScheme = find(root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyTaxScheme');
  const company = find(taxScheme, 'cbc:CompanyID');
  const uuid = find(root, 'cbc:UUID');
  const identity: DocumentIdentity = {
    kind,
    typeCode: kind === 'Invoice' ? textAt(root, 'cbc:InvoiceTypeCode') : TYPE_CODES[kind],
    issuerNit: textOf(company),
    number: textAt(root, 'cbc:ID'),
    prefix: prefixOf(root),
    cufe: textOf(uuid).toLowerCase(),
    uuidScheme: attributeOf(uuid, 'schemeName') ?? '',
    environment: textAt(root, 'cbc:ProfileExecutionID'),
    issuer: { name: textAt(taxScheme, 'cbc:RegistrationName'), checkDigit: attributeOf(company, 'schemeID') ?? '' },
  };
  const { typeCode, issuerNit, number, cufe } = identity;
  return [typeCode, issuerNit, number, cufe].includes('') ? null : identity;
};

/** Reads a document of valid structure. Returns null when an element is missing that the schema makes optional. */
export const salesDocumentOf = (root: XmlElement, identity: DocumentIdentity): SalesDocument | null => {
  const dian = dianExtensionsOf(root);
  const supplier = find(root, 'cac:AccountingSupplierParty');
  const customer = find(root, 'cac:AccountingCustomerParty');
  const totals = find(root, identity.kind === 'DebitNote' ? 'cac:RequestedMonetaryTotal' : 'cac:LegalMonetaryTotal');
  if (!dian || !supplier || !customer || !totals) return null;
  return {
    ...identity,
    root,
    dian,
    supplier,
    customer,
    totals,
    issueDate: textAt(root, 'cbc:IssueDate'),
    issueTime: textAt(root, 'cbc:IssueTime'),
    taxTotals: taxTotalsOf(root),
    lines: children(root, LINE[identity.kind]).map((element) => ({
      element,
      amount: decimal(textAt(element, 'cbc:LineExtensionAmount')),
      taxTotals: taxTotalsOf(element),
    })),
  };
};

export const partyOf = (document: SalesDocument, side: 'supplier' | 'customer'): XmlElement | undefined =>
  find(document[side], 'cac:Party');

/** Returns the buyer's number as CUFE and CUDE use it. */
export const customerNumberOf = (document: SalesDocument): string => {
  const party = partyOf(document, 'customer');
  return textAt(party, 'cac:PartyTaxScheme', 'cbc:CompanyID') || textAt(party, 'cac:PartyIdentification', 'cbc:ID');
};

const prefixOf = (root: XmlElement): string =>
  textAt(dianExtensionsOf(root), 'sts:InvoiceControl', 'sts:AuthorizedInvoices', 'sts:Prefix') ||
  textAt(
    find(root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyLegalEntity', 'cac:CorporateRegistrationScheme'),
    'cbc:ID',
  );

const taxTotalsOf = (element: XmlElement): TaxTotal[] =>
  children(element, 'cac:TaxTotal').map((total) => {
    const subtotals = children(total, 'cac:TaxSubtotal').map(taxSubtotalOf);
    return { code: subtotals[0]?.code ?? '', amount: decimal(textAt(total, 'cbc:TaxAmount')), subtotals };
  });

const taxSubtotalOf = (subtotal: XmlElement): TaxSubtotal => {
  const category = find(subtotal, 'cac:TaxCategory');
  const percent = textAt(category, 'cbc:Percent');
  return {
    code: textAt(category, 'cac:TaxScheme', 'cbc:ID'),
    taxable: decimal(textAt(subtotal, 'cbc:TaxableAmount')),
    amount: decimal(textAt(subtotal, 'cbc:TaxAmount')),
    percent: percent === '' ? null : decimal(percent),
    rate: percent === '' ? `${textAt(subtotal, 'cbc:PerUnitAmount')} por unidad` : decimal(percent).toString(),
  };
};

/** Returns all amounts below the element. */
export const amountsOf = (element: XmlElement): XmlElement[] => {
  const found: XmlElement[] = [];
  const visit = (at: XmlElement): void => {
    for (const child of at.children) {
      if (!isElement(child)) continue;
      if (child.name.endsWith('Amount')) found.push(child);
      else visit(child);
    }
  };
  visit(element);
  return found;
};
