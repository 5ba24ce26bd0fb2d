import { type Static, Type } from '@sinclair/typebox';
import { currencyCodes } from '../catalogs/code-lists.js';
import { closed, dateOf, decimalOf, optional, withCodes } from './schema.js';

const date = dateOf('Day of the rate', '2026-01-15');

const currencyOf = (description: string, example: string) =>
  withCodes(Type.String({ pattern: '^[A-Z]{3}$', description, examples: [example] }), currencyCodes);

export const ExchangeRate = closed(
  {
    rate: decimalOf('Pesos for one unit of the foreign currency', '4000.00'),
    date,
    currency: optional(currencyOf('Of a document in pesos alone: the foreign currency that was agreed', 'USD')),
  },
  {
    title: 'ExchangeRate',
    description: 'Needed when the currency is not COP; in pesos it tells the foreign currency that was agreed',
  },
);

export const PaymentAlternativeExchangeRate = closed(
  {
    rate: decimalOf("The document's currency for one unit of the alternative currency", '4700.00'),
    date,
    currency: currencyOf('The alternative currency', 'EUR'),
  },
  {
    title: 'PaymentAlternativeExchangeRate',
    description: 'A further currency in which it may be paid, beside that of exchange_rate',
  },
);
export type PaymentAlternativeExchangeRate = Static<typeof PaymentAlternativeExchangeRate>;
