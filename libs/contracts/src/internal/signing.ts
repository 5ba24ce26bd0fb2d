import { type Static, Type } from '@sinclair/typebox';
import { ID_PREFIX } from '../vocabulary/ids.js';
import { DocumentId, Environment, TenantId } from '../vocabulary/scalars.js';
import type { ServiceName } from '../vocabulary/services.js';
import type { DeepReadonly } from './internal-route.js';

/** Certificate id that signs the simulated ApplicationResponses of the test environment. */
export const MOCK_AUTHORITY = 'mock-authority';

/** Limit of one call for signatures. */
export const SIGNATURES_PER_CALL = 100;

export const SignatureItem = Type.Object({
  tenant_id: TenantId,
  /** The document that is signed, sent or asked about; the tenant's id if there is none. */
  document_id: Type.Union([DocumentId, TenantId]),
  /** `cert_…`, or `mock-authority`. */
  certificate_id: Type.String({ pattern: '^(cert_[0-9a-z]{26}|mock-authority)$' }),
  /** `document`: XAdES SignedInfo. `transport`: WS-Security SignedInfo. The vault checks the shape. */
  purpose: Type.Union([Type.Literal('document'), Type.Literal('transport')]),
  /** Canonical, to be hashed as UTF-8. No limit here: a schema would count its characters, and the vault refuses a long one. */
  signed_info: Type.String({ maxLength: 16_384 }),
});
export type SignatureItem = Static<typeof SignatureItem>;

/**
 * What each service may have signed: the issuer documents, the submitter messages to the tax authority and
 * events of invoices, and in the test environment the answers that it simulates. Nobody else may have anything signed.
 */
export const maySign = (
  from: ServiceName,
  { purpose, certificate_id, document_id }: Pick<SignatureItem, 'purpose' | 'certificate_id' | 'document_id'>,
): boolean => {
  const isMock = certificate_id === MOCK_AUTHORITY;
  if (from === 'document-issuer') return purpose === 'document' && !isMock;
  if (from !== 'dian-submitter') return false;
  return (purpose === 'document') === (isMock || document_id.startsWith(`${ID_PREFIX.documentEvent}_`));
};

/** Asks certificate-vault for signatures. Each item has an answer of its own, in the same order. */
export const SignaturesRequest = Type.Object({
  items: Type.Array(SignatureItem, { minItems: 1, maxItems: SIGNATURES_PER_CALL }),
});
export type SignaturesRequest = Static<typeof SignaturesRequest>;

/** Codes for a certificate that cannot sign: the same content may be signed with another certificate. */
const CERTIFICATE_REFUSALS = [
  'certificate_missing',
  'certificate_unknown',
  'certificate_revoked',
  'certificate_expired',
  'certificate_key_lost',
] as const;

/**
 * Refusal of one signature. `signed_info_refused`: the content is refused, whichever key is named. `dkim_key_…`: of a mail;
 * the key is not there or not verified any more, or it cannot be opened.
 */
export interface SigningRefusal {
  readonly code: (typeof CERTIFICATE_REFUSALS)[number] | 'signed_info_refused' | 'dkim_key_unknown' | 'dkim_key_lost';
  readonly detail: string;
}

/** Tells whether another certificate may sign. */
export const isCertificateRefusal = ({ code }: { readonly code: string }): boolean =>
  CERTIFICATE_REFUSALS.some((known) => known === code);

export const SignaturesResponse = Type.Object({
  items: Type.Array(
    Type.Union([
      Type.Object({ signature_value: Type.String({ description: 'base64, RSA PKCS#1 v1.5 SHA-256' }) }),
      Type.Object({
        error: Type.Object({ code: Type.Unsafe<SigningRefusal['code']>(Type.String()), detail: Type.String() }),
      }),
    ]),
  ),
});
export type SignaturesResponse = DeepReadonly<Static<typeof SignaturesResponse>>;

/** A certificate that can sign. */
export const ActiveCertificate = Type.Object({
  certificate_id: Type.String(),
  environment: Environment,
  fingerprint: Type.String(),
  valid_to: Type.String(),
  chain_pem: Type.String({ description: 'PEM, leaf first' }),
});
export type ActiveCertificate = Static<typeof ActiveCertificate>;

/** Limit of one question for active certificates. */
export const CERTIFICATES_PER_QUESTION = 100;

/** Asks which certificates sign for tenants now. */
export const ActiveCertificatesQuestion = Type.Object({
  owners: Type.Array(Type.Object({ tenant_id: TenantId, environment: Environment }), {
    minItems: 1,
    maxItems: CERTIFICATES_PER_QUESTION,
  }),
});
export type CertificateOwner = DeepReadonly<Static<typeof ActiveCertificatesQuestion>>['owners'][number];

/** Ids in the order of the owners; null for an owner without a valid certificate. */
export const ActiveCertificateIds = Type.Object({
  certificate_ids: Type.Array(Type.Union([Type.String(), Type.Null()])),
});
