import { Controller } from '@nestjs/common';
import { type DeliveryResource, type InputOf, webhookDispatcherRoutes as routes } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  notFound,
} from '@rubrica/service';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { delivery } from './delivery.decide.js';
import { deliveryTimer } from './delivery.process.js';
import { DeliveryListView } from './delivery-list.view.js';
import { deliveryResource, DeliveryView } from './delivery.view.js';

/** Routes of deliveries and their attempts, called by the gateway for a tenant. */
@Controller()
export class DeliveryController {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly lists: DeliveryListView,
    private readonly endpoints: EndpointView,
  ) {}

  @InternalRoute(routes.listDeliveries)
  async list(
    @InternalInput() { caller, params, query }: InputOf<typeof routes.listDeliveries>,
  ): Promise<List<DeliveryResource>> {
    const { id } = await this.endpoints.get(caller, params.id);
    return this.lists.ofEndpoint(caller, id, query);
  }

  @InternalRoute(routes.listAllDeliveries)
  listAll(
    @InternalInput() { caller, query }: InputOf<typeof routes.listAllDeliveries>,
  ): Promise<List<DeliveryResource>> {
    return this.lists.ofAll(caller, query);
  }

  @InternalRoute(routes.countDeliveries)
  async count(
    @InternalInput() { caller, query: { most, ...query } }: InputOf<typeof routes.countDeliveries>,
  ): Promise<{ readonly count: number }> {
    return { count: await this.lists.count(caller, query, Number(most)) };
  }

  @InternalRoute(routes.getDelivery)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getDelivery>): Promise<DeliveryResource> {
    const row = await this.deliveries.find(caller, params.id);
    if (!row) throw notFound({ en: 'delivery', es: 'esa entrega' });
    return deliveryResource(row);
  }

  @InternalRoute(routes.retryDelivery)
  async retry(
    @InternalInput() { caller, params }: InputOf<typeof routes.retryDelivery>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<DeliveryResource>> {
    const { id } = params;
    const found = await this.deliveries.find(caller, id);
    if (!found) throw notFound({ en: 'delivery', es: 'esa entrega' });
    return idempotently(this.database, idempotency, async (tx) => {
      const row = await this.endpoints.lock(tx, caller, found.endpoint_id);
      const endpoint = !row ? 'deleted' : row.is_active ? 'active' : 'disabled';
      const { state, events } = await tx.handle(delivery, id, { type: 'RetryDelivery', at: tx.at, endpoint });
      await this.deliveries.show(tx, [{ id, delivery: state, events }]);
      if (state.status === 'pending') tx.schedule(deliveryTimer(id, state.subject, state.dueAt));
      const [shown = found] = await this.deliveries.rows(tx, [id]);
      return { status: 201, body: deliveryResource(shown) };
    });
  }
}
