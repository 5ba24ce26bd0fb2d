import { Problem } from '@rubrica/service';
import { unauthorized } from '../operation/unauthorized.js';
import type { TenantStatus } from './tenant.js';

/** Returns the refusal of a new document of a tenant that may not ask for any; null for an active tenant. */
export const refusalOfWork = (status: TenantStatus | undefined): Problem | null => {
  if (status === 'suspended') return tenantSuspended();
  // Its keys have ended, which this process finds out within a second.
  return status === 'revoked' ? unauthorized() : null;
};

const tenantSuspended = (): Problem =>
  new Problem(403, 'tenant_suspended', {
    en: 'The operator has suspended your account: new documents are refused. What is under way goes on, and all can be read.',
    es: 'El operador suspendió su cuenta: no se aceptan documentos nuevos. Los que están en curso siguen, y todo se puede consultar.',
  });
