import type { InvoiceDraft } from '../draft.js';
import { fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import { noSuchDay } from './day.js';
import type { DocumentRule } from './rule.js';

export const prepaid: DocumentRule<InvoiceDraft> = {
  reads: ['prepaid'],
  check: (draft, { now }) =>
    (draft.prepaid ?? []).flatMap(({ received_on: day }, index) => {
      const at = `#/prepaid/${index}/received_on`;
      if (!isCalendarDate(day)) return [noSuchDay(at, day)];
      return day > colombianDate(now)
        ? [
            fault(
              at,
              'date_in_future',
              {
                en: 'A payment received before cannot have come in the future.',
                es: 'Un anticipo recibido no puede tener una fecha futura.',
              },
              { fix: { en: 'Write the day it came.', es: 'Escriba el día en que se recibió.' } },
            ),
          ]
        : [];
    }),
};
