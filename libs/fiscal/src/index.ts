export type * from './document/fiscal-document.js';
export { FAULT_CODES, type Fault, type FaultCode } from './values/fault.js';

// Requests: one schema for validation, types and OpenAPI.
export { type AllowanceChargeDraft, InvoiceDraft, type LineDraft, type TaxDraft } from './request/draft.js';
export {
  CreditNoteDraft,
  DebitNoteDraft,
  type DocumentDraft,
  type DraftOfKind,
  isNote,
  type NoteDraft,
  type NoteKind,
} from './request/note-draft.js';
export { CustomerInput, FINAL_CONSUMER, InlineCustomer, TenantProfile } from './request/party.js';
export { NumberingRangeInput } from './request/numbering-range.js';
export {
  DocumentFields,
  DocumentTotals,
  draftTotals,
  type DraftTotals,
  NoteFields,
} from './compose/document-resource.js';

// What can be said of them before a number is spent.
export { documentFaults, draftFaults } from './request/rules/draft-faults.js';
export type { DraftContext } from './request/rules/rule.js';
export { customerFaults, tenantProfileFaults } from './request/rules/party.js';
export { numberingRangeFaults } from './request/rules/numbering-range.js';

// The tax authority's rules, on a whole document and on what it answers.
export { DIAN_RULES, explained, type Finding, findings, type Language, rejections } from './dian-rules/registry.js';
export { type Request, requestFindings } from './dian-rules/request-findings.js';
export { type DianRule, type Held, ruleOfKind, type Severity, type Words } from './dian-rules/rule.js';

// From a draft to a document.
export { computeDraft, type ComputedDraft, type DraftAmounts } from './compose/totals.js';
export {
  type DocumentContent,
  documentHashes,
  type DocumentHashes,
  type DocumentIngredients,
  type DocumentSoftware,
  documentTypeCode,
  fiscalDocument,
  invoiceTypeCode,
  KIND_OF_TYPE,
  recomposedDocument,
  type SoftwareIdentity,
} from './compose/compose-document.js';
export { DEFAULT_OPTIONS, type FiscalOptions } from './compose/options.js';
export { fiscalCustomer, fiscalSupplier } from './compose/fiscal-party.js';
export { cufe, type CufeInput, cufeSeed, type HashSecret, UUID_OF_TYPE } from './document/cufe.js';
export { softwareSecurityCode } from './document/security-code.js';
export { qrText, searchUrl } from './document/qr.js';

// Words and numbers of the field.
export { apiCatalogs, type CatalogRow } from './catalogs/api-catalogs.js';
export { taxes, type Tax, type TaxKind } from './catalogs/taxes.js';
export { identificationTypes, responsibilities } from './catalogs/parties.js';
export { documentTypes, noteConcepts, paymentForms } from './catalogs/document.js';
export { dianPaymentMeans } from './catalogs/dian-payment-means.js';
export { units } from './catalogs/units.js';
export { isNit, nitCheckDigit } from './values/nit.js';
export { amount, type Decimal, decimal, truncatedAmount } from './values/money.js';
export {
  colombianDate,
  colombianTime,
  colombianTimestamp,
  type Instant,
  isCalendarDate,
  startOfColombianDay,
} from './values/fiscal-time.js';
