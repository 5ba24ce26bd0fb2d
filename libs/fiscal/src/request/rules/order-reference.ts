import { fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import type { DocumentRule } from './rule.js';

export const orderReference: DocumentRule = {
  reads: ['order_reference'],
  check: ({ order_reference: order }) =>
    order?.date !== undefined && !isCalendarDate(order.date)
      ? [fault('#/order_reference/date', 'invalid_date', `${order.date} is not a day that exists.`)]
      : [],
};
