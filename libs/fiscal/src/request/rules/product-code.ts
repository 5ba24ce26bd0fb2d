import { withoutPrefix } from '../../catalogs/api-codes.js';
import { productCodeStandardCodes } from '../../catalogs/code-lists.js';
import { productCodeStandards } from '../../catalogs/document.js';
import { unitFaults } from '../checks/unit.js';
import type { LineRule } from './rule.js';
import { unknownCode } from './unknown-code.js';

/** FAZ12: the standard of a product code is one of DIAN's list. */
export const productCode: LineRule = {
  reads: ['product_code'],
  check: ({ product_code: code }, at) =>
    code === undefined || productCodeStandards.has(withoutPrefix(code.standard))
      ? []
      : [unknownCode(`${at}/product_code/standard`, code.standard, productCodeStandardCodes, 'FAZ12')],
};

/** FAV05: the unit of a line is one of DIAN's list. */
export const lineUnit: LineRule = {
  reads: ['unit_code'],
  check: ({ unit_code: code }, at) => unitFaults(code, `${at}/unit_code`, 'FAV05'),
};
