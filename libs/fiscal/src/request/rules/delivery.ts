import { isCalendarDate } from '../../values/fiscal-time.js';
import { addressFaults } from './address.js';
import { noSuchDay } from '../checks/day.js';
import { buyerFaults } from './party.js';
import type { DocumentRule } from '../checks/rule.js';

export const delivery: DocumentRule = {
  reads: ['delivery'],
  check: ({ delivery: given }) => {
    if (given === undefined) return [];
    const { actual_delivery_date: day, delivery_address: address, delivery_party: party } = given;
    return [
      ...(day === undefined || isCalendarDate(day) ? [] : [noSuchDay('#/delivery/actual_delivery_date', day)]),
      ...(address === undefined ? [] : addressFaults(address, '#/delivery/delivery_address', 'FAM19')),
      ...(party === undefined ? [] : buyerFaults(party, '#/delivery/delivery_party', CARRIER_RULES)),
    ];
  },
};

const CARRIER_RULES = { digit: 'FAM37', municipality: 'FAM19' };
