import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  DeletedSuppression,
  listOf,
  mailerRoutes as routes,
  SuppressionInput,
  SuppressionResource,
} from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { Forwarding } from './forward.client.js';

const SuppressionQuery = Type.Object(
  {
    ...listQuery,
    address: Type.Optional(Type.String({ maxLength: 254, description: 'Only this address, in any case' })),
  },
  { additionalProperties: false },
);

/** Routes of the addresses that get no mails, which mailer owns. */
@Controller('v1/suppressions')
export class SuppressionController {
  constructor(private readonly forwarding: Forwarding) {}

  @Get()
  @Operation({
    id: 'listSuppressions',
    tag: 'Suppressions',
    summary: 'List suppressed addresses',
    description: 'Newest first, each with the reason. With `address`, that one only.',
    role: 'read',
    query: SuppressionQuery,
    answer: { status: 200, schema: listOf(SuppressionResource), description: 'A page of addresses' },
  })
  list(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listSuppressions, { caller, query }, reply);
  }

  @Post()
  @Operation({
    id: 'createSuppression',
    tag: 'Suppressions',
    summary: 'Suppress an address',
    description:
      'It gets no more mails; a mail to it bounces without being sent. One that is suppressed stays as it is.',
    role: 'full',
    body: SuppressionInput,
    answer: { status: 201, schema: SuppressionResource, description: 'The address with its reason' },
  })
  create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() body: SuppressionInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.createSuppression, { caller, body }, reply, { idempotency });
  }

  @Delete(':id')
  @Operation({
    id: 'deleteSuppression',
    tag: 'Suppressions',
    summary: 'Mail to an address again',
    description: 'Do so when its owner says that it works, or agrees to get mails again.',
    role: 'full',
    answer: { status: 200, schema: DeletedSuppression, description: 'What was deleted' },
  })
  remove(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.deleteSuppression, { caller, params: { id } }, reply);
  }
}
