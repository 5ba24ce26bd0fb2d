import { paymentMeansCodeOf } from '../catalogs/api-codes.js';
import { paymentMeansCodes } from '../catalogs/code-lists.js';
import { unknownCode } from '../catalogs/unknown-code.js';
import type { InvoiceDraft } from '../request/draft.js';
import { type Fault, fault } from '../values/fault.js';
import { isCalendarDate } from '../values/fiscal-time.js';
import { amount, decimal, total, ZERO } from '../values/money.js';
import { payableOf } from './allowance.js';
import { noSuchDay, pastDayFaults } from './day-fault.js';
import { noNegative } from './monetary-total.js';
import { type DianRule, type ComposedCheck, type DraftCheck, IN_REQUEST, rule, unless, written } from './rule.js';

const meansCode: DianRule = rule(
  'FAN03',
  {
    pointer: '#/payment_means/code',
    checks: ['El medio de pago está en la lista de la DIAN.', 'The means of payment is in DIAN’s list.'],
    cause: [
      'El medio de pago falta o no está en la lista de la DIAN.',
      'The means of payment is missing or not in DIAN’s list.',
    ],
    fix: ['Use 10 para efectivo; vea /v1/catalogs/medios-pago.', 'Use 10 for cash; see /v1/catalogs/medios-pago.'],
  },
  IN_REQUEST,
);

export const dueOnCredit: DianRule = rule(
  'FAN04 FAN05',
  {
    pointer: '#/payment_means/due_date',
    checks: ['Una venta a crédito tiene fecha de vencimiento.', 'A sale on credit has a due date.'],
    cause: ['Falta la fecha en que se paga.', 'The day of payment is missing.'],
    fix: ['Escriba due_date, o type 1 si se paga de contado.', 'Write due_date, or type 1 if it is paid at once.'],
  },
  IN_REQUEST,
);

export const paymentMeans: DraftCheck = {
  reads: ['payment_means'],
  check: ({ payment_means: means }) => [
    ...(paymentMeansCodeOf(means.code) === undefined
      ? [unknownCode('#/payment_means/code', means.code, paymentMeansCodes, meansCode.id)]
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
            rule: dueOnCredit.id,
          },
        ),
      ];
    case 'no_such_day':
      return [noSuchDay(at, dueDate ?? '', dueOnCredit.id)];
    case undefined:
      return [];
  }
};

/** FAN04, FAN05: a sale on credit (form 2) has a due date; a due date is a day that exists. */
const dueDateDefect = (form: string, dueDate: string | null): 'missing' | 'no_such_day' | undefined => {
  if (dueDate === null) return form === '2' ? 'missing' : undefined;
  return isCalendarDate(dueDate) ? undefined : 'no_such_day';
};

export const additionalPaymentMeans: DraftCheck = {
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
                  rule: meansCode.id,
                },
              ),
            ]
          : []),
        ...(day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`${at}/due_date`, day, dueOnCredit.id)]),
      ];
    }),
};

/** An instalment is due on a day that exists; its amount is not zero. */
export const paymentTerms: DraftCheck = {
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
export const instalmentsFit: DraftCheck = {
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

/** A payment received before has an amount, and came on a day that is over. */
export const prepaid: DraftCheck<InvoiceDraft> = {
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
export const prepaidTotal: DraftCheck<InvoiceDraft> = {
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

const paidBefore: ComposedCheck = ({ prepaid, totals: { lineExtensionAmount: sold } }) =>
  prepaid.flatMap(({ amount: paid }, index) =>
    unless(
      decimal(paid).lt(decimal(sold)),
      () => ({
        en: `The payment received before, ${paid}, is not less than the lines without taxes, ${sold}.`,
        es: `El anticipo, ${paid}, no es menor que las líneas sin tributos, ${sold}.`,
      }),
      `#/prepaid/${String(index)}/amount`,
    ),
  );

/** Rules on signs of amounts, on payment and on the exchange rate. */
export const paymentRules: readonly DianRule[] = [
  noNegative,
  written(
    'FAN01',
    ['El medio de pago está en facturas y también en notas.', 'The means of payment is in invoices and in notes too.'],
    '/*',
    'count(cac:PaymentMeans)>=1',
    '#/payment_means',
  ),
  rule(
    'FAN02',
    {
      pointer: '#/payment_means/type',
      checks: ['La forma de pago es contado (1) o crédito (2).', 'The form of payment is cash (1) or credit (2).'],
      cause: ['Falta la forma de pago o no está en la lista.', 'The form of payment is missing or not in the list.'],
      fix: ['Escriba 1 (contado) o 2 (crédito).', 'Write 1 (paid at once) or 2 (on credit).'],
    },
    IN_REQUEST,
  ),
  meansCode,
  dueOnCredit,
  written(
    'FBD01..FBD02 FBD04..FBD08',
    ['Cada anticipo lleva número, valor y fecha.', 'Each payment received before has its number, amount and day.'],
    '//cac:PrepaidPayment',
    'string-length(cbc:ID)>0 and cbc:PaidAmount/@currencyID=/*/cbc:DocumentCurrencyCode and cbc:ReceivedDate',
    '#/prepaid',
  ),
  rule(
    'FBD03',
    {
      pointer: '#/prepaid',
      checks: [
        'Cada anticipo es menor que la suma de las líneas sin tributos.',
        'Each payment received before is less than the sum of the lines without taxes.',
      ],
      cause: [
        'Un anticipo es igual o mayor que la suma de las líneas sin tributos.',
        'A payment received before is the sum of the lines without taxes, or more.',
      ],
      fix: [
        'Si toda la venta se pagó antes, déjelo así: la DIAN solo lo anota. Si no, revise el valor.',
        'If the whole sale was paid before, leave it so: DIAN only remarks on it. If not, check the amount.',
      ],
    },
    paidBefore,
  ),
];
