import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { notFound } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { createdQuery, listQuery } from '../resource/list.js';
import { requestResource, RequestResource, requestSummary, RequestSummary } from './request-log-resource.js';
import { RequestLogStore } from './request-log.store.js';

const text = (description: string) => Type.Optional(Type.String({ maxLength: 64, description }));

const RequestQuery = Type.Object(
  {
    ...listQuery,
    ...createdQuery,
    status: Type.Optional(
      Type.Union(
        ['2xx', '3xx', '4xx', '5xx'].map((one) => Type.Literal(one)),
        { description: 'Only answers of this class' },
      ),
    ),
    code: text('Only problems with this code'),
    operation_id: text('Only requests of this operation'),
    key_id: text('Only requests of this API key'),
  },
  { additionalProperties: false },
);

/** Routes of the requests that a tenant sent lately. */
@Since('2026-12-01')
@Controller('v1/requests')
export class RequestLogController {
  constructor(private readonly store: RequestLogStore) {}

  @Get()
  @Operation({
    id: 'listRequests',
    tag: 'Requests',
    summary: 'List requests of the last 7 days, newest first',
    description:
      'Those of your API keys and people in this mode, about a second after their answer. Of a program that sends very many in a second some are missing.',
    role: 'full',
    query: RequestQuery,
    answer: { status: 200, schema: listOf(RequestSummary), description: 'A page of requests' },
  })
  list(@ApiCaller() caller: Caller, @Query() query: Static<typeof RequestQuery>): Promise<object> {
    return this.store.list(caller, query, requestSummary);
  }

  @Get(':id')
  @Operation({
    id: 'getRequest',
    tag: 'Requests',
    summary: 'Get a request with what was sent and answered',
    description: 'By the `request_id` of a problem. Texts that may be personal or a secret are masked.',
    role: 'full',
    answer: { status: 200, schema: RequestResource, description: 'The request' },
  })
  async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    const row = await this.store.find(caller, id);
    if (!row) throw notFound({ en: 'request', es: 'esa solicitud' });
    return requestResource(row);
  }
}
