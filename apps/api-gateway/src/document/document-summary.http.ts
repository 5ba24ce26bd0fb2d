import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import type { Language } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { CaughtUp } from './caught-up.process.js';
import { documentFilters } from './document-filter.js';
import { DocumentResources } from './document-resource.process.js';
import { DocumentSummary, documentSummary } from './document-summary.js';
import { DocumentSummaryStore, type SummaryListQuery } from './document-summary.store.js';

const SummaryQuery = Type.Object({ ...listQuery, ...documentFilters }, { additionalProperties: false });

/** The list of documents of all kinds. */
@Since('2026-12-01')
@Controller('v1/documents')
export class DocumentSummaryController {
  constructor(
    private readonly caughtUp: CaughtUp,
    private readonly summaries: DocumentSummaryStore,
    private readonly resources: DocumentResources,
  ) {}

  @Get()
  @Operation({
    id: 'listDocuments',
    tag: 'All documents',
    summary: 'List documents of all kinds, newest first',
    description:
      'As summaries, in the order in which the documents were accepted: a poller that goes on from the newest id it knows misses nothing. The list of a kind has the whole documents.',
    role: 'read',
    query: SummaryQuery,
    answer: { status: 200, schema: listOf(DocumentSummary), description: 'A page of summaries' },
  })
  async list(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Query() query: SummaryListQuery,
  ): Promise<object> {
    await this.caughtUp.wait();
    return this.summaries.list(caller, query, async (row) =>
      documentSummary(row, await this.resources.actionFor(row), language),
    );
  }
}
