import { DELIVERY_STATUSES, EventTypeName } from '@rubrica/contracts';
import { type Static, Type } from '@sinclair/typebox';

/** Filters of the list of all deliveries, as parameters of its query. */
const filters = {
  event_type: Type.Optional(EventTypeName),
  event_id: Type.Optional(Type.String({ maxLength: 64, description: 'Only those of this event' })),
  document_id: Type.Optional(Type.String({ maxLength: 64, description: 'Only those of events of this document' })),
  endpoint_id: Type.Optional(Type.String({ maxLength: 64, description: 'Only those to this endpoint' })),
};

const statusOf = <Status extends string>(statuses: readonly Status[]) =>
  Type.Optional(
    Type.Unsafe<Status>({
      type: 'string',
      enum: [...statuses],
      description: 'Only those of this status; `failed`: exhausted or cancelled',
    }),
  );

export const deliveryFilters = { status: statusOf([...DELIVERY_STATUSES, 'failed']), ...filters };

/** Filters of deliveries that can be tried again. */
export const FailedDeliveryFilter = Type.Object(
  { status: statusOf(['failed', 'exhausted', 'cancelled']), ...filters },
  { additionalProperties: false },
);
export type FailedDeliveryFilter = Static<typeof FailedDeliveryFilter>;
