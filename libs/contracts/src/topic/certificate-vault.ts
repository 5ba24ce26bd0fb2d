import { Type } from '@sinclair/typebox';
import {
  BlobName,
  CertificateId,
  described,
  Environment,
  FiscalDate,
  Hash256,
  Instant,
  TenantId,
} from '../vocabulary/scalars.js';
import { TOPICS } from './topics.js';

/** How many days before its end a certificate is announced to end, the first notice first. */
export const EXPIRY_NOTICE_DAYS = [30, 14, 7, 1] as const;
export type ExpiryNoticeDays = (typeof EXPIRY_NOTICE_DAYS)[number];

/**
 * Facts that certificate-vault publishes. The name of a certificate's holder is only in the chain blob, never on the
 * topic.
 */
export const certificateVaultMessages = {
  'co.rubrica.certificate.activated.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'This certificate signs from now on for the tenant in that environment; one before it is replaced.',
    data: Type.Object({
      tenant_id: TenantId,
      certificate_id: CertificateId,
      environment: Environment,
      mock: Type.Boolean({ description: 'Made by us for the test environment' }),
      fingerprint: Type.String({ pattern: '^sha256:[0-9a-f]{64}$', description: 'SHA-256 of the certificate (DER)' }),
      valid_from: described(FiscalDate, 'First day on which it is valid, in Colombia'),
      valid_to: described(FiscalDate, 'Last day on which it is valid, in Colombia'),
      chain_blob: described(BlobName, 'PEM, leaf first'),
    }),
  },
  'co.rubrica.certificate.revoked.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'The certificate signs nothing any more.',
    data: Type.Object({ tenant_id: TenantId, certificate_id: CertificateId, environment: Environment }),
  },
  'co.rubrica.certificate.expires.v1': {
    topic: TOPICS.tenantLifecycle,
    description:
      'The certificate that signs for the tenant ends soon, and none has replaced it. Said once for each notice; a notice whose time passed while the vault did not run is left out for the next one.',
    data: Type.Object({
      tenant_id: TenantId,
      certificate_id: CertificateId,
      environment: Environment,
      notice_days: Type.Union(
        EXPIRY_NOTICE_DAYS.map((days) => Type.Literal(days)),
        { description: 'Which notice this is: at most so many days are left' },
      ),
      expires_at: described(Instant, 'Last instant at which it signs'),
    }),
  },
  'co.rubrica.tenant.key-destroyed.v1': {
    topic: TOPICS.tenantLifecycle,
    description: 'The key of a revoked tenant is destroyed: nothing that was sealed with it can be read, in no copy.',
    data: Type.Object({ tenant_id: TenantId }),
  },
  'co.rubrica.audit-chain.head-published.v1': {
    topic: TOPICS.tenantLifecycle,
    description:
      'How far the audit chain of the tenant has come: every use of its keys so far is behind this hash. Said once an hour while keys are used, and once a week else. Whoever keeps it can prove later that the chain was shortened or written anew.',
    data: Type.Object({
      tenant_id: TenantId,
      length: Type.Integer({ minimum: 1, description: 'Uses in the chain' }),
      hash: described(Hash256, 'Hash of the last of them'),
      head_blob: described(BlobName, 'JSON: the same, with the blob of the head before it'),
    }),
  },
} as const;
