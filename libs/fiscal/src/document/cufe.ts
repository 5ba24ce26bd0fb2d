import { hash } from 'node:crypto';
import type { EnvironmentDigit, TaxTotal } from './fiscal-document.js';
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
  readonly supplierNumber: string;
  /** Without check digit. */
  readonly customerNumber: string;
  /** Technical key of the range or PIN of the software: the type of the document says which. */
  readonly secret: string;
  readonly environment: EnvironmentDigit;
}

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
  input.supplierNumber +
  input.customerNumber +
  input.secret +
  input.environment;

/** CUFE or CUDE: SHA-384 of the seed in UTF-8, lower-case hex. */
export const cufe = (input: CufeInput): string => sha384(cufeSeed(input));

export const sha384 = (text: string): string => hash('sha384', text, 'hex');
