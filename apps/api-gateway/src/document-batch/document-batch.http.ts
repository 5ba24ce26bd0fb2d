import { Body, Controller, Post, Res, type Type as ClassOf } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { DocumentDraft } from '@rubrica/fiscal';
import {
  type IdempotencyKey,
  type KeptAnswer,
  type Language,
  othersTurn,
  Problem,
  requestContext,
  validBody,
} from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { ApiGatewaySettings, errorPagesOf } from '../config.js';
import { documentIn } from '../document/document-resource.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { type BatchItem, DocumentBatches } from './document-batch.process.js';

const MOST_DOCUMENTS = 1_000;
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

const START = '{"object":"batch","data":[';
const END = Buffer.from(']}');

/** A batch without regard to what its documents are like: a wrong one does not make the batch wrong. */
const Envelope = Type.Object(
  { documents: Type.Array(Type.Unknown(), { minItems: 1, maxItems: MOST_DOCUMENTS }) },
  { additionalProperties: false },
);

/** Route that requests many documents of one kind at once. */
export const documentBatchController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { path, tag, idNoun, idNounPlural, body, resource, noun } = kindOfDocument;
  const index = Type.Integer({ description: 'place in `documents`, from 0' });
  const problem = Type.Unsafe<object>({ $ref: '#/components/schemas/Problem' });

  @Controller(`v1/${path}`)
  class DocumentBatchController {
    private readonly errorPages: string;

    constructor(
      private readonly batches: DocumentBatches,
      settings: ApiGatewaySettings,
    ) {
      this.errorPages = errorPagesOf(settings);
    }

    @Post('batches')
    @Operation({
      id: `create${idNounPlural}`,
      tag,
      summary: `Issue many ${idNounPlural.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} at once`,
      description:
        'Each document is accepted or refused by itself, as if it were posted alone and in this order: the answer has an item for each. ' +
        'A problem’s pointers begin at its document. With an `Idempotency-Key`, the batch sent again gets the first answer; a document that was refused is sent in a new batch. ' +
        'It counts as one request of the rate limit.',
      role: 'documents',
      recorded: 'people',
      body: Type.Object(
        { documents: Type.Array(body, { minItems: 1, maxItems: MOST_DOCUMENTS }) },
        { additionalProperties: false, title: `${idNounPlural}Batch`, description: 'At most 20 MB' },
      ),
      handlerChecksBody: true,
      bodyLimitBytes: BODY_LIMIT_BYTES,
      answer: {
        status: 200,
        schema: Type.Object(
          {
            object: Type.Literal('batch'),
            data: Type.Array(
              Type.Union([
                Type.Object({ index, document: resource }, { title: `${idNoun}Item` }),
                Type.Object({ index, error: problem }, { title: 'RefusedItem' }),
              ]),
              { description: 'An item for each document, in their order' },
            ),
          },
          { title: `${idNounPlural}BatchAnswer` },
        ),
        description: `The ${noun} or the problem of each`,
      },
      refusals: { 403: ['tenant_suspended'], 429: ['tenant_backlog_full'] },
    })
    async create(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Body() body: { readonly documents: readonly DocumentDraft[] },
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<KeptAnswer> {
      validBody(Envelope, withoutContent(body));
      const answer = await this.batches.take(caller, kindOfDocument, body.documents, idempotency);
      // Written item by item: the whole may have tens of megabytes.
      const parts: Buffer[] = [];
      for (const item of answer.body.items) {
        await othersTurn();
        parts.push(
          Buffer.from(`${parts.length > 0 ? ',' : START}${JSON.stringify(itemIn(language, item, this.errorPages))}`),
        );
      }
      void reply.type('application/json; charset=utf-8');
      return answer.shownAs(Buffer.concat([...parts, END]));
    }
  }

  return DocumentBatchController;
};

/** The documents are checked one by one; here they only count. */
const withoutContent = (body: unknown): unknown => {
  const documents: unknown = Object(body).documents;
  return Array.isArray(documents) ? { ...Object(body), documents: documents.map(() => null) } : body;
};

const itemIn = (language: Language, item: BatchItem, errorPages: string): object => {
  if ('document' in item) return { index: item.index, document: documentIn(language, item.document) };
  const { status, ...kept } = item.error;
  const requestId = requestContext.getStore()?.requestId ?? null;
  return { index: item.index, error: Problem.fromKept(status, kept, {}).toJSON(requestId, language, errorPages) };
};
