import { Injectable } from '@nestjs/common';
import { type Caller, dianSubmitterRoutes } from '@rubrica/contracts';
import { InternalClient, Unavailable } from '@rubrica/service';
import { tenantResource } from './tenant-resource.js';
import { TenantSoftware } from './tenant-software.client.js';
import { TenantStore } from './tenant.store.js';

/** Shows tenants their profile, with the test set and the software, which dian-submitter and document-issuer own. */
@Injectable()
export class TenantResources {
  constructor(
    private readonly tenants: TenantStore,
    private readonly internal: InternalClient,
    private readonly software: TenantSoftware,
  ) {}

  async of({ tenantId, livemode }: Caller): Promise<object> {
    const row = await this.tenants.get(tenantId);
    const resource = tenantResource(row, livemode);
    if (!livemode) return { ...resource, test_set: null, software: null, unavailable: [] };
    const [testSet, software] = await Promise.all([
      unlessAway(this.internal.call(dianSubmitterRoutes.getTestSet, { params: { tenant: tenantId } })),
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
}

/** Returns what another service answers, or that it does not answer. */
const unlessAway = <T>(answer: Promise<T>): Promise<T | 'away'> =>
  answer.catch((error: unknown): 'away' => {
    if (error instanceof Unavailable) return 'away';
    throw error;
  });

const unavailable = (pointer: string): object => ({ pointer, reason: 'service_unavailable' });
