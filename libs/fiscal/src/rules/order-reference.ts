import { fault } from '../fault.js';
import { isCalendarDate } from '../fiscal-time.js';
import type { DocumentRule } from './rule.js';

export const orderReference: DocumentRule = {
  reads: ['order_reference'],
  check: ({ order_reference: order }) =>
    order?.date !== undefined && !isCalendarDate(order.date)
      ? [fault('#/order_reference/date', 'invalid_date', `${order.date} is not a day that exists.`)]
      : [],
};
