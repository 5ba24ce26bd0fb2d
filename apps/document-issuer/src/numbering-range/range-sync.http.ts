import { Controller, Headers, Res } from '@nestjs/common';
import { documentIssuerRoutes as routes, type InputOf, type NumberingRangeSync } from '@rubrica/contracts';
import { answerWith, idempotencyOf, InternalInput, InternalRoute, type List } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { RangeSyncProcess } from './range-sync.process.js';

/** Route of the gateway by which a tenant takes over its authorised ranges. */
@Controller()
export class RangeSyncController {
  constructor(private readonly rangeSync: RangeSyncProcess) {}

  @InternalRoute(routes.syncNumberingRanges)
  async sync(
    @InternalInput() { caller, body }: InputOf<typeof routes.syncNumberingRanges>,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<List<NumberingRangeSync>> {
    return answerWith(reply, await this.rangeSync.sync(caller, body, idempotencyOf(headers)));
  }
}
