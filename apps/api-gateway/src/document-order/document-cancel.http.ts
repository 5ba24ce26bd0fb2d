import { Body, Controller, Param, Post, type Type as ClassOf } from '@nestjs/common';
import type { Caller, CancelInput } from '@rubrica/contracts';
import type { IdempotencyKey, KeptAnswer, Language } from '@rubrica/service';
import { documentIn } from '../document/document-resource.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { orderOperations } from './document-order-operations.js';
import { DocumentOrders } from './document-order.process.js';

/** Route that cancels a document of one kind. */
export const documentCancelController = (kindOfDocument: KindOfDocument): ClassOf => {
  const operations = orderOperations(kindOfDocument);

  @Controller(`v1/${kindOfDocument.path}/:id`)
  class DocumentCancelController {
    constructor(private readonly orders: DocumentOrders) {}

    @Post('cancel')
    @Operation(operations.cancel)
    async cancel(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
      @Body() input: CancelInput,
    ): Promise<KeptAnswer> {
      const answer = await this.orders.cancel({ caller, kindOfDocument, id, idempotency }, input);
      return answer.shownAs(documentIn(language, answer.body));
    }
  }

  return DocumentCancelController;
};
