import { paymentMeansCodeOf } from '../../catalogs/api-codes.js';
import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { amount, decimal, total, ZERO } from '../../values/money.js';
import { payableOf } from './allowance.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';

export const additionalPaymentMeans: DocumentRule = {
  reads: ['additional_payment_means'],
  check: (draft) =>
    (draft.additional_payment_means ?? []).flatMap(({ code, due_date: day }, index) => {
      const at = `#/additional_payment_means/${index}`;
      return [
        ...(paymentMeansCodeOf(code) === undefined
          ? [
              fault(
                `${at}/code`,
                'unknown_code',
                { en: `${code} is not a means of payment.`, es: `${code} no es un medio de pago.` },
                {
                  fix: {
                    en: "Use 10 for cash; see /v1/catalogs/medios-pago. DIAN's own codes: dian:<code>.",
                    es: 'Use 10 para efectivo; vea /v1/catalogs/medios-pago. Códigos propios de la DIAN: dian:<código>.',
                  },
                  rule: 'FAN03',
                },
              ),
            ]
          : []),
        ...(day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`${at}/due_date`, day, 'FAN04')]),
      ];
    }),
};

/** An instalment is due on a day that exists; its amount is not zero. */
export const paymentTerms: DocumentRule = {
  reads: ['payment_terms'],
  check: ({ payment_terms: all }) =>
    (all ?? []).flatMap(({ payment_due_date: day, amount: instalment }, index): Fault[] => {
      const at = `#/payment_terms/${index}`;
      return [
        ...(instalment === undefined || decimal(instalment).gt(ZERO) ? [] : [emptyInstalment(`${at}/amount`)]),
        ...(day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`${at}/payment_due_date`, day)]),
      ];
    }),
};

const emptyInstalment = (at: string): Fault =>
  fault(
    at,
    'must_be_positive',
    { en: 'An instalment is greater than zero.', es: 'Una cuota es mayor que cero.' },
    { fix: { en: 'Write its amount, or leave amount out.', es: 'Escriba su valor, u omita amount.' } },
  );

/** Instalments do not add up to more than what is to be paid. */
export const instalmentsFit: DocumentRule = {
  reads: ['payment_terms', 'allowances', 'charges', 'lines'],
  check: (draft) => {
    const instalments = (draft.payment_terms ?? []).flatMap((terms) => terms.amount ?? []);
    if (instalments.length === 0) return [];
    const sum = total(instalments);
    const payable = payableOf(draft);
    if (sum.lte(payable)) return [];
    return [
      fault(
        '#/payment_terms',
        'amount_mismatch',
        {
          en: `The instalments add up to ${amount(sum)}, and ${amount(payable)} is to be paid.`,
          es: `Las cuotas suman ${amount(sum)}, y el total a pagar es ${amount(payable)}.`,
        },
        {
          fix: {
            en: `Correct the amounts, so that their sum is at most "${amount(payable)}".`,
            es: `Corrija los valores: su suma es a lo más "${amount(payable)}".`,
          },
        },
      ),
    ];
  },
};
