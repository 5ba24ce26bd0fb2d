import type { Fact } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import { decide, type TenantCommand } from './tenant.decide.js';
import { evolve, type Tenant, type TenantEvent, unknownTenant } from './tenant.js';

const messages = (event: TenantEvent): readonly Fact[] => {
  const { tenant_id } = event.data;
  const envelope = { key: tenant_id, tenantid: tenant_id };
  switch (event.type) {
    case 'TenantRegistered':
    case 'TenantProfileChanged': {
      const isNew = event.type === 'TenantRegistered';
      const type = isNew ? 'co.rubrica.tenant.registered.v1' : 'co.rubrica.tenant.changed.v1';
      return [{ ...envelope, type, data: { tenant_id, profile_blob: event.data.profile_blob } }];
    }
    case 'TenantTestProfileChanged':
      return [];
    case 'TenantWentLive':
      return [{ ...envelope, type: 'co.rubrica.tenant.went-live.v1', data: { tenant_id } }];
    case 'TenantSuspended':
      return [{ ...envelope, type: 'co.rubrica.tenant.suspended.v1', data: { tenant_id } }];
    case 'TenantResumed':
      return [{ ...envelope, type: 'co.rubrica.tenant.resumed.v1', data: { tenant_id } }];
    case 'TenantRevoked':
      return [{ ...envelope, type: 'co.rubrica.tenant.revoked.v1', data: { tenant_id } }];
    case 'TenantErased': {
      const { documents_kept_until } = event.data;
      return [{ ...envelope, type: 'co.rubrica.tenant.erased.v1', data: { tenant_id, documents_kept_until } }];
    }
    case 'TenantDocumentsErased':
      return [{ ...envelope, type: 'co.rubrica.tenant.documents-erased.v1', data: { tenant_id } }];
  }
};

export const tenantAggregate: Aggregate<Tenant, TenantCommand, TenantEvent> = {
  name: 'tenant',
  initialState: unknownTenant,
  decide,
  evolve,
  messages,
};
