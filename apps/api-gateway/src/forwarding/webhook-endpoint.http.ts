import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  DeletedWebhookEndpoint,
  DeliveryResource,
  listOf,
  webhookDispatcherRoutes as routes,
  WebhookEndpointInput,
  WebhookEndpointPatch,
  WebhookEndpointResource,
  WebhookEndpointWithSecret,
} from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { Forwarding } from './forward.client.js';

const ListQuery = Type.Object(listQuery, { additionalProperties: false });
type ListQuery = Readonly<Record<string, string | undefined>>;

/** Routes of webhook endpoints, which webhook-dispatcher owns. */
@Controller('v1/webhook-endpoints')
export class WebhookEndpointController {
  constructor(private readonly forwarding: Forwarding) {}

  @Post()
  @Operation({
    id: 'createWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Register an endpoint',
    description: 'Its livemode is that of the API key. The secret is in this answer only.',
    role: 'full',
    body: WebhookEndpointInput,
    answer: { status: 201, schema: WebhookEndpointWithSecret, description: 'The endpoint with its secret' },
    refusals: { 409: ['endpoint_limit_reached'] },
  })
  create(
    @ApiCaller() caller: Caller,
    @Idempotency('secret') idempotency: IdempotencyKey | null,
    @Body() body: WebhookEndpointInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.createEndpoint, { caller, body }, reply, { idempotency });
  }

  @Get()
  @Operation({
    id: 'listWebhookEndpoints',
    tag: 'Webhooks',
    summary: 'List endpoints',
    description: 'Newest first, without their secrets.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(WebhookEndpointResource), description: 'A page of endpoints' },
  })
  list(@ApiCaller() caller: Caller, @Query() query: ListQuery, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.listEndpoints, { caller, query }, reply);
  }

  @Get(':id')
  @Operation({
    id: 'getWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Get an endpoint',
    description: 'Without its secret, which only the answers that make one have.',
    role: 'read',
    answer: { status: 200, schema: WebhookEndpointResource, description: 'The endpoint, without its secret' },
  })
  get(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getEndpoint, { caller, params: { id } }, reply);
  }

  @Patch(':id')
  @Operation({
    id: 'updateWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Change an endpoint',
    description: 'Fields that are sent replace those that were. The secret stays the same.',
    role: 'full',
    body: WebhookEndpointPatch,
    answer: { status: 200, schema: WebhookEndpointResource, description: 'The endpoint as it is now' },
  })
  update(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: WebhookEndpointPatch,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.updateEndpoint, { caller, params: { id }, body }, reply);
  }

  @Delete(':id')
  @Operation({
    id: 'deleteWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Delete an endpoint, for ever',
    description: 'It gets nothing any more; deliveries that wait are cancelled.',
    role: 'full',
    answer: { status: 200, schema: DeletedWebhookEndpoint, description: 'What was deleted' },
  })
  remove(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.deleteEndpoint, { caller, params: { id } }, reply);
  }

  @Post(':id/rotate-secret')
  @Operation({
    id: 'rotateWebhookEndpointSecret',
    tag: 'Webhooks',
    summary: 'Give it a new secret',
    description: 'The old one is invalid at once. The new one is in this answer only.',
    role: 'full',
    answer: { status: 201, schema: WebhookEndpointWithSecret, description: 'The endpoint with its new secret' },
  })
  rotateSecret(
    @ApiCaller() caller: Caller,
    @Idempotency('secret') idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.rotateSecret, { caller, params: { id } }, reply, { idempotency });
  }

  @Get(':id/deliveries')
  @Operation({
    id: 'listWebhookEndpointDeliveries',
    tag: 'Webhooks',
    summary: 'Deliveries to an endpoint, newest first',
    description: 'Each is one event to this endpoint, with its attempts.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(DeliveryResource), description: 'A page of deliveries with their attempts' },
  })
  deliveries(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Query() query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listDeliveries, { caller, params: { id }, query }, reply);
  }
}
