import type { DocumentDraft } from '../request/note-draft.js';
import { exchangeRate } from '../rules/exchange-rate.js';
import { currencyCode } from '../rules/header.js';
import type { Fault } from '../values/fault.js';
import { decimal } from '../values/money.js';
import { unusual } from './unusual.js';

export const currencyWarnings = ({
  currency,
  exchange_rate: rate,
  payment_alternative_exchange_rate: alternative,
}: DocumentDraft): Fault[] => [
  ...(currency === 'COP'
    ? []
    : [
        unusual(
          '#/currency',
          {
            en: `The amounts are in ${currency}: Resolution 227 of 2025 (article 1.5.1.11.4) asks for pesos, with the other currency beside them.`,
            es: `Los valores están en ${currency}: la Resolución 227 de 2025 (artículo 1.5.1.11.4) pide pesos, con la otra moneda al lado.`,
          },
          {
            en: `Convert the amounts to pesos; then currency is COP, and ${currency} is the currency of exchange_rate.`,
            es: `Convierta los valores a pesos; entonces currency es COP, y ${currency} es la currency de exchange_rate.`,
          },
          currencyCode.id,
        ),
      ]),
  ...(rate === undefined ? [] : lessThanOnePeso('#/exchange_rate/rate', rate.rate, rate.currency ?? currency)),
  ...(alternative === undefined || currency !== 'COP'
    ? []
    : lessThanOnePeso('#/payment_alternative_exchange_rate/rate', alternative.rate, alternative.currency)),
];

const lessThanOnePeso = (at: string, rate: string, currency: string): Fault[] =>
  decimal(rate).lt('1.00')
    ? [
        unusual(
          at,
          {
            en: `One ${currency} is ${rate} pesos: less than one peso.`,
            es: `Un ${currency} vale ${rate} pesos: menos de un peso.`,
          },
          {
            en: 'The rate says the pesos for one unit of the currency, not the reverse.',
            es: 'La tasa dice los pesos por una unidad de la moneda, no al revés.',
          },
          exchangeRate.id,
        ),
      ]
    : [];
