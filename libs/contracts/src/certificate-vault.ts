import { Type } from '@sinclair/typebox';
import { BlobName, CertificateId, Environment, FiscalDate, TenantId } from './scalars.js';
import { TOPICS } from './topics.js';

/** What certificate-vault says. */
export const certificateVaultMessages = {
  'co.rubrica.certificate.activated.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'This certificate signs from now on for the tenant in that environment; one before it is replaced.',
    data: Type.Object({
      tenant_id: TenantId,
      certificate_id: CertificateId,
      environment: Environment,
      /** The internal mock certificate of the test environment. */
      mock: Type.Boolean(),
      fingerprint: Type.String({ pattern: '^sha256:[0-9a-f]{64}$' }),
      valid_from: FiscalDate,
      valid_to: FiscalDate,
      /** PEM chain, leaf first. */
      chain_blob: BlobName,
    }),
  },
  'co.rubrica.certificate.revoked.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'The certificate signs nothing any more.',
    data: Type.Object({ tenant_id: TenantId, certificate_id: CertificateId, environment: Environment }),
  },
} as const;
