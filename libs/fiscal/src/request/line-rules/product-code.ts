import { withoutPrefix } from '../../catalogs/api-codes.js';
import { productCodeStandardCodes } from '../../catalogs/code-lists.js';
import { productCodeStandards } from '../../catalogs/document.js';
import { fault } from '../../values/fault.js';
import { unitFaults } from '../checks/unit.js';
import type { LineRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';

/** FAZ12: the standard of a product code is one of DIAN's list. */
export const productCode: LineRule = {
  reads: ['product_code'],
  check: ({ product_code: code }, at) =>
    code === undefined || productCodeStandards.has(withoutPrefix(code.standard))
      ? []
      : [unknownCode(`${at}/product_code/standard`, code.standard, productCodeStandardCodes, 'FAZ12')],
};

/** FAZ10: a code of UNSPSC is one that the standard can have; the list of Colombia Compra Eficiente adds a check digit. */
export const unspsc: LineRule = {
  reads: ['product_code'],
  check: ({ product_code: code }, at) =>
    code === undefined || withoutPrefix(code.standard) !== '001' || /^[0-9]{8}(-[0-9])?$/.test(code.value)
      ? []
      : [
          fault(
            `${at}/product_code/value`,
            'wrong_product_code',
            {
              en: `"${code.value}" is not a code of UNSPSC, which has eight digits, and "-" with a check digit after them in some lists.`,
              es: `"${code.value}" no es un código de UNSPSC, que tiene ocho dígitos y, en algunas listas, "-" con un dígito de control.`,
            },
            {
              fix: {
                en: 'Write the eight digits, or standard "999" for a code of your own.',
                es: 'Escriba los ocho dígitos, o standard "999" si el código es propio.',
              },
              rule: 'FAZ10',
            },
          ),
        ],
};

/** FAV05: the unit of a line is one of DIAN's list. */
export const lineUnit: LineRule = {
  reads: ['unit_code'],
  check: ({ unit_code: code }, at) => unitFaults(code, `${at}/unit_code`, 'FAV05'),
};
