import { taxOf } from '../../catalogs/api-codes.js';
import { type Fault, fault } from '../../values/fault.js';
import { amount, decimal, percentOf, ZERO } from '../../values/money.js';
import { propose } from '../../values/proposal.js';
import { sentences } from '../../values/words.js';
import type { LineRule } from '../checks/rule.js';
import { isFree } from '../../document/rules/line.js';

/**
 * The base of a tax does not include the tax itself. DIAN compares no base with its line, since laws set other bases too;
 * but the line with its own tax added is none of them.
 */
export const taxBase: LineRule = {
  reads: ['line_extension_amount', 'taxes', 'unit_price'],
  check: ({ line_extension_amount: net, unit_price: unitPrice, taxes = [] }, at) => {
    const [tax, ...others] = taxes;
    if (tax?.rate === undefined || tax.base === undefined || others.length > 0 || isFree({ unitPrice })) return [];
    const known = taxOf(tax.code);
    if (known === undefined || known === 'none' || known.kind !== 'percent') return [];
    const own = percentOf(decimal(net), tax.rate);
    if (amount(own) === amount(ZERO) || tax.base !== amount(decimal(net).plus(own))) return [];
    return [withTaxInIt(`${at}/taxes/0/base`, { name: known.name, base: tax.base, net, value: amount(own) })];
  },
};

const withTaxInIt = (
  at: string,
  {
    name,
    base,
    net,
    value,
  }: { readonly name: string; readonly base: string; readonly net: string; readonly value: string },
): Fault =>
  fault(
    at,
    'implausible_amount',
    {
      en: `${base} is the line with its ${name} added: a tax is not on itself.`,
      es: `${base} es la línea con su ${name} incluido: un tributo no se calcula sobre sí mismo.`,
    },
    {
      fix: sentences([propose('amount_without_tax', net), propose('amount_without_tax', value, { field: 'value' })]),
    },
  );
