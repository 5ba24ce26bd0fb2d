import { type Static, Type } from '@sinclair/typebox';
import { incotermCodes } from '../catalogs/code-lists.js';
import { Address, DeliveryParty } from './party.js';
import { closed, dateOf, optional, textOf, timeOf, withCodes } from './schema.js';

const DeliveryLocation = closed(
  {
    id: textOf('Code of the place: the GLN of a shop, the number of a warehouse', 50, '7701234000011'),
    scheme_id: optional(textOf('Code of the list that it is of', 20, '999')),
    scheme_name: optional(textOf('Name of that list', 50, 'EAN')),
  },
  { title: 'DeliveryLocation', description: 'A place that both sides know by a code' },
);

export const Delivery = closed(
  {
    actual_delivery_date: optional(dateOf('Day of the delivery', '2026-01-20')),
    actual_delivery_time: optional(timeOf('Time of the delivery', '15:30:00')),
    delivery_address: optional(Address),
    delivery_location: optional(DeliveryLocation),
    delivery_party: optional(DeliveryParty),
  },
  { title: 'DocumentDelivery', description: 'When, where and by whom the goods are delivered', minProperties: 1 },
);
export type Delivery = Static<typeof Delivery>;

export const DeliveryTerms = closed(
  {
    id: optional(textOf('Number of the agreement', 50, 'CT-2026-118')),
    special_terms: optional(textOf('What was agreed, in words', 500, 'Flete pagado hasta Buenaventura')),
    incoterm: optional(
      withCodes(
        Type.String({ pattern: '^[A-Z]{3}$', description: 'Incoterm, three letters', examples: ['FOB'] }),
        incotermCodes,
      ),
    ),
    loss_risk: optional(textOf('Who bears the loss, and from where on, in words', 500, 'Franco a bordo, Cartagena')),
  },
  { title: 'DeliveryTerms', description: 'Who pays the carriage and bears the risk', minProperties: 1 },
);
export type DeliveryTerms = Static<typeof DeliveryTerms>;
