import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  DeliveryResource,
  EventResource,
  EventTypeName,
  listOf,
  RedeliverInput,
  ReplayResource,
  webhookDispatcherRoutes as routes,
} from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { createdQuery, listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { deliveryFilters } from './delivery-filter.js';
import { Forwarding } from './forward.client.js';

const EventQuery = Type.Object(
  {
    ...listQuery,
    ...createdQuery,
    type: Type.Optional(EventTypeName),
    document_id: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

const DeliveryQuery = Type.Object({ ...listQuery, ...deliveryFilters }, { additionalProperties: false });

/** Routes of events and deliveries, which webhook-dispatcher owns. */
@Controller('v1')
export class EventController {
  constructor(private readonly forwarding: Forwarding) {}

  @Get('events')
  @Operation({
    id: 'listEvents',
    tag: 'Webhooks',
    summary: 'Events, newest first',
    description: 'Only of types that the version of the request knows; kept 90 days at least.',
    role: 'read',
    query: EventQuery,
    answer: { status: 200, schema: listOf(EventResource), description: 'A page of events' },
  })
  list(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listEvents, { caller, query }, reply);
  }

  @Get('events/:id')
  @Operation({
    id: 'getEvent',
    tag: 'Webhooks',
    summary: 'Get an event',
    description: 'As endpoints got it. Events are kept for 90 days at least.',
    role: 'read',
    answer: { status: 200, schema: EventResource, description: 'The event as it was delivered' },
  })
  get(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getEvent, { caller, params: { id } }, reply);
  }

  @Post('events/:id/redeliver')
  @Operation({
    id: 'redeliverEvent',
    tag: 'Webhooks',
    summary: 'Deliver an event again',
    description:
      'To one endpoint, or to all that subscribe to its type now. The event keeps its id, so receivers can see the repetition.',
    role: 'full',
    body: RedeliverInput,
    answer: { status: 201, schema: listOf(DeliveryResource), description: 'The deliveries that begin' },
    refusals: { 409: ['no_endpoint_listens'] },
  })
  redeliver(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() body: RedeliverInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.redeliverEvent, { caller, params: { id }, body }, reply, { idempotency });
  }

  @Since('2026-12-01')
  @Get('deliveries')
  @Operation({
    id: 'listDeliveries',
    tag: 'Webhooks',
    summary: 'Deliveries to all endpoints, newest first',
    description:
      'With each attempt and the first 4 KiB of its answer. Deliveries to endpoints that were deleted are listed by their event or their document.',
    role: 'read',
    query: DeliveryQuery,
    answer: { status: 200, schema: listOf(DeliveryResource), description: 'A page of deliveries with their attempts' },
  })
  deliveries(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listAllDeliveries, { caller, query }, reply);
  }

  @Get('deliveries/:id')
  @Operation({
    id: 'getDelivery',
    tag: 'Webhooks',
    summary: 'A delivery with every attempt',
    description: 'Each attempt has its time, duration, status and the first 4 KiB of the answer.',
    role: 'read',
    answer: { status: 200, schema: DeliveryResource, description: 'The delivery' },
  })
  delivery(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getDelivery, { caller, params: { id } }, reply);
  }

  @Post('deliveries/:id/retry')
  @Operation({
    id: 'retryDelivery',
    tag: 'Webhooks',
    summary: 'Try a delivery again',
    description: 'Of a delivery whose attempts are used up or that was cancelled. A new attempt starts at once.',
    role: 'full',
    answer: { status: 201, schema: DeliveryResource, description: 'The delivery, with a new attempt under way' },
    refusals: { 409: ['delivery_pending', 'delivery_succeeded', 'endpoint_not_active'] },
  })
  retry(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.retryDelivery, { caller, params: { id } }, reply, { idempotency });
  }

  @Get('replays/:id')
  @Operation({
    id: 'getReplay',
    tag: 'Webhooks',
    summary: 'Get a replay',
    description: 'With how many deliveries it has scheduled so far.',
    role: 'read',
    answer: { status: 200, schema: ReplayResource, description: 'The replay' },
  })
  replay(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getReplay, { caller, params: { id } }, reply);
  }

  @Post('replays/:id/cancel')
  @Operation({
    id: 'cancelReplay',
    tag: 'Webhooks',
    summary: 'Cancel a replay',
    description: 'Deliveries that it has scheduled go on; no further ones are. A replay that has ended stays as it is.',
    role: 'full',
    answer: { status: 201, schema: ReplayResource, description: 'The replay as it is now' },
  })
  cancelReplay(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.cancelReplay, { caller, params: { id } }, reply, { idempotency });
  }
}
