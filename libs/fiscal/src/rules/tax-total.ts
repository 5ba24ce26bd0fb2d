import { taxOf } from '../api-codes.js';
import { fault } from '../fault.js';
import { amount, type Decimal, decimal, percentOf, plain } from '../money.js';
import type { DocumentRule } from './rule.js';
import { agrees, TOLERANCE } from './tolerance.js';

/**
 * FAS07: what holds line by line may fail in the sum, when the roundings of many lines point the same way. Only for
 * lines that are right by themselves.
 */
export const taxTotalsAgree: DocumentRule = {
  reads: ['lines'],
  check: ({ lines }) => {
    const groups = new Map<string, { name: string; rate: string; base: Decimal; value: Decimal }>();
    for (const line of lines)
      for (const tax of line.taxes ?? []) {
        const known = taxOf(tax.code);
        if (known === undefined || known === 'none' || tax.rate === undefined || tax.base === undefined) continue;
        const [base, value] = [decimal(tax.base), decimal(tax.value)];
        if (!agrees(value, percentOf(base, tax.rate))) continue;
        const rate = plain(tax.rate);
        const key = `${known.code}@${rate}`;
        const group = groups.get(key);
        if (group) {
          group.base = group.base.plus(base);
          group.value = group.value.plus(value);
        } else groups.set(key, { name: known.name, rate, base, value });
      }
    return [...groups.values()].flatMap(({ name, rate, base, value }) => {
      const computed = percentOf(base, rate);
      return agrees(value, computed)
        ? []
        : [
            fault(
              '#/lines',
              'tax_total_mismatch',
              `${name} at ${rate} % on ${amount(base)} is ${amount(computed)}, but the lines add up to ${amount(value)} (tolerance ${TOLERANCE}).`,
              { fix: 'Round the tax of each line half to even, to two decimals.', rule: 'FAS07' },
            ),
          ];
    });
  },
};
