import { currencyCodes } from '../catalogs/code-lists.js';
import { currencies } from '../catalogs/currencies.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import type { CommonDraft } from '../request/draft.js';
import { type Fault, fault } from '../values/fault.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { decimal, ZERO } from '../values/money.js';
import { noSuchDay } from './day-fault.js';
import { type DianRule, type DraftCheck, type DraftRule, draftRule, idOf, written } from './rule.js';

const targetCurrency: DianRule = written(
  'FAR04 FAR05',
  ['La moneda de destino está informada, con base 1.00.', 'The target currency is there, with base 1.00.'],
  '//cac:PaymentExchangeRate',
  "string-length(cbc:TargetCurrencyCode)=3 and cbc:TargetCurrencyBaseRate='1.00'",
  '#/exchange_rate',
);

export const exchangeRate: DraftRule = draftRule(
  'FAR06 FAR07',
  {
    pointer: '#/exchange_rate',
    checks: ['La tasa de cambio y su fecha están informadas.', 'The exchange rate and its day are there.'],
    cause: [
      'Falta la tasa de cambio a pesos, o no es de una moneda extranjera.',
      'The rate to pesos is missing, or not of a foreign currency.',
    ],
    fix: ['Escriba exchange_rate con la tasa y su fecha.', 'Write exchange_rate with the rate and its day.'],
  },
  {
    reads: ['currency', 'exchange_rate'],
    check: ({ currency, exchange_rate: rate }) =>
      currencies.has(currency) // Else it has a fault of its own.
        ? exchangeRateDefects(currency, rate ?? null).map((defect) => rateFault(defect, currency, rate))
        : [],
  },
);

type ExchangeRateDefect =
  'missing' | 'needless' | 'unknown_currency' | 'second_currency' | 'rate_not_positive' | 'no_such_day';

/**
 * FAR06, FAR07: in another currency than pesos there is an exchange rate, in pesos only if a foreign currency was agreed
 * (ADR 0118).
 * It is above zero and of a day that exists.
 */
const exchangeRateDefects = (
  currency: string,
  exchangeRate: { readonly rate: string; readonly date: string; readonly currency?: string | undefined } | null,
): readonly ExchangeRateDefect[] => {
  const isPeso = currency === 'COP';
  if (exchangeRate === null) return isPeso ? [] : ['missing'];
  const { rate, date, currency: foreign } = exchangeRate;
  if (isPeso && (foreign === undefined || foreign === 'COP')) return ['needless'];
  return [
    ...(isPeso || foreign === undefined ? [] : ['second_currency' as const]),
    ...(!isPeso || currencies.has(foreign ?? '') ? [] : ['unknown_currency' as const]),
    ...(decimal(rate).gt(ZERO) ? [] : ['rate_not_positive' as const]),
    ...(isCalendarDate(date) ? [] : ['no_such_day' as const]),
  ];
};

const rateFault = (
  defect: ExchangeRateDefect,
  currency: string,
  { date, currency: foreign = '' }: NonNullable<CommonDraft['exchange_rate']> = { rate: '', date: '' },
): Fault => {
  const at = '#/exchange_rate';
  switch (defect) {
    case 'missing':
      return fault(
        at,
        'required',
        {
          en: `An invoice in ${currency} needs the rate to pesos.`,
          es: `Una factura en ${currency} necesita la tasa de cambio a pesos.`,
        },
        {
          fix: {
            en: 'Write exchange_rate with rate (pesos for one unit) and date.',
            es: 'Escriba exchange_rate con rate (pesos por una unidad) y date.',
          },
          rule: exchangeRate.id,
        },
      );
    case 'needless':
      return fault(
        at,
        'not_applicable',
        { en: 'Pesos have no exchange rate.', es: 'Los pesos no tienen tasa de cambio.' },
        {
          fix: {
            en: 'Leave exchange_rate out; if a foreign currency was agreed, write it as currency of exchange_rate.',
            es: 'Omita exchange_rate; si se pactó una moneda extranjera, escríbala como currency de exchange_rate.',
          },
          rule: targetCurrency.id,
        },
      );
    case 'second_currency':
      return fault(
        `${at}/currency`,
        'not_applicable',
        {
          en: `The document is in ${currency} itself: its rate is that of ${currency}.`,
          es: `El documento está en ${currency}: su tasa es la de ${currency}.`,
        },
        {
          fix: {
            en: 'Leave it out, or write currency "COP" and amounts in pesos.',
            es: 'Omítalo, o escriba currency "COP" y los valores en pesos.',
          },
        },
      );
    case 'unknown_currency':
      return unknownCode(`${at}/currency`, foreign, currencyCodes, targetCurrency.id);
    case 'rate_not_positive':
      return fault(
        `${at}/rate`,
        'must_be_positive',
        { en: 'An exchange rate is greater than zero.', es: 'Una tasa de cambio es mayor que cero.' },
        {
          fix: {
            en: `Write the pesos for one ${foreign || currency}.`,
            es: `Escriba los pesos por un ${foreign || currency}.`,
          },
          rule: exchangeRate.id,
        },
      );
    case 'no_such_day':
      return noSuchDay(`${at}/date`, date, idOf(exchangeRate, 'FAR07'));
  }
};

const AT = '#/payment_alternative_exchange_rate';

/** The alternative currency is neither that of the document nor that of exchange_rate; its rate is above zero. */
export const alternativeExchangeRate: DraftCheck = {
  reads: ['currency', 'exchange_rate', 'payment_alternative_exchange_rate'],
  check: (draft) => {
    const { payment_alternative_exchange_rate: alternative, currency } = draft;
    if (alternative === undefined) return [];
    return [
      ...(currencies.has(alternative.currency)
        ? saidAlready(draft, alternative.currency)
        : [unknownCode(`${AT}/currency`, alternative.currency, currencyCodes, targetCurrency.id)]),
      ...(decimal(alternative.rate).gt(ZERO) ? [] : [notPositive(currency, alternative.currency)]),
      ...(isCalendarDate(alternative.date) ? [] : [noSuchDay(`${AT}/date`, alternative.date)]),
    ];
  },
};

const notPositive = (currency: string, alternative: string): Fault =>
  fault(
    `${AT}/rate`,
    'must_be_positive',
    { en: 'An exchange rate is greater than zero.', es: 'Una tasa de cambio es mayor que cero.' },
    {
      fix: {
        en: `Write the ${currency} for one ${alternative}.`,
        es: `Escriba los ${currency} por un ${alternative}.`,
      },
    },
  );

const saidAlready = ({ currency, exchange_rate: rate }: CommonDraft, alternative: string): Fault[] => {
  if (alternative === currency)
    return [
      fault(
        `${AT}/currency`,
        'not_applicable',
        {
          en: `The document is in ${currency} itself: it has no rate to it.`,
          es: `El documento está en ${currency}: no tiene tasa de cambio hacia esa moneda.`,
        },
        {
          fix: {
            en: 'Leave it out, or write the further currency in which it may be paid.',
            es: 'Omítala, o escriba la otra moneda en que se puede pagar.',
          },
        },
      ),
    ];
  const first = currency === 'COP' ? rate?.currency : 'COP';
  if (alternative !== first) return [];
  return [
    fault(
      `${AT}/currency`,
      'conflicting_fields',
      {
        en: `exchange_rate is the rate of ${alternative} already.`,
        es: `exchange_rate ya es la tasa de ${alternative}.`,
      },
      {
        fix: {
          en: 'Leave payment_alternative_exchange_rate out, or write a third currency.',
          es: 'Omita payment_alternative_exchange_rate, o escriba una tercera moneda.',
        },
      },
    ),
  ];
};

/** Rules on PaymentExchangeRate and PaymentAlternativeExchangeRate. */
export const exchangeRateRules: readonly DianRule[] = [
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
  targetCurrency,
  exchangeRate,
  written(
    'FGB01..FGB07',
    [
      'Otra moneda de pago tiene su tasa y su fecha; la de origen es la del documento.',
      'A further currency of payment has its rate and day; the source is that of the document.',
    ],
    '//cac:PaymentAlternativeExchangeRate',
    "cbc:SourceCurrencyCode=/*/cbc:DocumentCurrencyCode and cbc:SourceCurrencyBaseRate='1.00' and string-length(cbc:TargetCurrencyCode)=3 and cbc:TargetCurrencyBaseRate='1.00' and cbc:CalculationRate and cbc:Date",
    '#/payment_alternative_exchange_rate',
  ),
];
