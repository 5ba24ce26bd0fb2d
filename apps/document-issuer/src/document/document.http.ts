import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  belongsTo,
  type Caller,
  type CancellationReason,
  documentIssuerRoutes as routes,
  type InputOf,
  SENTENCES,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
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
} from '@rubrica/service';
import { Cancellation } from './cancellation.process.js';
import { documentAggregate } from './document.messages.js';
import { ISSUE } from './timer-kinds.js';

/** Routes of the gateway by which a tenant retries the issuing of a document, or cancels it. */
@Controller()
export class DocumentController {
  constructor(
    private readonly database: Database,
    private readonly cancellation: Cancellation,
    private readonly blobs: BlobStore,
  ) {}

  /** Refused with 409 `not_retryable` unless issuing has failed. The number stays. `fact` is the id of its message. */
  @InternalRoute(routes.retryIssuing)
  async retry(
    @InternalInput() { params, caller }: InputOf<typeof routes.retryIssuing>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<AnswerOf<typeof routes.retryIssuing>>> {
    const { id } = params;
    return idempotently(this.database, idempotency, async (tx) => {
      await this.ofCaller(tx, caller, id);
      const { version } = await tx.handle(documentAggregate, id, { type: 'RetryIssuing' });
      tx.schedule({ kind: ISSUE, key: id, group: caller.tenantId });
      return { status: 200, body: { document_id: id, fact: messageIdOf(documentAggregate, id, version) } };
    });
  }

  /** Refused with 409 `not_cancellable` once it is signed. `fact` is the id of the message. */
  @InternalRoute(routes.cancelIssuing)
  async cancel(
    @InternalInput() { params, caller, body }: InputOf<typeof routes.cancelIssuing>,
    @InternalIdempotency() idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer<AnswerOf<typeof routes.cancelIssuing>>> {
    const { id } = params;
    const { reason = SENTENCES.cancelled.en } = body;
    const words: CancellationReason | null = body.reason === undefined ? null : { message: reason };
    const reasonBlob = words && (await putJson(this.blobs, caller.tenantId, words));
    return idempotently(this.database, idempotency, async (tx) => {
      await this.ofCaller(tx, caller, id);
      const version = await this.cancellation.cancel(tx, id, { reason, reasonBlob });
      return { status: 200, body: { document_id: id, fact: messageIdOf(documentAggregate, id, version) } };
    });
  }

  /** Throws a 404 for a document that is not the caller's. */
  private async ofCaller(tx: Tx, caller: Caller, id: string): Promise<void> {
    const state = (await tx.load(documentAggregate, [id])).get(id)?.state;
    if (!state || state.phase === 'unknown' || !belongsTo(caller, state.received))
      throw notFound({ en: 'document', es: 'ese documento' });
  }
}
