import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, DOCUMENT_STATUSES, listOf } from '@rubrica/contracts';
import { KINDS } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { createdQuery, listQuery } from '../resource/list.js';
import { CaughtUp } from './caught-up.process.js';
import { DocumentResources } from './document-resource.process.js';
import { DocumentSummary, documentSummary } from './document-summary.js';
import { DocumentSummaryStore, type SummaryListQuery } from './document-summary.store.js';

/** A filter of one value or of several, with commas between them. */
const severalOf = (values: readonly string[], what: string) =>
  Type.Optional(
    Type.String({
      pattern: `^(${values.join('|')})(,(${values.join('|')})){0,${values.length - 1}}$`,
      description: `${what}; several with commas between them`,
      examples: [values.slice(0, 2).join(',')],
    }),
  );
const id = Type.Optional(Type.String({ maxLength: 64 }));

const SummaryQuery = Type.Object(
  {
    ...listQuery,
    ...createdQuery,
    object: severalOf(
      KINDS.map(({ name }) => name),
      'Kinds of documents',
    ),
    status: severalOf(DOCUMENT_STATUSES, 'Statuses'),
    environment: severalOf(['test', 'habilitacion', 'production'], 'Environments'),
    customer_id: id,
    supplier_id: id,
    number: Type.Optional(Type.String({ maxLength: 20 })),
    external_id: id,
  },
  { additionalProperties: false },
);

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
