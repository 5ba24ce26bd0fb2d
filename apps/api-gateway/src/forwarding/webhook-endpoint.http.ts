import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  DeletedWebhookEndpoint,
  DeliveryResource,
  EndpointHealth,
  listOf,
  ReplayInput,
  ReplayResource,
  RotateSecretInput,
  TestDeliveryInput,
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
    description:
      'Its livemode is that of the API key, and its version that of the request, for ever: it gets only events whose type this version knows. The secret is in this answer only.',
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
    description:
      'The old one is invalid at once, unless `overlap_hours` asks that deliveries be signed with both for some time. The new one is in this answer only.',
    role: 'full',
    body: RotateSecretInput,
    answer: { status: 201, schema: WebhookEndpointWithSecret, description: 'The endpoint with its new secret' },
  })
  rotateSecret(
    @ApiCaller() caller: Caller,
    @Idempotency('secret') idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() body: RotateSecretInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.rotateSecret, { caller, params: { id }, body }, reply, { idempotency });
  }

  @Get(':id/health')
  @Operation({
    id: 'getWebhookEndpointHealth',
    tag: 'Webhooks',
    summary: 'How an endpoint has answered',
    description:
      'Success rate and duration of the attempts of the last 24 hours, the latest error, and the next attempt. After ten failures in a row attempts wait for a trial; an endpoint that fails for 72 hours (a setting of the operator) is switched off.',
    role: 'read',
    answer: { status: 200, schema: EndpointHealth, description: 'The health of the endpoint' },
  })
  health(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getEndpointHealth, { caller, params: { id } }, reply);
  }

  @Post(':id/test')
  @Operation({
    id: 'testWebhookEndpoint',
    tag: 'Webhooks',
    summary: 'Send a sample',
    description:
      'An event of any type that the version of the endpoint knows, signed as a real one, about a document that does not exist: its `external_id` is `sample`. It is in no list of events.',
    role: 'full',
    body: TestDeliveryInput,
    answer: { status: 201, schema: DeliveryResource, description: 'The delivery that begins' },
    refusals: { 409: ['endpoint_not_active'] },
  })
  test(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() body: TestDeliveryInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.testEndpoint, { caller, params: { id }, body }, reply, { idempotency });
  }

  @Post(':id/replays')
  @Operation({
    id: 'createReplay',
    tag: 'Webhooks',
    summary: 'Deliver past events again',
    description:
      'Every event that fits the filter and that the endpoint subscribes to, or with `only_failed` every delivery that failed for good. It goes on in the background, some at a time; what is created afterwards is not part of it.',
    role: 'full',
    body: ReplayInput,
    answer: { status: 201, schema: ReplayResource, description: 'The replay that begins' },
    refusals: { 409: ['endpoint_not_active'] },
  })
  createReplay(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() body: ReplayInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.createReplay, { caller, params: { id }, body }, reply, { idempotency });
  }

  @Get(':id/replays')
  @Operation({
    id: 'listReplays',
    tag: 'Webhooks',
    summary: 'Replays to an endpoint, newest first',
    description: 'Those that go on and those that have ended.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(ReplayResource), description: 'A page of replays' },
  })
  replays(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Query() query: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listReplays, { caller, params: { id }, query }, reply);
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
