import type { InvoiceDraft } from '../draft.js';
import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { amount, decimal, total, ZERO } from '../../values/money.js';
import { payableOf } from './allowance.js';
import { noSuchDay } from '../checks/day.js';
import { pastDayFaults } from '../checks/past-day.js';
import type { DocumentRule } from '../checks/rule.js';

/** A payment received before has an amount, and came on a day that is over. */
export const prepaid: DocumentRule<InvoiceDraft> = {
  reads: ['prepaid'],
  check: (draft, { now }) =>
    (draft.prepaid ?? []).flatMap(({ amount: paid, received_on: day, paid_date: paidOn }, index): Fault[] => [
      ...(decimal(paid).gt(ZERO)
        ? []
        : [
            fault(
              `#/prepaid/${index}/amount`,
              'must_be_positive',
              { en: 'A payment received before is greater than zero.', es: 'Un anticipo es mayor que cero.' },
              { fix: { en: 'Write what was paid, or leave it out.', es: 'Escriba lo que se pagó, u omítalo.' } },
            ),
          ]),
      ...pastDayFaults(day, `#/prepaid/${index}/received_on`, now, {
        en: 'A payment received before cannot have come in the future.',
        es: 'Un anticipo no puede haberse recibido en el futuro.',
      }),
      ...(paidOn === undefined || isCalendarDate(paidOn) ? [] : [noSuchDay(`#/prepaid/${index}/paid_date`, paidOn)]),
    ]),
};

/** The payments received before are not more than what is sold. */
export const prepaidTotal: DocumentRule<InvoiceDraft> = {
  reads: ['prepaid', 'lines', 'allowances', 'charges'],
  check: (draft) => {
    const paid = total((draft.prepaid ?? []).map((item) => item.amount));
    const most = payableOf(draft);
    if (paid.lte(most) || most.lt(ZERO)) return [];
    return [
      fault(
        '#/prepaid',
        'implausible_amount',
        {
          en: `The payments received before are ${amount(paid)}, more than the ${amount(most)} of the whole invoice.`,
          es: `Los anticipos suman ${amount(paid)}, más que los ${amount(most)} de toda la factura.`,
        },
        {
          fix: {
            en: `Write what of them is for this invoice, at most "${amount(most)}".`,
            es: `Escriba la parte que corresponde a esta factura, a lo sumo "${amount(most)}".`,
          },
        },
      ),
    ];
  },
};
