import type { FiscalDocument } from '../document/fiscal-document.js';
import { dueDateDefect, exchangeRateDefects } from '../document/rules/payment.js';
import { type Check, type DianRule, type Objection, rule, unless } from './rule.js';

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
    if (value.startsWith('-'))
      objections.push({ detail: { en: `${value} is negative.`, es: `${value} es negativo.` }, pointer });
  return objections;
};

/** Rules on signs of amounts, on payment and on the exchange rate. */
export const paymentRules: readonly DianRule[] = [
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
    ({ paymentMeans: { form } }) =>
      unless(/^[12]$/.test(form), () => ({
        en: `"${form}" is not a form of payment.`,
        es: `"${form}" no es una forma de pago.`,
      })),
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
    ({ paymentMeans: { code } }) =>
      unless(/^[0-9A-Z]{1,3}$/.test(code), () => ({
        en: `"${code}" is not a means of payment.`,
        es: `"${code}" no es un medio de pago.`,
      })),
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
      unless(dueDateDefect(form, dueDate) === undefined, () => ({
        en: 'A sale on credit needs the day it is due.',
        es: 'Una venta a crédito necesita su fecha de vencimiento.',
      })),
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
      unless(exchangeRateDefects(currency, exchangeRate).length === 0, () => ({
        en: `A document in ${currency} ${currency === 'COP' ? 'has no' : 'needs an'} exchange rate.`,
        es: `Un documento en ${currency} ${currency === 'COP' ? 'no tiene' : 'necesita'} tasa de cambio.`,
      })),
  ),
];
