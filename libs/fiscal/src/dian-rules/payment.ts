import { dianPaymentMeans } from '../catalogs/dian-payment-means.js';
import type { FiscalDocument } from '../document/fiscal-document.js';
import { dueDateDefect, exchangeRateDefects } from '../document/rules/payment.js';
import { decimal } from '../values/money.js';
import { type Check, type DianRule, type Objection, rule, unless, written } from './rule.js';

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

const paidBefore: Check = ({ prepaid, totals: { lineExtensionAmount: sold } }) =>
  prepaid.flatMap(({ amount: paid }, index) =>
    unless(
      decimal(paid).lt(decimal(sold)),
      () => ({
        en: `The payment received before, ${paid}, is not less than the lines without taxes, ${sold}.`,
        es: `El anticipo, ${paid}, no es menor que las líneas sin tributos, ${sold}.`,
      }),
      `#/prepaid/${String(index)}/amount`,
    ),
  );

const rate = {
  cause: [
    'Falta la tasa de cambio a pesos, o no es de una moneda extranjera.',
    'The rate to pesos is missing, or not of a foreign currency.',
  ],
  fix: ['Escriba exchange_rate con la tasa y su fecha.', 'Write exchange_rate with the rate and its day.'],
} as const;

/** Rules on PaymentExchangeRate. */
const exchangeRateRules: readonly DianRule[] = [
  written(
    'FAR02',
    ['La moneda de origen es la del documento.', 'The source currency is that of the document.'],
    '//cac:PaymentExchangeRate',
    'cbc:SourceCurrencyCode=/*/cbc:DocumentCurrencyCode',
    '#/currency',
  ),
  written(
    'FAR03',
    [
      'La base de la tasa es 1.00; el anexo se contradice, pues otra tabla suya rechaza ese valor.',
      'The base of the rate is 1.00; the annex contradicts itself, since another of its tables rejects that value.',
    ],
    '//cac:PaymentExchangeRate',
    "cbc:SourceCurrencyBaseRate='1.00'",
    '#/exchange_rate',
  ),
  written(
    'FAR04 FAR05',
    ['La moneda de destino está informada, con base 1.00.', 'The target currency is there, with base 1.00.'],
    '//cac:PaymentExchangeRate',
    "string-length(cbc:TargetCurrencyCode)=3 and cbc:TargetCurrencyBaseRate='1.00'",
    '#/exchange_rate',
  ),
  rule(
    'FAR06 FAR07',
    {
      pointer: '#/exchange_rate',
      checks: ['La tasa de cambio y su fecha están informadas.', 'The exchange rate and its day are there.'],
      ...rate,
    },
    ({ currency, exchangeRate }) =>
      unless(exchangeRateDefects(currency, exchangeRate).length === 0, () => ({
        en: `A document in ${currency} ${currency === 'COP' ? 'has an exchange rate of a foreign currency only' : 'needs an exchange rate'}.`,
        es: `Un documento en ${currency} ${currency === 'COP' ? 'solo tiene tasa de cambio de una moneda extranjera' : 'necesita tasa de cambio'}.`,
      })),
  ),
];

const alternativeRateRule = written(
  'FGB01..FGB07',
  [
    'Otra moneda de pago tiene su tasa y su fecha; la de origen es la del documento.',
    'A further currency of payment has its rate and day; the source is that of the document.',
  ],
  '//cac:PaymentAlternativeExchangeRate',
  "cbc:SourceCurrencyCode=/*/cbc:DocumentCurrencyCode and cbc:SourceCurrencyBaseRate='1.00' and string-length(cbc:TargetCurrencyCode)=3 and cbc:TargetCurrencyBaseRate='1.00' and cbc:CalculationRate and cbc:Date",
  '#/payment_alternative_exchange_rate',
);

/** Rules on signs of amounts, on payment and on the exchange rate. */
export const paymentRules: readonly DianRule[] = [
  rule(
    'VLR01',
    {
      pointer: '#/lines',
      checks: ['Ningún valor ni porcentaje es negativo.', 'No amount and no percentage is negative.'],
      cause: [
        'Un valor es menor que cero, como cuando los descuentos superan el total.',
        'A value is less than zero, as when discounts exceed the total.',
      ],
      fix: [
        'Revise los descuentos con lo acordado; para devolver dinero emita una nota crédito.',
        'Compare the discounts with what was agreed; to give money back issue a credit note.',
      ],
    },
    notNegative,
  ),
  written(
    'FAN01',
    ['El medio de pago está en facturas y también en notas.', 'The means of payment is in invoices and in notes too.'],
    '/*',
    'count(cac:PaymentMeans)>=1',
    '#/payment_means',
  ),
  rule(
    'FAN02',
    {
      pointer: '#/payment_means/type',
      checks: ['La forma de pago es contado (1) o crédito (2).', 'The form of payment is cash (1) or credit (2).'],
      cause: ['Falta la forma de pago o no está en la lista.', 'The form of payment is missing or not in the list.'],
      fix: ['Escriba 1 (contado) o 2 (crédito).', 'Write 1 (paid at once) or 2 (on credit).'],
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
      pointer: '#/payment_means/code',
      checks: ['El medio de pago está en la lista de la DIAN.', 'The means of payment is in DIAN’s list.'],
      cause: [
        'El medio de pago falta o no está en la lista de la DIAN.',
        'The means of payment is missing or not in DIAN’s list.',
      ],
      fix: ['Use 10 para efectivo; vea /v1/catalogs/medios-pago.', 'Use 10 for cash; see /v1/catalogs/medios-pago.'],
    },
    ({ paymentMeans: { code } }) =>
      unless(dianPaymentMeans.has(code), () => ({
        en: `"${code}" is not a means of payment that DIAN lists.`,
        es: `"${code}" no es un medio de pago de la lista de la DIAN.`,
      })),
  ),
  rule(
    'FAN04 FAN05',
    {
      pointer: '#/payment_means/due_date',
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
  written(
    'FBD01..FBD02 FBD04..FBD08',
    ['Cada anticipo lleva número, valor y fecha.', 'Each payment received before has its number, amount and day.'],
    '//cac:PrepaidPayment',
    'string-length(cbc:ID)>0 and cbc:PaidAmount/@currencyID=/*/cbc:DocumentCurrencyCode and cbc:ReceivedDate',
    '#/prepaid',
  ),
  rule(
    'FBD03',
    {
      pointer: '#/prepaid',
      checks: [
        'Cada anticipo es menor que la suma de las líneas sin tributos.',
        'Each payment received before is less than the sum of the lines without taxes.',
      ],
      cause: [
        'Un anticipo es igual o mayor que la suma de las líneas sin tributos.',
        'A payment received before is the sum of the lines without taxes, or more.',
      ],
      fix: [
        'Si toda la venta se pagó antes, déjelo así: la DIAN solo lo anota. Si no, revise el valor.',
        'If the whole sale was paid before, leave it so: DIAN only remarks on it. If not, check the amount.',
      ],
    },
    paidBefore,
  ),
  ...exchangeRateRules,
  alternativeRateRule,
];
