import type { InvoiceDraft } from '../draft.js';
import { fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import type { DocumentRule } from './rule.js';

export const prepaid: DocumentRule<InvoiceDraft> = {
  reads: ['prepaid'],
  check: (draft, { now }) =>
    (draft.prepaid ?? []).flatMap(({ received_on: day }, index) => {
      const at = `#/prepaid/${index}/received_on`;
      if (!isCalendarDate(day)) return [fault(at, 'invalid_date', `${day} is not a day that exists.`)];
      return day > colombianDate(now)
        ? [fault(at, 'date_in_future', 'A payment received before cannot have come in the future.')]
        : [];
    }),
};
