import type { TaxTotal } from '../document/fiscal-document.js';
import { amount, decimal, total } from '../values/money.js';
import { payableAmount } from '../document/rules/allowance.js';
import { type DianRule, rule, unless } from './rule.js';
import { ourSum, rated, same, sumOf } from './sums.js';

const basesOf = ([first]: readonly TaxTotal[]): readonly string[] =>
  first === undefined ? [] : first.subtotals.map((subtotal) => subtotal.taxableAmount);

/** Rules on the totals of the document. */
export const monetaryTotalRules: readonly DianRule[] = [
  rule(
    'FAU02',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['LineExtensionAmount es la suma de las líneas.', 'LineExtensionAmount is the sum of the lines.'],
      cause: ['El valor bruto no es la suma de las líneas.', 'The gross value is not the sum of the lines.'],
      ...ourSum,
    },
    ({ lines, totals }) =>
      same(totals.lineExtensionAmount, total(lines.map((line) => line.lineExtensionAmount)), {
        en: 'The sum of the lines',
        es: 'La suma de las líneas',
      }),
  ),
  rule(
    'FAU04',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: [
        'TaxExclusiveAmount es la suma de las bases del primer tributo de cada línea, las exentas incluidas.',
        'TaxExclusiveAmount is the sum of the bases of the first tax of each line, rate 0 included.',
      ],
      cause: ['La suma de las bases gravables no coincide.', 'The sum of the taxable bases does not agree.'],
      ...ourSum,
    },
    ({ lines, totals }) =>
      same(totals.taxExclusiveAmount, total(lines.flatMap((line) => basesOf(line.taxTotals))), {
        en: 'The sum of the bases',
        es: 'La suma de las bases',
      }),
  ),
  rule(
    'FAU06',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: [
        'TaxInclusiveAmount es el valor bruto más los tributos.',
        'TaxInclusiveAmount is the gross value plus the taxes.',
      ],
      cause: ['El bruto más los tributos no coincide.', 'Gross value plus taxes does not agree.'],
      ...ourSum,
    },
    ({ taxTotals, totals }) =>
      same(totals.taxInclusiveAmount, decimal(totals.lineExtensionAmount).plus(sumOf(taxTotals)), {
        en: 'The sum of lines and taxes',
        es: 'La suma de líneas y tributos',
      }),
  ),
  rule(
    'FAU08',
    {
      severity: 'R',
      pointer: '#/allowances',
      source: 'ANX',
      checks: ['El total de descuentos es su suma.', 'The total of the discounts is their sum.'],
      cause: [
        'La suma de los descuentos no coincide, o uno no es su porcentaje.',
        'The sum of the discounts does not agree, or one is not its percentage.',
      ],
      fix: ['Corrija amount o rate del descuento.', 'Correct amount or rate of the discount.'],
    },
    ({ allowances, totals }) => [
      ...same(totals.allowanceTotal, sumOf(allowances), {
        en: 'The sum of the discounts',
        es: 'La suma de los descuentos',
      }),
      ...rated(allowances, '#/allowances'),
    ],
  ),
  rule(
    'FAU10',
    {
      severity: 'R',
      pointer: '#/charges',
      source: 'ANX',
      checks: ['El total de cargos es su suma.', 'The total of the charges is their sum.'],
      cause: [
        'La suma de los cargos no coincide, o uno no es su porcentaje.',
        'The sum of the charges does not agree, or one is not its percentage.',
      ],
      fix: ['Corrija amount o rate del cargo.', 'Correct amount or rate of the charge.'],
    },
    ({ charges, totals }) => [
      ...same(totals.chargeTotal, sumOf(charges), { en: 'The sum of the charges', es: 'La suma de los cargos' }),
      ...rated(charges, '#/charges'),
    ],
  ),
  rule(
    'FAU14',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['Total = bruto + tributos − descuentos + cargos.', 'Payable = lines + taxes − discounts + charges.'],
      cause: [
        'El valor a pagar no sale de los demás totales; los anticipos son dudosos.',
        'The amount to pay does not follow from the other totals; payments received before are in doubt.',
      ],
      fix: [
        'Si el documento lleva anticipos, pruebe sin ellos: la DIAN no aclara si se restan.',
        'If the document has payments received before, try without: DIAN does not say whether they are subtracted.',
      ],
    },
    ({ totals }) => {
      const right = payableAmount({
        taxInclusive: decimal(totals.taxInclusiveAmount),
        allowances: decimal(totals.allowanceTotal),
        charges: decimal(totals.chargeTotal),
      });
      const payable = decimal(totals.payableAmount);
      // `FiscalOptions.prepaid` chooses whether payments received earlier are subtracted; both are accepted here.
      return unless(payable.eq(right) || payable.eq(right.minus(decimal(totals.prepaidAmount))), () => ({
        en: `What is to be paid is ${amount(right)}, not ${totals.payableAmount}.`,
        es: `El valor a pagar es ${amount(right)}, no ${totals.payableAmount}.`,
      }));
    },
  ),
];
