import { Body, Controller, Headers, Post, Res } from '@nestjs/common';
import { answerWith, type Caller, idempotencyOf, InternalCaller, InternalOnly, validBody } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { RangeSyncProcess } from './range-sync.process.js';

const RangeSyncInput = Type.Object(
  {
    environment: Type.Union([Type.Literal('habilitacion'), Type.Literal('production')]),
    /** NIT of the tenant without check digit. */
    nit: Type.String({ pattern: '^[0-9]{3,15}$' }),
  },
  { additionalProperties: false },
);

/** Route of the gateway by which a tenant takes over its authorised ranges. */
@Controller('internal/numbering-ranges/sync')
@InternalOnly('api-gateway')
export class RangeSyncController {
  constructor(private readonly rangeSync: RangeSyncProcess) {}

  @Post()
  async sync(
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const request = validBody(RangeSyncInput, body);
    return answerWith(reply, await this.rangeSync.sync(caller, request, idempotencyOf(headers)));
  }
}
