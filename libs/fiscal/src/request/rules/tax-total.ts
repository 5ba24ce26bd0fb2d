import { realTaxOf } from '../../catalogs/api-codes.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, decimal, plain, total } from '../../values/money.js';
import type { DocumentRule } from '../checks/rule.js';
import { computedTax, taxAgrees } from '../../document/rules/tax.js';
import { TOLERANCE } from '../../document/rules/tolerance.js';

/** A tax by rate on one line. */
interface Rated {
  readonly base: string;
  readonly value: string;
}

interface Group {
  readonly name: string;
  readonly rate: string;
  readonly items: Rated[];
}

/**
 * FAS07: the sum of a tax agrees with the sum of its bases. It can fail although each line agrees, when many lines
 * round in the same direction. A tax that is wrong on its own line is reported there only.
 */
export const taxTotalsAgree: DocumentRule = {
  reads: ['lines'],
  check: ({ lines }) => {
    const groups = new Map<string, Group>();
    for (const line of lines)
      for (const { code, rate: given, base, value } of line.taxes ?? []) {
        const known = realTaxOf(code);
        if (known === undefined || given === undefined || base === undefined) continue;
        const rate = plain(given);
        const key = `${known.code}@${rate}`;
        const group = groups.get(key);
        if (group) group.items.push({ base, value });
        else groups.set(key, { name: known.name, rate, items: [{ base, value }] });
      }
    return [...groups.values()].flatMap(groupFaults);
  },
};

const groupFaults = ({ name, rate, items }: Group): Fault[] => {
  const base = total(items.map((item) => item.base));
  const value = total(items.map((item) => item.value));
  if (taxAgrees(value, { base, rate })) return [];
  if (!items.every((item) => taxAgrees(decimal(item.value), { base: decimal(item.base), rate }))) return [];
  return [
    fault(
      '#/lines',
      'tax_total_mismatch',
      {
        en: `${name} at ${rate} % on ${amount(base)} is ${amount(computedTax({ base, rate }))}, but the lines add up to ${amount(value)} (tolerance ${TOLERANCE}).`,
        es: `${name} al ${rate} % sobre ${amount(base)} da ${amount(computedTax({ base, rate }))}, pero las líneas suman ${amount(value)} (tolerancia ${TOLERANCE}).`,
      },
      {
        fix: {
          en: 'Round the tax of each line half to even, to two decimals.',
          es: 'Redondee el tributo de cada línea a dos decimales, la mitad al par.',
        },
        rule: 'FAS07',
      },
    ),
  ];
};
