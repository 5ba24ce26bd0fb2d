import { type Static, Type } from '@sinclair/typebox';
import { CertificateInput, CertificateResource } from '../resources/certificate.js';
import { CertificateUse, CertificateUseDay } from '../resources/certificate-use.js';
import { DeletedDkimKey, DkimKeyInput, DkimKeyResource } from '../resources/dkim-key.js';
import { listOf } from '../resources/list.js';
import { Environment } from '../vocabulary/scalars.js';
import type { InternalRouteDefinition } from './internal-route.js';
import { ListQuery } from './list-query.js';
import { MailSignaturesRequest, VerifiedDkimKey, VerifiedDkimKeyQuery } from './mail-signing.js';
import {
  ActiveCertificate,
  ActiveCertificateIds,
  ActiveCertificatesQuestion,
  SignaturesRequest,
  SignaturesResponse,
} from './signing.js';
import { ById, ByTenant, Readiness } from './values.js';

/** A tenant's `CertificateInput` with what api-gateway knows of the tenant. */
export const CertificateUpload = Type.Object(
  { ...CertificateInput.properties, nit: Type.String(), environment: Environment },
  { additionalProperties: false },
);
export type CertificateUpload = Static<typeof CertificateUpload>;

/** One use of a tenant's key, as its audit chain has it (ADR 0074); `hash` follows from it and the entry before. */
export const KeyUse = Type.Object({
  position: Type.Integer({ minimum: 1 }),
  certificate_id: Type.String(),
  document_id: Type.String(),
  purpose: Type.String(),
  signed_info_hash: Type.String(),
  at: Type.String(),
  hash: Type.String(),
});
export type KeyUse = Static<typeof KeyUse>;

const vault = { owner: 'certificate-vault' } as const;
const forwarded = { ...vault, callers: ['api-gateway'], forTenant: true, isForwarded: true } as const;
const ofGateway = { ...vault, callers: ['api-gateway'] } as const;
const ofSigners = { ...vault, callers: ['document-issuer', 'dian-submitter'] } as const;
const ofMailer = { ...vault, callers: ['mailer'] } as const;

export const certificateVaultRoutes = {
  createCertificate: {
    ...forwarded,
    name: 'certificate-vault.create-certificate.v1',
    description: 'Checks and stores a .p12; it signs from now on.',
    method: 'POST',
    path: '/internal/certificates',
    body: CertificateUpload,
    status: 201,
    answer: CertificateResource,
  },
  listCertificates: {
    ...forwarded,
    name: 'certificate-vault.list-certificates.v1',
    description: 'Lists certificates.',
    method: 'GET',
    path: '/internal/certificates',
    query: ListQuery,
    status: 200,
    answer: listOf(CertificateResource),
  },
  getCertificate: {
    ...forwarded,
    name: 'certificate-vault.get-certificate.v1',
    description: 'Returns a certificate without its key.',
    method: 'GET',
    path: '/internal/certificates/:id',
    params: ById,
    status: 200,
    answer: CertificateResource,
  },
  revokeCertificate: {
    ...forwarded,
    name: 'certificate-vault.revoke-certificate.v1',
    description: 'Revokes a certificate: it no longer signs.',
    method: 'DELETE',
    path: '/internal/certificates/:id',
    params: ById,
    status: 200,
    answer: CertificateResource,
  },
  listCertificateUses: {
    ...forwarded,
    name: 'certificate-vault.list-certificate-uses.v1',
    description: 'Lists what a certificate has signed, the latest first.',
    method: 'GET',
    path: '/internal/certificates/:id/uses',
    params: ById,
    query: ListQuery,
    status: 200,
    answer: listOf(CertificateUse),
  },
  listCertificateUseDays: {
    ...forwarded,
    name: 'certificate-vault.list-certificate-use-days.v1',
    description: 'Counts what a certificate has signed by day, the latest first.',
    method: 'GET',
    path: '/internal/certificates/:id/uses/days',
    params: ById,
    status: 200,
    answer: listOf(CertificateUseDay),
  },
  productionCertificateReady: {
    ...ofGateway,
    name: 'certificate-vault.production-certificate-ready.v1',
    description: 'Tells whether the tenant has a certificate that production can take over.',
    method: 'GET',
    path: '/internal/tenants/:tenant/production-certificate',
    params: ByTenant,
    status: 200,
    answer: Readiness,
  },
  prepareProductionCertificate: {
    ...ofGateway,
    name: 'certificate-vault.prepare-production-certificate.v1',
    description: 'Copies the certificate of habilitación to production. Safe to repeat.',
    method: 'POST',
    path: '/internal/tenants/:tenant/production-certificate',
    params: ByTenant,
    status: 200,
    answer: Readiness,
  },
  mockAuthority: {
    ...ofGateway,
    name: 'certificate-vault.mock-authority.v1',
    description: 'Returns the CA certificates of the test environment.',
    method: 'GET',
    path: '/internal/mock-authority',
    status: 200,
    answer: Type.Object({ ca_pem: Type.String() }),
  },
  listKeyUses: {
    ...ofGateway,
    name: 'certificate-vault.list-key-uses.v1',
    description: "Returns up to 1,000 entries of a tenant's audit chain behind a position, and the end of the chain.",
    method: 'GET',
    path: '/internal/tenants/:tenant/key-uses',
    params: ByTenant,
    query: Type.Object({ after: Type.String({ pattern: '^[0-9]{1,15}$' }) }),
    status: 200,
    answer: Type.Object({
      length: Type.Integer({ description: 'Entries of the whole chain' }),
      hash: Type.String({ description: 'Hash of its last entry' }),
      entries: Type.Array(KeyUse),
    }),
  },
  activeCertificate: {
    ...ofSigners,
    name: 'certificate-vault.active-certificate.v1',
    description: 'Returns the certificate that signs for the tenant now; 404 `certificate_missing` if there is none.',
    method: 'GET',
    path: '/internal/tenants/:tenant/signing-certificates/:environment',
    params: Type.Object({ tenant: Type.String(), environment: Environment }),
    status: 200,
    answer: ActiveCertificate,
  },
  activeCertificates: {
    ...ofSigners,
    name: 'certificate-vault.active-certificates.v1',
    description: 'Returns the ids of the certificates that sign for up to 100 tenants now.',
    method: 'POST',
    path: '/internal/active-certificates',
    body: ActiveCertificatesQuestion,
    status: 200,
    answer: ActiveCertificateIds,
  },
  signingCertificate: {
    ...ofSigners,
    name: 'certificate-vault.signing-certificate.v1',
    description: 'Returns a certificate by its id, or that of `mock-authority`; 404 `not_found` if there is none.',
    method: 'GET',
    path: '/internal/signing-certificates/:id',
    params: ById,
    status: 200,
    answer: ActiveCertificate,
  },
  sign: {
    ...ofSigners,
    name: 'certificate-vault.sign.v1',
    description:
      'Signs up to 100 SignedInfo: for the issuer of documents, for the submitter of messages to the tax authority and of simulated answers; 403 for any other. Safe to repeat: the same bytes give the same signature.',
    method: 'POST',
    path: '/internal/signatures',
    body: SignaturesRequest,
    status: 200,
    answer: SignaturesResponse,
  },
  createDkimKey: {
    ...forwarded,
    name: 'certificate-vault.create-dkim-key.v1',
    description: 'Makes a key that signs the mails from a domain, once its record is published.',
    method: 'POST',
    path: '/internal/dkim-keys',
    body: DkimKeyInput,
    status: 201,
    answer: DkimKeyResource,
  },
  listDkimKeys: {
    ...forwarded,
    name: 'certificate-vault.list-dkim-keys.v1',
    description: 'Lists DKIM keys.',
    method: 'GET',
    path: '/internal/dkim-keys',
    query: ListQuery,
    status: 200,
    answer: listOf(DkimKeyResource),
  },
  getDkimKey: {
    ...forwarded,
    name: 'certificate-vault.get-dkim-key.v1',
    description: 'Returns a DKIM key without its private half.',
    method: 'GET',
    path: '/internal/dkim-keys/:id',
    params: ById,
    status: 200,
    answer: DkimKeyResource,
  },
  verifyDkimKey: {
    ...forwarded,
    name: 'certificate-vault.verify-dkim-key.v1',
    description: 'Asks the DNS now whether the record of a key is published.',
    method: 'POST',
    path: '/internal/dkim-keys/:id/verify',
    params: ById,
    status: 200,
    answer: DkimKeyResource,
  },
  deleteDkimKey: {
    ...forwarded,
    name: 'certificate-vault.delete-dkim-key.v1',
    description: 'Destroys a DKIM key: it signs nothing any more.',
    method: 'DELETE',
    path: '/internal/dkim-keys/:id',
    params: ById,
    status: 200,
    answer: DeletedDkimKey,
  },
  verifiedDkimKey: {
    ...ofMailer,
    name: 'certificate-vault.verified-dkim-key.v1',
    description: "Returns the key that signs a tenant's mails from a domain.",
    method: 'GET',
    path: '/internal/tenants/:tenant/verified-dkim-key',
    params: ByTenant,
    query: VerifiedDkimKeyQuery,
    status: 200,
    answer: VerifiedDkimKey,
  },
  signMails: {
    ...ofMailer,
    name: 'certificate-vault.sign-mails.v1',
    description:
      "Signs the headers of up to 100 mails with DKIM keys of their tenants' domains. Safe to repeat: the same bytes give the same signature.",
    method: 'POST',
    path: '/internal/mail-signatures',
    body: MailSignaturesRequest,
    status: 200,
    answer: SignaturesResponse,
  },
} as const satisfies Readonly<Record<string, InternalRouteDefinition>>;
