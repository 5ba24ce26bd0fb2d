import { type Static, Type } from '@sinclair/typebox';
import { closed, decimalOf, optional, textOf, unitCodeOf } from './schema.js';

const ItemProperty = closed(
  {
    name: textOf('Name of the property; of a transport (operation dian:12) its code 01, 02 or 03', 100, 'Lote'),
    value: textOf('Its value', 500, 'L-2201'),
    value_quantity: optional(decimalOf('The value as a quantity, with unit_code', '12.50')),
    unit_code: optional(unitCodeOf('Unit of value_quantity; see /v1/catalogs/unidad-medida', 'KGM')),
  },
  { title: 'AdditionalItemProperty' },
);
export type ItemProperty = Static<typeof ItemProperty>;

/** Fields of a line on what is sold, beside its standard code. */
export const itemParts = {
  sellers_item_identification: optional(
    closed(
      {
        id: textOf("The seller's code of the item", 50, 'AOHV84-225'),
        extended_id: optional(textOf("The seller's code of the variant: size, colour", 50, 'AOHV84-225-AZ')),
      },
      { title: 'SellersItemIdentification', description: 'Your own code, beside a standard one in product_code' },
    ),
  ),
  additional_item_properties: optional(
    Type.Array(ItemProperty, { maxItems: 50, description: 'Properties of the item: lot, serial number, expiry' }),
  ),
};
