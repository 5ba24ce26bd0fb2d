export type * from './fiscal-document.js';
export { FAULT_CODES, type Fault, type FaultCode } from './fault.js';

// Requests: one schema for validation, types and OpenAPI.
export { type AllowanceChargeDraft, InvoiceDraft, type LineDraft, type TaxDraft } from './draft.js';
export {
  CreditNoteDraft,
  DebitNoteDraft,
  type DocumentDraft,
  type DraftOfKind,
  isNote,
  type NoteDraft,
  type NoteKind,
} from './note-draft.js';
export { CustomerInput, FINAL_CONSUMER, InlineCustomer, TenantProfile } from './party.js';
export { NumberingRangeInput } from './numbering-range.js';
export { DocumentFields, DocumentTotals, draftTotals, type DraftTotals, NoteFields } from './document-resource.js';

// What can be said of them before a number is spent.
export { documentFaults, draftFaults } from './draft-faults.js';
export type { DraftContext } from './rules/rule.js';
export { customerFaults, tenantProfileFaults } from './rules/party.js';
export { numberingRangeFaults } from './rules/numbering-range.js';

// The tax authority's rules, on a whole document and on what it answers.
export { DIAN_RULES, explained, type Finding, findings, type Language, rejections } from './dian-rules/registry.js';
export { type Request, requestFindings } from './dian-rules/request-findings.js';
export { type DianRule, type Held, ruleOfKind, type Severity, type Words } from './dian-rules/rule.js';

// From a draft to a document.
export { computeDraft, type ComputedDraft, type DraftAmounts } from './totals.js';
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
} from './compose-document.js';
export { DEFAULT_OPTIONS, type FiscalOptions } from './options.js';
export { fiscalCustomer, fiscalSupplier } from './fiscal-party.js';
export { cufe, type CufeInput, cufeSeed, type HashSecret, UUID_OF_TYPE } from './cufe.js';
export { softwareSecurityCode } from './security-code.js';
export { qrText, searchUrl } from './qr.js';

// Words and numbers of the field.
export { apiCatalogs, type CatalogRow } from './api-catalogs.js';
export { taxes, type Tax, type TaxKind } from './catalogs/taxes.js';
export { identificationTypes, responsibilities } from './catalogs/parties.js';
export { documentTypes, noteConcepts, paymentForms } from './catalogs/document.js';
export { dianPaymentMeans } from './catalogs/dian-payment-means.js';
export { units } from './catalogs/units.js';
export { isNit, nitCheckDigit } from './nit.js';
export { amount, type Decimal, decimal, truncatedAmount } from './money.js';
export {
  colombianDate,
  colombianTime,
  colombianTimestamp,
  type Instant,
  isCalendarDate,
  startOfColombianDay,
} from './fiscal-time.js';
