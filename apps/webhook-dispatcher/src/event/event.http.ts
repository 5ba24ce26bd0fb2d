import { Controller } from '@nestjs/common';
import {
  type DeliveryResource,
  ID_PREFIX,
  type InputOf,
  type PublicEvent,
  Refusal,
  schemaIn,
  TestDeliveryInput,
  webhookDispatcherRoutes as routes,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  type List,
  newId,
  notFound,
  offsetTime,
  validBody,
} from '@rubrica/service';
import { scheduleDeliveries } from '../delivery/delivery.process.js';
import { deliveryResource, DeliveryView } from '../delivery/delivery.view.js';
import { endpointNotActive, EndpointView } from '../endpoint/endpoint.view.js';
import { takePositions } from '../list/positions.store.js';
import { eventResource, EventView } from './event.view.js';
import { sampleEvent } from './sample-event.js';
import { isSubscribed, subjectOf } from './subscription.js';

/** Routes of public events and their redelivery, called by the gateway for a tenant. */
@Controller()
export class EventController {
  constructor(
    private readonly database: Database,
    private readonly events: EventView,
    private readonly endpoints: EndpointView,
    private readonly deliveries: DeliveryView,
  ) {}

  @InternalRoute(routes.listEvents)
  list(@InternalInput() { caller, query }: InputOf<typeof routes.listEvents>): Promise<List<PublicEvent>> {
    return this.events.list(caller, query);
  }

  @InternalRoute(routes.getEvent)
  async get(@InternalInput() { caller, params }: InputOf<typeof routes.getEvent>): Promise<PublicEvent> {
    const row = await this.events.find(caller, params.id);
    if (!row) throw notFound({ en: 'event', es: 'ese evento' });
    return eventResource(row);
  }

  /**
   * Makes new deliveries of the event, with the same id and bytes, to all endpoints subscribed now or to one of them.
   */
  @InternalRoute(routes.redeliverEvent)
  async redeliver(
    @InternalInput() { caller, params, body }: InputOf<typeof routes.redeliverEvent>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<List<DeliveryResource>>> {
    const { id } = params;
    const wanted = body.webhook_endpoint_id;
    const row = await this.events.find(caller, id);
    if (!row) throw notFound({ en: 'event', es: 'ese evento' });
    return idempotently(this.database, idempotency, async (tx) => {
      const data = await this.deliverAgain(tx, eventResource(row), wanted);
      const page = { object: 'list', url: `/v1/events/${id}/redeliver`, has_more: false, data } as const;
      return { status: 201, body: page };
    });
  }

  /** Delivers a sample, whether the endpoint is subscribed to its type or not. */
  @InternalRoute(routes.testEndpoint)
  async test(
    @InternalInput() { caller, params, body }: InputOf<typeof routes.testEndpoint>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<DeliveryResource>> {
    const endpoint = await this.endpoints.get(caller, params.id);
    if (!endpoint.is_active) throw endpointNotActive();
    validBody(schemaIn(TestDeliveryInput, endpoint.api_version), body);
    const { tenantId, livemode } = caller;
    return idempotently(this.database, idempotency, async (tx) => {
      const event = sampleEvent(body.type, {
        ...{ id: newId(ID_PREFIX.event), account: tenantId, livemode },
        created: offsetTime(tx.at),
      });
      const id = newId(ID_PREFIX.delivery);
      const subject = { ...subjectOf(event, endpoint), is_sample: true } as const;
      const feed = { tenantId, livemode };
      const next = await takePositions(tx, [feed]);
      await scheduleDeliveries(tx, this.deliveries, [{ id, subject, feed, sample: JSON.stringify(event) }], next);
      const [row] = await this.deliveries.rows(tx, [id]);
      if (!row) throw new Error(`${id} has no row`);
      return { status: 201, body: deliveryResource(row) };
    });
  }

  private async deliverAgain(tx: Tx, event: PublicEvent, wanted: string | undefined): Promise<DeliveryResource[]> {
    const active = await this.endpoints.activeOf(tx, [event.account]);
    const subscribers = active.filter(
      (endpoint) => isSubscribed(endpoint, event) && (wanted ?? endpoint.id) === endpoint.id,
    );
    if (subscribers.length === 0) {
      throw new Refusal('no_endpoint_listens', {
        en: `No active endpoint${wanted ? ' of that id' : ''} is subscribed to ${event.type}.`,
        es: `Ningún webhook activo${wanted ? ' con ese identificador' : ''} está suscrito a ${event.type}.`,
      });
    }
    const feed = { tenantId: event.account, livemode: event.livemode };
    const planned = subscribers.map((endpoint) => ({
      id: newId(ID_PREFIX.delivery),
      subject: subjectOf(event, endpoint),
      feed,
    }));
    const next = await takePositions(
      tx,
      planned.map(() => feed),
    );
    await scheduleDeliveries(tx, this.deliveries, planned, next);
    const rows = await this.deliveries.rows(
      tx,
      planned.map(({ id }) => id),
    );
    return rows.map(deliveryResource);
  }
}
