import { Body, Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ContingencyInput, ContingencyResource, dianSubmitterRoutes, listOf } from '@rubrica/contracts';
import { type IdempotencyKey, InternalClient, notFound } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Forwarding } from '../forwarding/forward.client.js';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';
import { OperatorName } from './operator-name.http.js';

const EndOrder = Type.Object({}, { additionalProperties: false, title: 'EndOrder', examples: [{}] });
const IS_ID = /^ctg_\w{1,60}$/;

/** Routes of contingencies of the tax authority: dian-submitter declares them when calls fail, operators by hand. */
@Controller('admin/v1/contingencies')
@UseGuards(OperatorGuard)
export class ContingencyAdminController {
  constructor(
    private readonly internal: InternalClient,
    private readonly forwarding: Forwarding,
  ) {}

  @Get()
  @Operation({
    id: 'listContingencies',
    tag: 'Contingencies',
    summary: 'List the outages of the tax authority, the latest first',
    description: 'All that were declared, by evidence or by an operator; one without `ended_at` lasts.',
    role: 'operator',
    operatorRole: 'look',
    answer: { status: 200, schema: listOf(ContingencyResource), description: 'Those that last and those that ended' },
  })
  list(): Promise<object> {
    return this.internal.call(dianSubmitterRoutes.listContingencies, {});
  }

  @Post()
  @Operation({
    id: 'declareContingency',
    tag: 'Contingencies',
    summary: 'Declare that the tax authority is out of reach',
    description:
      'From now on documents of the environment are issued in contingency (type 04). The first failed attempts declare it too, without an operator; one that an operator declared is ended by an operator only.',
    role: 'operator',
    operatorRole: 'act',
    body: ContingencyInput,
    answer: { status: 201, schema: ContingencyResource, description: 'The contingency, under your name' },
    refusals: { 409: ['contingency_declared'] },
  })
  declare(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Body() body: ContingencyInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const input = { body: { ...body, operator } };
    return this.forwarding.forward(dianSubmitterRoutes.declareContingency, input, reply, { idempotency });
  }

  @Post(':id/end')
  @Operation({
    id: 'endContingency',
    tag: 'Contingencies',
    summary: 'End a contingency: the tax authority is back',
    description: 'What was issued meanwhile is transmitted in its order.',
    role: 'operator',
    operatorRole: 'act',
    body: EndOrder,
    answer: { status: 200, schema: ContingencyResource, description: 'The contingency, ended under your name' },
    refusals: { 409: ['contingency_ended'] },
  })
  end(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!IS_ID.test(id)) throw notFound({ en: 'contingency', es: 'esa contingencia' });
    const input = { params: { id }, body: { operator } };
    return this.forwarding.forward(dianSubmitterRoutes.endContingency, input, reply, { idempotency });
  }
}
