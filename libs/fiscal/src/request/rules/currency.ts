import { currencies } from '../../catalogs/currencies.js';
import { fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import { decimal, ZERO } from '../../values/money.js';
import type { DocumentRule } from './rule.js';

const PESO = 'COP';

export const currencyCode: DocumentRule = {
  reads: ['currency'],
  check: ({ currency }) =>
    currencies.has(currency)
      ? []
      : [
          fault('#/currency', 'unknown_code', `${currency} is not a currency of ISO 4217.`, {
            fix: 'Write COP for pesos; see /v1/catalogs/monedas.',
            rule: 'FAD15a',
          }),
        ],
};

export const exchangeRate: DocumentRule = {
  reads: ['currency', 'exchange_rate'],
  check: ({ currency, exchange_rate: rate }, { now }) => {
    const at = '#/exchange_rate';
    if (rate === undefined)
      return currency === PESO
        ? []
        : [
            fault(at, 'required', `An invoice in ${currency} needs the rate to pesos.`, {
              fix: 'Write exchange_rate with rate (pesos for one unit) and date.',
            }),
          ];
    if (currency === PESO)
      return [fault(at, 'not_applicable', 'Pesos have no exchange rate.', { fix: 'Leave exchange_rate out.' })];
    return [
      ...(decimal(rate.rate).gt(ZERO)
        ? []
        : [fault(`${at}/rate`, 'must_be_positive', 'An exchange rate is greater than zero.')]),
      ...(isCalendarDate(rate.date)
        ? rate.date > colombianDate(now)
          ? [fault(`${at}/date`, 'date_in_future', 'The rate of a day to come is not known yet.')]
          : []
        : [fault(`${at}/date`, 'invalid_date', `${rate.date} is not a day that exists.`)]),
    ];
  },
};
