import { Body, Controller, Get, Patch, Post } from '@nestjs/common';
import { type Caller, dianSubmitterRoutes, documentIssuerRoutes, type Logo } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type Fault, faultWith, tenantProfileFaults } from '@rubrica/fiscal';
import {
  BlobStore,
  type IdempotencyKey,
  idempotentlyAfter,
  InternalHttp,
  invalid,
  type KeptAnswer,
  Problem,
  putJson,
  requestCause,
  Unavailable,
} from '@rubrica/service';
import type { Static } from '@sinclair/typebox';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { type LogoFile, readLogo } from './logo.js';
import { Production } from './production.client.js';
import { Tenant, TenantPatch, tenantResource } from './tenant-resource.js';
import type { Profile } from './tenant.js';
import { tenantAggregate } from './tenant.messages.js';
import { TenantSoftware } from './tenant-software.client.js';
import { profileOf, type TenantRow, TenantStore } from './tenant.store.js';

@Controller('v1/tenant')
export class TenantController {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly blobs: BlobStore,
    private readonly internal: InternalHttp,
    private readonly production: Production,
    private readonly software: TenantSoftware,
  ) {}

  @Get()
  @Operation({
    id: 'getTenant',
    tag: 'Tenant',
    summary: 'Your own profile',
    description: 'The issuer of your documents, in the mode of the API key. The PIN of the software is never answered.',
    role: 'read',
    answer: { status: 200, schema: Tenant, description: 'The tenant behind the API key' },
  })
  get(@ApiCaller() caller: Caller): Promise<object> {
    return this.shown(caller);
  }

  @Patch()
  @Operation({
    id: 'updateTenant',
    tag: 'Tenant',
    summary: 'Change your own profile',
    description:
      'Fields that are sent replace those that were. Documents keep what they were issued with. ' +
      'What a key of test mode changes holds for test documents only; what it has not changed follows live mode.',
    role: 'full',
    body: TenantPatch,
    answer: { status: 200, schema: Tenant, description: 'The profile as it is now' },
    refusals: { 409: ['software_of_provider'] },
  })
  async update(
    @ApiCaller() caller: Caller,
    @Body() { software, test_set_id: testSetId, logo, ...changes }: Static<typeof TenantPatch>,
  ): Promise<object> {
    const { tenantId, livemode } = caller;
    const ofLiveMode = [...(software ? ['software'] : []), ...(testSetId === undefined ? [] : ['test_set_id'])];
    if (!livemode && ofLiveMode.length > 0) throw invalid(ofLiveMode.map(onlyInLiveMode));
    const before = await this.tenants.get(tenantId);
    const picture = logo ? readLogo(logo.content, '#/logo/content') : null;
    const changed = { ...profileOf(before, livemode), ...changes };
    const faults = [...tenantProfileFaults(changed), ...(isFault(picture) ? [picture] : [])];
    if (faults.length > 0 || isFault(picture)) throw invalid(faults);
    const newLogo = logo === undefined ? {} : { logo: picture && (await this.keepLogo(tenantId, picture)) };
    if (software) {
      await this.internal.ask(documentIssuerRoutes.putSoftware, {
        params: { tenant: tenantId },
        body: { environment: before.live_environment, software_id: software.id, pin: software.pin },
      });
    }
    if (testSetId !== undefined) {
      await this.internal.ask(dianSubmitterRoutes.putTestSet, {
        params: { tenant: tenantId },
        body: { test_set_id: testSetId },
      });
    }
    await this.changeProfile(caller, before, { ...changes, ...newLogo });
    return this.shown(caller);
  }

  @Post('go-live')
  @Operation({
    id: 'goLive',
    tag: 'Tenant',
    summary: 'Move live mode from habilitación to production, for ever',
    description:
      'What is asked for from then on is of production, in which it counts. Software and certificate are taken over; production has numbering ranges of its own. Documents of habilitación end there. Said again, it changes nothing and answers the same.',
    role: 'full',
    answer: { status: 200, schema: Tenant, description: 'The tenant, in production' },
    refusals: { 409: ['not_ready_for_production'], 422: ['environment_mismatch'] },
  })
  async goLive(@ApiCaller() caller: Caller, @Idempotency() idempotency: IdempotencyKey | null): Promise<KeptAnswer> {
    const { tenantId, livemode } = caller;
    if (!livemode) throw invalid([onlyInLiveMode('')]);
    const prepare = async () => {
      const { live_environment } = await this.tenants.get(tenantId);
      const isLive = live_environment === 'production';
      const missing = isLive ? [] : await this.production.missing(tenantId);
      if (!isLive && missing.length === 0) await this.production.prepare(tenantId);
      return { missing, body: { ...(await this.shown(caller)), environment: 'production' } };
    };
    return idempotentlyAfter(this.database, idempotency, prepare, async (tx, { missing, body }) => {
      if (missing.length > 0) throw notReady(missing);
      await tx.handle(tenantAggregate, tenantId, { type: 'GoLive' });
      await this.tenants.goLive(tx, tenantId);
      return { status: 200, body };
    });
  }

  private async changeProfile(
    { tenantId, livemode }: Caller,
    before: TenantRow,
    changes: Partial<Profile>,
  ): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    if (!livemode) {
      await this.database.transaction(async (tx) => {
        await tx.handle(tenantAggregate, tenantId, { type: 'ChangeTestProfile', changes });
        await this.tenants.changeTestProfile(tx, tenantId, changes);
      }, requestCause());
      return;
    }
    const profile = { ...before.profile, ...changes };
    const profileBlob = await putJson(this.blobs, tenantId, profile);
    await this.database.transaction(async (tx) => {
      await tx.handle(tenantAggregate, tenantId, { type: 'ChangeTenantProfile', profile, profileBlob });
      await this.tenants.updateProfile(tx, tenantId, profile);
    }, requestCause());
  }

  /** Adds the test set and the software, which dian-submitter and document-issuer own. */
  private async shown({ tenantId, livemode }: Caller): Promise<object> {
    const row = await this.tenants.get(tenantId);
    const resource = tenantResource(row, livemode);
    if (!livemode) return { ...resource, test_set: null, software: null, unavailable: [] };
    const [testSet, software] = await Promise.all([
      unlessAway(this.internal.ask(dianSubmitterRoutes.getTestSet, { params: { tenant: tenantId } })),
      unlessAway(this.software.of(row)),
    ]);
    return {
      ...resource,
      test_set: testSet === 'away' ? null : testSet.test_set,
      software: software === 'away' ? null : software,
      unavailable: [
        ...(testSet === 'away' ? [unavailable('#/test_set')] : []),
        ...(software === 'away' ? [unavailable('#/software')] : []),
      ],
    };
  }

  private async keepLogo(tenantId: string, { bytes, ...facts }: LogoFile): Promise<Logo> {
    return { blob: await this.blobs.put(tenantId, bytes), ...facts };
  }
}

/** Returns what another service answers, or that it does not answer. */
const unlessAway = <T>(answer: Promise<T>): Promise<T | 'away'> =>
  answer.catch((error: unknown): 'away' => {
    if (error instanceof Unavailable) return 'away';
    throw error;
  });

const unavailable = (pointer: string): object => ({ pointer, reason: 'service_unavailable' });

const notReady = (missing: readonly Fault[]): Problem =>
  new Problem(
    409,
    'not_ready_for_production',
    {
      en: 'Documents of production could not be issued; what is missing is listed under errors.',
      es: 'No se podrían emitir documentos de producción; lo que falta está en errors.',
    },
    missing,
  );

/** `field`: '' for the whole request. */
const onlyInLiveMode = (field: string): Fault =>
  faultWith(
    field === '' ? '#' : `#/${field}`,
    'environment_mismatch',
    {
      en: 'This is of live mode; this API key works in the environment "test", which needs none.',
      es: 'Esto es de modo real; esta clave de API trabaja en el ambiente "test", que no lo necesita.',
    },
    {
      fix: {
        en: 'Send it with a key of live mode (sk_live_…).',
        es: 'Envíelo con una clave de modo real (sk_live_…).',
      },
    },
  );

const isFault = (picture: LogoFile | Fault | null): picture is Fault => picture !== null && 'code' in picture;
