import { currencyCodes } from '../../catalogs/code-lists.js';
import { isCurrency } from '../../document/rules/header.js';
import { type Fault, fault } from '../../values/fault.js';
import { isCalendarDate } from '../../values/fiscal-time.js';
import { decimal, ZERO } from '../../values/money.js';
import { noSuchDay } from '../checks/day.js';
import type { DocumentRule } from '../checks/rule.js';
import { unknownCode } from '../checks/unknown-code.js';
import type { CommonDraft } from '../draft.js';

const AT = '#/payment_alternative_exchange_rate';

/** The alternative currency is neither that of the document nor that of exchange_rate; its rate is above zero. */
export const alternativeExchangeRate: DocumentRule = {
  reads: ['currency', 'exchange_rate', 'payment_alternative_exchange_rate'],
  check: (draft) => {
    const { payment_alternative_exchange_rate: alternative, currency } = draft;
    if (alternative === undefined) return [];
    return [
      ...(isCurrency(alternative.currency)
        ? saidAlready(draft, alternative.currency)
        : [unknownCode(`${AT}/currency`, alternative.currency, currencyCodes, 'FAR04')]),
      ...(decimal(alternative.rate).gt(ZERO) ? [] : [notPositive(currency, alternative.currency)]),
      ...(isCalendarDate(alternative.date) ? [] : [noSuchDay(`${AT}/date`, alternative.date)]),
    ];
  },
};

const notPositive = (currency: string, alternative: string): Fault =>
  fault(
    `${AT}/rate`,
    'must_be_positive',
    { en: 'An exchange rate is greater than zero.', es: 'Una tasa de cambio es mayor que cero.' },
    {
      fix: {
        en: `Write the ${currency} for one ${alternative}.`,
        es: `Escriba los ${currency} por un ${alternative}.`,
      },
    },
  );

const saidAlready = ({ currency, exchange_rate: rate }: CommonDraft, alternative: string): Fault[] => {
  if (alternative === currency)
    return [
      fault(
        `${AT}/currency`,
        'not_applicable',
        {
          en: `The document is in ${currency} itself: it has no rate to it.`,
          es: `El documento está en ${currency}: no tiene tasa de cambio hacia esa moneda.`,
        },
        {
          fix: {
            en: 'Leave it out, or write the further currency in which it may be paid.',
            es: 'Omítala, o escriba la otra moneda en que se puede pagar.',
          },
        },
      ),
    ];
  const first = currency === 'COP' ? rate?.currency : 'COP';
  if (alternative !== first) return [];
  return [
    fault(
      `${AT}/currency`,
      'conflicting_fields',
      {
        en: `exchange_rate is the rate of ${alternative} already.`,
        es: `exchange_rate ya es la tasa de ${alternative}.`,
      },
      {
        fix: {
          en: 'Leave payment_alternative_exchange_rate out, or write a third currency.',
          es: 'Omita payment_alternative_exchange_rate, o escriba una tercera moneda.',
        },
      },
    ),
  ];
};
