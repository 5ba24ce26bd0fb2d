import type { Environment } from './public-event.js';

/** certificate-vault, POST /internal/signatures: up to 100 at once; each is answered by itself, in order. */
export interface SignaturesRequest {
  readonly items: readonly SignatureItem[];
}

export interface SignatureItem {
  readonly tenant_id: string;
  readonly document_id: string;
  /** `mock-authority` signs the marked ApplicationResponse of the test environment. */
  readonly certificate_id: string;
  /** `document`: XAdES SignedInfo. `transport`: WS-Security SignedInfo. The vault checks the shape. */
  readonly purpose: 'document' | 'transport';
  /** Canonical bytes, UTF-8. */
  readonly signed_info: string;
}

export interface SignaturesResponse {
  readonly items: readonly (
    | { readonly signature_value: string /* base64, RSA PKCS#1 v1.5 SHA-256 */ }
    | { readonly error: { readonly code: string; readonly detail: string } }
  )[];
}

export const MOCK_AUTHORITY = 'mock-authority';

/** certificate-vault, GET /internal/tenants/{tenant_id}/certificates/{environment}: what signs now; 404 `certificate_missing`. */
export interface ActiveCertificate {
  readonly certificate_id: string;
  readonly environment: Environment;
  readonly fingerprint: string;
  readonly valid_to: string;
  /** PEM, leaf first. */
  readonly chain_pem: string;
}
