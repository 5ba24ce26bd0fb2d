import { paymentMeansCodeOf } from '../../catalogs/api-codes.js';
import { fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import type { DocumentRule } from './rule.js';

export const paymentMeans: DocumentRule = {
  reads: ['payment_means'],
  check: ({ payment_means: means }) => [
    ...(paymentMeansCodeOf(means.code) === undefined
      ? [
          fault('#/payment_means/code', 'unknown_code', `${means.code} is not a means of payment.`, {
            fix: "Use 10 for cash; see /v1/catalogs/medios-pago. DIAN's own codes: dian:<code>.",
          }),
        ]
      : []),
    ...(means.type === '2' && means.due_date === undefined
      ? [
          fault('#/payment_means/due_date', 'required', 'A sale on credit (type 2) needs the day it is due.', {
            fix: 'Write due_date as YYYY-MM-DD, or type "1" if it is paid at once.',
          }),
        ]
      : []),
    ...(means.due_date !== undefined && !isCalendarDate(means.due_date)
      ? [fault('#/payment_means/due_date', 'invalid_date', `${means.due_date} is not a day that exists.`)]
      : []),
  ],
};
