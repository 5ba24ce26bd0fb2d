import { Controller, Get, Headers, Param, Query, Req, Res, type Type as ClassOf } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';
import { API_VERSIONS, kindOf } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { type TObject, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Actor } from '../audit/audit-resource.js';
import { createdQuery, listQuery } from '../resource/list.js';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { hasTags } from '../operation/conditional-read.js';
import { Operation, type OperationDescription } from '../operation/operation.js';
import { CaughtUp } from './caught-up.process.js';
import { DocumentResources } from './document-resource.process.js';
import { documentIn, DocumentStatusName, EnvironmentName } from './document-resource.js';
import { type DocumentListQuery, DocumentStore } from './document.store.js';
import type { KindOfDocument } from './kind-of-document.js';
import { appliedPreference, changeWaitHeader, preferredWait } from './prefer-wait.js';
import { WaitingReads } from './waiting-reads.process.js';
import { ASKERS_SINCE, Timelines } from './timeline.process.js';

const id = (description?: string) =>
  Type.Optional(Type.String({ maxLength: 64, ...(description === undefined ? {} : { description }) }));

/** The words for kinds of the first version are among those for fields, where its description has always had them. */
const notesOf = (kind: DocumentKind): string => `Only notes of this ${kindOf(kind).words.noun.en}`;

/** Documents can also be listed by their customer or supplier, and notes by what they correct. */
const listQueryOf = ({ counterparty, corrects, since }: KindOfDocument): TObject =>
  Type.Object(
    {
      ...listQuery,
      ...createdQuery,
      status: Type.Optional(DocumentStatusName),
      environment: Type.Optional(EnvironmentName),
      [counterparty.idField]: id(),
      number: Type.Optional(Type.String({ maxLength: 20 })),
      external_id: id(),
      ...(corrects && { [corrects.field]: id(since === API_VERSIONS[0] ? undefined : notesOf(corrects.kind)) }),
    },
    { additionalProperties: false },
  );

const Timeline = listOf(
  Type.Object(
    {
      type: Type.String({ description: 'the fact', examples: ['co.rubrica.document.signed.v1'] }),
      time: Type.String({ format: 'date-time' }),
      service: Type.String({ description: 'the service that said it' }),
      data: Type.Object({}, { additionalProperties: true }),
      asked_by: Type.Union([Actor, Type.Null()], {
        description: 'who asked for it; null: it followed from another fact, or is not recorded',
        'x-since': ASKERS_SINCE,
      }),
    },
    { title: 'TimelineEntry' },
  ),
);

const readOperation = ({ idNoun, tag, nounWithArticle, noun, resource }: KindOfDocument): OperationDescription => ({
  id: `get${idNoun}`,
  tag,
  summary: `Get ${nounWithArticle}`,
  description: 'Never older than the last webhook about it. The URLs of its files are fresh.',
  role: 'read',
  added: { since: '2026-12-01', headers: changeWaitHeader },
  answer: { status: 200, schema: resource, description: `The ${noun}` },
});

/** Routes that read documents of one kind; the same for all. */
export const documentController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { path, tag, idNoun, idNounPlural, resource } = kindOfDocument;

  @Controller(`v1/${path}`)
  class DocumentController {
    constructor(
      private readonly caughtUp: CaughtUp,
      private readonly documents: DocumentStore,
      private readonly timelines: Timelines,
      private readonly resources: DocumentResources,
      private readonly waitingReads: WaitingReads,
    ) {}

    @Get()
    @Operation({
      id: `list${idNounPlural}`,
      tag,
      summary: `List ${tag.toLowerCase()}, newest first`,
      description:
        'In the order in which they were accepted, so that a poller that goes on from the newest id it knows misses nothing.',
      role: 'read',
      query: listQueryOf(kindOfDocument),
      answer: { status: 200, schema: listOf(resource), description: `A page of ${tag.toLowerCase()}` },
    })
    async list(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Query() query: DocumentListQuery,
    ): Promise<object> {
      await this.caughtUp.wait();
      return this.documents.list(caller, kindOfDocument, query, async (row) =>
        documentIn(language, await this.resources.resourceOf(row)),
      );
    }

    @Get(':id')
    @Operation(readOperation(kindOfDocument))
    async get(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Param('id') id: string,
      @Headers('prefer') prefer: string | undefined,
      @Req() { headers, raw }: FastifyRequest,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<object> {
      await this.caughtUp.wait();
      const wait = preferredWait(hasTags(caller.version) ? prefer : undefined);
      const { answer, isGranted } = await this.waitingReads.read({
        waitMs: wait.ms,
        known: headers['if-none-match'],
        find: () => this.documents.get(caller, kindOfDocument, id),
        shown: async (row) => documentIn(language, await this.resources.resourceOf(row)),
        isGone: () => raw.socket.destroyed,
      });
      if (isGranted) void reply.header('preference-applied', appliedPreference(wait));
      return answer;
    }

    @Get(':id/timeline')
    @Operation({
      id: `get${idNoun}Timeline`,
      tag,
      summary: 'Every fact of its life, in order',
      description: 'With the time of each fact and the service that states it.',
      role: 'read',
      answer: { status: 200, schema: Timeline, description: 'The facts, oldest first' },
    })
    async timeline(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
      await this.caughtUp.wait();
      const document = await this.documents.get(caller, kindOfDocument, id);
      const data = await this.timelines.of(document, caller.version);
      return { object: 'list', url: `/v1/${path}/${id}/timeline`, has_more: false, data };
    }
  }

  return DocumentController;
};
