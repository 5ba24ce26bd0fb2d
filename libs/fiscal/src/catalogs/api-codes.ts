import { chargeReasons, discountReasons, healthOperationTypes, invoiceOperationTypes } from './document.js';
import { dianPaymentMeans } from './dian-payment-means.js';
import type { NoteCatalogs } from './note-catalogs.js';
import { taxes, type Tax } from './taxes.js';
import { units } from './units.js';

/**
 * Prefix of a code that has DIAN's meaning. A code without it has the API's meaning where the API defines one, else
 * DIAN's. With the prefix a caller can write each of DIAN's codes, also those that the API uses otherwise, but none that
 * DIAN's own list lacks: a document with it could only be rejected.
 */
const DIAN = 'dian:';

/** The code after `dian:`, or null when the prefix is not there. */
export const dianCode = (code: string): string | null => (code.startsWith(DIAN) ? code.slice(DIAN.length) : null);

/** An operation type's CustomizationID, and whether it makes the invoice an export (InvoiceTypeCode 02). */
export interface OperationType {
  readonly customizationId: string;
  readonly isExport: boolean;
}

/** Returns undefined when neither the API nor DIAN knows the code. */
export const operationOf = (code: string): OperationType | undefined => {
  if (code === '11') return { customizationId: '10', isExport: true };
  const given = withoutPrefix(code);
  return invoiceOperationTypes.has(given) ? { customizationId: given, isExport: false } : undefined;
};

/** Whether an operation type is one of the health sector, whose extension requests cannot carry. */
export const isHealthOperation = (code: string): boolean => healthOperationTypes.has(withoutPrefix(code));

/** CustomizationID of services with administration, contingencies and profit, and of sales for a principal. */
export const AIU = '09';
export const MANDATE = '11';

/**
 * Returns the CustomizationID of a note, which follows from its reference. An operation type of invoices, as in a body
 * copied from the invoice, is ignored. Returns undefined for a code of neither invoices nor that kind of note.
 */
export const noteOperationOf = (
  { operations, referring, free }: NoteCatalogs,
  { operation_type: code, period }: { readonly operation_type?: string | undefined; readonly period?: unknown },
): string | undefined => {
  const usual = period === undefined ? referring : free;
  if (code === undefined) return usual;
  const given = withoutPrefix(code);
  if (operations.has(given)) return given;
  return invoiceOperationTypes.has(given) ? usual : undefined;
};

/** Returns DIAN's concept of a note, undefined for an unknown code. */
export const reasonCodeOf = ({ concepts }: Pick<NoteCatalogs, 'concepts'>, code: string): string | undefined =>
  listed(concepts, withoutPrefix(code));

/** DIAN's code for mutual agreement, used for the payment means that its list lacks. */
export const MUTUAL_AGREEMENT = 'ZZZ';

/** The API's codes of voucher and electronic wallet; 71 of DIAN is another thing (bonos). */
const WITHOUT_DIAN_CODE: ReadonlySet<string> = new Set(['49', '71']);
const PAYMENT_MEANS: ReadonlyMap<string, string> = new Map([
  ['47', '48'],
  ['48', '49'],
]);

/** Returns the PaymentMeansCode, `other` for a voucher or a wallet, undefined for an unknown code. */
export const paymentMeansCodeOf = (code: string, other = MUTUAL_AGREEMENT): string | undefined => {
  if (WITHOUT_DIAN_CODE.has(code)) return other;
  return PAYMENT_MEANS.get(code) ?? listed(dianPaymentMeans, withoutPrefix(code));
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

/** Returns one of DIAN's taxes; undefined for ZZ, which is none, and for an unknown code. */
export const realTaxOf = (code: string): Tax | undefined => {
  const known = taxOf(code);
  return known === 'none' ? undefined : known;
};

/** Returns one of DIAN's withholdings; undefined for any other tax and for an unknown code. */
export const withholdingOf = (code: string): Tax | undefined => {
  const known = realTaxOf(code);
  return known?.kind === 'withholding' ? known : undefined;
};

/** DIAN's codes of the value-added tax and of its withholding. */
export const IVA = '01';
export const RETEIVA = '05';

/** The API's code of one of DIAN's taxes. */
export const apiTaxCode = (code: string): string => {
  if (code === CARBON.dian) return CARBON.api;
  return code === CARBON.api || code === NO_TAX ? DIAN + code : code;
};

/** DIAN's reasons of discounts and of charges. */
export const ALLOWANCE_REASONS = { allowance: discountReasons, charge: chargeReasons } as const;
export type AllowanceKind = keyof typeof ALLOWANCE_REASONS;

/** Returns DIAN's reason code of a discount or a charge, undefined for an unknown code. */
export const allowanceReasonOf = (kind: AllowanceKind, code: string): string | undefined =>
  listed(ALLOWANCE_REASONS[kind], withoutPrefix(code));

/** Returns DIAN's code of a unit, undefined for an unknown code. */
export const unitOf = (code: string): string | undefined => listed(units, withoutPrefix(code));

/** The API's code of one of DIAN's payment means; of a code that the API uses otherwise, DIAN's with its prefix. */
export const apiPaymentMeansCode = (code: string): string => {
  const [own] = [...PAYMENT_MEANS].find(([, dian]) => dian === code) ?? [];
  return own ?? (WITHOUT_DIAN_CODE.has(code) || PAYMENT_MEANS.has(code) ? DIAN + code : code);
};

/** The API's operation type of an invoice with this CustomizationID. */
export const apiOperationType = (customizationId: string, isExport: boolean): string => {
  if (isExport && customizationId === '10') return '11';
  return customizationId === MANDATE ? DIAN + customizationId : customizationId;
};

/** Returns the code without `dian:`, where the API's codes are DIAN's. */
export const withoutPrefix = (code: string): string => dianCode(code) ?? code;

const listed = (table: ReadonlyMap<string, string>, code: string): string | undefined =>
  table.has(code) ? code : undefined;
