import type { Static } from '@sinclair/typebox';
import { closed, dateOf, optional, timeOf } from './schema.js';

const periodParts = {
  start_date: dateOf('First day', '2026-01-01'),
  start_time: optional(timeOf('Time of the first day')),
  end_date: dateOf('Last day', '2026-01-31'),
  end_time: optional(timeOf('Time of the last day', '23:59:59')),
};

export const InvoicePeriod = closed(periodParts, {
  title: 'InvoicePeriod',
  description: 'The time that is invoiced: of a lease, a subscription, a supply',
});
export type InvoicePeriod = Static<typeof InvoicePeriod>;

export const NotePeriod = closed(periodParts, {
  title: 'NotePeriod',
  description: 'The time that a note without reference to an invoice is about',
});
