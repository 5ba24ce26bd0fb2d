import { Controller, Get, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { COUNTERPARTY_ROLES } from '@rubrica/kinds';
import type { Language } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentResources } from '../document/document-resource.process.js';
import { nullable, oneOf } from '../document/document-resource.js';
import { DocumentSummary, documentSummary } from '../document/document-summary.js';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { requestSummary, RequestSummary } from '../request-log/request-log-resource.js';
import { type Hit, MOST_HITS, SearchStore, WAYS } from './search.store.js';

const SearchQuery = Type.Object(
  {
    q: Type.String({
      minLength: 2,
      maxLength: 128,
      pattern: '\\S',
      description:
        'An id, a CUFE, or the `request_id` of a problem; the beginning of a number, of an external id, or of an identification number (also with points and check digit); or words of a name, of each its beginning, with or without accents',
      examples: ['SETP9900', '900.508.908-9', 'optica cen'],
    }),
  },
  { additionalProperties: false },
);

const CounterpartySummary = Type.Object(
  {
    id: Type.String(),
    object: oneOf(COUNTERPARTY_ROLES.map(({ name }) => name)),
    name: Type.String({ description: 'Its `legal_name`' }),
    identification_number: Type.String({ description: 'NIT or other number, without check digit' }),
    external_id: nullable(Type.String()),
  },
  { title: 'CounterpartySummary' },
);

const SearchHit = Type.Object(
  {
    object: Type.Literal('search_hit'),
    found_by: oneOf(WAYS, {
      description: 'Where the text was found; `identification_number` and `name` are those of the counterparty',
    }),
    document: Type.Union([DocumentSummary, Type.Null()]),
    counterparty: Type.Union([CounterpartySummary, Type.Null()], {
      description: 'A customer or a supplier; null: the hit is a document, or a request',
    }),
    request: Type.Union([RequestSummary, Type.Null()], {
      description: 'A request of the last 7 days, for the role `full` alone; null: the hit is something else',
    }),
  },
  { title: 'SearchHit' },
);

/** Finds documents, customers and suppliers by one text. */
@Since('2026-12-01')
@Controller('v1/search')
export class SearchController {
  constructor(
    private readonly caughtUp: CaughtUp,
    private readonly store: SearchStore,
    private readonly resources: DocumentResources,
  ) {}

  @Get()
  @Operation({
    id: 'search',
    tag: 'All documents',
    summary: 'Find documents, customers and suppliers',
    description: `At most ${MOST_HITS} hits, the most exact first: by id, CUFE, request id, number and external id, then customers, suppliers and their newest documents. The longest word of a name needs two letters. Lists have all documents; this answer has the first ones.`,
    role: 'read',
    query: SearchQuery,
    answer: { status: 200, schema: listOf(SearchHit), description: 'The hits' },
  })
  async find(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Query() { q }: Static<typeof SearchQuery>,
  ): Promise<object> {
    await this.caughtUp.wait();
    const hits = await this.store.find(caller, q.trim());
    const data = await Promise.all(hits.map((hit) => this.resourceOf(hit, language)));
    return { object: 'list', url: '/v1/search', has_more: false, data };
  }

  private async resourceOf(hit: Hit, language: Language): Promise<object> {
    const resource = { object: 'search_hit', found_by: hit.foundBy, document: null, counterparty: null, request: null };
    if ('request' in hit) return { ...resource, request: requestSummary(hit.request) };
    if ('document' in hit) {
      const action = await this.resources.actionFor(hit.document);
      return { ...resource, document: documentSummary(hit.document, action, language) };
    }
    const { id, external_id, data } = hit.counterparty;
    const { legal_name: name, identification } = data;
    const counterparty = { id, object: hit.role.name, name, identification_number: identification.number, external_id };
    return { ...resource, counterparty };
  }
}
