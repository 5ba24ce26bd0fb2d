import { ID_PREFIX, idPattern } from '../vocabulary/ids.js';

/** Form of the setting: `local@domain`, short enough for what is added to it. */
export const RECEPTION_ADDRESS_PATTERN = /^[a-z0-9.-]{1,24}@[^@\s]+$/;

const TENANT = new RegExp(idPattern(ID_PREFIX.tenant));

/**
 * Returns the address at which a tenant receives documents of suppliers: `local+<its id>@domain`; null where the
 * installation has none. It is public: suppliers find it at DIAN.
 */
export const receptionAddressOf = (installation: string, tenantId: string): string | null => {
  const [local, domain] = installation.split('@');
  return local && domain ? `${local}+${tenantId.slice(ID_PREFIX.tenant.length + 1)}@${domain}` : null;
};

/** Returns the tenant of an address, in any case; null for one that is no address of a tenant. */
export const tenantOfReception = (installation: string, address: string): string | null => {
  const [local, domain] = installation.toLowerCase().split('@');
  const [itsLocal = '', itsDomain] = address.toLowerCase().split('@');
  const id = `${ID_PREFIX.tenant}_${itsLocal.slice((local ?? '').length + 1)}`;
  return domain && itsDomain === domain && itsLocal.startsWith(`${local ?? ''}+`) && TENANT.test(id) ? id : null;
};
