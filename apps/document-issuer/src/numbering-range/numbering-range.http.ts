import { Body, Controller, Get, Headers, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  type Environment,
  NumberingRangeInput,
  NumberingRangePatch,
  type NumberingRangeResource,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { numberingRangeFaults } from '@rubrica/fiscal';
import {
  answerWith,
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  invalid,
  type List,
  notFound,
  requestCause,
  validBody,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { numberingRangeResource } from './numbering-range-resource.js';
import type { RangeAuthorization } from './numbering-range.js';
import { NumberingRangeProcess } from './numbering-range.process.js';
import { NumberingRangeStore, type RangeListQuery } from './numbering-range.store.js';

/** Routes of the gateway for the numbering ranges of a tenant. */
@Controller('internal/numbering-ranges')
@InternalOnly('api-gateway')
export class NumberingRangeController {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly numberingRanges: NumberingRangeProcess,
  ) {}

  @Post()
  async create(
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const input = validBody(NumberingRangeInput, body);
    const faults = numberingRangeFaults({ ...input, environment: environmentOf(input) });
    if (faults.length > 0) throw invalid(faults);
    const authorization = authorizationOf(caller.tenantId, input);
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      const row = await this.numberingRanges.register(tx, caller, {
        authorization,
        technicalKey: input.technical_key ?? null,
        metadata: input.metadata ?? {},
      });
      return { status: 201, body: numberingRangeResource(row) };
    });
    return answerWith(reply, answer);
  }

  @Get()
  list(@InternalCaller() caller: Caller, @Query() query: RangeListQuery): Promise<List<NumberingRangeResource>> {
    return this.ranges.list(caller, query, numberingRangeResource);
  }

  @Get(':id')
  async get(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<NumberingRangeResource> {
    const row = await this.ranges.find(caller, id);
    if (!row) throw notFound('numbering range');
    return numberingRangeResource(row);
  }

  @Patch(':id')
  async update(
    @InternalCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<NumberingRangeResource> {
    const change = validBody(NumberingRangePatch, body);
    return this.database.transaction(
      async (tx) => numberingRangeResource(await this.numberingRanges.change(tx, caller, id, change)),
      requestCause(),
    );
  }
}

/** Throws when the environment is missing, as the gateway always fills it in. */
const environmentOf = ({ environment }: NumberingRangeInput): Environment => {
  if (!environment) throw new Error('the gateway names the environment of a range');
  return environment;
};

const authorizationOf = (tenantId: string, input: NumberingRangeInput): RangeAuthorization => ({
  tenant_id: tenantId,
  environment: environmentOf(input),
  document_type: input.document_type,
  prefix: input.prefix,
  from: input.from,
  to: input.to,
  resolution_number: input.resolution_number ?? null,
  resolution_date: input.resolution_date ?? null,
  valid_from: input.valid_from ?? null,
  valid_to: input.valid_to ?? null,
  is_active: input.is_active ?? true,
});
