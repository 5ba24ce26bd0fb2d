import { Body, Controller, Get, Param, Post, Query, UseGuards } from '@nestjs/common';
import { listOf } from '@rubrica/contracts';
import type { IdempotencyKey, KeptAnswer } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { Operation } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { Export, ExportOrders, ExportResources } from '../tenant-export/export.http.js';
import { ExportStore } from '../tenant-export/export.store.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';
import { OperatorName } from './operator-name.http.js';

const livemode = { description: 'whose data: `true` of live mode, `false` of test mode' };
const TenantExportOrder = Type.Object(
  { livemode: Type.Boolean(livemode) },
  { additionalProperties: false, title: 'TenantExportOrder', examples: [{ livemode: true }] },
);
const ListQuery = Type.Object(
  { ...listQuery, livemode: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')], livemode)) },
  { additionalProperties: false },
);

/** Routes by which operators export the data of a tenant; a revoked one has no API key to do so itself. */
@Controller('admin/v1/tenants/:id/exports')
@UseGuards(OperatorGuard)
export class TenantExportAdminController {
  constructor(
    private readonly tenants: TenantStore,
    private readonly exports: ExportStore,
    private readonly resources: ExportResources,
    private readonly orders: ExportOrders,
  ) {}

  @Post()
  @Operation({
    id: 'createTenantExport',
    tag: 'Exports',
    summary: 'Order an export of all data of a tenant',
    description:
      'As the tenant may itself with `POST /v1/exports`. When it is ready, the list has a `file_url` that you can hand over; it needs no API key and is good for 24 hours.',
    role: 'operator',
    operatorRole: 'administer',
    body: TenantExportOrder,
    answer: { status: 201, schema: Export, description: 'The export, which is under way' },
    refusals: { 409: ['export_under_way'] },
  })
  async create(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') tenantId: string,
    @Body() { livemode }: Static<typeof TenantExportOrder>,
  ): Promise<KeptAnswer> {
    await this.tenants.get(tenantId);
    return this.orders.order({ tenantId, livemode }, `operator/${operator}`, idempotency);
  }

  @Get()
  @Operation({
    id: 'listTenantExports',
    tag: 'Exports',
    summary: 'List the exports of a tenant, newest first',
    description: 'Of live mode, unless the query asks for those of test mode.',
    role: 'operator',
    operatorRole: 'administer',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Export), description: 'A page of exports' },
  })
  async list(@Param('id') tenantId: string, @Query() query: Static<typeof ListQuery>): Promise<object> {
    await this.tenants.get(tenantId);
    const { livemode = 'true', ...page } = query;
    const of = { tenantId, livemode: livemode === 'true' };
    return this.exports.list(of, `/admin/v1/tenants/${tenantId}/exports`, page, this.resources.resourceOf);
  }
}
