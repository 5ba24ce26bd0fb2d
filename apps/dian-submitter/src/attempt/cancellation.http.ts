import { Controller, Headers, Res } from '@nestjs/common';
import {
  type AnswerOf,
  belongsTo,
  type CancellationReason,
  dianSubmitterRoutes as routes,
  type InputOf,
} from '@rubrica/contracts';
import { Database, messageIdOf } from '@rubrica/eventing';
import {
  answerWith,
  BlobStore,
  idempotencyOf,
  idempotently,
  InternalInput,
  InternalRoute,
  notFound,
  putJson,
  requestCause,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { submission } from '../submission/submission.messages.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';
import { NoteWaits } from './note-wait.process.js';

/** Route of the gateway by which a tenant cancels a signed document of which no attempt was begun. */
@Controller()
export class CancellationController {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingSubmissions,
    private readonly notes: NoteWaits,
    private readonly blobs: BlobStore,
  ) {}

  /**
   * Cancels the submission, ends its wait, and those of notes for it. Its timer finds nothing planned. Throws 409
   * `not_cancellable`. document-issuer hears of it by its message, whatever dies in between.
   */
  @InternalRoute(routes.cancelSubmission)
  async cancel(
    @InternalInput() { params, caller, body }: InputOf<typeof routes.cancelSubmission>,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AnswerOf<typeof routes.cancelSubmission>> {
    const { id } = params;
    const words: CancellationReason | null = body.reason === undefined ? null : { message: body.reason };
    const reasonBlob = words && (await putJson(this.blobs, caller.tenantId, words));
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const before = (await tx.load(submission, [id])).get(id)?.state;
      if (!before || before.status === 'unknown' || !belongsTo(caller, before.order))
        throw notFound({ en: 'submission', es: 'esa transmisión' });
      const command = { type: 'CancelSubmission', reasonBlob } as const;
      const { state, version } = await tx.handle(submission, id, command, requestCause());
      await this.waiting.remove(tx, [id]);
      await this.notes.settle(tx, [state]);
      return { status: 200, body: { fact: messageIdOf(submission, id, version) } };
    });
    return answerWith(reply, answer);
  }
}
