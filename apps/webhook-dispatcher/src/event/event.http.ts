import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ID_PREFIX, type PublicEvent, RedeliverInput, Refusal } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import {
  answerWith,
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  type List,
  newId,
  notFound,
  validBody,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { scheduleDeliveries } from '../delivery/delivery.process.js';
import { deliveryResource, DeliveryView } from '../delivery/delivery.view.js';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { takePositions } from '../list/positions.store.js';
import { type EventQuery, eventResource, EventView } from './event.view.js';
import { isSubscribed, subjectOf } from './subscription.js';

/** Routes of public events and their redelivery, called by the gateway for a tenant. */
@Controller('internal/events')
@InternalOnly('api-gateway')
export class EventController {
  constructor(
    private readonly database: Database,
    private readonly events: EventView,
    private readonly endpoints: EndpointView,
    private readonly deliveries: DeliveryView,
  ) {}

  @Get()
  list(@InternalCaller() caller: Caller, @Query() query: EventQuery): Promise<List<PublicEvent>> {
    return this.events.list(caller, query);
  }

  @Get(':id')
  async get(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<PublicEvent> {
    const row = await this.events.find(caller, id);
    if (!row) throw notFound('event');
    return eventResource(row);
  }

  /**
   * Makes new deliveries of the event, with the same id and bytes, to all endpoints subscribed now or to one of them.
   */
  @Post(':id/redeliver')
  @HttpCode(201)
  async redeliver(
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Param('id') id: string,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const wanted = validBody(RedeliverInput, body ?? {}).webhook_endpoint_id;
    const row = await this.events.find(caller, id);
    if (!row) throw notFound('event');
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const data = await this.deliverAgain(tx, eventResource(row), wanted);
      return { status: 201, body: { object: 'list', url: `/v1/events/${id}/redeliver`, has_more: false, data } };
    });
    return answerWith(reply, answer);
  }

  private async deliverAgain(tx: Tx, event: PublicEvent, wanted: string | undefined): Promise<object[]> {
    const active = await this.endpoints.activeOf(tx, [event.account]);
    const subscribers = active.filter(
      (endpoint) => isSubscribed(endpoint, event) && (wanted ?? endpoint.id) === endpoint.id,
    );
    if (subscribers.length === 0) {
      throw new Refusal(
        'no_endpoint_listens',
        `No active endpoint${wanted ? ' of that id' : ''} is subscribed to ${event.type}.`,
      );
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
    const rows = await scheduleDeliveries(tx, this.deliveries, planned, next);
    return rows.map(deliveryResource);
  }
}
