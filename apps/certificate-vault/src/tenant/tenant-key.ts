import { type Fact, Refusal } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';

/** Facts of the key under which all private keys of a tenant are sealed. */
export type TenantKeyEvent =
  /** The tenant is revoked; its certificates and its key are being destroyed. */
  | { readonly type: 'TenantKeyCondemned'; readonly data: { readonly tenant_id: string } }
  | { readonly type: 'TenantKeyDestroyed'; readonly data: { readonly tenant_id: string } };

export interface TenantKey {
  readonly status: 'in use' | 'condemned' | 'destroyed';
}

export type TenantKeyCommand =
  | { readonly type: 'CondemnTenantKey'; readonly tenantId: string }
  | { readonly type: 'RecordDestruction'; readonly tenantId: string };

const decide = ({ type, tenantId }: TenantKeyCommand, { status }: TenantKey): readonly TenantKeyEvent[] => {
  const data = { tenant_id: tenantId };
  if (type === 'CondemnTenantKey') return status === 'in use' ? [{ type: 'TenantKeyCondemned', data }] : [];
  if (status === 'in use')
    throw new Refusal('not_found', { en: 'This key is in use.', es: 'Esta clave está en uso.' }, 404);
  return status === 'condemned' ? [{ type: 'TenantKeyDestroyed', data }] : [];
};

const evolve = (_: TenantKey, { type }: TenantKeyEvent): TenantKey => ({
  status: type === 'TenantKeyCondemned' ? 'condemned' : 'destroyed',
});

const messages = ({ type, data }: TenantKeyEvent): readonly Fact[] => {
  if (type === 'TenantKeyCondemned') return [];
  const { tenant_id } = data;
  return [{ key: tenant_id, tenantid: tenant_id, type: 'co.rubrica.tenant.key-destroyed.v1', data: { tenant_id } }];
};

/** Its id is that of the tenant. */
export const tenantKeyAggregate: Aggregate<TenantKey, TenantKeyCommand, TenantKeyEvent> = {
  name: 'tenant-key',
  initialState: { status: 'in use' },
  decide,
  evolve,
  messages,
};
