import { attributeOf, children, elementsOf, find, isElement, textAt, textOf, type XmlElement } from '../xml/xml.js';
import { type Big, decimal } from './amounts.js';
import { kindOf, kindNamed } from '../kind/find-kind.js';
import { dianExtensionsIn } from './dian-extensions.js';
import type { QName } from '../xml/namespaces.js';

/** What identifies a document: all that the registry needs to tell documents apart. */
export interface DocumentIdentity {
  /** Name of its kind. */
  readonly kind: string;
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
  /** YYYY-MM-DD. Not in older journals, like the next. */
  readonly issueDate?: string;
  readonly payable?: string;
  /** Whether it is paid on credit. Missing in journals that are older than events, like the next. */
  readonly isOnCredit?: boolean;
  /** The other party than the issuer. */
  readonly buyer?: { readonly number: string; readonly type: string; readonly name: string };
  readonly issuer: { readonly name: string; readonly checkDigit: string };
}

/** A sales document as the rules read it: read once, so that the rules need not search the tree. */
export interface SalesDocument extends DocumentIdentity {
  readonly root: XmlElement;
  /** How many sts:DianExtensions there are; `dian` is the one, if it is one. */
  readonly dianCount: number;
  readonly dian: XmlElement | undefined;
  readonly supplier: Party;
  readonly customer: Party;
  /** As UUID/@schemeID states it. */
  readonly uuidEnvironment: string;
  readonly issueDate: string;
  readonly operation: string;
  /** Reason of a note. */
  readonly concept: string;
  readonly currency: string;
  readonly issueTime: string;
  readonly references: readonly Reference[];
  readonly allowanceCharges: readonly AllowanceCharge[];
  readonly taxTotals: readonly TaxTotal[];
  readonly withholdings: readonly TaxTotal[];
  /** Undefined in a debit note that has another total than its own. */
  readonly totals: XmlElement | undefined;
  readonly lines: readonly DocumentLine[];
  /** Of all lines. */
  readonly lineTaxTotals: readonly TaxTotal[];
  readonly lineWithholdings: readonly TaxTotal[];
}

export interface Party {
  readonly element: XmlElement | undefined;
  readonly kindOfPerson: string;
  readonly identification: XmlElement | undefined;
  readonly address: Address | null;
  readonly taxScheme: XmlElement | undefined;
  readonly company: Company;
  readonly registrationAddress: Address | null;
  readonly legalEntity: XmlElement | undefined;
  readonly legalCompany: Company;
  readonly registrationScheme: XmlElement | undefined;
  readonly email: string;
}

export interface Address {
  readonly municipality: string;
  readonly city: string;
  readonly postalZone: string;
  readonly department: string;
  readonly departmentCode: string;
  readonly line: string;
  readonly country: string;
  readonly countryName: string;
}

/** A CompanyID; '' for what is not stated. */
export interface Company {
  readonly number: string;
  readonly checkDigit: string;
  readonly type: string;
  readonly agency: string;
  readonly agencyName: string;
}

/** A document that a note corrects. */
export interface Reference {
  /** CUFE or CUDE, lower case. */
  readonly uuid: string;
  readonly scheme: string;
}

export interface AllowanceCharge {
  readonly element: XmlElement;
  readonly indicator: string;
  readonly isCharge: boolean;
  readonly factor: string;
  readonly amount: Big;
  readonly base: string;
}

export interface TaxTotal {
  readonly element: XmlElement;
  /** Code of the tax, from its first subtotal. */
  readonly code: string;
  readonly amount: Big;
  readonly subtotals: readonly TaxSubtotal[];
}

export interface TaxSubtotal {
  readonly element: XmlElement;
  readonly code: string;
  readonly name: string;
  /** '' when not stated, as for taxes by unit. */
  readonly taxableText: string;
  readonly taxable: Big;
  readonly amount: Big;
  readonly percent: string;
  readonly baseUnitMeasure: string;
  readonly unit: string;
  readonly perUnitAmount: string;
}

export interface DocumentLine {
  readonly element: XmlElement;
  readonly id: string;
  readonly idScheme: string;
  readonly note: string;
  readonly quantity: string;
  readonly unit: string;
  readonly isFree: boolean;
  readonly amount: Big;
  readonly price: string;
  readonly baseQuantity: string;
  readonly baseUnit: string;
  readonly allowanceCharges: readonly AllowanceCharge[];
  readonly taxTotals: readonly TaxTotal[];
  readonly withholdings: readonly TaxTotal[];
  readonly item: XmlElement | undefined;
}

const LINE = { Invoice: 'cac:InvoiceLine', CreditNote: 'cac:CreditNoteLine', DebitNote: 'cac:DebitNoteLine' } as const;
const QUANTITY = {
  Invoice: 'cbc:InvoicedQuantity',
  CreditNote: 'cbc:CreditedQuantity',
  DebitNote: 'cbc:DebitedQuantity',
} as const;

const TOTALS = {
  Invoice: 'cac:LegalMonetaryTotal',
  CreditNote: 'cac:LegalMonetaryTotal',
  DebitNote: 'cac:RequestedMonetaryTotal',
} as const;

const OTHER_PARTY = {
  'cac:AccountingSupplierParty': 'cac:AccountingCustomerParty',
  'cac:AccountingCustomerParty': 'cac:AccountingSupplierParty',
} as const;

/** PaymentMeans/ID of a sale on credit. */
const CREDIT = '2';

/** Returns null when even the identity cannot be read. */
export const identityOf = (root: XmlElement): DocumentIdentity | null => {
  const kind = kindOf(root);
  if (kind === null) return null;
  const taxScheme = find(root, kind.issuer, 'cac:Party', 'cac:PartyTaxScheme');
  const company = find(taxScheme, 'cbc:CompanyID');
  const buyer = find(root, OTHER_PARTY[kind.issuer], 'cac:Party', 'cac:PartyTaxScheme');
  const uuid = find(root, 'cbc:UUID');
  const identity: DocumentIdentity = {
    kind: kind.name,
    typeCode: kind.root === 'Invoice' ? textAt(root, 'cbc:InvoiceTypeCode') : (kind.typeCodes[0] ?? ''),
    issuerNit: textOf(company),
    number: textAt(root, 'cbc:ID'),
    prefix: prefixOf(root),
    cufe: textOf(uuid).toLowerCase(),
    uuidScheme: attributeOf(uuid, 'schemeName') ?? '',
    environment: textAt(root, 'cbc:ProfileExecutionID'),
    issueDate: textAt(root, 'cbc:IssueDate'),
    payable: textAt(root, TOTALS[kind.root], 'cbc:PayableAmount'),
    isOnCredit: children(root, 'cac:PaymentMeans').some((means) => textAt(means, 'cbc:ID') === CREDIT),
    buyer: {
      number: textAt(buyer, 'cbc:CompanyID'),
      type: attributeOf(find(buyer, 'cbc:CompanyID'), 'schemeName') ?? '',
      name: textAt(buyer, 'cbc:RegistrationName'),
    },
    issuer: { name: textAt(taxScheme, 'cbc:RegistrationName'), checkDigit: attributeOf(company, 'schemeID') ?? '' },
  };
  const { typeCode, issuerNit, number, cufe } = identity;
  return [typeCode, issuerNit, number, cufe].includes('') ? null : identity;
};

/** Reads a document. What is missing reads as '' or undefined: the rules say what has to be there. */
export const salesDocumentOf = (root: XmlElement, identity: DocumentIdentity): SalesDocument => {
  const extensions = dianExtensionsIn(root);
  const { root: rootName } = kindNamed(identity.kind);
  const lines = children(root, LINE[rootName]).map((element) => lineOf(element, QUANTITY[rootName]));
  return {
    ...identity,
    root,
    dianCount: extensions.length,
    dian: extensions.length === 1 ? extensions[0] : undefined,
    supplier: partyOf(find(root, 'cac:AccountingSupplierParty')),
    customer: partyOf(find(root, 'cac:AccountingCustomerParty')),
    issueDate: identity.issueDate ?? '',
    uuidEnvironment: attributeOf(find(root, 'cbc:UUID'), 'schemeID') ?? '',
    operation: textAt(root, 'cbc:CustomizationID'),
    concept: textAt(root, 'cac:DiscrepancyResponse', 'cbc:ResponseCode'),
    currency: textAt(root, 'cbc:DocumentCurrencyCode'),
    issueTime: textAt(root, 'cbc:IssueTime'),
    references: children(root, 'cac:BillingReference').map(referenceOf),
    allowanceCharges: allowanceChargesOf(root),
    taxTotals: taxTotalsOf(root, 'cac:TaxTotal'),
    withholdings: taxTotalsOf(root, 'cac:WithholdingTaxTotal'),
    totals: find(root, TOTALS[rootName]),
    lines,
    lineTaxTotals: lines.flatMap(({ taxTotals }) => taxTotals),
    lineWithholdings: lines.flatMap(({ withholdings }) => withholdings),
  };
};

/** XML Schema's booleans. */
const isTrue = (text: string): boolean => text === 'true' || text === '1';

const partyOf = (accounting: XmlElement | undefined): Party => {
  const element = find(accounting, 'cac:Party');
  const taxScheme = find(element, 'cac:PartyTaxScheme');
  const legalEntity = find(element, 'cac:PartyLegalEntity');
  return {
    element,
    kindOfPerson: textAt(accounting, 'cbc:AdditionalAccountID'),
    identification: find(element, 'cac:PartyIdentification', 'cbc:ID'),
    address: addressOf(find(element, 'cac:PhysicalLocation', 'cac:Address')),
    taxScheme,
    company: companyOf(find(taxScheme, 'cbc:CompanyID')),
    registrationAddress: addressOf(find(taxScheme, 'cac:RegistrationAddress')),
    legalEntity,
    legalCompany: companyOf(find(legalEntity, 'cbc:CompanyID')),
    registrationScheme: find(legalEntity, 'cac:CorporateRegistrationScheme'),
    email: textAt(element, 'cac:Contact', 'cbc:ElectronicMail'),
  };
};

export const addressOf = (element: XmlElement | undefined): Address | null =>
  element === undefined
    ? null
    : {
        municipality: textAt(element, 'cbc:ID'),
        city: textAt(element, 'cbc:CityName'),
        postalZone: textAt(element, 'cbc:PostalZone'),
        department: textAt(element, 'cbc:CountrySubentity'),
        departmentCode: textAt(element, 'cbc:CountrySubentityCode'),
        line: textAt(element, 'cac:AddressLine', 'cbc:Line'),
        country: textAt(element, 'cac:Country', 'cbc:IdentificationCode'),
        countryName: textAt(element, 'cac:Country', 'cbc:Name'),
      };

export const companyOf = (element: XmlElement | undefined): Company => ({
  number: textOf(element),
  checkDigit: attributeOf(element, 'schemeID') ?? '',
  type: attributeOf(element, 'schemeName') ?? '',
  agency: attributeOf(element, 'schemeAgencyID') ?? '',
  agencyName: attributeOf(element, 'schemeAgencyName') ?? '',
});

const referenceOf = (element: XmlElement): Reference => {
  const uuid = find(element, 'cac:InvoiceDocumentReference', 'cbc:UUID');
  return { uuid: textOf(uuid).toLowerCase(), scheme: attributeOf(uuid, 'schemeName') ?? '' };
};

const allowanceChargesOf = (element: XmlElement): AllowanceCharge[] =>
  children(element, 'cac:AllowanceCharge').map((item) => {
    const indicator = textAt(item, 'cbc:ChargeIndicator');
    return {
      element: item,
      indicator,
      isCharge: isTrue(indicator),
      factor: textAt(item, 'cbc:MultiplierFactorNumeric'),
      amount: decimal(textAt(item, 'cbc:Amount')),
      base: textAt(item, 'cbc:BaseAmount'),
    };
  });

const lineOf = (element: XmlElement, quantityName: QName): DocumentLine => {
  const id = find(element, 'cbc:ID');
  const quantity = find(element, quantityName);
  const price = find(element, 'cac:Price');
  const baseQuantity = find(price, 'cbc:BaseQuantity');
  return {
    element,
    id: textOf(id),
    idScheme: attributeOf(id, 'schemeID') ?? '',
    note: textAt(element, 'cbc:Note'),
    quantity: textOf(quantity),
    unit: attributeOf(quantity, 'unitCode') ?? '',
    isFree: isTrue(textAt(element, 'cbc:FreeOfChargeIndicator')),
    amount: decimal(textAt(element, 'cbc:LineExtensionAmount')),
    price: textAt(price, 'cbc:PriceAmount'),
    baseQuantity: textOf(baseQuantity),
    baseUnit: attributeOf(baseQuantity, 'unitCode') ?? '',
    allowanceCharges: allowanceChargesOf(element),
    taxTotals: taxTotalsOf(element, 'cac:TaxTotal'),
    withholdings: taxTotalsOf(element, 'cac:WithholdingTaxTotal'),
    item: find(element, 'cac:Item'),
  };
};

/** Returns the buyer's number as CUFE and CUDE use it. */
export const customerNumberOf = ({ customer }: SalesDocument): string =>
  customer.company.number || textOf(customer.identification);

const prefixOf = (root: XmlElement): string =>
  textAt(dianExtensionsIn(root)[0], 'sts:InvoiceControl', 'sts:AuthorizedInvoices', 'sts:Prefix') ||
  textAt(
    find(root, 'cac:AccountingSupplierParty', 'cac:Party', 'cac:PartyLegalEntity', 'cac:CorporateRegistrationScheme'),
    'cbc:ID',
  );

const taxTotalsOf = (element: XmlElement, name: QName): TaxTotal[] =>
  children(element, name).map((total) => {
    const subtotals = children(total, 'cac:TaxSubtotal').map(taxSubtotalOf);
    return {
      element: total,
      code: subtotals[0]?.code ?? '',
      amount: decimal(textAt(total, 'cbc:TaxAmount')),
      subtotals,
    };
  });

const taxSubtotalOf = (element: XmlElement): TaxSubtotal => {
  const category = find(element, 'cac:TaxCategory');
  const scheme = find(category, 'cac:TaxScheme');
  const taxableText = textAt(element, 'cbc:TaxableAmount');
  const measure = find(element, 'cbc:BaseUnitMeasure');
  return {
    element,
    code: textAt(scheme, 'cbc:ID'),
    name: textAt(scheme, 'cbc:Name'),
    taxableText,
    taxable: decimal(taxableText),
    amount: decimal(textAt(element, 'cbc:TaxAmount')),
    percent: textAt(category, 'cbc:Percent'),
    baseUnitMeasure: textOf(measure),
    unit: attributeOf(measure, 'unitCode') ?? '',
    perUnitAmount: textAt(element, 'cbc:PerUnitAmount'),
  };
};

/** Returns the currencies of all amounts, of any element but the extensions'. */
export const currenciesOf = (root: XmlElement): ReadonlySet<string> => {
  const found = new Set<string>();
  const collect = (element: XmlElement): void => {
    const currency = attributeOf(element, 'currencyID');
    if (currency !== undefined) found.add(currency);
    for (const child of elementsOf(element)) if (child.name !== 'UBLExtensions') collect(child);
  };
  collect(root);
  return found;
};

const AMOUNT_OR_PERCENTAGE = /(?:Amount|^Percent|^MultiplierFactorNumeric)$/;

/** Returns whether an amount or percentage below the element is negative; PayableRoundingAmount may be. */
export const hasNegative = ({ children: nodes }: XmlElement): boolean => {
  for (const node of nodes) {
    if (typeof node === 'string' || !isElement(node) || node.name === 'UBLExtensions') continue;
    const [first] = node.children;
    if (typeof first === 'string' && first.trimStart().startsWith('-')) {
      if (AMOUNT_OR_PERCENTAGE.test(node.name) && node.name !== 'PayableRoundingAmount') return true;
    }
    if (hasNegative(node)) return true;
  }
  return false;
};
