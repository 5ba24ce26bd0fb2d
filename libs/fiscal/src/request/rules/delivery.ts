import { isCalendarDate } from '../../values/fiscal-time.js';
import type { Fault } from '../../values/fault.js';
import { addressFaults } from './address.js';
import { noSuchDay } from '../checks/day.js';
import { buyerFaults } from './party.js';
import type { DocumentRule, LineRule } from '../checks/rule.js';
import type { Delivery } from '../delivery.js';

export const delivery: DocumentRule = {
  reads: ['delivery'],
  check: ({ delivery: given }) => deliveryFaults(given, '#/delivery'),
};

export const lineDelivery: LineRule = {
  reads: ['delivery'],
  check: ({ delivery: given }, at) => deliveryFaults(given, `${at}/delivery`),
};

const deliveryFaults = (given: Delivery | undefined, at: string): Fault[] => {
  if (given === undefined) return [];
  const { actual_delivery_date: day, delivery_address: address, delivery_party: party } = given;
  return [
    ...(day === undefined || isCalendarDate(day) ? [] : [noSuchDay(`${at}/actual_delivery_date`, day)]),
    ...(address === undefined ? [] : addressFaults(address, `${at}/delivery_address`, 'FAM19')),
    ...(party === undefined ? [] : buyerFaults(party, `${at}/delivery_party`, CARRIER_RULES)),
  ];
};

const CARRIER_RULES = { digit: 'FAM37', municipality: 'FAM19' };
