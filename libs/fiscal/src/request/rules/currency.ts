import { isCurrency } from '../../document/rules/header.js';
import { type ExchangeRateDefect, exchangeRateDefects } from '../../document/rules/payment.js';
import { type Fault, fault } from '../../values/fault.js';
import { colombianDate } from '../../values/fiscal-time.js';
import type { DocumentRule } from './rule.js';

export const currencyCode: DocumentRule = {
  reads: ['currency'],
  check: ({ currency }) =>
    isCurrency(currency)
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
    const defects = exchangeRateDefects(currency, rate ?? null);
    const faults = defects.map((defect) => rateFault(defect, currency, rate?.date ?? ''));
    if (rate === undefined || defects.includes('needless') || defects.includes('no_such_day')) return faults;
    if (rate.date > colombianDate(now))
      faults.push(fault('#/exchange_rate/date', 'date_in_future', 'The rate of a day to come is not known yet.'));
    return faults;
  },
};

const rateFault = (defect: ExchangeRateDefect, currency: string, date: string): Fault => {
  const at = '#/exchange_rate';
  switch (defect) {
    case 'missing':
      return fault(at, 'required', `An invoice in ${currency} needs the rate to pesos.`, {
        fix: 'Write exchange_rate with rate (pesos for one unit) and date.',
      });
    case 'needless':
      return fault(at, 'not_applicable', 'Pesos have no exchange rate.', { fix: 'Leave exchange_rate out.' });
    case 'rate_not_positive':
      return fault(`${at}/rate`, 'must_be_positive', 'An exchange rate is greater than zero.');
    case 'no_such_day':
      return fault(`${at}/date`, 'invalid_date', `${date} is not a day that exists.`);
  }
};
