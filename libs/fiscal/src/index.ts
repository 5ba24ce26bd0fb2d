// The rooms in their order: a room imports only rooms listed above it.
// Order: values, catalogs, document, request, rules, warnings, compose, check.

// values: amounts, dates, NIT, kinds of documents, faults.
export type { DocumentKind, DocumentType, DocumentTypeCode, HashSecret, UuidScheme } from './values/document-kind.js';
export { FAULT_CODES, type Fault, fault, type FaultCode, faultWith, pointerToken } from './values/fault.js';
export { ownValue } from './values/own-value.js';
export { bareText } from './values/plain-text.js';
export { type Proposal, type ProposalReason, propose } from './values/proposal.js';
export { shownDay, shownMoney } from './values/shown.js';
export type { Steps } from './values/steps.js';
export { lengthOf, sentences, type Words } from './values/words.js';
export {
  colombianDate,
  colombianTime,
  colombianTimestamp,
  type Instant,
  isCalendarDate,
  startOfColombianDay,
} from './values/fiscal-time.js';
export { amount, type Decimal, decimal, plain, truncatedAmount, ZERO } from './values/money.js';
export { colombianHolidays, dayOfWeek, isWorkingDay, plusDays } from './values/colombian-holidays.js';
export { addressKey, emailAdvice, envelopeAddress, isEmailAddress } from './values/email-address.js';
export { numberAsked } from './values/identification-number.js';
export { isNit, nitCheckDigit } from './values/nit.js';

// catalogs: code tables, and the API's codes beside DIAN's.
export { apiCatalogs, type CatalogRow } from './catalogs/api-catalogs.js';
export type { NoteCatalogs } from './catalogs/note-catalogs.js';
export {
  apiOperationType,
  apiPaymentMeansCode,
  apiTaxCode,
  noteOperationOf,
  operationOf,
  reasonCodeOf,
} from './catalogs/api-codes.js';
export { codeFix, type CodeList, codeList, namesOf } from './catalogs/code-list.js';
export { countryCodes } from './catalogs/code-lists.js';
export { countries } from './catalogs/countries.js';
export { dianPaymentMeans } from './catalogs/dian-payment-means.js';
export {
  creditNoteConcepts,
  creditNoteOperationTypes,
  debitNoteConcepts,
  debitNoteOperationTypes,
  documentTypes,
  paymentForms,
} from './catalogs/document.js';
export { identificationTypes, responsibilities } from './catalogs/parties.js';
export { table } from './catalogs/table.js';
export { type Tax, type TaxKind, taxes } from './catalogs/taxes.js';
export { units } from './catalogs/units.js';
export { unknownCode } from './catalogs/unknown-code.js';

// document: the whole document, its amounts and its hashes.
export { cufe, type CufeInput, cufeSeed, sha384 } from './document/cufe.js';
export type * from './document/fiscal-document.js';
export { qrAddress, qrText, searchUrl } from './document/qr.js';
export { isFree } from './document/line.js';
export { lettersOf, ruleWithLetter } from './document/rule-id.js';
export { agrees } from './document/tolerance.js';
export { softwareSecurityCode } from './document/security-code.js';

// request: one schema for validation, types and OpenAPI.
export {
  type AllowanceChargeDraft,
  type CommonDraft,
  documentParts,
  InvoiceDraft,
  LineDraft,
  TaxDraft,
  WithholdingDraft,
} from './request/draft.js';
export {
  type BillingReferenceDraft,
  correctedFields,
  type CorrectedNames,
  type DocumentDraft,
  isCorrection,
  noteDraft,
  type NoteDraft,
  paperOriginalOf,
  reasonFields,
  type StatedReference,
} from './request/note-draft.js';
export { SimulateWithoutContingency } from './request/simulate.js';
export { NextNumber, NumberingRangeInput, SkipReason } from './request/numbering-range.js';
export { FIELD_RULES, withCustomerRules, withFieldRules } from './request/field-rules.js';
export { withRangeRules } from './request/range-rules.js';
export { withPlainCodes } from './request/plain-codes.js';
export {
  choiceOf,
  closed,
  codesOf,
  dateOf,
  isLeftOut,
  isNeededAtTimes,
  Metadata,
  optional,
  textOf,
} from './request/schema.js';
export {
  CustomerInput,
  FINAL_CONSUMER,
  IDENTIFICATION_NUMBER,
  InlineCustomer,
  TenantProfile,
} from './request/party.js';
export {
  type Counterparty,
  InlineSupplier,
  SUPPLIER_IDENTIFICATIONS,
  SupplierInput,
  supplierParts,
} from './request/supplier.js';
export { draftWithCheckDigits, partyWithCheckDigits } from './request/check-digits.js';
export { asSpecified } from './request/specified-lines.js';

// rules: each rule by its subject, with the check of a request and the texts for an answer of DIAN.
export { isAiu } from './rules/aiu.js';
export { documentAllowances, payableNotNegative } from './rules/allowance.js';
export { customerFaults } from './rules/buyer.js';
export { pastDayFaults } from './rules/day-fault.js';
export { exchangeRate } from './rules/exchange-rate.js';
export { currencyCode, noteIssueTime, profile, simulate } from './rules/header.js';
export {
  AS_IN_THE_RUT,
  FINAL_CONSUMER_FIX,
  nitFaults,
  nobody,
  numberFaults,
  wrongDigit,
} from './rules/identification.js';
export { tenantProfileFaults } from './rules/issuer.js';
export { type Grade, KNOWN_SHARED, type KnownRule, knownOf, type Severity } from './rules/known-rules.js';
export { adjustmentChecks, annulment, correctionChecks, debitNoteLines, isAnnulment } from './rules/note.js';
export {
  nextFaults,
  numberingRangeFaults,
  rangeDayFaults,
  type RangeTraits,
  technicalKeyFaults,
  technicalKeyOf,
} from './rules/range.js';
export {
  addressFaults,
  checkDigit,
  digitText,
  isColombianPostalCode,
  responsibilityFaults,
  responsibilityText,
  responsible,
} from './rules/party.js';
export { paymentMeans } from './rules/payment.js';
export { orderReference } from './rules/references.js';
export {
  authority,
  type DianRule,
  type DraftCheck,
  type DraftContext,
  draftRule,
  type DraftRule,
  IN_REQUEST,
  type Judge,
  rule,
  type RuleText,
  TELL_OPERATOR,
  written,
} from './rules/rule.js';
export { taxTotalsAgree } from './rules/tax-total.js';
export { forbiddenCharacters } from './rules/transmission.js';
export { withholdingBases, withholdings, withholdingsAgree } from './rules/withholding.js';

// warnings: what is seldom meant in a request that has no faults.
export { documentWarnings, purchaseWarnings } from './warnings/draft-warnings.js';

// compose: from a draft to a document.
export {
  type DocumentContent,
  documentHashes,
  type DocumentHashes,
  type DocumentIngredients,
  type DocumentSoftware,
  fiscalDocument,
  invoiceTypeCode,
  recomposedDocument,
  type Sale,
  type SoftwareIdentity,
} from './compose/compose-document.js';
export { periodOf } from './compose/delivery.js';
export { prepaidOf } from './compose/prepaid.js';
export type { Particulars, SaleKind } from './compose/sale-kind.js';
export { DocumentFields, DocumentTotals, type DraftTotals, noteFields } from './compose/document-resource.js';
export { fiscalCounterparty, fiscalIssuer } from './compose/fiscal-party.js';
export { DEFAULT_OPTIONS, type FiscalOptions, type Manufacturer, RUBRICA } from './compose/options.js';
export { computeDraft, type ComputedDraft, type DraftAmounts } from './compose/totals.js';

// check: the rules of each kind of document, run on a request; what DIAN answers, explained.
export { type CheckedRequest, type Request, requestCheckSteps } from './check/check-request.js';
export { documentFaults, documentFaultSteps } from './check/draft-faults.js';
export { explain, explained } from './check/explanation.js';
export { type Finding, findings, notifications, rejections, SHARED_RULES } from './check/findings.js';
export { among, isShared, type RuleSet } from './check/rule-set.js';
export { invoiceRules, type KindRules, noteChecks, saleChecks } from './check/rules-of-kind.js';
