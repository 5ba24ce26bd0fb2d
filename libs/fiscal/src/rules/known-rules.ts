import type { RuleLetter } from '../document/rule-id.js';
import { ownValue } from '../values/own-value.js';

/**
 * How well a rule is known. Q: text of annex 1.9, copied by a project that names page or line. L: met at the live DIAN.
 * S: DIAN's own schematron of 2019 or published validator. 2: two independent implementers. 1: one. I: inferred.
 */
export type Grade = 'Q' | 'L' | 'S' | '2' | '1' | 'I';

/** A document with a rejection is refused, one with a notification is accepted. Unknown: sources differ or are silent. */
export type Severity = 'rejection' | 'notification' | 'unknown';

/** What public sources say of one rule of the tax authority (ADR 0102). */
export interface KnownRule {
  /** DIAN's id, in the form for invoices where there is one: FAX07 is CAX07 on a credit and DAX07 on a debit note. */
  readonly id: string;
  /** Letters of the documents that the rule is for: F invoices, C credit notes, D debit notes; none where it is not on a document's own data. */
  readonly letters: readonly RuleLetter[];
  readonly severity: Severity;
  readonly grade: Grade;
  /** Path in the XML, from the root or from the group of the rule; `-` where it is not on an element. */
  readonly where: string;
  readonly source: string;
}

const SEVERITIES: Readonly<Record<string, Severity>> = { R: 'rejection', N: 'notification' };

/** Returns the ids of a list, in which `FAS09..FAS12` stands for four. */
export const idsIn = (list: string): string[] =>
  list.split(' ').flatMap((part) => {
    const [first = '', last] = part.split('..');
    if (last === undefined) return [first];
    const [letters, from, to] = [first.replace(/\d+$/, ''), Number(/\d+$/.exec(first)), Number(/\d+$/.exec(last))];
    return Array.from({ length: to - from + 1 }, (_, index) => letters + String(from + index).padStart(2, '0'));
  });

/** Parses rows of ids, letters (`-`: none), severity (R, N, `R/N` where sources differ, `?`), grade, place and source. */
const known = (rows: string): KnownRule[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [ids = '', letters = '', severity = '', grade = '', where = '', source = ''] = row.split('|');
      return idsIn(ids).map((id) => ({
        id,
        letters: letters === '-' ? [] : [...letters],
        severity: ownValue(SEVERITIES, severity) ?? 'unknown',
        grade: grade as Grade,
        where,
        source,
      }));
    });

/** Extension, header, references, parties, delivery. docs/rules.md explains the sources. */
const BEFORE_AMOUNTS = known(`
FAA02|FCD|R|S|ext:UBLExtensions|SCH, MEGA
FAB03|FCD|R|S|sts:DianExtensions|SCH
FAC03|FCD|R|S|ds:Signature|SCH
FAB05a|F|R|Q|sts:InvoiceControl/sts:InvoiceAuthorization|VX, SRV
FAB05b|F|R|2|sts:InvoiceControl/sts:InvoiceAuthorization|MEGA, SRV
FAB05c|F|R|L|sts:InvoiceControl/sts:InvoiceAuthorization|PCS, SRV
FAB07a|F|R|L|sts:AuthorizationPeriod/cbc:StartDate|MEGA, COF
FAB07b|F|R|L|sts:AuthorizationPeriod/cbc:StartDate|VX, SRV
FAB08a|F|R|L|sts:AuthorizationPeriod/cbc:EndDate|MEGA, COF
FAB08b|F|R|L|sts:AuthorizationPeriod/cbc:EndDate|VX, SRV
FAB10|F|R|Q|sts:AuthorizedInvoices/sts:Prefix|VX
FAB10a|F|R|L|sts:AuthorizedInvoices/sts:Prefix|INS, VX, LEX
FAB10b|F|R|Q|sts:AuthorizedInvoices/sts:Prefix|VX
FAB11 FAB11a FAB11b|F|R|Q|sts:AuthorizedInvoices/sts:From|VX, SRV
FAB12 FAB12a FAB12b|F|R|Q|sts:AuthorizedInvoices/sts:To|VX, SRV
FAB19a FAB19b|FCD|R|S|sts:SoftwareProvider/sts:ProviderID|SRV
FAB22a FAB22b|FCD|R|L|sts:ProviderID/@schemeID|SRV, FEL, COF, AUR
FAB23|FCD|R|L|sts:ProviderID/@schemeName|COF
FAB24a FAB24b FAB24c|FCD|R|L|sts:SoftwareProvider/sts:SoftwareID|SRV, VX
FAB25|FCD|R|L|sts:SoftwareID/@schemeAgencyID|VX
FAB26|FCD|R|L|sts:SoftwareID/@schemeAgencyName|VX
FAB27b|FCD|R|L|sts:SoftwareSecurityCode|SRV, VX
FAB31|FCD|R|L|sts:AuthorizationProvider/sts:AuthorizationProviderID|INS
FAB34|FCD|R|L|sts:AuthorizationProviderID/@schemeID|INS
FAB35|FCD|R|L|sts:AuthorizationProviderID/@schemeName|INS
FAB36|FCD|R|L|sts:QRCode|INS
FAD01|FCD|R|2|cbc:UBLVersionID|SCH, SIM
FAD02|FCD|R|Q|cbc:CustomizationID|VX
CAD02a|C|R|2|cbc:CustomizationID|INS, VX, HKA
FAD03|FCD|R|L|cbc:ProfileID|INS, LEX
FAD04|FCD|R|2|cbc:ProfileExecutionID|SCH, SIM
FAD05 FAD05a|FCD|R|Q|cbc:ID|VX
FAD05b FAD05c|F|R|L|cbc:ID|SCH, COF, ALG
FAD05d FAD05e|F|R|L|cbc:ID|VX
FAD06|FCD|R|L|cbc:UUID|SRV, PCS, VX, LEX
FAD07|FCD|R|L|cbc:UUID/@schemeID|LEX
FAD08|FCD|R|Q|cbc:UUID/@schemeName|annex, SCH
FAD09a FAD09b|F|R|Q|cbc:IssueDate|VX
FAD09c FAD09d|FCD|R|S|cbc:IssueDate|SCH
FAD09e|FCD|R|Q|cbc:IssueDate|VX, HKA
FAD10|FCD|R|2|cbc:IssueTime|SCH, FISC
FAD12|F|R|2|cbc:InvoiceTypeCode|SCH, SIM
CAD12a|C|R|L|cbc:CreditNoteTypeCode|COF
FAD15|FCD|R|S|every @currencyID|SCH
FAD15a|FCD|R|Q|cbc:DocumentCurrencyCode|VX
FAD16|FCD|R|S|cbc:LineCountNumeric|SCH
CAE02|CD|R|L|cac:InvoicePeriod/cbc:StartDate|SIM
CAE04|CD|R|L|cac:InvoicePeriod/cbc:EndDate|SIM
FAI01|F|R|2|cac:AdditionalDocumentReference|MAT, FISC
FAI02|F|R|2|cac:AdditionalDocumentReference/cbc:ID|MAT, FISC, COS
FAI03|F|?|1|cac:AdditionalDocumentReference/cbc:UUID|FISC
FAI04|F|?|1|cac:AdditionalDocumentReference/cbc:UUID/@schemeName|FISC
FAI05|F|?|2|cac:AdditionalDocumentReference/cbc:IssueDate|MAT, FISC, COS
FAI06|F|?|1|cac:AdditionalDocumentReference/cbc:DocumentTypeCode|MAT, SIM, SCH
CBF01|CD|R|2|cac:DiscrepancyResponse|HKA, VX
CBF02|CD|N|1|cac:DiscrepancyResponse/cbc:ReferenceID|INS
CBF03|CD|R|L|cac:DiscrepancyResponse/cbc:ResponseCode|INS, SIM
CBF03a|C|R|L|cac:DiscrepancyResponse/cbc:ResponseCode|INS
CBF04|CD|R/N|1|cac:DiscrepancyResponse/cbc:Description|INS
CBG01|CD|R|1|cac:BillingReference|SIM
CBG02|CD|R|S|cac:BillingReference/cac:InvoiceDocumentReference|SRV
CBG03|CD|R|1|cac:InvoiceDocumentReference/cbc:UUID|SIM
CBG04a|CD|R|L|cac:InvoiceDocumentReference/cbc:UUID|SRV, VX
CBG04b|CD|R|S|cac:InvoiceDocumentReference/cbc:UUID|SRV
CBG05|CD|R|1|cac:InvoiceDocumentReference/cbc:UUID/@schemeName|SIM
CBG06|CD|R|S|cac:InvoiceDocumentReference/cbc:IssueDate|SRV
FAJ02 FAK02|FCD|R|2|cbc:AdditionalAccountID|SCH, SIM
FAJ04|FCD|R|S|cac:Party/cbc:IndustryClassificationCode|SCH, SRV
FAJ06|FCD|?|1|cac:PartyName/cbc:Name|SIM
FAJ07 FAJ13 FAJ15 FAJ18 FAJ19|FCD|?|I|cac:PhysicalLocation/cac:Address|FACHO
FAJ08 FAJ09 FAJ12|FCD|R|L|cac:PhysicalLocation/cac:Address|VX, COF
FAJ10|FCD|N|1|cac:PhysicalLocation/cac:Address/cbc:CityName|MEGA
FAJ11 FAJ14|FCD|R|2|cac:PhysicalLocation/cac:Address|SCH, SIM
FAJ16|FCD|R|2|cac:Address/cac:Country/cbc:IdentificationCode|SCH, SIM
FAJ17|FCD|N|2|cac:Address/cac:Country/cbc:Name|SCH, SIM
FAJ20 FAK20|FCD|R|2|cac:PartyTaxScheme/cbc:RegistrationName|SCH, SIM
FAJ21|FCD|R|S|cac:PartyTaxScheme/cbc:CompanyID|SRV
FAJ22 FAK22|FCD|R|2|cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyID|SCH, SIM
FAJ23 FAK23|FCD|R|2|cac:PartyTaxScheme/cbc:CompanyID/@schemeAgencyName|SCH, SIM
FAJ24|FCD|R|S|cac:PartyTaxScheme/cbc:CompanyID/@schemeID|SRV
FAK24|FCD|R|L|cac:PartyTaxScheme/cbc:CompanyID/@schemeID|SRV, INS
FAK21 FAK44|FCD|R|S|cac:PartyTaxScheme, cac:PartyLegalEntity: cbc:CompanyID/@schemeID|SCH
FAJ25 FAK25|FCD|R|2|cac:PartyTaxScheme/cbc:CompanyID/@schemeName|SCH, SIM
FAJ26 FAK26|FCD|R|L|cac:PartyTaxScheme/cbc:TaxLevelCode|VX
FAJ27 FAK27|FCD|?|1|cac:PartyTaxScheme/cbc:TaxLevelCode/@listName|SIM, COF
FAJ28|FCD|R|L|cac:PartyTaxScheme/cac:RegistrationAddress|INS, VX
FAJ29 FAJ32|FCD|R|L|cac:PartyTaxScheme/cac:RegistrationAddress|VX, LEX
FAJ30 FAJ31 FAJ33..FAJ38|FCD|?|I|cac:PartyTaxScheme/cac:RegistrationAddress|FACHO
FAJ39 FAK39|FCD|R/N|L|cac:PartyTaxScheme/cac:TaxScheme/cbc:ID|ALG
FAJ40 FAJ41 FAK40|FCD|N|L|cac:PartyTaxScheme/cac:TaxScheme/cbc:Name|VX, INS
FAK41|FCD|R/N|L|cac:PartyTaxScheme/cac:TaxScheme/cbc:Name|INS, COF
FAJ42 FAJ43 FAJ45 FAJ46 FAJ48|FCD|?|I|cac:PartyLegalEntity|FACHO
FAJ43a FAJ43b|FCD|N|L|cac:PartyLegalEntity/cbc:RegistrationName|LEX and all others
FAJ44a FAJ44b|FCD|N|L|cac:PartyLegalEntity/cbc:CompanyID|LEX and all others
FAJ44|FCD|R|S|cac:PartyLegalEntity/cbc:CompanyID|SRV
FAJ47 FAK47|FCD|R|S|cac:PartyLegalEntity/cbc:CompanyID/@schemeID|SRV
FAJ49|FCD|R/N|Q|cac:PartyLegalEntity/cac:CorporateRegistrationScheme|VX
FAJ50|FCD|R/N|Q|cac:CorporateRegistrationScheme/cbc:ID|VX
FAJ51|FCD|N|Q|cac:CorporateRegistrationScheme/cbc:Name|VX
FAJ71|FCD|R|L|cac:Contact/cbc:ElectronicMail|LEX, AVANTI
FAJ73|FCD|N|L|cac:Address/cbc:PostalZone|MAT
FAK04|FCD|?|I|cac:PartyTaxScheme/cbc:TaxLevelCode|SRV
FAK07|FCD|N|L|cac:PhysicalLocation|ALG
FAK08|FCD|N|L|cac:PhysicalLocation/cac:Address|LEX
FAK28|FCD|N|L|cac:PartyTaxScheme/cac:RegistrationAddress|LEX, INS
FAK09 FAK29 FAK32|FCD|R|L|cac:Address/cbc:ID|LEX
FAK30|FCD|R|Q|cac:RegistrationAddress/cbc:CityName|VX
FAK55|FCD|N|L|cac:Contact/cbc:ElectronicMail|NOBELIO, LEX
FAK61|FCD|R|L|cac:Party/cac:PartyIdentification|INS, PCS, LEX
FAK62 FAK63 FAK64|FCD|R|2|cac:Party/cac:PartyIdentification/cbc:ID|VX, FISC
RUT01|-|N|L|cac:AccountingSupplierParty|SIM, SRV
FAM06|FCD|N|L|cac:Delivery/cac:DeliveryAddress|LEX
FAL06|FCD|R|S|cac:TaxRepresentativeParty/cac:PartyIdentification/cbc:ID/@schemeName|SCH
FAM19 FAM22|FCD|R|S|every cac:Address and cac:RegistrationAddress, not of type 02|SCH
FAM31|FCD|R|S|cac:DeliveryParty//cac:PartyTaxScheme/cbc:CompanyID/@schemeID|SCH
FAM37|FCD|R|S|cac:Delivery/cac:DeliveryParty|SRV, SCH
FBC02 FBC03 FBC05|FCD|?|1|cac:DeliveryTerms|SIM
FBC04|FCD|R|S|cac:DeliveryTerms/cbc:LossRiskResponsibilityCode|SCH
`);

/** Payment, discounts, currency, taxes, totals, lines, and what is not in the document's data. */
const AMOUNTS_AND_SERVICE = known(`
FAN01|FCD|R|L|cac:PaymentMeans|VX, COF, FEL
FAN02|FCD|R|L|cac:PaymentMeans/cbc:ID|INS
FAN03|FCD|R|2|cac:PaymentMeans/cbc:PaymentMeansCode|SCH, FISC
FAN04|FCD|R|Q|cac:PaymentMeans/cbc:PaymentDueDate|KAT, PAY
FAN05|FCD|?|I|cac:PaymentMeans/cbc:PaymentDueDate|FACHO
FBD01..FBD02 FBD04..FBD08|FD|?|1|cac:PrepaidPayment|SIM
FBD03|FD|N|S|cac:PrepaidPayment/cbc:PaidAmount|SCH
FAQ01|FCD|?|Q|cac:AllowanceCharge|KAT
FAQ02|FCD|?|1|cac:AllowanceCharge/cbc:ID|SIM, SRV
FAQ03|FCD|R|S|cac:AllowanceCharge/cbc:ChargeIndicator|SCH
FAQ04|FCD|R|2|cac:AllowanceCharge/cbc:AllowanceChargeReasonCode|MAT, FISC
FAQ05|FCD|R|S|cac:AllowanceCharge/cbc:AllowanceChargeReason, of type 02|SCH
FAQ06|FCD|R/N|2|cac:AllowanceCharge/cbc:MultiplierFactorNumeric|SCH, FISC
FAQ07 FAQ08|FCD|R|S|cac:AllowanceCharge/cbc:Amount|SCH
FAQ09|FCD|R/N|S|cac:AllowanceCharge/cbc:BaseAmount|SCH
FAQ10|FCD|R|S|cac:AllowanceCharge/cbc:BaseAmount|SCH
FBE01|FCD|?|L|line cac:AllowanceCharge|INS
FBE02..FBE08|FCD|R|S|line cac:AllowanceCharge|SCH
FAR02|FCD|R|2|cac:PaymentExchangeRate/cbc:SourceCurrencyCode|VX, ODOO
FAR03|FCD|?|Q|cac:PaymentExchangeRate/cbc:SourceCurrencyBaseRate|VX, INS
FAR04|FCD|R|S|cac:PaymentExchangeRate/cbc:TargetCurrencyCode|SCH
FAR05|FCD|R|S|cac:PaymentExchangeRate/cbc:TargetCurrencyBaseRate|SCH
FAR06|FCD|R|S|cac:PaymentExchangeRate/cbc:CalculationRate|SCH
FAR07|FCD|R|S|cac:PaymentExchangeRate/cbc:Date|SCH
FGB01..FGB07|FCD|?|1|cac:PaymentAlternativeExchangeRate|SIM
FAS01a|FCD|R|Q|cac:TaxTotal|VX
FAS01b|FCD|R|L|cac:TaxTotal|VX, LEX, FEL, SIM
FAS02|FCD|R|Q|cac:TaxTotal/cbc:TaxAmount|VX
FAS03 FAS06 FAS08|FCD|R|S|cac:TaxTotal//@currencyID|SCH
FAS04|FCD|R|Q|cac:TaxTotal/cac:TaxSubtotal|VX
FAS05|FCD|R|1|cac:TaxSubtotal/cbc:TaxableAmount|annex
FAS07|FCD|R|Q|cac:TaxSubtotal/cbc:TaxAmount|VX, SCH
FAS09..FAS12|FCD|R|2|cac:TaxSubtotal/cbc:BaseUnitMeasure|SCH, FISC
FAS14|FCD|R/N|S|cac:TaxCategory/cbc:Percent|SCH
FAS16 FAS17|FCD|R|S|cac:TaxCategory/cac:TaxScheme|SCH
FAT01 FAT02 FAT04 FAT07|F|R|Q|cac:WithholdingTaxTotal|VX
FAX01|FCD|R|Q|line cac:TaxTotal|VX
FAX02|FCD|R|Q|line cac:TaxTotal/cbc:TaxAmount|VX
FAX04|FCD|R|Q|line cac:TaxSubtotal|VX
FAX07|FCD|R|Q|line cac:TaxSubtotal/cbc:TaxAmount|VX
FAX09|FCD|R|Q|line cac:TaxSubtotal/cbc:BaseUnitMeasure|VX
FAX10|FCD|R|I|line cac:TaxSubtotal/cbc:BaseUnitMeasure/@unitCode|as FAS10
FAX14|FCD|N|L|line cac:TaxCategory/cbc:Percent|LEX
FAX16 FAX17|FCD|R|S|line cac:TaxCategory/cac:TaxScheme|SCH
FAY01..FAY06 FAY08 FAY09|F|R|S|line cac:WithholdingTaxTotal|SCH
FAY07|F|N|S|line cac:WithholdingTaxTotal|SCH
FAY10|F|N|L|line cac:WithholdingTaxTotal//cbc:Percent|LEX
FAU01|FCD|R|L|cac:LegalMonetaryTotal, cac:RequestedMonetaryTotal|VX
FAU02|FCD|R|Q|cac:LegalMonetaryTotal/cbc:LineExtensionAmount|VX
FAU04|FCD|R|L|cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount|VX, LEX, COF, FEL
FAU06|FCD|R|Q|cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount|VX
FAU08|FCD|R|Q|cac:LegalMonetaryTotal/cbc:AllowanceTotalAmount|VX
FAU10|FCD|R|Q|cac:LegalMonetaryTotal/cbc:ChargeTotalAmount|annex
FAU12|FCD|R|Q|cac:LegalMonetaryTotal/cbc:PrepaidAmount|annex
FAU14|FCD|R|Q|cac:LegalMonetaryTotal/cbc:PayableAmount|VX, ODOO, SIM, FISC
VLR01|-|R|Q|every amount and percentage|VX, FISC
VLR02|-|R|S|cbc:PayableAmount of a note|SRV
FAV01|FCD|R|Q|cac:InvoiceLine/cbc:ID|VX
FAV02|FCD|N|S|cac:InvoiceLine/cbc:ID|SCH, SRV
FAV03|FCD|R|Q|cac:InvoiceLine/cbc:Note|VX
FAV04 FAV04b|FCD|R|Q|cac:InvoiceLine/cbc:InvoicedQuantity|VX
FAV05|FCD|R|L|cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode|VX, COF
FAV06|FCD|R|Q|cac:InvoiceLine/cbc:LineExtensionAmount|VX, KAT, MAT, FISC
FAW01..FAW04|FCD|R/N|1|cac:InvoiceLine/cac:PricingReference|SIM
FAW05|FCD|N|S|cac:AlternativeConditionPrice/cbc:PriceTypeCode|SCH
FBA05|F|R|2|cac:Item/cac:InformationContentProviderParty|ODOO, COS, MAT
FAZ02|FCD|R|Q|cac:Item/cbc:Description|VX
FAZ04|F|N|S|cac:Item/cbc:BrandName|SCH, ODOO
FAZ05|F|N|S|cac:Item/cbc:ModelName|SCH, ODOO
FAZ09|FCD|R/N|L|cac:Item/cac:StandardItemIdentification/cbc:ID|ALG, VX
FAZ10|FCD|R|2|cac:Item/cac:StandardItemIdentification/cbc:ID|SCH, FISC
FAZ12|FCD|R|L|cac:StandardItemIdentification/cbc:ID/@schemeID|COF
FBB02|FCD|N|S|cac:Price/cbc:PriceAmount|SCH
FBB04|FCD|R/N|2|cac:Price/cbc:BaseQuantity|FISC, ODOO; SCH
FBB05|FCD|R|2|cac:Price/cbc:BaseQuantity/@unitCode|FISC, ODOO
ZB01|-|R|L|-|INS, FEL, COF
IND5 IND7 IND8|-|N|S|empty elements; siblings of one name and @languageID|SCH
ZE02|-|R|L|ds:Signature|SRV
ZD04 ZD05 ZD06 ZD07|-|R|S|ds:X509Certificate|SRV
DC02..DC23 DC25..DC56|-|R|S|ds:Signature|SCH
DC24|-|R/N|S|xades:SigningTime|SRV
SIGNPLGNS|-|?|I|ds:Signature|a client project
NOTREFPLGNS|-|R|I|cac:BillingReference|SRV, a client report
90|-|R|L|-|PCS, INS
89 92|-|R|S|-|SRV
CTG01|-|R|S|xades:SigningTime|SRV
AE28|-|R|1|cac:SenderParty/cac:PartyTaxScheme/cbc:TaxLevelCode|KAT, PAY
`);

/** Every shared rule that a public source names, by its id. */
export const KNOWN_SHARED: ReadonlyMap<string, KnownRule> = new Map(
  [...BEFORE_AMOUNTS, ...AMOUNTS_AND_SERVICE].map((one) => [one.id, one]),
);

/** Parses rows about the rules of one kind, which have its letter in common and so no column for it. */
export const knownOf = (letter: RuleLetter, rows: string): KnownRule[] =>
  known(rows.replace(/^([^|\n]+)\|/gm, '$1|-|')).map((one) => ({ ...one, letters: [letter] }));
