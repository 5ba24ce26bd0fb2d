import { discountReasons, invoiceOperationTypes, noteConcepts, noteOperationTypes } from './document.js';
import { dianPaymentMeans } from './dian-payment-means.js';
import { taxes, type Tax } from './taxes.js';
import type { NoteKind } from '../values/document-kind.js';

/**
 * The API's codes and DIAN's. Where the API gives a code another meaning than DIAN does, the API's wins; any other
 * code is DIAN's own; `dian:<code>` is DIAN's in every case, so that nothing of DIAN's is out of reach.
 */
const DIAN = 'dian:';

/** The code after `dian:`, or null when the prefix is not there. */
export const dianCode = (code: string): string | null => (code.startsWith(DIAN) ? code.slice(DIAN.length) : null);

/** An operation type's CustomizationID, and whether it makes the invoice an export (InvoiceTypeCode 02). */
export interface Operation {
  readonly customizationId: string;
  readonly isExport: boolean;
}

/** Undefined: neither the API nor DIAN knows the code. What follows `dian:` is not judged. */
export const operationOf = (code: string): Operation | undefined => {
  const given = dianCode(code);
  if (given !== null) return { customizationId: given, isExport: false };
  if (code === '11') return { customizationId: '10', isExport: true };
  return invoiceOperationTypes.has(code) ? { customizationId: code, isExport: false } : undefined;
};

/** CustomizationID of notes that name an invoice and of those that name none. */
export const NOTE_OPERATIONS: Readonly<Record<NoteKind, { readonly referring: string; readonly free: string }>> = {
  credit_note: { referring: '20', free: '22' },
  debit_note: { referring: '30', free: '32' },
};

/**
 * CustomizationID of a note. It follows from the reference: an operation type of invoices, as a body copied from the
 * invoice has, says nothing. Undefined: a code that is known of neither.
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

/** DIAN's concept of a note. Undefined: an unknown code. */
export const reasonCodeOf = (kind: NoteKind, code: string): string | undefined =>
  dianCode(code) ?? (noteConcepts[kind].has(code) ? code : undefined);

/** DIAN's mutual agreement: stands for means that its list lacks. */
export const MUTUAL_AGREEMENT = 'ZZZ';

/** The API's voucher and electronic wallet: DIAN has neither. */
const WITHOUT_DIAN_CODE: ReadonlySet<string> = new Set(['49', '71']);
const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['47', '48'],
  ['48', '49'],
]);

/** PaymentMeansCode; `other` stands for a voucher or a wallet. Undefined: an unknown code. */
export const paymentMeansCodeOf = (code: string, other = MUTUAL_AGREEMENT): string | undefined => {
  const given = dianCode(code);
  if (given !== null) return given;
  if (WITHOUT_DIAN_CODE.has(code)) return other;
  return PAYMENT_MEANS.get(code) ?? (dianPaymentMeans.has(code) ? code : undefined);
};

/** The API's carbon tax and "no tax". */
const CARBON = { api: '02', dian: '23' } as const;
const NO_TAX = 'ZZ';

/** 'none' for the API's ZZ, which leaves the line without TaxTotal. Undefined: an unknown code. */
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

/** Reason code of an allowance. Undefined: an unknown code. */
export const discountReasonOf = (code: string): string | undefined =>
  dianCode(code) ?? (discountReasons.has(code) ? code : undefined);

/** Units, standards of product codes: the API's codes are DIAN's. */
export const withoutPrefix = (code: string): string => dianCode(code) ?? code;
