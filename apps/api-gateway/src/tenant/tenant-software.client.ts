import { Injectable } from '@nestjs/common';
import { documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { nitCheckDigit } from '@rubrica/fiscal';
import type { SoftwareRecord } from '@rubrica/kinds';
import { InternalClient } from '@rubrica/service';
import type { TenantRow } from './tenant.store.js';

export type AssignedSoftware = Omit<InputOf<typeof routes.assignSoftware>['body'], 'environment'>;

/** Code in the names of files where no provider has one of its own. */
export const OWN_SOFTWARE = '000';

/** Software as the APIs show it, without its PIN. */
export interface ShownSoftware {
  readonly id: string;
  /** Null: the tenant's own. */
  readonly provider: {
    readonly nit: string;
    readonly check_digit: string;
    readonly name: string;
    readonly code: string;
  } | null;
}

/** Software that issues for tenants in the environment of their live mode, by its record at DIAN; document-issuer owns it. */
@Injectable()
export class TenantSoftware {
  constructor(private readonly internal: InternalClient) {}

  async of(
    { id: tenant, live_environment: environment }: TenantRow,
    record: SoftwareRecord,
  ): Promise<ShownSoftware | null> {
    const { software } = await this.internal.call(routes.getSoftware, { params: { tenant, record, environment } });
    if (software === null) return null;
    const { id, provider } = software;
    if (provider === null) return { id, provider };
    const { nit, name, code = OWN_SOFTWARE } = provider;
    return { id, provider: { nit, check_digit: nitCheckDigit(nit), name, code } };
  }

  /** Chooses the software for the tenant, which cannot change it if it is a provider's. */
  async assign(
    { id: tenant, live_environment: environment }: TenantRow,
    record: SoftwareRecord,
    software: AssignedSoftware,
  ): Promise<void> {
    await this.internal.call(routes.assignSoftware, { params: { tenant, record }, body: { environment, ...software } });
  }

  /** Leaves the tenant to the provider of the installation, or else to software that it registers itself. */
  async remove({ id: tenant, live_environment: environment }: TenantRow, record: SoftwareRecord): Promise<void> {
    await this.internal.call(routes.removeSoftware, { params: { tenant, record, environment } });
  }
}
