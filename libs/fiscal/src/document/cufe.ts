import { hash } from 'node:crypto';
import type { DocumentTypeCode } from '../values/document-kind.js';
import type { EnvironmentDigit, TaxTotal, UuidScheme } from './fiscal-document.js';
import { truncatedAmount } from '../values/money.js';

/** Values that CUFE and CUDE are computed from. Amounts are decimal strings and are cut to two decimals here. */
export interface CufeInput {
  /** Prefix and consecutive, exactly as `cbc:ID`. */
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issueDate: string;
  /** HH:MM:SS-05:00. */
  readonly issueTime: string;
  readonly lineExtensionAmount: string;
  /** Totals of the taxes 01 (IVA), 04 (INC) and 03 (ICA) in the header; '0.00' for a tax that is absent. */
  readonly iva: string;
  readonly inc: string;
  readonly ica: string;
  readonly payableAmount: string;
  /** Without check digit. */
  readonly supplierNit: string;
  /** Without check digit. */
  readonly customerNumber: string;
  /** Technical key of the range or PIN of the software: `UUID_OF_TYPE` says which. */
  readonly secret: string;
  readonly environment: EnvironmentDigit;
}

export type HashSecret = 'technical_key' | 'pin';

/**
 * Name of the hash and the secret in it, by document type. Source: annex 1.9 section 11 and DIAN's server. Only the
 * server says that 04 takes the technical key, so `FiscalOptions` has a setting for it.
 */
export const UUID_OF_TYPE: Readonly<
  Record<DocumentTypeCode, { readonly scheme: UuidScheme; readonly secret: HashSecret }>
> = {
  '01': { scheme: 'CUFE-SHA384', secret: 'technical_key' },
  '02': { scheme: 'CUFE-SHA384', secret: 'technical_key' },
  '03': { scheme: 'CUDE-SHA384', secret: 'pin' },
  '04': { scheme: 'CUFE-SHA384', secret: 'technical_key' },
  '91': { scheme: 'CUDE-SHA384', secret: 'pin' },
  '92': { scheme: 'CUDE-SHA384', secret: 'pin' },
};

/** Returns the total of a tax in the header, '0.00' for a tax that is absent. */
export const amountOfTax = (taxTotals: readonly TaxTotal[], code: string): string =>
  taxTotals.find((tax) => tax.code === code)?.amount ?? '0.00';

/** The text that is hashed. It holds the secret: neither log nor store it. */
export const cufeSeed = (input: CufeInput): string =>
  input.number +
  input.issueDate +
  input.issueTime +
  truncatedAmount(input.lineExtensionAmount) +
  '01' +
  truncatedAmount(input.iva) +
  '04' +
  truncatedAmount(input.inc) +
  '03' +
  truncatedAmount(input.ica) +
  truncatedAmount(input.payableAmount) +
  input.supplierNit +
  input.customerNumber +
  input.secret +
  input.environment;

/** CUFE or CUDE: SHA-384 of the seed in UTF-8, lower-case hex. */
export const cufe = (input: CufeInput): string => sha384(cufeSeed(input));

export const sha384 = (text: string): string => hash('sha384', text, 'hex');
