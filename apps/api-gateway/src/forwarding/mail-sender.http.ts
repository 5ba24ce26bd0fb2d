import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  DeletedMailSender,
  listOf,
  mailerRoutes as routes,
  MailSenderInput,
  MailSenderPatch,
  MailSenderResource,
} from '@rubrica/contracts';
import type { IdempotencyKey } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { Forwarding } from './forward.client.js';

const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Routes of the addresses that a tenant's mails come from, which mailer owns. */
@Controller('v1/mail-senders')
export class MailSenderController {
  constructor(private readonly forwarding: Forwarding) {}

  @Post()
  @Operation({
    id: 'createMailSender',
    tag: 'Mail',
    summary: 'Register a sender',
    description:
      'Mails come from this address from now on, unless `is_default` is false. With `smtp` they go by your own mail server, which is tried first. Without it the domain needs a verified DKIM key; while its record is not published, mails come from the address of the service.',
    role: 'full',
    body: MailSenderInput,
    answer: { status: 201, schema: MailSenderResource, description: 'The sender' },
    refusals: { 409: ['dkim_key_not_verified', 'mail_sender_limit_reached'] },
  })
  create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() body: MailSenderInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.createMailSender, { caller, body }, reply, { idempotency });
  }

  @Get()
  @Operation({
    id: 'listMailSenders',
    tag: 'Mail',
    summary: 'List senders',
    description: 'Newest first.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(MailSenderResource), description: 'A page of senders' },
  })
  list(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listMailSenders, { caller, query }, reply);
  }

  @Get(':id')
  @Operation({
    id: 'getMailSender',
    tag: 'Mail',
    summary: 'Get a sender',
    description: 'The address, the mail server without its password, and whether mails come from it.',
    role: 'read',
    answer: { status: 200, schema: MailSenderResource, description: 'The sender' },
  })
  get(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getMailSender, { caller, params: { id } }, reply);
  }

  @Patch(':id')
  @Operation({
    id: 'updateMailSender',
    tag: 'Mail',
    summary: 'Change a sender',
    description:
      'With `is_default` true mails come from it from now on; with false from the address of the service. `smtp` replaces the mail server with its password, null takes it away.',
    role: 'full',
    body: MailSenderPatch,
    answer: { status: 200, schema: MailSenderResource, description: 'The sender as it is now' },
    refusals: { 409: ['dkim_key_not_verified'] },
  })
  update(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: MailSenderPatch,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.updateMailSender, { caller, params: { id }, body }, reply);
  }

  @Delete(':id')
  @Operation({
    id: 'deleteMailSender',
    tag: 'Mail',
    summary: 'Delete a sender',
    description: 'If it is the default, mails come from the address of the service.',
    role: 'full',
    answer: { status: 200, schema: DeletedMailSender, description: 'What was deleted' },
  })
  remove(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.deleteMailSender, { caller, params: { id } }, reply);
  }
}
