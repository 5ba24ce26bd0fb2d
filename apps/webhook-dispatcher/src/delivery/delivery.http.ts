import { Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { DeliveryResource } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  answerWith,
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  type List,
  type ListQuery,
  notFound,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { EndpointView } from '../endpoint/endpoint.view.js';
import { delivery } from './delivery.decide.js';
import { deliveryTimer } from './delivery.process.js';
import { deliveryResource, DeliveryView } from './delivery.view.js';

/** Routes of deliveries and their attempts, called by the gateway for a tenant. */
@Controller('internal')
@InternalOnly('api-gateway')
export class DeliveryController {
  constructor(
    private readonly database: Database,
    private readonly deliveries: DeliveryView,
    private readonly endpoints: EndpointView,
  ) {}

  @Get('webhook-endpoints/:id/deliveries')
  async list(
    @InternalCaller() caller: Caller,
    @Param('id') id: string,
    @Query() query: ListQuery,
  ): Promise<List<DeliveryResource>> {
    if (!(await this.endpoints.find(caller, id))) throw notFound('webhook endpoint');
    return this.deliveries.listOfEndpoint(id, query);
  }

  @Get('deliveries/:id')
  async get(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<DeliveryResource> {
    const row = await this.deliveries.find(caller, id);
    if (!row) throw notFound('delivery');
    return deliveryResource(row);
  }

  @Post('deliveries/:id/retry')
  @HttpCode(201)
  async retry(
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const found = await this.deliveries.find(caller, id);
    if (!found) throw notFound('delivery');
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const row = await this.endpoints.lock(tx, caller, found.endpoint_id);
      const endpoint = !row ? 'deleted' : row.is_active ? 'active' : 'disabled';
      const { state, events } = await tx.handle(delivery, id, { type: 'RetryDelivery', at: tx.at, endpoint });
      const [shown] = await this.deliveries.show(tx, [{ id, delivery: state, events }]);
      if (state.status === 'pending') tx.schedule(deliveryTimer(id, state.subject, state.dueAt));
      return { status: 201, body: deliveryResource(shown ?? found) };
    });
    return answerWith(reply, answer);
  }
}
