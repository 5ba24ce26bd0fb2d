import { paymentMeansCodeOf } from '../../catalogs/api-codes.js';
import { dueDateDefect } from '../../document/rules/payment.js';
import { type Fault, fault } from '../../values/fault.js';
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
    ...dueDateFaults(means.type, means.due_date),
  ],
};

const dueDateFaults = (form: string, dueDate: string | undefined): Fault[] => {
  const at = '#/payment_means/due_date';
  switch (dueDateDefect(form, dueDate ?? null)) {
    case 'missing':
      return [
        fault(at, 'required', 'A sale on credit (type 2) needs the day it is due.', {
          fix: 'Write due_date as YYYY-MM-DD, or type "1" if it is paid at once.',
        }),
      ];
    case 'no_such_day':
      return [fault(at, 'invalid_date', `${dueDate ?? ''} is not a day that exists.`)];
    case undefined:
      return [];
  }
};
