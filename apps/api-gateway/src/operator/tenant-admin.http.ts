import { Body, Controller, Get, Param, Patch, Post, Query, UseGuards } from '@nestjs/common';
import { ID_PREFIX, listOf } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { tenantProfileFaults } from '@rubrica/fiscal';
import {
  BlobStore,
  type IdempotencyKey,
  idempotently,
  invalid,
  type KeptAnswer,
  newId,
  putJson,
} from '@rubrica/service';
import type { Static } from '@sinclair/typebox';
import { ApiKeyStore } from '../api-key/api-key.store.js';
import { Operation } from '../operation/operation.js';
import { invitationResource } from '../person/invitation-resource.js';
import { Invitations } from '../person/invitation.process.js';
import type { InvitationRow } from '../person/member.store.js';
import { tenantAggregate } from '../tenant/tenant.messages.js';
import { TenantStore } from '../tenant/tenant.store.js';
import { OperatorGuard } from './operator.guard.js';
import { OperatorIdempotency } from './operator-idempotency.http.js';
import { OperatorName } from './operator-name.http.js';
import {
  EraseOrder,
  NewTenant,
  OperatorTenant,
  operatorTenant,
  ResumeOrder,
  RevokeOrder,
  SuspendOrder,
  TenantChange,
  TenantQuery,
  TenantWithKeys,
} from './operator-tenant.js';
import { TenantLife } from './tenant-life.process.js';

/**
 * Routes by which operators create, list, change, suspend and revoke tenants. A new tenant gets its first keys, whose
 * texts are shown once.
 */
@Controller('admin/v1/tenants')
@UseGuards(OperatorGuard)
export class TenantAdminController {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly life: TenantLife,
    private readonly apiKeys: ApiKeyStore,
    private readonly invitations: Invitations,
    private readonly blobs: BlobStore,
  ) {}

  @Post()
  @Operation({
    id: 'createTenant',
    tag: 'Tenants',
    summary: 'Make a tenant with its first API keys',
    description:
      'The keys are in this answer only. Live mode begins in the environment `habilitacion`. There is one tenant per NIT; that of a revoked tenant is free. ' +
      'With `owner`, a person is invited by mail, so that nobody need be handed a key.',
    role: 'operator',
    operatorRole: 'administer',
    body: NewTenant,
    answer: { status: 201, schema: TenantWithKeys, description: 'The tenant and its keys' },
    refusals: { 409: ['nit_in_use'] },
  })
  async create(
    @OperatorName() operator: string,
    @OperatorIdempotency('secret') idempotency: IdempotencyKey | null,
    @Body() { owner, ...profile }: Static<typeof NewTenant>,
  ): Promise<KeptAnswer> {
    const faults = tenantProfileFaults(profile);
    if (faults.length > 0) throw invalid(faults);
    const tenantId = newId(ID_PREFIX.tenant);
    const profileBlob = await putJson(this.blobs, tenantId, profile);
    let invited: InvitationRow | null = null;
    const answer = await idempotently(this.database, idempotency, async (tx) => {
      const row = await this.tenants.insert(tx, tenantId, profile);
      await tx.handle(tenantAggregate, tenantId, { type: 'RegisterTenant', tenantId, profile, profileBlob });
      const keyOf = async (livemode: boolean): Promise<string> =>
        (await this.apiKeys.create(tx, { tenantId, livemode }, { name: 'First key', role: 'full' })).text;
      const keys = { sk_test: await keyOf(false), sk_live: await keyOf(true) };
      if (owner !== undefined) {
        const order = { tenantId, email: owner, role: 'owner', invitedBy: operator } as const;
        invited = await this.invitations.invite(tx, order);
      }
      const invitation = invited && invitationResource(invited);
      return { status: 201, body: { ...operatorTenant(row), keys, invitation } };
    });
    if (invited) this.invitations.tell(invited);
    return answer;
  }

  @Get()
  @Operation({
    id: 'listTenants',
    tag: 'Tenants',
    summary: 'List tenants, newest first',
    description: 'All tenants, suspended and revoked ones too; the filters may be combined.',
    role: 'operator',
    operatorRole: 'look',
    query: TenantQuery,
    answer: { status: 200, schema: listOf(OperatorTenant), description: 'A page of tenants' },
  })
  list(@Query() query: Static<typeof TenantQuery>): Promise<object> {
    return this.tenants.list(query, operatorTenant);
  }

  @Get(':id')
  @Operation({
    id: 'getTenant',
    tag: 'Tenants',
    summary: 'Get a tenant',
    description: 'With what operators did to it: `suspension` and `revocation` say who, when and why.',
    role: 'operator',
    operatorRole: 'look',
    answer: { status: 200, schema: OperatorTenant, description: 'The tenant' },
  })
  async get(@Param('id') id: string): Promise<object> {
    return operatorTenant(await this.tenants.get(id));
  }

  @Patch(':id')
  @Operation({
    id: 'updateTenant',
    tag: 'Tenants',
    summary: 'Change the profile of a tenant',
    description:
      'Fields that are sent replace those that were; documents keep what they were issued with. ' +
      'The NIT may be changed, with its check digit, until the tenant asks for a document of live mode; a certificate of the new NIT is uploaded then.',
    role: 'operator',
    operatorRole: 'administer',
    body: TenantChange,
    answer: { status: 200, schema: OperatorTenant, description: 'The tenant as it is now' },
    refusals: { 409: ['nit_in_use', 'nit_not_changeable', 'tenant_revoked'] },
  })
  async change(@Param('id') id: string, @Body() changes: Static<typeof TenantChange>): Promise<object> {
    return operatorTenant(await this.life.change(id, changes));
  }

  @Post(':id/suspend')
  @Operation({
    id: 'suspendTenant',
    tag: 'Tenants',
    summary: 'Refuse new documents of a tenant',
    description:
      'It holds at once in all replicas. What is under way goes on, and all can be read. Of a suspended tenant nothing changes, the reason neither.',
    role: 'operator',
    operatorRole: 'act',
    body: SuspendOrder,
    answer: { status: 200, schema: OperatorTenant, description: 'The suspended tenant' },
    refusals: { 409: ['tenant_revoked'] },
  })
  async suspend(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') tenantId: string,
    @Body() { reason }: Static<typeof SuspendOrder>,
  ): Promise<KeptAnswer> {
    return this.life.suspend({ tenantId, operator, idempotency }, reason);
  }

  @Post(':id/resume')
  @Operation({
    id: 'resumeTenant',
    tag: 'Tenants',
    summary: 'End the suspension of a tenant',
    description: 'Of an active tenant nothing changes.',
    role: 'operator',
    operatorRole: 'act',
    body: ResumeOrder,
    answer: { status: 200, schema: OperatorTenant, description: 'The active tenant' },
    refusals: { 409: ['tenant_revoked'] },
  })
  async resume(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') tenantId: string,
  ): Promise<KeptAnswer> {
    return this.life.resume({ tenantId, operator, idempotency });
  }

  @Post(':id/revoke')
  @Operation({
    id: 'revokeTenant',
    tag: 'Tenants',
    summary: 'End a tenant, for ever',
    description:
      'Ends all its API keys, frees its NIT, and has its key destroyed, so that its stored certificates are unrecoverable in every copy. ' +
      'A 409 tells how many documents still need the key (`documents_under_way`), unless it is forced.',
    role: 'operator',
    operatorRole: 'administer',
    body: RevokeOrder,
    answer: { status: 200, schema: OperatorTenant, description: 'The revoked tenant' },
    refusals: { 409: ['documents_under_way'], 422: ['nit_mismatch'] },
  })
  async revoke(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') tenantId: string,
    @Body() { nit, force = false }: Static<typeof RevokeOrder>,
  ): Promise<KeptAnswer> {
    return this.life.revoke({ tenantId, operator, idempotency }, { nit, force });
  }

  @Post(':id/erase')
  @Operation({
    id: 'eraseTenant',
    tag: 'Tenants',
    summary: 'Erase the data of a revoked tenant, for ever',
    description:
      'At once: customers, suppliers, API keys, webhook endpoints, events and deliveries, mail addresses, test documents, exports. ' +
      'Documents of live mode with their files, facts and the profile are kept until `erasure.documents_kept_until`, then they are erased and the tenant is gone. ' +
      'Export its data before.',
    role: 'operator',
    operatorRole: 'administer',
    body: EraseOrder,
    answer: { status: 200, schema: OperatorTenant, description: 'The tenant, whose data are being erased' },
    refusals: { 409: ['tenant_not_revoked'], 422: ['nit_mismatch'] },
  })
  async erase(
    @OperatorName() operator: string,
    @OperatorIdempotency() idempotency: IdempotencyKey | null,
    @Param('id') tenantId: string,
    @Body() { nit }: Static<typeof EraseOrder>,
  ): Promise<KeptAnswer> {
    return this.life.erase({ tenantId, operator, idempotency }, nit);
  }
}
