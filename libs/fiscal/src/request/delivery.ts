import type { Static } from '@sinclair/typebox';
import { Address, DeliveryParty } from './party.js';
import { closed, dateOf, optional } from './schema.js';

export const Delivery = closed(
  {
    actual_delivery_date: optional(dateOf('Day of the delivery', '2026-01-20')),
    delivery_address: optional(Address),
    delivery_party: optional(DeliveryParty),
  },
  { title: 'DocumentDelivery', description: 'When, where and by whom the goods are delivered', minProperties: 1 },
);
export type Delivery = Static<typeof Delivery>;
