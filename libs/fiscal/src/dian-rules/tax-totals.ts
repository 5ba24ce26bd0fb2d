import type { TaxSubtotal, TaxTotal } from '../document/fiscal-document.js';
import { amount, decimal } from '../values/money.js';
import { computedTax, repeatedTaxes, type TaxBasis, taxAgrees, unitsEach } from '../document/rules/tax.js';
import { TOLERANCE } from '../document/rules/tolerance.js';
import { type Check, type DianRule, NOTHING, type Objection, objection, rule, unless } from './rule.js';
import { ourSum, same, sumOf } from './sums.js';

const basisOf = (code: string, subtotal: TaxSubtotal): TaxBasis =>
  subtotal.kind === 'percent'
    ? { base: decimal(subtotal.taxableAmount), rate: subtotal.rate }
    : {
        perUnitAmount: decimal(subtotal.perUnitAmount),
        baseQuantity: decimal(subtotal.baseQuantity),
        each: unitsEach(code),
      };

const keyOf = (subtotal: TaxSubtotal): string =>
  subtotal.kind === 'percent' ? String(Number(subtotal.rate)) : `${subtotal.perUnitAmount} ${subtotal.unitCode}`;

/** Objects to a tax that has two groups, in the header or on a line. */
export const groupOnce = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  unless(
    repeatedTaxes(taxes.map(({ code }) => code)).size === 0,
    () => ({ en: 'A tax has more than one group.', es: 'Un tributo tiene más de un grupo.' }),
    pointer,
  );

export const groupSum = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  taxes.flatMap((tax) =>
    same(tax.amount, sumOf(tax.subtotals), { en: `The sum of ${tax.name}`, es: `La suma de ${tax.name}` }, pointer),
  );

const subtotalOnce = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  taxes.flatMap(({ name, subtotals }) =>
    new Set(subtotals.map(keyOf)).size === subtotals.length
      ? NOTHING
      : objection(
          { en: `${name} has two subtotals of one rate.`, es: `${name} tiene dos subtotales de la misma tarifa.` },
          pointer,
        ),
  );

export const subtotalValue = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  taxes.flatMap(({ code, name, subtotals }) =>
    subtotals.flatMap((subtotal) => {
      const basis = basisOf(code, subtotal);
      return unless(
        taxAgrees(decimal(subtotal.amount), basis),
        () => ({
          en: `${name} is ${amount(computedTax(basis))} by its base, not ${subtotal.amount} (tolerance ${TOLERANCE}).`,
          es: `${name} según su base es ${amount(computedTax(basis))}, no ${subtotal.amount} (tolerancia ${TOLERANCE}).`,
        }),
        pointer,
      );
    }),
  );

const header =
  (check: (taxes: readonly TaxTotal[]) => readonly Objection[]): Check =>
  ({ taxTotals }) =>
    check(taxTotals);

const supported: Check = ({ lines, taxTotals }) => {
  const onLines = new Set(lines.flatMap((line) => line.taxTotals.map(({ code }) => code)));
  return taxTotals.flatMap(({ code, name }) =>
    unless(onLines.has(code), () => ({ en: `No line has ${name}.`, es: `Ninguna línea tiene ${name}.` })),
  );
};

/** Rules on the taxes of the document. */
export const taxTotalRules: readonly DianRule[] = [
  rule(
    'FAS01a',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'DAVID',
      checks: ['Un solo grupo por tributo.', 'One group for each tax.'],
      cause: ['Un tributo aparece en dos grupos.', 'A tax has two groups.'],
      fix: ['Sume las dos entradas del tributo.', 'Add the two entries of the tax up.'],
    },
    header(groupOnce),
  ),
  rule(
    'FAS01b',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'DAVID',
      checks: ['Cada tributo del documento está en alguna línea.', 'Each tax of the document stands on a line.'],
      cause: ['El documento lleva un tributo que ninguna línea tiene.', 'The document has a tax that no line has.'],
      ...ourSum,
    },
    supported,
  ),
  rule(
    'FAS02',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['El valor del tributo es la suma de sus tarifas.', 'The amount of a tax is the sum of its rates.'],
      cause: [
        'El total de un tributo no es la suma de sus subtotales.',
        'The total of a tax is not the sum of its subtotals.',
      ],
      ...ourSum,
    },
    header(groupSum),
  ),
  rule(
    'FAS04',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['Un subtotal por tarifa.', 'One subtotal for each rate.'],
      cause: ['Una tarifa aparece dos veces.', 'A rate stands twice.'],
      ...ourSum,
    },
    header(subtotalOnce),
  ),
  rule(
    'FAS07',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['Tributo = base × tarifa, con tolerancia de 2,00.', 'Tax = base × rate, with a tolerance of 2.00.'],
      cause: [
        'Los redondeos de las líneas suman más que la tolerancia, o una tarifa está mal.',
        'The roundings of the lines add up to more than the tolerance, or a rate is wrong.',
      ],
      fix: [
        'Redondee el tributo de cada línea al par, a dos decimales.',
        'Round the tax of each line half to even, to two decimals.',
      ],
    },
    header(subtotalValue),
  ),
];
