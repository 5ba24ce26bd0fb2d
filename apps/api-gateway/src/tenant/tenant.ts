import type { Branding, Environment, ReceivingProfile } from '@rubrica/contracts';
import type { TenantProfile } from '@rubrica/fiscal';

/** The issuer's data and look as they appear in its documents, and what it does with documents of others. */
export type Profile = TenantProfile & Branding & ReceivingProfile;

/** Something that production needs and that was missing when a tenant went live all the same. */
export interface Lack {
  readonly pointer: string;
  readonly code: string;
}

/** Facts of a tenant; those of its test profile are changes over the live one (ADR 0114). They hold the profile, so they are stored in this service only. */
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
  | {
      readonly type: 'TenantWentLive';
      /** `lacking`: what was missing, and was overruled. */
      readonly data: { readonly tenant_id: string; readonly lacking: readonly Lack[] };
    }
  /** No new documents from now on; those under way go on. */
  | {
      readonly type: 'TenantSuspended';
      readonly data: { readonly tenant_id: string; readonly operator: string; readonly reason: string };
    }
  | { readonly type: 'TenantResumed'; readonly data: { readonly tenant_id: string; readonly operator: string } }
  /** API keys ended, and the tenant's key is destroyed; there is no way back. */
  | {
      readonly type: 'TenantRevoked';
      readonly data: {
        readonly tenant_id: string;
        readonly operator: string;
        /** Documents that needed the key at that moment. */
        readonly documents_under_way: number;
      };
    }
  /** What may be erased of a revoked tenant is erased; its documents are kept until that day. */
  | {
      readonly type: 'TenantErased';
      readonly data: {
        readonly tenant_id: string;
        readonly operator: string;
        /** YYYY-MM-DD in Colombia; null: it has no documents of live mode. */
        readonly documents_kept_until: string | null;
      };
    }
  | { readonly type: 'TenantDocumentsErased'; readonly data: { readonly tenant_id: string } };

export type TenantStatus = 'active' | 'suspended' | 'revoked';

export type Tenant =
  | { readonly status: 'unknown' }
  | {
      readonly status: TenantStatus;
      readonly id: string;
      readonly profile: Profile;
      readonly liveEnvironment: Exclude<Environment, 'test'>;
      /** What may be erased of it is erased, or being erased. */
      readonly isErased?: true;
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
      return tenant.status === 'unknown' ? tenant : { ...tenant, profile: event.data.profile };
    case 'TenantTestProfileChanged':
      return tenant;
    case 'TenantWentLive':
      return tenant.status === 'unknown' ? tenant : { ...tenant, liveEnvironment: 'production' };
    case 'TenantSuspended':
      return withStatus(tenant, 'suspended');
    case 'TenantResumed':
      return withStatus(tenant, 'active');
    case 'TenantRevoked':
      return withStatus(tenant, 'revoked');
    case 'TenantErased':
      return tenant.status === 'unknown' ? tenant : { ...tenant, isErased: true };
    case 'TenantDocumentsErased':
      return tenant;
  }
};

const withStatus = (tenant: Tenant, status: TenantStatus): Tenant =>
  tenant.status === 'unknown' ? tenant : { ...tenant, status };
