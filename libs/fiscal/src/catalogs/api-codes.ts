import { discountReasons, invoiceOperationTypes, noteConcepts, noteOperationTypes } from './document.js';
import { dianPaymentMeans } from './dian-payment-means.js';
import { taxes, type Tax } from './taxes.js';
import type { NoteKind } from '../values/document-kind.js';

/**
 * Prefix of a code that has DIAN's meaning. A code without it has the API's meaning where the API defines one, else
 * DIAN's. With the prefix a caller can write each of DIAN's codes, also those that the API uses otherwise.
 */
const DIAN = 'dian:';

/** The code after `dian:`, or null when the prefix is not there. */
export const dianCode = (code: string): string | null => (code.startsWith(DIAN) ? code.slice(DIAN.length) : null);

/** An operation type's CustomizationID, and whether it makes the invoice an export (InvoiceTypeCode 02). */
export interface OperationType {
  readonly customizationId: string;
  readonly isExport: boolean;
}

/** Returns undefined when neither the API nor DIAN knows the code. A code after `dian:` is taken without a check. */
export const operationOf = (code: string): OperationType | undefined => {
  const given = dianCode(code);
  if (given !== null) return { customizationId: given, isExport: false };
  if (code === '11') return { customizationId: '10', isExport: true };
  return invoiceOperationTypes.has(code) ? { customizationId: code, isExport: false } : undefined;
};

/** CustomizationID of a note: `referring` when it names an invoice, `free` when it names none. */
export const NOTE_OPERATIONS: Readonly<Record<NoteKind, { readonly referring: string; readonly free: string }>> = {
  credit_note: { referring: '20', free: '22' },
  debit_note: { referring: '30', free: '32' },
};

/**
 * Returns the CustomizationID of a note, which follows from its reference. An operation type of invoices, as in a body
 * copied from the invoice, is ignored. Returns undefined for a code of neither invoices nor that kind of note.
 */
export const noteOperationOf = (
  kind: NoteKind,
  { operation_type: code, period }: { readonly operation_type?: string | undefined; readonly period?: unknown },
): string | undefined => {
  const { referring, free } = NOTE_OPERATIONS[kind];
  const usual = period === undefined ? referring : free;
  if (code === undefined) return usual;
  const given = dianCode(code);
  if (given !== null) return given;
  if (noteOperationTypes[kind].has(code)) return code;
  return invoiceOperationTypes.has(code) ? usual : undefined;
};

/** Returns DIAN's concept of a note, undefined for an unknown code. */
export const reasonCodeOf = (kind: NoteKind, code: string): string | undefined =>
  dianCode(code) ?? (noteConcepts[kind].has(code) ? code : undefined);

/** DIAN's code for mutual agreement, used for the payment means that its list lacks. */
export const MUTUAL_AGREEMENT = 'ZZZ';

/** The API's codes of voucher and electronic wallet, for which DIAN has none. */
const WITHOUT_DIAN_CODE: ReadonlySet<string> = new Set(['49', '71']);
const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['47', '48'],
  ['48', '49'],
]);

/** Returns the PaymentMeansCode, `other` for a voucher or a wallet, undefined for an unknown code. */
export const paymentMeansCodeOf = (code: string, other = MUTUAL_AGREEMENT): string | undefined => {
  const given = dianCode(code);
  if (given !== null) return given;
  if (WITHOUT_DIAN_CODE.has(code)) return other;
  return PAYMENT_MEANS.get(code) ?? (dianPaymentMeans.has(code) ? code : undefined);
};

/** The API's carbon tax and "no tax". */
const CARBON = { api: '02', dian: '23' } as const;
const NO_TAX = 'ZZ';

/** Returns 'none' for the API's ZZ (the line has no TaxTotal), undefined for an unknown code. */
export const taxOf = (code: string): Tax | 'none' | undefined => {
  const given = dianCode(code);
  if (given !== null) return taxes.get(given);
  if (code === NO_TAX) return 'none';
  return taxes.get(code === CARBON.api ? CARBON.dian : code);
};

/** The API's code of one of DIAN's taxes. */
export const apiTaxCode = (code: string): string => {
  if (code === CARBON.dian) return CARBON.api;
  return code === CARBON.api || code === NO_TAX ? DIAN + code : code;
};

/** Returns DIAN's reason code of a discount, undefined for an unknown code. */
export const discountReasonOf = (code: string): string | undefined =>
  dianCode(code) ?? (discountReasons.has(code) ? code : undefined);

/** Returns DIAN's code of a unit or of a standard of product codes, where the API's codes are the same. */
export const withoutPrefix = (code: string): string => dianCode(code) ?? code;
