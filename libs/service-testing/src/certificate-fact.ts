import type { Message } from '@rubrica/contracts';
import { factOf } from './facts.js';
import { blobOf, TENANT } from './ids.js';

/** Makes the vault's fact that a certificate of the tenant signs from now on. */
export const certificateActivated = (certificateId: string): Message =>
  factOf('co.rubrica.certificate.activated.v1', TENANT, {
    tenant_id: TENANT,
    certificate_id: certificateId,
    environment: 'habilitacion',
    mock: false,
    fingerprint: `sha256:${blobOf('certificate')}`,
    valid_from: '2026-01-01',
    valid_to: '2030-01-01',
    chain_blob: blobOf('chain'),
  });
