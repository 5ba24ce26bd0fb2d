import { Body, Controller, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  documentIssuerRoutes as routes,
  listOf,
  NumberingRangeInput,
  NumberingRangePatch,
  NumberingRangeResource,
  NumberingRangesInUse,
  NumberingRangeSync,
} from '@rubrica/contracts';
import { faultWith } from '@rubrica/fiscal';
import { withRulesOfRange } from '@rubrica/kinds';
import { type IdempotencyKey, invalid } from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { listQuery } from '../resource/list.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { Forwarding } from './forward.client.js';

const ListQuery = Type.Object(
  {
    ...listQuery,
    document_type: Type.Optional(Type.String({ maxLength: 20 })),
    environment: Type.Optional(Type.String({ maxLength: 20 })),
  },
  { additionalProperties: false },
);

/** Longer than other calls: document-issuer asks the tax authority before it answers. */
const SYNC_TIMEOUT_MS = 30_000;

const ONLY_IN_LIVE_MODE = faultWith(
  '#',
  'environment_mismatch',
  {
    en: 'This API key works in the environment "test", of which the tax authority knows nothing.',
    es: 'Esta clave de API trabaja en el ambiente "test", del que la DIAN no sabe nada.',
  },
  {
    fix: {
      en: 'Use a key of live mode (sk_live_…), or register ranges for tests with POST /v1/numbering-ranges.',
      es: 'Use una clave de modo real (sk_live_…), o registre rangos de prueba con POST /v1/numbering-ranges.',
    },
  },
);

/** Routes of numbering ranges, which document-issuer owns. */
@Controller('v1/numbering-ranges')
export class NumberingRangeController {
  constructor(
    private readonly forwarding: Forwarding,
    private readonly tenants: TenantStore,
  ) {}

  @Post()
  @Operation({
    id: 'createNumberingRange',
    tag: 'Numbering ranges',
    summary: 'Register a numbering range',
    description:
      'As DIAN authorized it. `next` continues the numbers of another provider: numbers before it count as used. The next resolution of a prefix takes over the unused numbers of a range that has expired or is switched off, or will have expired when it begins.',
    role: 'full',
    body: NumberingRangeInput,
    withRules: withRulesOfRange,
    answer: { status: 201, schema: NumberingRangeResource, description: 'The range, without its technical key' },
    refusals: { 409: ['numbering_range_overlaps'] },
  })
  async create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() body: NumberingRangeInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const environment = environmentOf(await this.tenants.get(caller.tenantId), caller.livemode);
    if (body.environment !== undefined && body.environment !== environment) {
      throw invalid([
        faultWith(
          '#/environment',
          'environment_mismatch',
          {
            en: `This API key works in the environment "${environment}".`,
            es: `Esta clave de API trabaja en el ambiente "${environment}".`,
          },
          {
            fix: {
              en: 'Leave the field out, or use a key of the other mode.',
              es: 'Omita el campo, o use una clave del otro modo.',
            },
          },
        ),
      ]);
    }
    return this.forwarding.forward(routes.createNumberingRange, { caller, body: { ...body, environment } }, reply, {
      idempotency,
    });
  }

  @Post('sync')
  @Operation({
    id: 'syncNumberingRanges',
    tag: 'Numbering ranges',
    summary: 'Read the ranges of the tax authority',
    description:
      'Asks GetNumberingRange for your NIT and software, under your certificate: new ranges are created, known ones follow their resolution (number, days, ends and technical key). The next number moves only where `in_use` says so or the resolution begins beyond it, and never back; numbers between are recorded as `skipped`. Ranges of notes are yours alone.',
    role: 'full',
    body: NumberingRangesInUse,
    answer: {
      status: 200,
      schema: listOf(NumberingRangeSync),
      description: 'What was done with each range that the tax authority told of',
    },
    refusals: {
      409: [
        'next_below_used',
        'software_missing',
        'certificate_missing',
        'dian_ranges_missing',
        'dian_prefix_not_associated',
        'dian_software_not_yours',
        'dian_certificate_unauthorized',
      ],
      422: ['environment_mismatch', 'numbering_range_unknown'],
      502: ['dian_internal_error', 'dian_security_fault'],
      503: ['dian_unavailable'],
    },
  })
  async sync(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() inUse: NumberingRangesInUse,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!caller.livemode) throw invalid([ONLY_IN_LIVE_MODE]);
    const { live_environment: environment, nit } = await this.tenants.get(caller.tenantId);
    const options = { idempotency, timeoutMs: SYNC_TIMEOUT_MS };
    const body = { environment, nit, ...inUse };
    return this.forwarding.forward(routes.syncNumberingRanges, { caller, body }, reply, options);
  }

  @Get()
  @Operation({
    id: 'listNumberingRanges',
    tag: 'Numbering ranges',
    summary: 'List numbering ranges',
    description: 'Those of the mode of the API key, of all its environments.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(NumberingRangeResource), description: 'A page of ranges' },
  })
  list(
    @ApiCaller() caller: Caller,
    @Query() query: Readonly<Record<string, string | undefined>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.listNumberingRanges, { caller, query }, reply);
  }

  @Get(':id')
  @Operation({
    id: 'getNumberingRange',
    tag: 'Numbering ranges',
    summary: 'Get a numbering range',
    description: 'With the number that comes next. The technical key is never answered.',
    role: 'read',
    answer: { status: 200, schema: NumberingRangeResource, description: 'The range' },
  })
  get(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    return this.forwarding.forward(routes.getNumberingRange, { caller, params: { id } }, reply);
  }

  @Patch(':id')
  @Operation({
    id: 'updateNumberingRange',
    tag: 'Numbering ranges',
    summary: 'Switch a range on or off, renew it, or go on with a later number',
    description:
      'A new resolution changes number, days, ends and technical key; documents that have a number keep theirs. Numbers between the present `next` and yours are skipped for ever; the range shows them with your reason under `skipped`.',
    role: 'full',
    body: NumberingRangePatch,
    withRules: withRulesOfRange,
    answer: { status: 200, schema: NumberingRangeResource, description: 'The range as it is now' },
    refusals: { 409: ['next_below_used', 'numbering_range_overlaps', 'numbering_range_replaced'] },
  })
  update(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: NumberingRangePatch,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.forwarding.forward(routes.updateNumberingRange, { caller, params: { id }, body }, reply);
  }
}
