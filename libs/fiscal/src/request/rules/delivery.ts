import { type Fault, fault } from '../../values/fault.js';
import { colombianDate, isCalendarDate } from '../../values/fiscal-time.js';
import { addressFaults } from './address.js';
import { noSuchDay } from '../checks/day.js';
import { buyerFaults } from './party.js';
import type { DocumentRule } from '../checks/rule.js';

/** Goods can come after the invoice, and not longer after it than a year: then the year is mistyped. */
const LATEST_DAYS = 366;

export const delivery: DocumentRule = {
  reads: ['delivery'],
  check: ({ delivery: given }, { now }) => {
    if (given === undefined) return [];
    const { actual_delivery_date: day, delivery_address: address, delivery_party: party } = given;
    return [
      ...(day === undefined ? [] : dayFaults(day, now)),
      ...(address === undefined ? [] : addressFaults(address, '#/delivery/delivery_address')),
      ...(party === undefined ? [] : buyerFaults(party, '#/delivery/delivery_party', CARRIER_RULES)),
    ];
  },
};

const CARRIER_RULES = { digit: 'FAM37' };

const dayFaults = (day: string, now: Date): Fault[] => {
  const at = '#/delivery/actual_delivery_date';
  if (!isCalendarDate(day)) return [noSuchDay(at, day)];
  const latest = colombianDate(new Date(now.getTime() + LATEST_DAYS * 86_400_000));
  return day > latest
    ? [
        fault(
          at,
          'date_in_future',
          {
            en: `The delivery on ${day} is more than a year away.`,
            es: `Falta más de un año para la entrega del ${day}.`,
          },
          { fix: { en: 'Check the year.', es: 'Revise el año.' } },
        ),
      ]
    : [];
};
