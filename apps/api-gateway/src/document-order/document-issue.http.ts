import { Controller, Param, Post, type Type as ClassOf } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { IdempotencyKey, KeptAnswer, Language } from '@rubrica/service';
import { documentIn } from '../document/document-resource.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { DocumentOrders } from './document-order.process.js';

/** Route that issues a document of one kind which collects requests, before its week closes. */
export const documentIssueController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { path, tag, idNoun, nounWithArticle, noun, resource } = kindOfDocument;

  @Controller(`v1/${path}/:id`)
  class DocumentIssueController {
    constructor(private readonly orders: DocumentOrders) {}

    @Post('issue')
    @Operation({
      id: `issue${idNoun}`,
      tag,
      summary: `Issue ${nounWithArticle} before its week closes`,
      description:
        'With all that it has collected; further requests of the week begin another one. One that is issued already is answered as it is.',
      role: 'documents',
      answer: { status: 200, schema: resource, description: `The ${noun}` },
    })
    async issue(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Param('id') id: string,
    ): Promise<KeptAnswer> {
      const answer = await this.orders.issue({ caller, kindOfDocument, id, idempotency });
      return answer.shownAs(documentIn(language, answer.body));
    }
  }

  return DocumentIssueController;
};
