import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { kindOf } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { CaughtUp } from './caught-up.process.js';
import { DocumentResources } from './document-resource.process.js';
import { documentIn, NoteResource } from './document-resource.js';
import { DocumentStore } from './document.store.js';
import { kindOfDocument } from './kind-of-document.js';

const INVOICES = kindOfDocument(kindOf('invoice'));
const NotesQuery = Type.Object(listQuery, { additionalProperties: false });

/** Route to the notes that correct an invoice. */
@Controller('v1/invoices/:id/notes')
export class InvoiceNotesController {
  constructor(
    private readonly caughtUp: CaughtUp,
    private readonly documents: DocumentStore,
    private readonly resources: DocumentResources,
  ) {}

  @Get()
  @Operation({
    id: 'listInvoiceNotes',
    tag: 'Invoices',
    summary: 'List the credit and debit notes of an invoice, newest first',
    description: 'Of both kinds, whatever their status; `object` tells which a note is.',
    role: 'read',
    query: NotesQuery,
    answer: {
      status: 200,
      schema: listOf(NoteResource),
      description: 'A page of notes',
    },
  })
  async list(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Param('id') id: string,
    @Query() query: Static<typeof NotesQuery>,
  ): Promise<object> {
    await this.caughtUp.wait();
    await this.documents.get(caller, INVOICES, id);
    return this.documents.listNotes(caller, id, query, async (row) =>
      documentIn(language, await this.resources.resourceOf(row)),
    );
  }
}
