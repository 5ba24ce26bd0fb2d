import type { Branding, Environment } from '@rubrica/contracts';
import type { TenantProfile } from '@rubrica/fiscal';

/** The issuer's data and look as they appear in its documents. */
export type Profile = TenantProfile & Branding;

/** Facts of a tenant. They hold the profile, so they are stored in this service only. */
export type TenantEvent =
  | {
      readonly type: 'TenantRegistered';
      readonly data: { readonly tenant_id: string; readonly profile: Profile; readonly profile_blob: string };
    }
  | {
      readonly type: 'TenantProfileChanged';
      readonly data: { readonly tenant_id: string; readonly profile: Profile; readonly profile_blob: string };
    }
  /** A key of test mode changed what test documents say; documents of live mode keep the profile. */
  | {
      readonly type: 'TenantTestProfileChanged';
      readonly data: { readonly tenant_id: string; readonly changes: Partial<Profile> };
    }
  /** Live mode is production from now on; there is no way back. */
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
    case 'TenantTestProfileChanged':
      return tenant;
    case 'TenantWentLive':
      return tenant.status === 'active' ? { ...tenant, liveEnvironment: 'production' } : tenant;
  }
};
