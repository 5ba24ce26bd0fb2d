import { Controller, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import { Database, messageIdOf } from '@rubrica/eventing';
import {
  answerWith,
  belongsTo,
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  notFound,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { documentAggregate } from './document.messages.js';
import { ISSUE } from './timer-kinds.js';

/** Route of the gateway by which a tenant retries the issuing of a document. */
@Controller('internal/documents/:id/issuing')
@InternalOnly('api-gateway')
export class DocumentController {
  constructor(private readonly database: Database) {}

  /** Refused with 409 `not_retryable` unless issuing has failed. The number stays. `fact` is the id of its message. */
  @Post('retry')
  @HttpCode(200)
  async retry(
    @Param('id') id: string,
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const state = (await tx.load(documentAggregate, [id])).get(id)?.state;
      if (!state || state.phase === 'unknown' || !belongsTo(caller, state.received)) throw notFound('document');
      const { version } = await tx.handle(documentAggregate, id, { type: 'RetryIssuing' });
      tx.schedule({ kind: ISSUE, key: id, group: caller.tenantId });
      return { status: 200, body: { document_id: id, fact: messageIdOf(documentAggregate, id, version) } };
    });
    return answerWith(reply, answer);
  }
}
