import { Controller, Headers, Res } from '@nestjs/common';
import { type AnswerOf, belongsTo, documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { Database, messageIdOf } from '@rubrica/eventing';
import { answerWith, idempotencyOf, idempotently, InternalInput, InternalRoute, notFound } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { documentAggregate } from './document.messages.js';
import { ISSUE } from './timer-kinds.js';

/** Route of the gateway by which a tenant retries the issuing of a document. */
@Controller()
export class DocumentController {
  constructor(private readonly database: Database) {}

  /** Refused with 409 `not_retryable` unless issuing has failed. The number stays. `fact` is the id of its message. */
  @InternalRoute(routes.retryIssuing)
  async retry(
    @InternalInput() { params, caller }: InputOf<typeof routes.retryIssuing>,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof routes.retryIssuing>> {
    const { id } = params;
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const state = (await tx.load(documentAggregate, [id])).get(id)?.state;
      if (!state || state.phase === 'unknown' || !belongsTo(caller, state.received))
        throw notFound({ en: 'document', es: 'ese documento' });
      const { version } = await tx.handle(documentAggregate, id, { type: 'RetryIssuing' });
      tx.schedule({ kind: ISSUE, key: id, group: caller.tenantId });
      return { status: 200, body: { document_id: id, fact: messageIdOf(documentAggregate, id, version) } };
    });
    return answerWith(reply, answer);
  }
}
