import { Body, Controller, Get, Post, Res, UseGuards } from '@nestjs/common';
import { ID_PREFIX } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { TenantProfile, tenantProfileFaults } from '@rubrica/fiscal';
import {
  answerWith,
  BlobStore,
  idempotently,
  type IdempotencyKey,
  invalid,
  newId,
  putJson,
  validBody,
} from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { ApiKeyStore } from '../api-key/api-key.store.js';
import { tenantResource } from '../tenant/tenant.http.js';
import { tenantAggregate } from '../tenant/tenant.messages.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';

/** Routes by which operators create and list tenants. A new tenant gets its first keys, whose texts are shown once. */
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
  async create(
    @OperatorIdempotency('secret') idempotency: IdempotencyKey | null,
    @Body() body: TenantProfile,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const profile = validBody(TenantProfile, body);
    const faults = tenantProfileFaults(profile);
    if (faults.length > 0) throw invalid(faults);
    const tenantId = newId(ID_PREFIX.tenant);
    const profileBlob = await putJson(this.blobs, tenantId, profile);
    const answer = await idempotently(this.database, idempotency, async (tx) => {
      const row = await this.tenants.insert(tx, tenantId, profile);
      await tx.handle(tenantAggregate, tenantId, { type: 'RegisterTenant', tenantId, profile, profileBlob });
      const keyOf = async (livemode: boolean): Promise<string> =>
        (await this.apiKeys.create(tx, { tenantId, livemode }, { name: 'First key', role: 'full' })).text;
      const keys = { sk_test: await keyOf(false), sk_live: await keyOf(true) };
      return { status: 201, body: { ...tenantResource(row, true), keys } };
    });
    return answerWith(reply, answer);
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
