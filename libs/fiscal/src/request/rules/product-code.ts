import { dianCode } from '../../catalogs/api-codes.js';
import { productCodeStandards } from '../../catalogs/document.js';
import { fault } from '../../values/fault.js';
import type { LineRule } from './rule.js';

/** FAZ02: the standard of a product code is one of DIAN's list. */
export const productCode: LineRule = {
  reads: ['product_code'],
  check: ({ product_code: code }, at) =>
    code === undefined || dianCode(code.standard) !== null || productCodeStandards.has(code.standard)
      ? []
      : [
          fault(`${at}/product_code/standard`, 'unknown_code', `${code.standard} is not a standard of product codes.`, {
            fix: 'Use 001 (UNSPSC), 010 (GTIN), 020 (tariff heading) or 999 (your own).',
            rule: 'FAZ02',
          }),
        ],
};
