import { Body, Controller, Get, Headers, Param, Post, Query, Res, type Type as ClassOf } from '@nestjs/common';
import type { DocumentDraft } from '@rubrica/fiscal';
import { type Caller, type IdempotencyKey, offsetTime } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { createdQuery, listOf, listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { CaughtUp } from './caught-up.process.js';
import { DocumentResources } from './document-resource.process.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import { DocumentPreview, PreviewResource } from '../document-request/document-preview.process.js';
import { DocumentStatusName, EnvironmentName } from './document-resource.js';
import { DocumentStore } from './document.store.js';
import type { KindOfDocument } from './kind-of-document.js';
import { takeAndAnswer, waitHeader } from '../document-request/prefer-wait.http.js';

const ListQuery = Type.Object(
  {
    ...listQuery,
    ...createdQuery,
    status: Type.Optional(DocumentStatusName),
    environment: Type.Optional(EnvironmentName),
    customer_id: Type.Optional(Type.String({ maxLength: 64 })),
    number: Type.Optional(Type.String({ maxLength: 20 })),
    external_id: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

/** Notes are also found by what they correct. */
const NoteListQuery = Type.Object(
  { ...ListQuery.properties, invoice_id: Type.Optional(Type.String({ maxLength: 64 })) },
  { additionalProperties: false },
);

const Timeline = listOf(
  Type.Object(
    {
      type: Type.String({ description: 'the fact', examples: ['co.rubrica.document.signed.v1'] }),
      time: Type.String({ format: 'date-time' }),
      service: Type.String({ description: 'the service that said it' }),
      data: Type.Object({}, { additionalProperties: true }),
    },
    { title: 'TimelineEntry' },
  ),
);

/** The routes of one kind of document: the same for invoices, credit notes and debit notes. */
export const documentController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { kind, path, tag, idNoun, idNounPlural, nounWithArticle, noun, draft: body, resource } = kindOfDocument;
  const standsAgainst = [kind === 'invoice' ? 'number_in_use' : 'invoice_rejected'];

  @Controller(`v1/${path}`)
  class DocumentController {
    constructor(
      private readonly caughtUp: CaughtUp,
      private readonly documents: DocumentStore,
      private readonly intake: DocumentIntake,
      private readonly previews: DocumentPreview,
      private readonly resources: DocumentResources,
    ) {}

    @Post()
    @Operation({
      id: `create${idNoun}`,
      tag,
      summary: `Issue ${nounWithArticle}`,
      description:
        'Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. ' +
        'With `Prefer: wait=10` the answer waits up to that many seconds for the outcome.',
      role: 'documents',
      body,
      handlerChecksBody: true,
      headers: waitHeader,
      answer: { status: 201, schema: resource, description: `The ${noun}` },
      refusals: { 409: ['external_id_in_use', ...standsAgainst] },
    })
    create(
      @ApiCaller() caller: Caller,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Headers('prefer') prefer: string | undefined,
      @Body() draft: DocumentDraft,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      return takeAndAnswer(this.intake, { caller, kindOfDocument, draft, prefer, idempotency }, reply);
    }

    @Post('preview')
    @Operation({
      id: `preview${idNoun}`,
      tag,
      summary: `Check ${nounWithArticle} without issuing it`,
      description:
        'The whole check of a POST, the totals, what the tax authority would remark, and the hash under a number that stands for the one to come. ' +
        'Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing.',
      role: 'documents',
      body,
      handlerChecksBody: true,
      answer: { status: 200, schema: PreviewResource, description: 'What would be issued' },
      refusals: { 409: standsAgainst },
    })
    preview(@ApiCaller() caller: Caller, @Body() draft: DocumentDraft): Promise<PreviewResource> {
      return this.previews.previewOf(caller, kindOfDocument, draft);
    }

    @Get()
    @Operation({
      id: `list${idNounPlural}`,
      tag,
      summary: `List ${tag.toLowerCase()}, newest first`,
      role: 'read',
      query: kind === 'invoice' ? ListQuery : NoteListQuery,
      answer: { status: 200, schema: listOf(resource), description: `A page of ${tag.toLowerCase()}` },
    })
    async list(@ApiCaller() caller: Caller, @Query() query: Static<typeof NoteListQuery>): Promise<object> {
      await this.caughtUp.wait();
      return this.documents.list(caller, kindOfDocument, query, (row) => this.resources.resourceOf(row));
    }

    @Get(':id')
    @Operation({
      id: `get${idNoun}`,
      tag,
      summary: `Get ${nounWithArticle}`,
      role: 'read',
      answer: { status: 200, schema: resource, description: `The ${noun}` },
    })
    async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
      await this.caughtUp.wait();
      return this.resources.resourceOf(await this.documents.get(caller, kindOfDocument, id));
    }

    @Get(':id/timeline')
    @Operation({
      id: `get${idNoun}Timeline`,
      tag,
      summary: 'Every fact of its life, in order',
      role: 'read',
      answer: { status: 200, schema: Timeline, description: 'The facts, oldest first' },
    })
    async timeline(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
      await this.caughtUp.wait();
      await this.documents.get(caller, kindOfDocument, id);
      const entries = await this.documents.timeline(id);
      return {
        object: 'list',
        url: `/v1/${path}/${id}/timeline`,
        has_more: false,
        data: entries.map(({ type, time, service, data }) => ({
          type,
          time: offsetTime(time),
          service,
          data: withoutBlobs(data),
        })),
      };
    }
  }

  return DocumentController;
};

/** Names of blobs are of no use outside. */
const withoutBlobs = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.endsWith('_blob')));
