import { Type } from '@sinclair/typebox';

const text = Type.Optional(Type.String());

/** Query parameters of every list. The gateway has checked their values. */
export const listQuery = { limit: text, starting_after: text, ending_before: text };

export const ListQuery = Type.Object(listQuery);
export const NumberingRangeListQuery = Type.Object({ ...listQuery, document_type: text, environment: text });
const deliveryFilters = { status: text, event_type: text, event_id: text, document_id: text, endpoint_id: text };
export const DeliveryListQuery = Type.Object({ ...listQuery, ...deliveryFilters });
/** `most`: the count stops at one more. */
export const DeliveryCountQuery = Type.Object({ ...deliveryFilters, most: Type.String() });
export const EventListQuery = Type.Object({
  ...listQuery,
  type: text,
  document_id: text,
  'created[gte]': text,
  'created[lt]': text,
});
