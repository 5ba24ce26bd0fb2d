import type { AllowanceCharge, FiscalDocument, TaxSubtotal, TaxTotal } from '../fiscal-document.js';
import { isCalendarDate } from '../fiscal-time.js';
import { amount, type Decimal, decimal, percentOf, total, ZERO } from '../money.js';
import { agrees, TOLERANCE } from '../rules/tolerance.js';
import { type Check, type DianRule, NOTHING, type Objection, objection, rule, unless } from './rule.js';

const sumOf = (items: readonly { readonly amount: string }[]): Decimal => total(items.map((item) => item.amount));

/** Totals of a document are sums of its own amounts: they agree to the cent. */
const same = (given: string, right: Decimal, what: string, pointer?: string): readonly Objection[] =>
  unless(decimal(given).eq(right), () => `${what} is ${amount(right)}, not ${given}.`, pointer);

const taxOfBase = (subtotal: TaxSubtotal): Decimal =>
  subtotal.kind === 'percent'
    ? percentOf(decimal(subtotal.taxableAmount), subtotal.rate)
    : decimal(subtotal.perUnitAmount).times(decimal(subtotal.baseQuantity));

const keyOf = (subtotal: TaxSubtotal): string =>
  subtotal.kind === 'percent' ? String(Number(subtotal.rate)) : `${subtotal.perUnitAmount} ${subtotal.unitCode}`;

/** What a list of TaxTotal is held to, in the header and on a line alike. */
const groupOnce = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  new Set(taxes.map(({ code }) => code)).size === taxes.length
    ? NOTHING
    : objection('A tax has more than one group.', pointer);

const groupSum = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  taxes.flatMap((tax) => same(tax.amount, sumOf(tax.subtotals), `The sum of ${tax.name}`, pointer));

const subtotalOnce = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  taxes.flatMap(({ name, subtotals }) =>
    new Set(subtotals.map(keyOf)).size === subtotals.length
      ? NOTHING
      : objection(`${name} has two subtotals of one rate.`, pointer),
  );

const subtotalValue = (taxes: readonly TaxTotal[], pointer?: string): readonly Objection[] =>
  taxes.flatMap(({ name, subtotals }) =>
    subtotals.flatMap((subtotal) => {
      const right = taxOfBase(subtotal);
      return unless(
        agrees(decimal(subtotal.amount), right),
        () => `${name} is ${amount(right)} by its base, not ${subtotal.amount} (tolerance ${TOLERANCE}).`,
        pointer,
      );
    }),
  );

const header =
  (check: (taxes: readonly TaxTotal[]) => readonly Objection[]): Check =>
  ({ taxTotals }) =>
    check(taxTotals);

const eachLine =
  (check: (taxes: readonly TaxTotal[], pointer: string) => readonly Objection[]): Check =>
  ({ lines }) =>
    lines.flatMap(({ taxTotals }, index) => check(taxTotals, `#/lines/${String(index)}/taxes`));

const supported: Check = ({ lines, taxTotals }) => {
  const onLines = new Set(lines.flatMap((line) => line.taxTotals.map(({ code }) => code)));
  return taxTotals.flatMap(({ code, name }) => unless(onLines.has(code), () => `No line has ${name}.`));
};

const basesOf = (taxes: readonly TaxTotal[]): Decimal =>
  total(taxes.flatMap(({ subtotals }) => subtotals.map((subtotal) => subtotal.taxableAmount)));

const amountsOf = function* (document: FiscalDocument): Generator<readonly [pointer: string, value: string]> {
  for (const value of Object.values(document.totals)) yield ['#/lines', value];
  for (const { amount: value } of document.taxTotals) yield ['#/lines', value];
  for (const { amount: value } of document.withholdings) yield ['#/withholdings', value];
  let index = 0;
  for (const line of document.lines) {
    const at = `#/lines/${String(index++)}`;
    yield [`${at}/line_extension_amount`, line.lineExtensionAmount];
    yield [`${at}/unit_price`, line.unitPrice];
    for (const { amount: value } of line.taxTotals) yield [`${at}/taxes`, value];
  }
};

const notNegative: Check = (document) => {
  const objections: Objection[] = [];
  for (const [pointer, value] of amountsOf(document))
    if (value.startsWith('-')) objections.push({ detail: `${value} is negative.`, pointer });
  return objections;
};

const onLine =
  (check: (line: FiscalDocument['lines'][number], at: string, index: number) => readonly Objection[]): Check =>
  ({ lines }) =>
    lines.flatMap((line, index) => check(line, `#/lines/${String(index)}`, index));

const rated = (items: readonly AllowanceCharge[], at: string): readonly Objection[] =>
  items.flatMap((item, index) =>
    item.rate === null
      ? NOTHING
      : unless(
          agrees(decimal(item.amount), percentOf(decimal(item.base), item.rate)),
          () => `${item.rate ?? ''} % of ${item.base} is not ${item.amount} (tolerance ${TOLERANCE}).`,
          `${at}/${String(index)}/amount`,
        ),
  );

const ourSum = {
  fix: ['Informe al operador del servicio: él hace las sumas.', 'Tell the operator of the service: it adds up.'],
} as const;

/** Payment, exchange, taxes, totals, lines. */
export const amountRules: readonly DianRule[] = [
  rule(
    'VLR01',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: ['Ningún valor es negativo.', 'No value is negative.'],
      cause: [
        'Un valor es menor que cero, como cuando los descuentos superan el total.',
        'A value is less than zero, as when discounts exceed the total.',
      ],
      fix: [
        'Reduzca el descuento; para devolver dinero emita una nota crédito.',
        'Reduce the discount; to give money back issue a credit note.',
      ],
    },
    notNegative,
  ),
  rule(
    'FAN01 FAN02',
    {
      severity: 'R',
      pointer: '#/payment_means/type',
      source: 'FACHO, DAVID',
      checks: ['La forma de pago es contado (1) o crédito (2).', 'The form of payment is cash (1) or credit (2).'],
      cause: ['Falta la forma de pago o no está en la lista.', 'The form of payment is missing or not in the list.'],
      fix: ['Escriba 1 o 2.', 'Write 1 or 2.'],
    },
    ({ paymentMeans: { form } }) => unless(/^[12]$/.test(form), () => `"${form}" is not a form of payment.`),
  ),
  rule(
    'FAN03',
    {
      severity: 'R',
      pointer: '#/payment_means/code',
      source: 'FACHO, DAVID',
      checks: ['El medio de pago está informado.', 'The means of payment is there.'],
      cause: [
        'El medio de pago falta o no está en la lista de la DIAN.',
        'The means of payment is missing or not in DIAN’s list.',
      ],
      fix: ['Use 10 para efectivo; vea /v1/catalogs/medios-pago.', 'Use 10 for cash; see /v1/catalogs/medios-pago.'],
    },
    ({ paymentMeans: { code } }) => unless(/^[0-9A-Z]{1,3}$/.test(code), () => `"${code}" is not a means of payment.`),
  ),
  rule(
    'FAN04 FAN05',
    {
      severity: 'R',
      pointer: '#/payment_means/due_date',
      source: 'FACHO, DAVID',
      checks: ['Una venta a crédito tiene fecha de vencimiento.', 'A sale on credit has a due date.'],
      cause: ['Falta la fecha en que se paga.', 'The day of payment is missing.'],
      fix: ['Escriba due_date, o type 1 si se paga de contado.', 'Write due_date, or type 1 if it is paid at once.'],
    },
    ({ paymentMeans: { form, dueDate } }) =>
      unless(
        dueDate === null ? form !== '2' : isCalendarDate(dueDate),
        () => 'A sale on credit needs the day it is due.',
      ),
  ),
  rule(
    'FAR03',
    {
      severity: 'R',
      pointer: '#/exchange_rate',
      source: 'DAVID',
      checks: [
        'La base de la tasa de cambio es 1.00 y la tasa está informada.',
        'The base of the exchange rate is 1.00 and the rate is there.',
      ],
      cause: ['Falta la tasa de cambio a pesos, o su base.', 'The rate to pesos, or its base, is missing.'],
      fix: ['Escriba exchange_rate con la tasa y su fecha.', 'Write exchange_rate with the rate and its day.'],
    },
    ({ currency, exchangeRate }) =>
      unless(
        currency === 'COP'
          ? exchangeRate === null
          : exchangeRate !== null && decimal(exchangeRate.rate).gt(ZERO) && isCalendarDate(exchangeRate.date),
        () => `A document in ${currency} ${currency === 'COP' ? 'has no' : 'needs an'} exchange rate.`,
      ),
  ),
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
      same(totals.lineExtensionAmount, total(lines.map((line) => line.lineExtensionAmount)), 'The sum of the lines'),
  ),
  rule(
    'FAU04',
    {
      severity: 'R',
      pointer: '#/lines',
      source: 'ANX',
      checks: [
        'TaxExclusiveAmount es la suma de las bases de las líneas, las exentas incluidas, una vez por cada tributo.',
        'TaxExclusiveAmount is the sum of the bases of the lines, rate 0 included, once for each tax on them.',
      ],
      cause: ['La suma de las bases gravables no coincide.', 'The sum of the taxable bases does not agree.'],
      ...ourSum,
    },
    ({ lines, totals }) =>
      same(totals.taxExclusiveAmount, basesOf(lines.flatMap((line) => line.taxTotals)), 'The sum of the bases'),
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
      same(totals.taxInclusiveAmount, decimal(totals.lineExtensionAmount).plus(sumOf(taxTotals)), 'Lines and taxes'),
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
      ...same(totals.allowanceTotal, sumOf(allowances), 'The sum of the discounts'),
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
      ...same(totals.chargeTotal, sumOf(charges), 'The sum of the charges'),
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
      const right = decimal(totals.taxInclusiveAmount)
        .minus(decimal(totals.allowanceTotal))
        .plus(decimal(totals.chargeTotal));
      const payable = decimal(totals.payableAmount);
      // Both readings of payments received before: a setting chooses.
      return unless(
        payable.eq(right) || payable.eq(right.minus(decimal(totals.prepaidAmount))),
        () => `What is to be paid is ${amount(right)}, not ${totals.payableAmount}.`,
      );
    },
  ),
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
      unless(id === String(index + 1), () => `Line ${String(index + 1)} bears the number ${id}.`, at),
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
      ...unless(decimal(line.quantity).gt(ZERO), () => 'A quantity is greater than zero.', `${at}/quantity`),
      ...unless(
        decimal(line.unitPrice).gt(ZERO) || line.referencePrice !== null,
        () => 'A free line needs the price that it would have had.',
        `${at}/reference_price`,
      ),
    ]),
  ),
  rule(
    'FAV05',
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
      const right = decimal(line.quantity)
        .times(decimal(line.unitPrice))
        .minus(sumOf(line.allowances))
        .plus(sumOf(line.charges));
      return unless(
        agrees(decimal(line.lineExtensionAmount), right),
        () => `The line is ${amount(right)}, not ${line.lineExtensionAmount} (tolerance ${TOLERANCE}).`,
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
    'FAZ02',
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
        () => `"${productCode?.value ?? ''}" has not the form of the standard ${productCode?.standard ?? ''}.`,
        `${at}/product_code/value`,
      );
    }),
  ),
];

/** Usual forms; DIAN only notifies. Source: UNSPSC, GS1, Colombian customs tariff. */
const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['001', /^\d{8}(-\d)?$/],
  ['010', /^(\d{8}|\d{12,14})$/],
  ['020', /^\d{4,10}$/],
]);
