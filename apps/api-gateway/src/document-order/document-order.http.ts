import { Body, Controller, Headers, Param, Post, Res, type Type as ClassOf } from '@nestjs/common';
import { type Caller, type EmailsInput, mailerRoutes, type ResolveInput } from '@rubrica/contracts';
import type { DocumentDraft } from '@rubrica/fiscal';
import type { IdempotencyKey, KeptAnswer, Language } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import { takeAndAnswer } from '../document-request/document-request.http.js';
import { Forwarding } from '../forwarding/forward.client.js';
import { documentIn } from '../document/document-resource.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { orderOperations } from './document-order-operations.js';
import { DocumentOrders } from './document-order.process.js';

/** Routes that act on an existing document of one kind; the same for invoices, credit notes and debit notes. */
export const documentOrderController = (kindOfDocument: KindOfDocument): ClassOf => {
  const operations = orderOperations(kindOfDocument);

  @Controller(`v1/${kindOfDocument.path}/:id`)
  class DocumentOrderController {
    constructor(
      private readonly orders: DocumentOrders,
      private readonly intake: DocumentIntake,
      private readonly forwarding: Forwarding,
    ) {}

    @Post('retry')
    @Operation(operations.retry)
    async retry(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
    ): Promise<KeptAnswer> {
      const answer = await this.orders.retry({ caller, kindOfDocument, id, idempotency });
      return answer.shownAs(documentIn(language, answer.body));
    }

    @Post('resolve')
    @Operation(operations.resolve)
    async resolve(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
      @Body() choice: ResolveInput,
    ): Promise<KeptAnswer> {
      const answer = await this.orders.resolve({ caller, kindOfDocument, id, idempotency }, choice);
      return answer.shownAs(documentIn(language, answer.body));
    }

    @Post('corrections')
    @Operation(operations.correct)
    async correct(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Headers('prefer') prefer: string | undefined,
      @Param('id') id: string,
      @Body() draft: DocumentDraft,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<KeptAnswer> {
      const corrects = await this.orders.find({ caller, kindOfDocument, id });
      return takeAndAnswer(
        this.intake,
        { caller, language, kindOfDocument, draft, prefer, idempotency, corrects },
        reply,
      );
    }

    @Post('emails')
    @Operation(operations.mail)
    async mail(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
      @Body() addresses: EmailsInput,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.orders.find({ caller, kindOfDocument, id });
      const input = { caller, params: { id }, body: addresses };
      return this.forwarding.forward(mailerRoutes.sendEmails, input, reply, { idempotency });
    }
  }

  return DocumentOrderController;
};
