import { type CufeInput, sha384, truncatedAmount } from '@rubrica/fiscal';

/** The text that is hashed: of the taxes IVA alone. It holds the secret: neither log nor store it. */
export const cudsSeed = (input: CufeInput): string =>
  input.number +
  input.issueDate +
  input.issueTime +
  truncatedAmount(input.lineExtensionAmount) +
  '01' +
  truncatedAmount(input.iva) +
  truncatedAmount(input.payableAmount) +
  input.supplierNumber +
  input.customerNumber +
  input.secret +
  input.environment;

/** CUDS, the hash of purchases: SHA-384 of the seed in UTF-8, lower-case hex. */
export const cuds = (input: CufeInput): string => sha384(cudsSeed(input));
