import { Controller, Get, Param, Query, type Type as ClassOf } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { type Kind, KINDS } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { CaughtUp } from './caught-up.process.js';
import { DocumentResources } from './document-resource.process.js';
import { documentIn, noteResource } from './document-resource.js';
import { DocumentStore } from './document.store.js';
import type { KindOfDocument } from './kind-of-document.js';

const NotesQuery = Type.Object(listQuery, { additionalProperties: false });

/** What documents of some kinds are together: `credit and debit notes`. */
const togetherOf = (kinds: readonly Kind[]): string => {
  const nouns = kinds.map(({ words }) => words.noun.en);
  return nouns.length === 1
    ? `${nouns.join('')}s`
    : `${nouns.map((noun) => noun.replace(/ note$/, '')).join(' and ')} notes`;
};

/** Returns the route to the notes that correct a document of one kind; none where nothing corrects it. */
export const notesControllers = (kindOfDocument: KindOfDocument): ClassOf[] => {
  const { kind, path, tag, idNoun, nounWithArticle } = kindOfDocument;
  const notes = KINDS.filter(({ corrects }) => corrects?.kind === kind);
  if (notes.length === 0) return [];
  const together = togetherOf(notes);

  @Controller(`v1/${path}/:id/notes`)
  class NotesController {
    constructor(
      private readonly caughtUp: CaughtUp,
      private readonly documents: DocumentStore,
      private readonly resources: DocumentResources,
    ) {}

    @Get()
    @Operation({
      id: `list${idNoun}Notes`,
      tag,
      summary: `List the ${together} of ${nounWithArticle}, newest first`,
      description:
        notes.length === 1
          ? 'Whatever their status.'
          : 'Of both kinds, whatever their status; `object` tells which a note is.',
      role: 'read',
      query: NotesQuery,
      answer: { status: 200, schema: listOf(noteResource(notes)), description: 'A page of notes' },
    })
    async list(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Param('id') id: string,
      @Query() query: Static<typeof NotesQuery>,
    ): Promise<object> {
      await this.caughtUp.wait();
      await this.documents.get(caller, kindOfDocument, id);
      return this.documents.listNotes(caller, kindOfDocument, id, query, async (row) =>
        documentIn(language, await this.resources.resourceOf(row)),
      );
    }
  }

  return [NotesController];
};
