import { Body, Controller, Get, Patch } from '@nestjs/common';
import {
  type Caller,
  dianSubmitterRoutes,
  documentIssuerRoutes,
  type Logo,
  type ReceivingProfile,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type Fault, faultWith, tenantProfileFaults } from '@rubrica/fiscal';
import { BlobStore, InternalClient, invalid, putJson, requestCause, WorkerPool } from '@rubrica/service';
import type { Static } from '@sinclair/typebox';
import { ApiCaller } from '../operation/caller.http.js';
import { FILE_LIMIT_BYTES, Operation } from '../operation/operation.js';
import { type LogoFile, readLogo } from './logo.js';
import { eventPerson } from './receiving-person.js';
import { onlyInLiveMode } from './only-in-live-mode.js';
import { Tenant, TenantPatch } from './tenant-resource.js';
import { softwareFaults, type SoftwareOrder, softwareOrders } from './software-order.js';
import { TenantResources } from './tenant-resource.process.js';
import type { Profile } from './tenant.js';
import { tenantAggregate } from './tenant.messages.js';
import { profileOf, type TenantRow, TenantStore } from './tenant.store.js';

@Controller('v1/tenant')
export class TenantController {
  constructor(
    private readonly database: Database,
    private readonly tenants: TenantStore,
    private readonly blobs: BlobStore,
    private readonly internal: InternalClient,
    private readonly resources: TenantResources,
    private readonly workers: WorkerPool,
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
    return this.resources.of(caller);
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
    bodyLimitBytes: FILE_LIMIT_BYTES,
    answer: { status: 200, schema: Tenant, description: 'The profile as it is now' },
    refusals: { 409: ['software_of_provider'] },
  })
  async update(
    @ApiCaller() caller: Caller,
    @Body() { software, test_set_id: testSetId, logo, receiving_person: person, ...others }: Static<typeof TenantPatch>,
  ): Promise<object> {
    const { tenantId, livemode } = caller;
    const ofLiveMode = Object.entries({ software, test_set_id: testSetId, ...automaticOf(others) })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name);
    if (!livemode && ofLiveMode.length > 0) throw invalid(ofLiveMode.map(onlyInLiveMode));
    const changes = { ...others, ...(person !== undefined && { receiving_person: person && eventPerson(person) }) };
    const orders = softwareOrders(software ?? {}, testSetId);
    const before = await this.tenants.get(tenantId);
    const picture = logo ? await readLogo(logo.content, '#/logo/content', this.workers) : null;
    const changed = { ...profileOf(before, livemode), ...changes };
    const faults = [
      ...tenantProfileFaults(changed),
      ...(isFault(picture) ? [picture] : []),
      ...softwareFaults(orders),
      ...receivingFaults(changed),
    ];
    if (faults.length > 0 || isFault(picture)) throw invalid(faults);
    const newLogo = logo === undefined ? {} : { logo: picture && (await this.keepLogo(tenantId, picture)) };
    for (const order of orders) await this.register(before, order);
    await this.changeProfile(caller, before, { ...changes, ...newLogo });
    return this.resources.of(caller);
  }

  private async register(
    { id: tenant, live_environment: environment }: TenantRow,
    { record, id, pin, testSetId }: SoftwareOrder,
  ): Promise<void> {
    const params = { tenant, record };
    if (id !== undefined && pin !== undefined) {
      await this.internal.call(documentIssuerRoutes.putSoftware, {
        params,
        body: { environment, software_id: id, pin },
      });
    }
    if (testSetId !== undefined)
      await this.internal.call(dianSubmitterRoutes.putTestSet, { params, body: { test_set_id: testSetId } });
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

  private async keepLogo(tenantId: string, { bytes, ...facts }: LogoFile): Promise<Logo> {
    return { blob: await this.blobs.put(tenantId, bytes), ...facts };
  }
}

/** Settings by which events are issued without a request. */
const automaticOf = ({ auto_acknowledge, auto_tacit_acceptance }: ReceivingProfile): ReceivingProfile => ({
  auto_acknowledge,
  auto_tacit_acceptance,
});

const receivingFaults = ({ auto_acknowledge, receiving_person }: ReceivingProfile): Fault[] =>
  auto_acknowledge && !receiving_person ? [NOBODY_RECEIVES] : [];

const NOBODY_RECEIVES = faultWith(
  '#/receiving_person',
  'required',
  {
    en: 'With `auto_acknowledge`, each acknowledgement of receipt (030) names the person who received.',
    es: 'Con `auto_acknowledge`, cada acuse de recibo (030) nombra a la persona que recibió.',
  },
  {
    fix: {
      en: 'Send `receiving_person` too, or `"auto_acknowledge": false`.',
      es: 'Envíe también `receiving_person`, o `"auto_acknowledge": false`.',
    },
  },
);

const isFault = (picture: LogoFile | Fault | null): picture is Fault => picture !== null && 'code' in picture;
