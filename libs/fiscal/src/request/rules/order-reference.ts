import { isCalendarDate } from '../../values/fiscal-time.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';

export const orderReference: DocumentRule = {
  reads: ['order_reference'],
  check: ({ order_reference: order }) =>
    order?.date !== undefined && !isCalendarDate(order.date) ? [noSuchDay('#/order_reference/date', order.date)] : [],
};
