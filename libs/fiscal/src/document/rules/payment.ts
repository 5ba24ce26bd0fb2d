import { isCalendarDate } from '../../values/fiscal-time.js';
import { decimal, ZERO } from '../../values/money.js';

/** FAN04, FAN05: a sale on credit (form 2) has a due date; a due date is a day that exists. */
export const dueDateDefect = (form: string, dueDate: string | null): 'missing' | 'no_such_day' | undefined => {
  if (dueDate === null) return form === '2' ? 'missing' : undefined;
  return isCalendarDate(dueDate) ? undefined : 'no_such_day';
};

export type ExchangeRateDefect = 'missing' | 'needless' | 'rate_not_positive' | 'no_such_day';

/** FAR06, FAR07: in pesos there is no exchange rate; in another currency there is one, above zero and of a day that exists. */
export const exchangeRateDefects = (
  currency: string,
  exchangeRate: { readonly rate: string; readonly date: string } | null,
): readonly ExchangeRateDefect[] => {
  const isPeso = currency === 'COP';
  if (exchangeRate === null) return isPeso ? [] : ['missing'];
  if (isPeso) return ['needless'];
  const { rate, date } = exchangeRate;
  return [
    ...(decimal(rate).gt(ZERO) ? [] : ['rate_not_positive' as const]),
    ...(isCalendarDate(date) ? [] : ['no_such_day' as const]),
  ];
};
