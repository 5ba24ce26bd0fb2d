import { paymentMeansCodeOf } from '../../catalogs/api-codes.js';
import { paymentMeansCodes } from '../../catalogs/code-lists.js';
import { dueDateDefect } from '../../document/rules/payment.js';
import { type Fault, fault } from '../../values/fault.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';

export const paymentMeans: DocumentRule = {
  reads: ['payment_means'],
  check: ({ payment_means: means }) => [
    ...(paymentMeansCodeOf(means.code) === undefined
      ? [unknownCode('#/payment_means/code', means.code, paymentMeansCodes, 'FAN03')]
      : []),
    ...dueDateFaults(means.type, means.due_date),
  ],
};

const dueDateFaults = (form: string, dueDate: string | undefined): Fault[] => {
  const at = '#/payment_means/due_date';
  switch (dueDateDefect(form, dueDate ?? null)) {
    case 'missing':
      return [
        fault(
          at,
          'required',
          {
            en: 'A sale on credit (type 2) needs the day it is due.',
            es: 'Una venta a crédito (type 2) necesita su fecha de vencimiento.',
          },
          {
            fix: {
              en: 'Write due_date as YYYY-MM-DD, or type "1" if it is paid at once.',
              es: 'Escriba due_date como AAAA-MM-DD, o type "1" si es de contado.',
            },
            rule: 'FAN04',
          },
        ),
      ];
    case 'no_such_day':
      return [noSuchDay(at, dueDate ?? '', 'FAN04')];
    case undefined:
      return [];
  }
};
