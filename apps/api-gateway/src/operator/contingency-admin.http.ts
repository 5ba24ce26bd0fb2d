import { Body, Controller, Get, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ContingencyInput, dianSubmitterRoutes } from '@rubrica/contracts';
import { type IdempotencyKey, InternalHttp, notFound, validBody } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Forwarding } from '../forwarding/forward.client.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';
import { OperatorName } from './operator-name.http.js';

const EndOrder = Type.Object({}, { additionalProperties: false, title: 'EndOrder' });
const IS_ID = /^ctg_\w{1,60}$/;

/** Routes of contingencies of the tax authority: dian-submitter declares them when calls fail, operators by hand. */
@Controller('admin/v1/contingencies')
@UseGuards(OperatorGuard)
export class ContingencyAdminController {
  constructor(
    private readonly internal: InternalHttp,
    private readonly forwarding: Forwarding,
  ) {}

  @Get()
  list(): Promise<object> {
    return this.internal.ask(dianSubmitterRoutes.listContingencies, {});
  }

  /** Answers 201, or 409 `contingency_declared` while one lasts. */
  @Post()
  declare(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Body() body: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const declared = { ...validBody(ContingencyInput, body), operator };
    return this.forwarding.forward(dianSubmitterRoutes.declareContingency, { body: declared }, reply, { idempotency });
  }

  /** Answers 200, or 409 `contingency_ended` if it has ended. */
  @Post(':id/end')
  end(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') id: string,
    @Body() body: Static<typeof EndOrder> | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    validBody(EndOrder, body ?? {});
    if (!IS_ID.test(id)) throw notFound({ en: 'contingency', es: 'esa contingencia' });
    const input = { params: { id }, body: { operator } };
    return this.forwarding.forward(dianSubmitterRoutes.endContingency, input, reply, { idempotency });
  }
}
