import type { Branding, Environment } from '@rubrica/contracts';
import type { TenantProfile } from '@rubrica/fiscal';

/** The issuer as its documents name it, and as they look. */
export type Profile = TenantProfile & Branding;

/** Facts of a tenant's life with us. The profile in them is the tenant's own data, kept in this service only. */
export type TenantEvent =
  | {
      readonly type: 'TenantRegistered';
      readonly data: { readonly tenant_id: string; readonly profile: Profile; readonly profile_blob: string };
    }
  | {
      readonly type: 'TenantProfileChanged';
      readonly data: { readonly tenant_id: string; readonly profile: Profile; readonly profile_blob: string };
    }
  /** Live mode is production from now on, for ever. */
  | { readonly type: 'TenantWentLive'; readonly data: { readonly tenant_id: string } };

export type Tenant =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'active';
      readonly id: string;
      readonly profile: Profile;
      readonly liveEnvironment: Exclude<Environment, 'test'>;
    };

export const unknownTenant: Tenant = { status: 'unknown' };

export const evolve = (tenant: Tenant, event: TenantEvent): Tenant => {
  switch (event.type) {
    case 'TenantRegistered':
      return {
        status: 'active',
        id: event.data.tenant_id,
        profile: event.data.profile,
        liveEnvironment: 'habilitacion',
      };
    case 'TenantProfileChanged':
      return tenant.status === 'active' ? { ...tenant, profile: event.data.profile } : tenant;
    case 'TenantWentLive':
      return tenant.status === 'active' ? { ...tenant, liveEnvironment: 'production' } : tenant;
  }
};
