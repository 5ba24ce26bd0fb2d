import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  belongsTo,
  type CancellationReason,
  dianSubmitterRoutes as routes,
  type InputOf,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { messageIdOf } from '@rubrica/eventing/log';
import {
  BlobStore,
  type IdempotencyKey,
  idempotently,
  InternalIdempotency,
  InternalInput,
  InternalRoute,
  type KeptAnswer,
  notFound,
  putJson,
  requestCause,
} from '@rubrica/service';
import { submission } from '../submission/submission.messages.js';
import { WaitingSubmissions } from '../submission/waiting-submission.store.js';

/** Route of the gateway by which a tenant cancels a signed document that the tax authority provably never got. */
@Controller()
export class CancellationController {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingSubmissions,
    private readonly blobs: BlobStore,
  ) {}

  /**
   * Cancels the submission and ends its wait. Its timer finds nothing planned. Throws 409
   * `not_cancellable`. document-issuer hears of it by its message, whatever dies in between.
   */
  @InternalRoute(routes.cancelSubmission)
  async cancel(
    @InternalInput() { params, caller, body }: InputOf<typeof routes.cancelSubmission>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<AnswerOf<typeof routes.cancelSubmission>>> {
    const { id } = params;
    const words: CancellationReason | null = body.reason === undefined ? null : { message: body.reason };
    const reasonBlob = words && (await putJson(this.blobs, caller.tenantId, words));
    return idempotently(this.database, idempotency, async (tx) => {
      const before = (await tx.load(submission, [id])).get(id)?.state;
      if (!before || before.status === 'unknown' || !belongsTo(caller, before.order))
        throw notFound({ en: 'submission', es: 'esa transmisión' });
      const command = { type: 'CancelSubmission', reasonBlob } as const;
      const { version } = await tx.handle(submission, id, command, requestCause());
      await this.waiting.remove(tx, [id]);
      return { status: 200, body: { fact: messageIdOf(submission, id, version) } };
    });
  }
}
