import { Body, Controller, Get, Headers, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { NumberingRangeInput, NumberingRangePatch, type Environment } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { numberingRangeFaults } from '@rubrica/fiscal';
import {
  type Caller,
  idempotencyOf,
  idempotently,
  InternalCaller,
  InternalOnly,
  invalid,
  newId,
  notFound,
  Problem,
  requestCause,
  validBody,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import { type NumberingRangeRow, NumberingRangeStore } from './numbering-range.store.js';

/** Numbering ranges for the gateway, which forwards what tenants ask. */
@Controller('internal/numbering-ranges')
@InternalOnly('api-gateway')
export class NumberingRangeController {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
  ) {}

  @Post()
  async create(
    @InternalCaller() caller: Caller,
    @Headers() headers: IncomingHttpHeaders,
    @Body() body: NumberingRangeInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const input = validBody(NumberingRangeInput, body);
    const faults = numberingRangeFaults({ ...input, environment: environmentOf(input) });
    if (faults.length > 0) throw invalid(faults);
    const authorization = authorizationOf(caller.tenantId, input);
    const answer = await idempotently(this.database, idempotencyOf(headers), async (tx) => {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 21))', [caller.tenantId]);
      const [other] = await this.ranges.overlapping(tx, authorization);
      if (other) throw new Problem(409, 'numbering_range_overlaps', `Range ${other.id} has numbers of this one already.`, [], {}, { existing_id: other.id });
      const id = newId('nr');
      await this.ranges.insert(tx, id, authorization, input.technical_key ?? null, input.metadata ?? {});
      await tx.handle(numberingRange, id, { type: 'AuthorizeRange', authorization });
      const [row] = await tx.query<NumberingRangeRow>('select * from numbering_ranges where id = $1', [id]);
      if (!row) throw new Error('inserted, yet not there');
      return { status: 201, body: resourceOf(row) };
    });
    void reply.status(answer.status);
    if (answer.replayed) void reply.header('idempotent-replayed', 'true');
    return answer.body;
  }

  @Get()
  async list(@InternalCaller() { tenantId, livemode }: Caller, @Query() query: Readonly<Record<string, string | undefined>>): Promise<object> {
    const rows = await this.ranges.page(
      `where tenant_id = $1 and (environment <> 'test') = $2 and ($3::text is null or document_type = $3) and ($4::text is null or environment = $4)
       order by position desc`,
      [tenantId, livemode, query['document_type'] ?? null, query['environment'] ?? null],
    );
    return { object: 'list', url: '/v1/numbering-ranges', has_more: false, data: rows.map(resourceOf) };
  }

  @Get(':id')
  async get(@InternalCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    return resourceOf(found(await this.ranges.find(caller, caller.livemode, id)));
  }

  @Patch(':id')
  async update(@InternalCaller() caller: Caller, @Param('id') id: string, @Body() body: NumberingRangePatch): Promise<object> {
    const change = validBody(NumberingRangePatch, body);
    found(await this.ranges.find(caller, caller.livemode, id));
    return this.database.transaction(async (tx) => {
      if (change.is_active !== undefined) await tx.handle(numberingRange, id, { type: 'SwitchRange', isActive: change.is_active });
      return resourceOf(await this.ranges.update(tx, id, change));
    }, requestCause());
  }
}

const found = (row: NumberingRangeRow | undefined): NumberingRangeRow => {
  if (!row) throw notFound('numbering range');
  return row;
};

/** The gateway always fills it in. */
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

const resourceOf = (row: NumberingRangeRow): object => ({
  id: row.id,
  object: 'numbering_range',
  livemode: row.environment !== 'test',
  environment: row.environment,
  document_type: row.document_type,
  prefix: row.prefix,
  from: row.first,
  to: row.last,
  next: row.next <= row.last ? row.next : null,
  resolution_number: row.resolution_number,
  resolution_date: row.resolution_date,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
  is_active: row.is_active,
  metadata: row.metadata,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
