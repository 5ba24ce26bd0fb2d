import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { Database } from '@rubrica/eventing';
import { TenantProfile, tenantProfileFaults } from '@rubrica/fiscal';
import { BlobStore, type Caller, invalid, newId, putJson, requestCause, validBody } from '@rubrica/service';
import { ApiKeyStore } from '../api-key/api-key.store.js';
import { tenantResource } from '../tenant/tenant.http.js';
import { tenantAggregate } from '../tenant/tenant.messages.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { OperatorGuard } from './operator.guard.js';

/** The operator's side of tenants: a new one comes with its first keys, whose texts are shown once. */
@Controller('admin/v1/tenants')
@UseGuards(OperatorGuard)
export class TenantAdminController {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly apiKeys: ApiKeyStore,
    private readonly blobs: BlobStore,
  ) {}

  @Post()
  @HttpCode(201)
  async create(@Body() body: TenantProfile): Promise<object> {
    const profile = validBody(TenantProfile, body);
    const faults = tenantProfileFaults(profile);
    if (faults.length > 0) throw invalid(faults);
    const tenantId = newId('ten');
    const profileBlob = await putJson(this.blobs, tenantId, profile);
    const keys = await this.database.transaction(async (tx) => {
      await this.tenants.insert(tx, tenantId, profile);
      await tx.handle(tenantAggregate, tenantId, { type: 'RegisterTenant', tenantId, profile, profileBlob });
      const keyOf = async (livemode: boolean, role: Caller['role']): Promise<string> =>
        (await this.apiKeys.create(tx, tenantId, livemode, role)).text;
      return { sk_test: await keyOf(false, 'full'), sk_live: await keyOf(true, 'full') };
    }, requestCause());
    return { ...tenantResource(await this.tenants.get(tenantId), true), keys };
  }

  @Get()
  async list(): Promise<object> {
    const rows = await this.tenants.all();
    return {
      object: 'list',
      url: '/admin/v1/tenants',
      has_more: false,
      data: rows.map((row) => tenantResource(row, true)),
    };
  }
}
