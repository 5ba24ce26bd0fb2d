import { isCalendarDate } from '../../values/fiscal-time.js';
import { decimal, ZERO } from '../../values/money.js';
import { isCurrency } from './header.js';

/** FAN04, FAN05: a sale on credit (form 2) has a due date; a due date is a day that exists. */
export const dueDateDefect = (form: string, dueDate: string | null): 'missing' | 'no_such_day' | undefined => {
  if (dueDate === null) return form === '2' ? 'missing' : undefined;
  return isCalendarDate(dueDate) ? undefined : 'no_such_day';
};

export type ExchangeRateDefect =
  'missing' | 'needless' | 'unknown_currency' | 'second_currency' | 'rate_not_positive' | 'no_such_day';

/**
 * FAR06, FAR07: in another currency than pesos there is an exchange rate, in pesos only if a foreign currency was agreed.
 * It is above zero and of a day that exists.
 */
export const exchangeRateDefects = (
  currency: string,
  exchangeRate: { readonly rate: string; readonly date: string; readonly currency?: string | undefined } | null,
): readonly ExchangeRateDefect[] => {
  const isPeso = currency === 'COP';
  if (exchangeRate === null) return isPeso ? [] : ['missing'];
  const { rate, date, currency: foreign } = exchangeRate;
  if (isPeso && (foreign === undefined || foreign === 'COP')) return ['needless'];
  return [
    ...(isPeso || foreign === undefined ? [] : ['second_currency' as const]),
    ...(!isPeso || isCurrency(foreign ?? '') ? [] : ['unknown_currency' as const]),
    ...(decimal(rate).gt(ZERO) ? [] : ['rate_not_positive' as const]),
    ...(isCalendarDate(date) ? [] : ['no_such_day' as const]),
  ];
};
