import { computedTax } from '../../document/rules/tax.js';
import { TOLERANCE } from '../../document/rules/tolerance.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount } from '../../values/money.js';
import type { DocumentRule } from '../checks/rule.js';
import { driftingGroups, type TaxGroup } from '../checks/tax-group.js';

/**
 * FAS07: the tax of all lines agrees with the sum of their bases. Where roundings of many lines add up, the header is
 * computed from that sum; lines that differ by more than a rounding would leave the document with another total than the
 * caller has.
 */
export const taxTotalsAgree: DocumentRule = {
  reads: ['lines'],
  check: ({ lines }) =>
    driftingGroups(lines)
      .filter(({ isRounded }) => !isRounded)
      .map(mismatch),
};

const mismatch = ({ tax: { name }, tariff, basis, value }: TaxGroup): Fault =>
  fault(
    '#/lines',
    'tax_total_mismatch',
    {
      en: `${name} (${tariff}) of all lines is ${amount(computedTax(basis))}, but the lines add up to ${amount(value)} (tolerance ${TOLERANCE}).`,
      es: `${name} (${tariff}) de todas las líneas da ${amount(computedTax(basis))}, pero las líneas suman ${amount(value)} (tolerancia ${TOLERANCE}).`,
    },
    {
      fix: {
        en: 'Round the tax of each line half to even, to two decimals.',
        es: 'Redondee el tributo de cada línea a dos decimales, la mitad al par.',
      },
      rule: 'FAS07',
    },
  );
