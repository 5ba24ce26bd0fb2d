import { Body, Controller, Headers, Param, Post, Res, type Type as ClassOf } from '@nestjs/common';
import { EmailsInput, MailingResource, ResolveInput, type ServiceName } from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
import type { DocumentDraft, DocumentKind } from '@rubrica/fiscal';
import {
  answerWith,
  type Caller,
  idempotencyHeaders,
  type IdempotencyKey,
  idempotently,
  InternalHttp,
  keptAnswer,
  Problem,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { Forwarding } from '../forwarding/forward.client.js';
import { listOf } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentResources } from '../document/document-resource.process.js';
import { DocumentCheck } from '../document-request/document-check.process.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { takeAndAnswer, waitHeader } from '../document-request/prefer-wait.http.js';

/** Taken by another document, since this one has failed. */
const STANDS_AGAINST: Readonly<Record<DocumentKind, readonly string[]>> = {
  invoice: ['number_in_use'],
  credit_note: ['note_exceeds_invoice'],
  debit_note: [],
};

/** What can be ordered of a document that is there, the same for invoices, credit notes and debit notes. */
export const documentOrderController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { kind, path, tag, idNoun, nounWithArticle, noun, draft: body, resource } = kindOfDocument;

  @Controller(`v1/${path}/:id`)
  class DocumentOrderController {
    constructor(
      private readonly database: Database,
      private readonly caughtUp: CaughtUp,
      private readonly documents: DocumentStore,
      private readonly intake: DocumentIntake,
      private readonly check: DocumentCheck,
      private readonly resources: DocumentResources,
      private readonly internal: InternalHttp,
      private readonly forwarding: Forwarding,
    ) {}

    @Post('retry')
    @Operation({
      id: `retry${idNoun}`,
      tag,
      summary: `Go on with ${nounWithArticle} that has failed`,
      description:
        'The same document and the same number. What may have reached the tax authority is asked for first. ' +
        'Its status is at once what it was before it failed.',
      role: 'documents',
      answer: { status: 200, schema: resource, description: `The ${noun}` },
      refusals: { 409: ['not_retryable', ...STANDS_AGAINST[kind]] },
    })
    async retry(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      const row = await this.found(caller, id);
      const { view } = row;
      // Of a document that goes on already, whoever has been asked before answers the same key once more.
      const owner = view.failure?.owner ?? (view.cufe === null ? 'document-issuer' : 'dian-submitter');
      const part = owner === 'document-issuer' ? 'issuing' : 'submission';
      const before = (tx: Tx): Promise<void> => this.beforeRetry(tx, caller, row);
      const refused = (tx: Tx): Promise<void> => this.documents.setRetrying(tx, id, false);
      return this.ordered({ owner, part: `${part}/retry`, caller, id, idempotency, reply, before, refused });
    }

    @Post('resolve')
    @Operation({
      id: `resolve${idNoun}`,
      tag,
      summary: `Decide how ${nounWithArticle} goes on`,
      description:
        'Only while `waiting.choices` offers choices; docs/errors/contingency_not_declared.md explains them.',
      role: 'documents',
      body: ResolveInput,
      answer: { status: 200, schema: resource, description: `The ${noun}` },
      refusals: { 409: ['not_resolvable'] },
    })
    async resolve(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
      @Body() choice: ResolveInput,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      await this.found(caller, id);
      return this.ordered({
        owner: 'dian-submitter',
        part: 'submission/resolve',
        caller,
        id,
        body: choice,
        idempotency,
        reply,
      });
    }

    @Post('corrections')
    @Operation({
      id: `correct${idNoun}`,
      tag,
      summary: `Issue ${nounWithArticle} in the place of one that was rejected`,
      description:
        'A whole new body makes a new document with the number of the rejected one; `corrects` and `corrected_by` link the two, and both keep their history.',
      role: 'documents',
      body,
      handlerChecksBody: true,
      headers: waitHeader,
      answer: { status: 201, schema: resource, description: `The new ${noun}` },
      refusals: { 409: ['not_correctable', 'already_corrected', 'external_id_in_use'] },
    })
    async correct(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Headers('prefer') prefer: string | undefined,
      @Param('id') id: string,
      @Body() draft: DocumentDraft,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      const corrects = await this.found(caller, id);
      return takeAndAnswer(this.intake, { caller, kindOfDocument, draft, prefer, idempotency, corrects }, reply);
    }

    @Post('emails')
    @Operation({
      id: `email${idNoun}`,
      tag,
      summary: `Mail ${nounWithArticle} again`,
      description: 'To the addresses given, or to those that it went to at first. What becomes of it is in `email`.',
      role: 'documents',
      body: EmailsInput,
      answer: { status: 201, schema: listOf(MailingResource), description: 'The mails, one per recipient' },
      refusals: { 409: ['not_ready'] },
    })
    async mail(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
      @Body() addresses: EmailsInput,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.found(caller, id);
      const request = {
        method: 'POST',
        path: `/documents/${id}/emails`,
        caller,
        body: addresses,
        idempotency,
      } as const;
      return this.forwarding.forward('mailer', request, reply);
    }

    /** Under the lock that puts the tenant's documents in order: from here on others reckon with it. */
    private async beforeRetry(tx: Tx, caller: Caller, row: DocumentRow): Promise<void> {
      if (row.view.status !== 'failed') return;
      await this.documents.lock(tx, caller);
      await this.check.checkRetried(tx, caller, row);
      await this.documents.setRetrying(tx, row.id, true);
    }

    /** The owner records it under the key; the answer, which is kept here, is the document as it is then. */
    private async ordered(order: Order): Promise<object> {
      const { owner, part, caller, id, body = {}, idempotency, reply, before, refused } = order;
      const kept = await keptAnswer(this.database, idempotency);
      if (kept) return answerWith(reply, kept);
      if (before) await this.database.transaction(before);
      const { fact } = await this.internal
        .call<Ordered>(owner, 'POST', `/internal/documents/${id}/${part}`, {
          caller,
          body,
          ...(idempotency ? { headers: idempotencyHeaders(idempotency) } : {}),
        })
        .catch(async (error: unknown) => {
          // Refused, nothing has begun; of anything else nobody knows.
          if (refused && error instanceof Problem && error.status < 500) await this.database.transaction(refused);
          throw error;
        });
      if (fact !== undefined) await this.caughtUp.hears(id, fact);
      const document = await this.resources.resourceOf(await this.found(caller, id));
      return answerWith(
        reply,
        await idempotently(this.database, idempotency, () => Promise.resolve({ status: 200, body: document })),
      );
    }

    private async found(caller: Caller, id: string): Promise<DocumentRow> {
      await this.caughtUp.wait();
      return this.documents.get(caller, kindOfDocument, id);
    }
  }

  return DocumentOrderController;
};

/** What an owner answers. */
interface Ordered {
  /** Id of the message that says it; absent where nothing is said. */
  readonly fact?: string;
}

interface Order {
  readonly owner: ServiceName;
  /** Below /internal/documents/{id}/ of the owner. */
  readonly part: string;
  readonly caller: Caller;
  readonly id: string;
  readonly body?: object;
  readonly idempotency: IdempotencyKey | null;
  readonly reply: FastifyReply;
  /** Before the owner is asked, and after it has refused. */
  readonly before?: (tx: Tx) => Promise<void>;
  readonly refused?: (tx: Tx) => Promise<void>;
}
