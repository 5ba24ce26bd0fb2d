export type * from './fiscal-document.js';
export { FAULT_CODES, type Fault, type FaultCode } from './fault.js';
export { InvoiceDraft, type AllowanceChargeDraft, type LineDraft, type TaxDraft } from './draft.js';
export { CustomerInput, FINAL_CONSUMER, InlineCustomer, TenantProfile } from './party.js';
export { NumberingRangeInput } from './numbering-range.js';
export { isNit, nitCheckDigit } from './nit.js';
export {
  colombianDate,
  colombianTime,
  colombianTimestamp,
  isCalendarDate,
  startOfColombianDay,
} from './fiscal-time.js';
export { cufe, cufeSeed, type CufeInput, type HashSecret, UUID_OF_TYPE } from './cufe.js';
export { softwareSecurityCode } from './security-code.js';
export { qrText, searchUrl } from './qr.js';
export { DEFAULT_OPTIONS, type FiscalOptions } from './options.js';
