import { Injectable } from '@nestjs/common';
import {
  type Caller,
  dianSubmitterRoutes,
  DOCUMENT_EVENTS_SINCE,
  receptionAddressOf,
  RECEPTION_SINCE,
} from '@rubrica/contracts';
import { type ApiVersion, knowsSince, type SoftwareRecord, softwareRecordsOf } from '@rubrica/kinds';
import { InternalClient, Unavailable } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { receivingOf, tenantResource } from './tenant-resource.js';
import { type RecordOfTenant, shownSoftware } from './tenant-software-resource.js';
import { TenantSoftware } from './tenant-software.client.js';
import { type TenantRow, TenantStore } from './tenant.store.js';

/** Shows tenants their profile, with test sets and software, which dian-submitter and document-issuer own. */
@Injectable()
export class TenantResources {
  constructor(
    private readonly tenants: TenantStore,
    private readonly internal: InternalClient,
    private readonly software: TenantSoftware,
    private readonly settings: ApiGatewaySettings,
  ) {}

  async of({ tenantId, livemode, version }: Caller): Promise<object> {
    const row = await this.tenants.get(tenantId);
    const resource = tenantResource(row, livemode);
    const reception = { ...this.receptionOf(tenantId, livemode, version), ...shownReceiving(row, livemode, version) };
    if (!livemode) return { ...resource, ...reception, test_set: null, software: null, unavailable: [] };
    const records = await Promise.all(softwareRecordsOf(version).map((record) => this.recordOf(row, record)));
    return { ...resource, ...reception, ...shownSoftware(records, version) };
  }

  private receptionOf(tenantId: string, livemode: boolean, version: ApiVersion): object {
    if (!knowsSince(version, RECEPTION_SINCE)) return {};
    const { receptionAddress } = this.settings;
    return { reception_address: livemode ? receptionAddressOf(receptionAddress, tenantId) : null };
  }

  private async recordOf(row: TenantRow, record: SoftwareRecord): Promise<RecordOfTenant> {
    const [testSet, software] = await Promise.all([
      unlessAway(this.internal.call(dianSubmitterRoutes.getTestSet, { params: { tenant: row.id, record } })),
      unlessAway(this.software.of(row, record)),
    ]);
    return { record, software, testSet: testSet === 'away' ? testSet : testSet.test_set };
  }
}

const shownReceiving = (row: TenantRow, livemode: boolean, version: ApiVersion): object =>
  knowsSince(version, DOCUMENT_EVENTS_SINCE) ? receivingOf(row, livemode) : {};

/** Returns what another service answers, or that it does not answer. */
const unlessAway = <T>(answer: Promise<T>): Promise<T | 'away'> =>
  answer.catch((error: unknown): 'away' => {
    if (error instanceof Unavailable) return 'away';
    throw error;
  });
