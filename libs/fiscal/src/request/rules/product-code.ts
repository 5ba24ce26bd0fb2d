import { dianCode } from '../../catalogs/api-codes.js';
import { productCodeStandardCodes } from '../../catalogs/code-lists.js';
import { productCodeStandards } from '../../catalogs/document.js';
import type { LineRule } from './rule.js';
import { unknownCode } from './unknown-code.js';

/** FAZ02: the standard of a product code is one of DIAN's list. */
export const productCode: LineRule = {
  reads: ['product_code'],
  check: ({ product_code: code }, at) =>
    code === undefined || dianCode(code.standard) !== null || productCodeStandards.has(code.standard)
      ? []
      : [unknownCode(`${at}/product_code/standard`, code.standard, productCodeStandardCodes, 'FAZ02')],
};
