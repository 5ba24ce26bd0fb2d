import { type Static, Type } from '@sinclair/typebox';
import { DocumentId, type Environment, TenantId } from '../vocabulary/scalars.js';

/** Certificate id that signs the simulated ApplicationResponses of the test environment. */
export const MOCK_AUTHORITY = 'mock-authority';

export const SignatureItem = Type.Object({
  tenant_id: TenantId,
  /** The document that is signed, sent or asked about; the tenant's id if there is none. */
  document_id: Type.Union([DocumentId, TenantId]),
  /** `cert_…`, or `mock-authority`. */
  certificate_id: Type.String({ pattern: '^(cert_[0-9a-z]{26}|mock-authority)$' }),
  /** `document`: XAdES SignedInfo. `transport`: WS-Security SignedInfo. The vault checks the shape. */
  purpose: Type.Union([Type.Literal('document'), Type.Literal('transport')]),
  /** Canonical, to be hashed as UTF-8. */
  signed_info: Type.String({ maxLength: 16_384 }),
});
export type SignatureItem = Static<typeof SignatureItem>;

/**
 * Asks certificate-vault (POST /internal/signatures) for signatures. Each item has an answer of its own, in the same
 * order.
 */
export const SignaturesRequest = Type.Object({ items: Type.Array(SignatureItem, { minItems: 1, maxItems: 100 }) });
export type SignaturesRequest = Static<typeof SignaturesRequest>;

export interface SignaturesResponse {
  readonly items: readonly (
    { readonly signature_value: string /* base64, RSA PKCS#1 v1.5 SHA-256 */ } | { readonly error: SigningRefusal }
  )[];
}

/** Codes for a certificate that cannot sign: the same content may be signed with another certificate. */
const CERTIFICATE_REFUSALS = [
  'certificate_missing',
  'certificate_unknown',
  'certificate_revoked',
  'certificate_expired',
  'certificate_key_lost',
] as const;

/** Refusal of one signature. `signed_info_refused`: the content is refused, whichever certificate is named. */
export interface SigningRefusal {
  readonly code: (typeof CERTIFICATE_REFUSALS)[number] | 'signed_info_refused';
  readonly detail: string;
}

/** Tells whether another certificate may sign. */
export const isCertificateRefusal = ({ code }: { readonly code: string }): boolean =>
  CERTIFICATE_REFUSALS.some((known) => known === code);

/**
 * A certificate that can sign. certificate-vault answers with it to
 * - GET /internal/tenants/{tenant_id}/signing-certificates/{environment}: the active one, or 404 `certificate_missing`;
 * - GET /internal/signing-certificates/{certificate_id}: one by its id, or `mock-authority`.
 */
export interface ActiveCertificate {
  readonly certificate_id: string;
  readonly environment: Environment;
  readonly fingerprint: string;
  readonly valid_to: string;
  /** PEM, leaf first. */
  readonly chain_pem: string;
}
