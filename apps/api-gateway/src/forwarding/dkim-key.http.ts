import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  certificateVaultRoutes as routes,
  DeletedDkimKey,
  DkimKeyInput,
  DkimKeyResource,
  listOf,
} from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { Forwarding } from './forward.client.js';

const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Routes of the keys that sign a tenant's mails, which certificate-vault owns. */
@Controller('v1/dkim-keys')
export class DkimKeyController {
  constructor(private readonly forwarding: Forwarding) {}

  @Post()
  @Operation({
    id: 'createDkimKey',
    tag: 'Mail',
    summary: 'Make a DKIM key for a domain',
    description:
      'Publish `dns_record` in the DNS of the domain, then verify the key. The private half is made in the vault and never leaves it.',
    role: 'full',
    body: DkimKeyInput,
    answer: { status: 201, schema: DkimKeyResource, description: 'The key with the record to publish' },
    refusals: { 409: ['dkim_key_limit_reached', 'tenant_revoked'] },
  })
  create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() body: DkimKeyInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.createDkimKey, { caller, body }, reply, { idempotency });
  }

  @Get()
  @Operation({
    id: 'listDkimKeys',
    tag: 'Mail',
    summary: 'List DKIM keys',
    description: 'Newest first.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(DkimKeyResource), description: 'A page of keys' },
  })
  list(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listDkimKeys, { caller, query }, reply);
  }

  @Get(':id')
  @Operation({
    id: 'getDkimKey',
    tag: 'Mail',
    summary: 'Get a DKIM key',
    description: 'With its record, and what the DNS said when it was last asked.',
    role: 'read',
    answer: { status: 200, schema: DkimKeyResource, description: 'The key, without its private half' },
  })
  get(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getDkimKey, { caller, params: { id } }, reply);
  }

  @Post(':id/verify')
  @Operation({
    id: 'verifyDkimKey',
    tag: 'Mail',
    summary: 'Ask the DNS for its record now',
    description:
      'It is asked by itself too: every hour in the first week, then every day. Mails are signed while the record that is published is the one of the key.',
    role: 'full',
    answer: { status: 200, schema: DkimKeyResource, description: 'The key with what the DNS said' },
  })
  verify(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.verifyDkimKey, { caller, params: { id } }, reply);
  }

  @Delete(':id')
  @Operation({
    id: 'deleteDkimKey',
    tag: 'Mail',
    summary: 'Destroy a DKIM key',
    description:
      'It signs nothing any more. Leave its record for some days: mails that it signed are still on their way.',
    role: 'full',
    answer: { status: 200, schema: DeletedDkimKey, description: 'What was deleted' },
  })
  remove(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.deleteDkimKey, { caller, params: { id } }, reply);
  }
}
