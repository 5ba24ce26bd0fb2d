import { currencyCodes } from '../../catalogs/code-lists.js';
import { isCurrency } from '../../document/rules/header.js';
import { type ExchangeRateDefect, exchangeRateDefects } from '../../document/rules/payment.js';
import { type Fault, fault } from '../../values/fault.js';
import type { CommonDraft } from '../draft.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';

export const currencyCode: DocumentRule = {
  reads: ['currency'],
  check: ({ currency }) => (isCurrency(currency) ? [] : [unknownCode('#/currency', currency, currencyCodes, 'FAD15a')]),
};

export const exchangeRate: DocumentRule = {
  reads: ['currency', 'exchange_rate'],
  check: ({ currency, exchange_rate: rate }) =>
    isCurrency(currency) // Else it has a fault of its own.
      ? exchangeRateDefects(currency, rate ?? null).map((defect) => rateFault(defect, currency, rate))
      : [],
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
          rule: 'FAR06',
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
          rule: 'FAR04',
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
      return unknownCode(`${at}/currency`, foreign, currencyCodes, 'FAR04');
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
          rule: 'FAR06',
        },
      );
    case 'no_such_day':
      return noSuchDay(`${at}/date`, date, 'FAR07');
  }
};
