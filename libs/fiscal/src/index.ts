// The rooms in their order: a room imports only rooms listed above it.
// Order: values, catalogs, document, document/rules, request, request/checks, request/rules, compose, dian-rules.

// values: amounts, dates, NIT, kinds of documents, faults.
export type { DocumentKind, DocumentType, DocumentTypeCode, HashSecret, NoteKind } from './values/document-kind.js';
export { FAULT_CODES, type Fault, type FaultCode, faultWith, pointerToken } from './values/fault.js';
export { ownValue } from './values/own-value.js';
export { bareText } from './values/plain-text.js';
export { type Proposal, type ProposalReason, propose } from './values/proposal.js';
export { shownDay, shownMoney } from './values/shown.js';
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
export { addressKey, emailAdvice, envelopeAddress, isEmailAddress } from './values/email-address.js';
export { numberAsked } from './values/identification-number.js';
export { isNit, nitCheckDigit } from './values/nit.js';

// catalogs: code tables, and the API's codes beside DIAN's.
export { apiCatalogs, type CatalogRow } from './catalogs/api-catalogs.js';
export { noteOperationOf, operationOf, reasonCodeOf } from './catalogs/api-codes.js';
export { codeFix, type CodeList } from './catalogs/code-list.js';
export { dianPaymentMeans } from './catalogs/dian-payment-means.js';
export { documentTypes, noteConcepts, paymentForms } from './catalogs/document.js';
export { identificationTypes, responsibilities } from './catalogs/parties.js';
export { type Tax, type TaxKind, taxes } from './catalogs/taxes.js';
export { units } from './catalogs/units.js';

// document: the whole document and its hashes; document/rules: each DIAN rule that request and document share, once.
export { cufe, type CufeInput, cufeSeed } from './document/cufe.js';
export type * from './document/fiscal-document.js';
export { qrText, searchUrl } from './document/qr.js';
export { isFree } from './document/rules/line.js';
export { ruleOfKind } from './document/rules/rule-id.js';
export { agrees } from './document/rules/tolerance.js';
export { softwareSecurityCode } from './document/security-code.js';

// request: one schema for validation, types and OpenAPI; request/rules: faults found before a number is used.
export { type AllowanceChargeDraft, InvoiceDraft, type LineDraft, type TaxDraft } from './request/draft.js';
export {
  BillingReferenceDraft,
  CreditNoteDraft,
  DebitNoteDraft,
  type DocumentDraft,
  type DraftOfKind,
  isNote,
  type NoteDraft,
  paperOriginalOf,
} from './request/note-draft.js';
export { NextNumber, NumberingRangeInput, SkipReason } from './request/numbering-range.js';
export { withCustomerRules, withFieldRules } from './request/field-rules.js';
export { withRangeRules } from './request/range-rules.js';
export { withPlainCodes } from './request/plain-codes.js';
export { codesOf, isLeftOut, isNeededAtTimes } from './request/schema.js';
export {
  CustomerInput,
  FINAL_CONSUMER,
  IDENTIFICATION_NUMBER,
  InlineCustomer,
  TenantProfile,
} from './request/party.js';
export { draftWithCheckDigits, partyWithCheckDigits } from './request/check-digits.js';
export { documentFaults, draftFaults } from './request/rules/draft-faults.js';
export { asSpecified } from './request/specified-lines.js';
export { isAiu } from './request/rules/aiu.js';
export { documentWarnings } from './request/warnings/draft-warnings.js';
export { isAnnulment } from './request/rules/note.js';
export { nextFaults, numberingRangeFaults } from './request/rules/numbering-range.js';
export { nitFaults } from './request/rules/identification.js';
export { rangeDayFaults } from './request/checks/range-days.js';
export { technicalKeyFaults, technicalKeyOf } from './request/checks/technical-key.js';
export { customerFaults, tenantProfileFaults } from './request/rules/party.js';
export type { DraftContext } from './request/checks/rule.js';

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
  type SoftwareIdentity,
} from './compose/compose-document.js';
export { periodOf } from './compose/delivery.js';
export { prepaidOf } from './compose/prepaid.js';
export type { Particulars, SaleKind } from './compose/sale-kind.js';
export { DocumentFields, DocumentTotals, type DraftTotals, NoteFields } from './compose/document-resource.js';
export { fiscalCustomer, fiscalSupplier } from './compose/fiscal-party.js';
export { DEFAULT_OPTIONS, type FiscalOptions } from './compose/options.js';
export { computeDraft, type ComputedDraft, type DraftAmounts } from './compose/totals.js';

// dian-rules: every rule of the tax authority, on a whole document and on what DIAN answers.
export { DIAN_RULES, explained, type Finding, findings, notifications, rejections } from './dian-rules/registry.js';
export { rulesPage, unjudged } from './dian-rules/rules-page.js';
export { checkRequest, type Request } from './dian-rules/check-request.js';
export { type DianRule, type Held, type Judge } from './dian-rules/rule.js';
export { type Grade, KNOWN_RULES, type KnownRule, type Severity } from './dian-rules/known-rules.js';
