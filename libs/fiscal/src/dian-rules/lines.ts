import type { FiscalDocument, TaxTotal } from '../document/fiscal-document.js';
import { amount, decimal, ZERO } from '../values/money.js';
import { isQuantity, lineAmount } from '../document/rules/line.js';
import { agrees, TOLERANCE } from '../document/rules/tolerance.js';
import { type Check, type DianRule, type Objection, rule, unless } from './rule.js';
import { ourSum } from './sums.js';
import { groupOnce, groupSum, subtotalValue } from './tax-totals.js';

const onLine =
  (check: (line: FiscalDocument['lines'][number], at: string, index: number) => readonly Objection[]): Check =>
  ({ lines }) =>
    lines.flatMap((line, index) => check(line, `#/lines/${String(index)}`, index));

const eachLine =
  (check: (taxes: readonly TaxTotal[], pointer: string) => readonly Objection[]): Check =>
  ({ lines }) =>
    lines.flatMap(({ taxTotals }, index) => check(taxTotals, `#/lines/${String(index)}/taxes`));

/** Usual form of a code, by standard; DIAN only notifies of others. Source: UNSPSC, GS1, Colombian customs tariff. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['001', /^\d{8}(-\d)?$/],
  ['010', /^(\d{8}|\d{12,14})$/],
  ['020', /^\d{4,10}$/],
]);

/** Rules on the lines, their taxes and their products. */
export const lineRules: readonly DianRule[] = [
  rule(
    'FAV01',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['Las líneas se numeran desde 1.', 'Lines are numbered from 1.'],
      cause: ['El número de una línea falta o se repite.', 'The number of a line is missing or stands twice.'],
      ...ourSum,
    },
    onLine(({ id }, at, index) =>
      unless(
        id === String(index + 1),
        () => ({
          en: `Line ${String(index + 1)} bears the number ${id}.`,
          es: `La línea ${String(index + 1)} lleva el número ${id}.`,
        }),
        at,
      ),
    ),
  ),
  rule(
    'FAV04b',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: [
        'Cantidad mayor que cero; una línea gratuita tiene precio de referencia.',
        'A quantity above zero; a free line has a reference price.',
      ],
      cause: [
        'La cantidad es cero, o la línea gratuita no dice lo que valdría.',
        'The quantity is zero, or a free line does not say what it would cost.',
      ],
      fix: [
        'Escriba la cantidad; en una línea gratuita, reference_price.',
        'Write the quantity; on a free line, reference_price.',
      ],
    },
    onLine((line, at) => [
      ...unless(
        isQuantity(line.quantity),
        () => ({ en: 'A quantity is greater than zero.', es: 'Una cantidad es mayor que cero.' }),
        `${at}/quantity`,
      ),
      ...unless(
        decimal(line.unitPrice).gt(ZERO) || line.referencePrice !== null,
        () => ({
          en: 'A free line needs the price that it would have had.',
          es: 'Una línea gratuita necesita el precio que habría tenido.',
        }),
        `${at}/reference_price`,
      ),
    ]),
  ),
  rule(
    'FAV06',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: [
        'Línea = cantidad × precio − descuentos + cargos, sin tributos.',
        'Line = quantity × price − discounts + charges, without taxes.',
      ],
      cause: [
        'El valor de la línea incluye el impuesto, o no sale de cantidad y precio.',
        'The amount of the line has its tax in it, or does not follow from quantity and price.',
      ],
      fix: ['Escriba line_extension_amount sin impuestos.', 'Write line_extension_amount without taxes.'],
    },
    onLine((line, at) => {
      const right = lineAmount(line);
      return unless(
        agrees(decimal(line.lineExtensionAmount), right),
        () => ({
          en: `The line is ${amount(right)}, not ${line.lineExtensionAmount} (tolerance ${TOLERANCE}).`,
          es: `La línea vale ${amount(right)}, no ${line.lineExtensionAmount} (tolerancia ${TOLERANCE}).`,
        }),
        `${at}/line_extension_amount`,
      );
    }),
  ),
  rule(
    'FAX01',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'DAVID (number inferred from FAS)',
      checks: ['Un solo grupo por tributo en la línea.', 'One group for each tax on a line.'],
      cause: ['La línea tiene dos veces el mismo tributo.', 'The line has the same tax twice.'],
      fix: ['Sume las dos entradas o divida la línea.', 'Add the two up, or split the line.'],
    },
    eachLine(groupOnce),
  ),
  rule(
    'FAX02',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'DAVID (number inferred from FAS)',
      checks: ['El tributo de la línea es la suma de sus tarifas.', 'The tax of a line is the sum of its rates.'],
      cause: ['El total del tributo de la línea no es su suma.', 'The total of the line’s tax is not its sum.'],
      ...ourSum,
    },
    eachLine(groupSum),
  ),
  rule(
    'FAX07',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'DAVID',
      checks: [
        'Tributo de la línea = base × tarifa, con tolerancia de 2,00.',
        'Tax of a line = base × rate, with a tolerance of 2.00.',
      ],
      cause: [
        'El valor del impuesto no sale de su base y su tarifa.',
        'The value of the tax does not follow from base and rate.',
      ],
      fix: [
        'Calcule value = base × rate / 100, a dos decimales.',
        'Compute value = base × rate / 100, to two decimals.',
      ],
    },
    eachLine(subtotalValue),
  ),
  rule(
    'FAZ02 FAZ12',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX, DAVID',
      checks: [
        'El estándar del código de producto está en la lista.',
        'The standard of the product code is in the list.',
      ],
      cause: ['El estándar no es 001, 010, 020 ni 999.', 'The standard is none of 001, 010, 020 and 999.'],
      fix: ['Use 999 para códigos propios.', 'Use 999 for codes of your own.'],
    },
    'request',
  ),
  rule(
    'FAZ09',
    {
      severity: 'N',
      pointer: '#/lines',
      source: 'ANX, DAVID',
      checks: ['La forma del código de producto.', 'The form of the product code.'],
      cause: ['El código no tiene la forma de su estándar.', 'The code has not the form of its standard.'],
      fix: [
        'UNSPSC: ocho dígitos; GTIN: 8, 12, 13 o 14; partida: diez.',
        'UNSPSC: eight digits; GTIN: 8, 12, 13 or 14; tariff heading: ten.',
      ],
    },
    onLine(({ productCode }, at) => {
      const form = productCode === null ? undefined : FORMS.get(productCode.standard);
      return unless(
        form === undefined || form.test(productCode?.value ?? ''),
        () => ({
          en: `"${productCode?.value ?? ''}" has not the form of the standard ${productCode?.standard ?? ''}.`,
          es: `"${productCode?.value ?? ''}" no tiene la forma del estándar ${productCode?.standard ?? ''}.`,
        }),
        `${at}/product_code/value`,
      );
    }),
  ),
];
