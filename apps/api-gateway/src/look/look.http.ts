import { Controller, Get, Param, Query, Req, UseGuards } from '@nestjs/common';
import type { Language } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../access/client-address.js';
import { ApiGatewaySettings } from '../config.js';
import { DianAttempt } from '../document-part/dian-attempt-resource.js';
import { AnswerLanguage } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { OperatorGuard } from '../operator/operator.guard.js';
import { OperatorName } from '../operator/operator-name.http.js';
import { FOUND, WAYS } from './everything.store.js';
import { type Looker, Looks } from './look.process.js';

const SearchQuery = Type.Object(
  {
    q: Type.String({
      minLength: 3,
      maxLength: 100,
      description:
        'an id, a CUFE, the number of a document, the NIT of a tenant, the id of a request, the address of a person, or the number of a buyer or supplier; all of it',
      examples: ['SETP990000001'],
    }),
  },
  { additionalProperties: false },
);
const LookQuery = Type.Object(
  {
    reason: Type.Optional(
      Type.String({
        minLength: 3,
        maxLength: 500,
        pattern: '\\S',
        description: 'why; with it the answer has bodies and personal data, and the tenant sees it in its audit',
      }),
    ),
  },
  { additionalProperties: false },
);

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const Hit = Type.Object(
  {
    type: Type.Union(
      FOUND.map((type) => Type.Literal(type)),
      { description: 'what was found; of a buyer or supplier also the newest document in each mode of each tenant' },
    ),
    id: Type.String({ description: 'its id' }),
    tenant_id: nullable('id of the tenant that it belongs to; null: to none, or to several'),
    matched: Type.Union(
      WAYS.map((way) => Type.Literal(way)),
      { description: 'where the text was found' },
    ),
    kind: nullable('kind of a document, or the operation of a request or an entry; null: neither'),
    number: nullable('number of a document; null: it has none, or is none'),
    status: nullable(
      'status of a document or tenant, HTTP status of a request, or outcome of an entry; null: it has none',
    ),
  },
  { title: 'FoundObject' },
);
const Found = Type.Object(
  { object: Type.Literal('search_result'), data: Type.Array(Hit, { description: 'the hits' }) },
  { title: 'FoundObjects' },
);
const DocumentLook = Type.Object(
  {
    object: Type.Literal('document_look'),
    id: Type.String({ description: 'id of the document' }),
    tenant_id: Type.String({ description: 'id of the tenant' }),
    requested_at: Type.String({ format: 'date-time', description: 'when it was asked for' }),
    document: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'the document as its tenant sees it; without a reason only its state, its numbers and its amounts',
      },
    ),
    timeline: Type.Array(Type.Object({}, { additionalProperties: true }), {
      description: 'the facts of its life, oldest first, as its tenant sees them',
    }),
    attempts: Type.Union([Type.Array(DianAttempt), Type.Null()], {
      description: 'attempts to send it to DIAN, the latest first; null: dian-submitter does not answer',
    }),
  },
  { title: 'DocumentLook' },
);

/** Routes by which operators look at the data of tenants; each look is recorded before it is answered. */
@Controller('admin/v1')
@UseGuards(OperatorGuard)
export class LookController {
  constructor(
    private readonly looks: Looks,
    private readonly settings: ApiGatewaySettings,
  ) {}

  @Get('search')
  @Operation({
    id: 'searchEverything',
    tag: 'Looks',
    summary: 'Find a document, tenant, person or request among all tenants',
    description:
      'By what is exactly theirs; 20 hits at most. The search is in the audit of operators, without its text.',
    role: 'operator',
    operatorRole: 'look',
    query: SearchQuery,
    answer: { status: 200, schema: Found, description: 'The hits, the most exact first' },
  })
  async search(
    @OperatorName() operator: string,
    @Req() request: FastifyRequest,
    @Query() { q }: Static<typeof SearchQuery>,
  ): Promise<object> {
    return { object: 'search_result', data: await this.looks.search(this.lookerIn(request, operator), q) };
  }

  @Get('documents/:id')
  @Operation({
    id: 'getDocument',
    tag: 'Looks',
    summary: 'Look at a document of a tenant',
    description:
      'With its timeline and the attempts to send it to DIAN. The tenant sees the look in its audit, which is written before this answer.',
    role: 'operator',
    operatorRole: 'look',
    query: LookQuery,
    answer: { status: 200, schema: DocumentLook, description: 'The document' },
  })
  document(
    @OperatorName() operator: string,
    @Req() request: FastifyRequest,
    @AnswerLanguage() language: Language,
    @Param('id') id: string,
    @Query() { reason }: Static<typeof LookQuery>,
  ): Promise<object> {
    return this.looks.document(this.lookerIn(request, operator), id, reason ?? null, language);
  }

  private lookerIn(request: FastifyRequest, operator: string): Looker {
    return { operator, address: clientAddress(request, this.settings.trustedProxies), requestId: request.id };
  }
}
