import { Injectable } from '@nestjs/common';
import { type Caller, DELIVERY_STATUSES, type DeliveryResource } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type Condition, countList, type List, type ListQuery, type ListSource, readList } from '@rubrica/service';
import { knownTypes } from '../list/known-types.js';
import { deliveryResource } from './delivery.view.js';

export interface DeliveryListQuery extends ListQuery {
  readonly status?: string;
  readonly event_type?: string;
  readonly event_id?: string;
  readonly document_id?: string;
  readonly endpoint_id?: string;
}

/** Endpoints whose deliveries one list has at most. */
const MOST_ENDPOINTS = 100;

/** Events of a document whose deliveries one list has at most. */
const MOST_EVENTS = 100;

/** Lists deliveries, the newest first, in parts that are read from an index each (ADR 0256). */
@Injectable()
export class DeliveryListView {
  constructor(private readonly database: Database) {}

  ofEndpoint(caller: Caller, endpointId: string, query: ListQuery): Promise<List<DeliveryResource>> {
    const url = `/v1/webhook-endpoints/${endpointId}/deliveries`;
    return this.read(caller, url, query, partsOf([endpointId], query), [['endpoint_id = ?', endpointId]]);
  }

  /** Without an event or a document, those to the endpoints that the tenant has: to the newest ones, if it has very many. */
  async ofAll(caller: Caller, query: DeliveryListQuery): Promise<List<DeliveryResource>> {
    const parts = await this.partsOfAll(caller, query);
    return this.read(caller, '/v1/deliveries', query, parts);
  }

  /** Returns how many deliveries `ofAll` has with these filters, counted to one more than `most`. */
  async count(caller: Caller, query: DeliveryListQuery, most: number): Promise<number> {
    return countList(this.database, sourceOf(caller, await this.partsOfAll(caller, query)), most);
  }

  private async partsOfAll(caller: Caller, query: DeliveryListQuery): Promise<Condition[][]> {
    const { event_id, document_id, endpoint_id } = query;
    if (event_id !== undefined || document_id !== undefined) {
      const ofDocument = document_id === undefined ? undefined : await this.eventsOf(caller, document_id);
      const events = (ofDocument ?? [event_id]).filter((id) => event_id === undefined || id === event_id);
      return events.map((id): Condition[] => [['event_id = ?', id], ...filtersOf(query)]);
    }
    return partsOf(endpoint_id === undefined ? await this.endpointsOf(caller) : [endpoint_id], query);
  }

  private read(
    caller: Caller,
    url: string,
    query: ListQuery,
    parts: readonly (readonly Condition[])[],
    narrower: readonly Condition[] = [],
  ): Promise<List<DeliveryResource>> {
    return readList(this.database, url, sourceOf(caller, parts, narrower), query, deliveryResource);
  }

  private async eventsOf({ tenantId, livemode }: Caller, documentId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from public_events where document_id = $1 and tenant_id = $2 and livemode = $3
        order by position desc limit ${MOST_EVENTS}`,
      [documentId, tenantId, livemode],
    );
    return rows.map(({ id }) => id);
  }

  private async endpointsOf({ tenantId, livemode }: Caller): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id from endpoints where tenant_id = $1 and livemode = $2 order by position desc limit ${MOST_ENDPOINTS}`,
      [tenantId, livemode],
    );
    return rows.map(({ id }) => id);
  }
}

const sourceOf = (
  { tenantId, livemode, version }: Caller,
  parts: readonly (readonly Condition[])[],
  narrower: readonly Condition[] = [],
): ListSource => ({
  table: 'deliveries',
  scope: [['tenant_id = ?', tenantId], ['livemode = ?', livemode], ...narrower, ...knownTypes('event_type', version)],
  parts,
});

/** Statuses that a filter asks for; `failed` stands for those of deliveries that are not tried any more. */
const statusesOf = (status: string | undefined): readonly string[] =>
  status === 'failed' ? ['exhausted', 'cancelled'] : DELIVERY_STATUSES.filter((one) => (status ?? one) === one);

/** A part for each endpoint and status: the index of both has its rows in the order of the list. */
const partsOf = (endpoints: readonly string[], { status, event_type: type }: DeliveryListQuery): Condition[][] => {
  const statuses = statusesOf(status);
  const ofType: Condition[] = type === undefined ? [] : [['event_type = ?', type]];
  return endpoints.flatMap((endpoint) =>
    statuses.map((one): Condition[] => [['endpoint_id = ?', endpoint], ...ofType, ['status = ?', one]]),
  );
};

/** An event has few deliveries: the filters are applied to them. */
const filtersOf = ({ status, event_type: type, endpoint_id: endpoint }: DeliveryListQuery): Condition[] => [
  ...(status === undefined ? [] : [['status = any(?)', statusesOf(status)] as const]),
  ...(type === undefined ? [] : [['event_type = ?', type] as const]),
  ...(endpoint === undefined ? [] : [['endpoint_id = ?', endpoint] as const]),
];
