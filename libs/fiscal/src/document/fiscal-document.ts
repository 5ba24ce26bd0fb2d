import type { DocumentKind, DocumentTypeCode, UuidScheme } from '../values/document-kind.js';

export interface ExchangeRate {
  /** Pesos for one unit of the foreign currency. */
  readonly rate: string;
  readonly date: string;
  /** The foreign currency of a document in pesos; one in another currency is in the foreign currency itself. */
  readonly currency?: string;
}

/** What documents of all kinds have once they are issued. Dates are those of Colombia. */
export interface IssuedDocument {
  readonly kind: DocumentKind;
  /** ProfileExecutionID: 1 production, 2 test. */
  readonly environment: EnvironmentDigit;
  readonly typeCode: DocumentTypeCode;
  /** Prefix and consecutive, exactly as `cbc:ID`. */
  readonly number: string;
  readonly prefix: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  /** HH:MM:SS-05:00. */
  readonly issueTime: string;
  /** Hash that stands for the document: SHA-384, 96 lower-case hex characters. */
  readonly uuid: string;
  readonly uuidScheme: UuidScheme;
  readonly software: Software;
  /** Text of sts:QRCode, lines separated by LF. */
  readonly qrText: string;
  /** The tenant, who issues and signs. */
  readonly issuer: TaxPerson;
  /** The other side: the buyer of a sale. */
  readonly counterparty: TaxPerson;
  /** ISO 4217. */
  readonly currency: string;
  /** What it comes to, two decimals. */
  readonly payableAmount: string;
}

/**
 * A complete document of a sale, or of what corrects one: with lines, taxes and totals. `libs/ubl` writes it as XML and the
 * PDF shows it; neither computes anything. Amounts are decimal strings, rounded to two decimals unless a field says otherwise.
 */
export interface FiscalDocument extends IssuedDocument {
  readonly root: UblRoot;
  /** ProfileID, as DIAN prescribes it for the kind (FAD03, CAD03, DAD03). */
  readonly profileId: string;
  readonly form: UblForm;
  /** DIAN's operation type: CustomizationID. */
  readonly customizationId: string;
  readonly notes: readonly string[];
  /** Extensions of the XML beside that of DIAN's structures, in their order. */
  readonly extensions?: readonly NamedValues[];
  /** Null on notes, which have no authorised range. */
  readonly range: AuthorizedRange | null;
  /** Who sells. Its kind says which of the two is the issuer. */
  readonly supplier: Supplier;
  readonly customer: Customer;
  readonly paymentMeans: PaymentMeans;
  /** Further instruments of the same payment, all in the form of `paymentMeans`. */
  readonly additionalPaymentMeans: readonly PaymentMeans[];
  readonly paymentTerms: readonly PaymentTerms[];
  readonly orderReference: OrderReference | null;
  readonly despatchDocumentReferences: readonly DocumentReference[];
  readonly receiptDocumentReferences: readonly DocumentReference[];
  readonly additionalDocumentReferences: readonly DocumentReference[];
  readonly delivery: Delivery | null;
  readonly deliveryTerms: DeliveryTerms | null;
  readonly exchangeRate: ExchangeRate | null;
  /** A further currency in which the document may be paid; `rate` is in the document's currency. */
  readonly paymentAlternativeExchangeRate: Required<ExchangeRate> | null;
  readonly prepaid: readonly Prepaid[];
  readonly allowances: readonly AllowanceCharge[];
  readonly charges: readonly AllowanceCharge[];
  /** The electronic document that a note corrects. */
  readonly billingReference: BillingReference | null;
  /** DIAN's concept of the correction with its name in the list, and why in words; null where nothing is corrected. */
  readonly discrepancy: { readonly reasonCode: string; readonly concept: string; readonly reason: string } | null;
  /** Time that is invoiced; a note that names no invoice has one. */
  readonly period: Period | null;
  readonly lines: readonly FiscalLine[];
  /** One per tax code: IVA first, then others by rate, then those by unit. */
  readonly taxTotals: readonly TaxTotal[];
  readonly withholdings: readonly TaxTotal[];
  readonly totals: MonetaryTotal;
}

/** An extension that is a list of names, each with its value: `element` stands in `group` (ADR 0208). */
export interface NamedValues {
  readonly group: string;
  readonly element: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** Root of the XML. */
export type UblRoot = 'Invoice' | 'CreditNote' | 'DebitNote';
/**
 * How much the XML says. `sale`: all that a party has. `purchase`, of what a buyer issues in the place of his seller: of both
 * parties what they are for tax, and where the seller is.
 */
export type UblForm = 'sale' | 'purchase';
export type EnvironmentDigit = '1' | '2';

export interface AuthorizedRange {
  readonly resolutionNumber: string;
  /** YYYY-MM-DD. Absent when it is not known: only the graphic representation has it. */
  readonly resolutionDate?: string;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  readonly validTo: string;
  /** '' when the range has none. */
  readonly prefix: string;
  readonly from: string;
  readonly to: string;
}

export interface Software {
  /** GUID as registered at DIAN, with hyphens. */
  readonly id: string;
  /** SHA-384 of software id, PIN and document number. */
  readonly securityCode: string;
  readonly providerNit: string;
  readonly providerCheckDigit: string;
}

export interface Identification {
  /** DIAN's identification type: 31 is a NIT. */
  readonly type: string;
  readonly number: string;
  /** Null unless the identification is a NIT. */
  readonly checkDigit: string | null;
}

export interface Address {
  readonly line: string;
  /** DIVIPOLA, 5 digits; null outside Colombia. */
  readonly municipalityCode: string | null;
  readonly municipality: string | null;
  readonly departmentCode: string | null;
  readonly department: string | null;
  readonly postalCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly countryName: string;
}

/** A party as the tax authority knows it. */
export interface TaxPerson {
  readonly identification: Identification;
  readonly legalName: string;
  /** Responsibilities, e.g. ['O-13', 'O-15']; never empty (R-99-PN stands for none). */
  readonly taxLevelCodes: readonly string[];
  /** 01 IVA, 04 INC, ZA IVA e INC, ZZ No aplica. */
  readonly taxScheme: { readonly id: string; readonly name: string };
}

export interface Party extends TaxPerson {
  readonly tradeName: string | null;
  /** 1 juridical person, 2 natural person. */
  readonly organizationType: '1' | '2';
  readonly address: Address | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Names beside the trade name: of shops, of establishments. */
  readonly partyNames: readonly string[];
  readonly contact: Contact | null;
  /** Members of a consortium or temporary union. */
  readonly shareholders: readonly Shareholder[];
}

/** Whom to ask; phone and e-mail are the party's. */
export interface Contact {
  readonly name: string;
  readonly telefax: string | null;
  readonly note: string | null;
}

export interface Shareholder extends TaxPerson {
  /** Percent, two to six decimals. */
  readonly participationPercent: string;
}

export interface Supplier extends Party {
  /** CIIU codes. */
  readonly industryCodes: readonly string[];
  /** Matrícula mercantil. */
  readonly commercialRegistration: string | null;
}

export type Customer = Party;

export interface PaymentMeans {
  /** 1 paid at once, 2 on credit. */
  readonly form: '1' | '2';
  /** DIAN's code, already mapped. */
  readonly code: string;
  /** YYYY-MM-DD; never null on credit. */
  readonly dueDate: string | null;
  /** Number that the payer quotes. */
  readonly paymentId: string | null;
}

/** What was agreed about the payment: an instalment, a discount for early payment, interest. */
export interface PaymentTerms {
  readonly note: string | null;
  /** Percent, two to six decimals. */
  readonly settlementDiscountPercent: string | null;
  readonly penaltySurchargePercent: string | null;
  readonly amount: string | null;
  /** YYYY-MM-DD. */
  readonly dueDate: string | null;
}

/** Times are HH:MM:SS-05:00. */
export interface Period {
  readonly startDate: string;
  readonly startTime: string | null;
  readonly endDate: string;
  readonly endTime: string | null;
}

/** When that happened for which a line stands. */
export interface Operation {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** DIAN's code of the way in which the document came about, with its name. */
  readonly transmission: { readonly code: string; readonly name: string };
}

/** A payment received before. */
export interface Prepaid {
  /** Number of the receipt; null: its place in the list. */
  readonly id: string | null;
  readonly amount: string;
  /** YYYY-MM-DD. */
  readonly receivedOn: string;
  readonly paidDate: string | null;
  /** HH:MM:SS-05:00. */
  readonly paidTime: string | null;
  readonly instructionId: string | null;
}

export interface Delivery {
  /** YYYY-MM-DD. */
  readonly actualDeliveryDate: string | null;
  /** HH:MM:SS-05:00. */
  readonly actualDeliveryTime: string | null;
  readonly address: Address | null;
  /** A place that both sides know by a code. */
  readonly location: {
    readonly id: string;
    readonly schemeId: string | null;
    readonly schemeName: string | null;
  } | null;
  /** DIAN's reading of cac:DeliveryParty: who carries the goods. */
  readonly party: Party | null;
}

/** Who pays the carriage and bears the risk. */
export interface DeliveryTerms {
  readonly id: string | null;
  readonly specialTerms: string | null;
  readonly incoterm: string | null;
  readonly lossRisk: string | null;
}

export interface AllowanceCharge {
  readonly reasonCode: string | null;
  readonly reason: string;
  /** Percent that the amount is of the base. */
  readonly rate: string;
  readonly base: string;
  readonly amount: string;
}

export interface OrderReference {
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly date: string | null;
}

/** A line of another document; without the document: of the one that the header names. */
export interface LineReference<Document> {
  readonly lineId: string;
  readonly document: Document | null;
}

/** A document that this one names. */
export interface DocumentReference {
  readonly number: string;
  /** CUFE or CUDE of an electronic document. */
  readonly uuid?: string | null;
  /** Left out: CUFE-SHA384. */
  readonly uuidScheme?: UuidScheme;
  /** YYYY-MM-DD. */
  readonly issueDate?: string | null;
  readonly typeCode?: string | null;
  /** Name of the type. */
  readonly type?: string | null;
}

/** An invoice; that of a type 03 has a CUDE. */
export interface BillingReference extends DocumentReference {
  readonly uuid: string;
  readonly issueDate: string;
}

export interface FiscalLine {
  /** 1, 2, 3 … */
  readonly id: string;
  readonly description: string;
  readonly note: string | null;
  /** Two to six decimals. */
  readonly quantity: string;
  readonly unitCode: string;
  /** Two to six decimals. */
  readonly unitPrice: string;
  readonly lineExtensionAmount: string;
  readonly allowances: readonly AllowanceCharge[];
  readonly charges: readonly AllowanceCharge[];
  readonly taxTotals: readonly TaxTotal[];
  readonly productCode: { readonly standard: string; readonly value: string } | null;
  readonly brand: string | null;
  readonly model: string | null;
  /** Only on a line with the price 0, whose taxes are on this price. Types: 01 commercial value, 02 stock value, 03 other. */
  readonly referencePrice: { readonly amount: string; readonly type: string } | null;
  readonly mandate: Identification | null;
  /** Invoices only: lines of notes have no place for them. */
  readonly withholdings: readonly TaxTotal[];
  readonly sellersItemIdentification: { readonly id: string; readonly extendedId: string | null } | null;
  readonly additionalItemProperties: readonly ItemProperty[];
  readonly period: Period | null;
  /** Only on a line that stands for one operation; it has no period. */
  readonly operation?: Operation;
  readonly orderLineReferences: readonly LineReference<OrderReference>[];
  readonly despatchLineReferences: readonly LineReference<DocumentReference>[];
  readonly receiptLineReferences: readonly LineReference<DocumentReference>[];
  readonly documentReferences: readonly DocumentReference[];
  readonly delivery: Delivery | null;
  /** Not on lines of debit notes, like period and orderLineReferences. */
  readonly deliveryTerms: DeliveryTerms | null;
}

export interface ItemProperty {
  readonly name: string;
  readonly value: string;
  readonly quantity: { readonly value: string; readonly unitCode: string } | null;
}

/** cac:TaxTotal of one tax: a subtotal per rate, or per unit amount of a nominal tax. */
export interface TaxTotal {
  readonly code: string;
  /** DIAN's name of the tax, e.g. 'IVA'. */
  readonly name: string;
  readonly amount: string;
  readonly subtotals: readonly TaxSubtotal[];
}

export type TaxSubtotal = {
  readonly taxableAmount: string;
  readonly amount: string;
} & (
  | { readonly kind: 'percent'; /** two to six decimals */ readonly rate: string }
  | {
      readonly kind: 'nominal';
      readonly perUnitAmount: string;
      readonly baseQuantity: string;
      readonly unitCode: string;
    }
);

/** LegalMonetaryTotal, or RequestedMonetaryTotal of a debit note. */
export interface MonetaryTotal {
  readonly lineExtensionAmount: string;
  /** Sum of the bases of the lines' first taxes, rate 0 included. */
  readonly taxExclusiveAmount: string;
  readonly taxInclusiveAmount: string;
  readonly allowanceTotal: string;
  readonly chargeTotal: string;
  readonly prepaidAmount: string;
  readonly payableAmount: string;
}
