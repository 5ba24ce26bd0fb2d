import { type Static, Type } from '@sinclair/typebox';
import { DocumentId, type Environment, TenantId } from '../vocabulary/scalars.js';

/** Signs the marked ApplicationResponse of the test environment. */
export const MOCK_AUTHORITY = 'mock-authority';

export const SignatureItem = Type.Object({
  tenant_id: TenantId,
  /** What the message carries or asks for; the tenant's id where it is about no document. */
  document_id: Type.Union([DocumentId, TenantId]),
  /** `cert_…`, or `mock-authority`. */
  certificate_id: Type.String({ pattern: '^(cert_[0-9a-z]{26}|mock-authority)$' }),
  /** `document`: XAdES SignedInfo. `transport`: WS-Security SignedInfo. The vault checks the shape. */
  purpose: Type.Union([Type.Literal('document'), Type.Literal('transport')]),
  /** Canonical, to be hashed as UTF-8. */
  signed_info: Type.String({ maxLength: 16_384 }),
});
export type SignatureItem = Static<typeof SignatureItem>;

/** certificate-vault, POST /internal/signatures: each item is answered by itself, in order. */
export const SignaturesRequest = Type.Object({ items: Type.Array(SignatureItem, { minItems: 1, maxItems: 100 }) });
export type SignaturesRequest = Static<typeof SignaturesRequest>;

export interface SignaturesResponse {
  readonly items: readonly (
    | { readonly signature_value: string /* base64, RSA PKCS#1 v1.5 SHA-256 */ }
    | { readonly error: { readonly code: string; readonly detail: string } }
  )[];
}

/**
 * certificate-vault, GET /internal/tenants/{tenant_id}/signing-certificates/{environment}: what signs now; 404
 * `certificate_missing`. GET /internal/signing-certificates/{certificate_id}: one by its id, `mock-authority` too.
 */
export interface ActiveCertificate {
  readonly certificate_id: string;
  readonly environment: Environment;
  readonly fingerprint: string;
  readonly valid_to: string;
  /** PEM, leaf first. */
  readonly chain_pem: string;
}
