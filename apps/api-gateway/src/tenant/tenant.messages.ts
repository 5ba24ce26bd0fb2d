import type { Fact } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import { decide, type TenantCommand } from './tenant.decide.js';
import { evolve, type Tenant, type TenantEvent, unknownTenant } from './tenant.js';

const messages = ({ type, data }: TenantEvent): readonly Fact[] => [
  {
    type: type === 'TenantRegistered' ? 'co.rubrica.tenant.registered.v1' : 'co.rubrica.tenant.changed.v1',
    key: data.tenant_id,
    tenantid: data.tenant_id,
    data: { tenant_id: data.tenant_id, profile_blob: data.profile_blob },
  },
];

export const tenantAggregate: Aggregate<Tenant, TenantCommand, TenantEvent> = {
  name: 'tenant',
  initialState: unknownTenant,
  decide,
  evolve,
  messages,
};
