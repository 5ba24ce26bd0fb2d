import { faultWith } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';

/** Refusal of a NIT that a tenant has which is not revoked (ADR 0121). */
export const nitInUse = (nit: string, tenantId: string): Problem =>
  new Problem(
    409,
    'nit_in_use',
    { en: `The NIT ${nit} is that of tenant ${tenantId}.`, es: `El NIT ${nit} ya es de la empresa ${tenantId}.` },
    [faultWith('#/nit', 'nit_in_use', { en: `It is that of ${tenantId}.`, es: `Ya es de ${tenantId}.` })],
    {},
    { existing_id: tenantId },
  );
