import { Body, Controller, Get, Headers, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  type Environment,
  NumberingRangeInput,
  NumberingRangePatch,
  type NumberingRangeResource,
} from '@rubrica/contracts';
import { Database, type Tx } from '@rubrica/eventing';
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
  lockList,
  newId,
  notFound,
  offsetTime,
  Problem,
  requestCause,
  validBody,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { WaitingDocuments } from '../document/waiting.process.js';
import { numberingRange, type RangeAuthorization } from './numbering-range.js';
import { type NumberingRangeRow, NumberingRangeStore, type RangeListQuery } from './numbering-range.store.js';

/** Numbering ranges for the gateway, which forwards what tenants ask. */
@Controller('internal/numbering-ranges')
@InternalOnly('api-gateway')
export class NumberingRangeController {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly waiting: WaitingDocuments,
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
      await lockList(tx, caller.tenantId, caller.livemode);
      const [other] = await this.ranges.overlapping(tx, authorization);
      if (other) throw overlaps(other.id);
      const id = newId('nr');
      const row = await this.ranges.insert(tx, id, authorization, input.technical_key ?? null, input.metadata ?? {});
      await tx.handle(numberingRange, id, { type: 'AuthorizeRange', authorization });
      await this.releaseWaiting(tx, row);
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
    return numberingRangeResource(found(await this.ranges.find(caller, id)));
  }

  @Patch(':id')
  async update(
    @InternalCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<NumberingRangeResource> {
    const change = validBody(NumberingRangePatch, body);
    const { is_active: isActive, technical_key: key } = change;
    return this.database.transaction(async (tx) => {
      found(await this.ranges.find(caller, id, tx));
      const row = await this.ranges.update(tx, id, change);
      if (isActive !== undefined) await tx.handle(numberingRange, id, { type: 'SwitchRange', isActive });
      if (key !== undefined) await tx.handle(numberingRange, id, { type: 'ReplaceTechnicalKey' });
      await this.releaseWaiting(tx, row);
      return numberingRangeResource(row);
    }, requestCause());
  }

  /** Documents that found no number look again. */
  private async releaseWaiting(tx: Tx, { is_active, tenant_id, environment }: NumberingRangeRow): Promise<void> {
    if (is_active) await this.waiting.release(tx, tenant_id, environment, 'range_exhausted');
  }
}

const overlaps = (id: string): Problem =>
  new Problem(
    409,
    'numbering_range_overlaps',
    `Range ${id} has numbers of this one already.`,
    [],
    {},
    { existing_id: id },
  );

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

export const numberingRangeResource = (row: NumberingRangeRow): NumberingRangeResource => ({
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
  created_at: offsetTime(row.created_at),
  updated_at: offsetTime(row.updated_at),
});
