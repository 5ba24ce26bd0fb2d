import {
  type ActiveCertificate,
  type Caller,
  type Environment,
  maySign,
  type SignatureItem,
  type SignaturesResponse,
  TOPICS,
} from '@rubrica/contracts';
import type { TenantProfile } from '@rubrica/fiscal';
import { type IdempotencyKey, offsetTime, putJson } from '@rubrica/service';
import { idOf, live, ServiceHarness, seller, TENANT } from '@rubrica/service-testing';
import { TEST_NIT, type TestCertificate, type TestPki, until } from '@rubrica/testing';
import { certificatesOfPem, prepareSignature, signerCertificates } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { migrations } from './migrations/index.js';
import { CertificateVaultModule } from './certificate-vault.module.js';
import { CertificateVaultSettings } from './config.js';
import { forgeContainer, PASSWORD } from './pkcs12/containers.fixture.js';

export interface UploadAs {
  readonly caller?: Caller;
  readonly environment?: Environment;
  readonly password?: string;
  readonly nit?: string;
  readonly idempotency?: IdempotencyKey;
}

export const profile = seller({ nit: TEST_NIT });

export type RunningVault = Awaited<ReturnType<typeof startVault>>;

/** Starts a vault with its own database, log, blobs and key ring. */
export const startVault = async (pki: Pick<TestPki, 'trustPem'>, changes: Partial<CertificateVaultSettings> = {}) => {
  const harness = await ServiceHarness.open({
    service: 'certificate-vault',
    Settings: CertificateVaultSettings,
    migrations,
    module: (settings, parts) => CertificateVaultModule.with(settings, parts, { allowLoopback: true }),
    topic: TOPICS.tenantLifecycle,
  });
  const settings = {
    serviceKey: Buffer.alloc(32, 7).toString('base64'),
    keyRingFolder: join(harness.folder, 'key-ring'),
    trustBundlePem: pki.trustPem,
    ...changes,
  };
  const { app } = await harness.start(settings);

  return Object.assign(harness, {
    /** Returns one of the vault's providers. */
    get: <T>(type: abstract new (...args: never[]) => T): T => app.get(type),
    upload: (
      content: Buffer,
      { caller = live, environment, password = PASSWORD, nit = TEST_NIT, idempotency }: UploadAs = {},
    ) =>
      harness.call('POST', CERTIFICATES, {
        body: {
          filename: 'empresa.p12',
          content_base64: content.toString('base64'),
          password,
          nit,
          environment: environment ?? (caller.livemode ? 'habilitacion' : 'test'),
        },
        caller,
        idempotency,
      }),
    /** Asks for the active certificate as document-issuer does; null when there is none. */
    active: async (environment: Environment, tenantId = TENANT): Promise<ActiveCertificate | null> => {
      const path = `/internal/tenants/${tenantId}/signing-certificates/${environment}`;
      const { status, body } = await harness.call('GET', path, { from: 'document-issuer' });
      return status === 404 ? null : (body as unknown as ActiveCertificate);
    },
    /** Asks for signatures as the service does that may have them. */
    sign: async (...items: readonly SignatureItem[]): Promise<SignaturesResponse['items']> => {
      const from = items.every((item) => maySign('document-issuer', item)) ? 'document-issuer' : 'dian-submitter';
      const { status, body } = await harness.call('POST', '/internal/signatures', { from, body: { items } });
      if (status >= 400) throw new Error(`the vault answered ${String(status)}: ${JSON.stringify(body)}`);
      return (body as unknown as SignaturesResponse).items;
    },
    /** Publishes the gateway's fact that a tenant is registered. */
    register: async (tenantId: string, changes: Partial<TenantProfile> = {}, version = 1): Promise<void> => {
      const profile_blob = await putJson(harness.blobs, tenantId, { ...profile, ...changes });
      const data = { tenant_id: tenantId, profile_blob };
      const choices = { tenantid: tenantId, version };
      await harness.publishFact('co.rubrica.tenant.registered.v1', tenantId, data, choices);
    },
    /** Starts a second instance on the same database and key ring. */
    beside: () => harness.start(settings),
  });
};

export const CERTIFICATES = '/internal/certificates';

/** Waits for the certificate of ours that a new tenant gets for the test environment. */
export const mockOf = async (vault: RunningVault, tenantId: string): Promise<ActiveCertificate> => {
  const mock = await until(() => vault.active('test', tenantId), Boolean);
  if (!mock) throw new Error('there is none');
  return mock;
};

/** Uploads a certificate that passes the checks; returns its id. */
export const uploaded = async (vault: RunningVault, certificate: TestCertificate, as?: UploadAs): Promise<string> => {
  const { status, body } = await vault.upload(forgeContainer(certificate), as);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body['id']);
};

/**
 * Makes an item to be signed as a signer of documents does, and a function that puts the signature into the document.
 */
export const signingOrder = (certificateId: string, chainPem: string, changes: Partial<SignatureItem> = {}) => {
  const { signedInfo, assemble } = prepareSignature(INVOICE, {
    id: randomUUID(),
    signingTime: offsetTime(new Date()),
    signer: signerCertificates(certificatesOfPem(chainPem)),
    role: 'supplier',
  });
  const item: SignatureItem = {
    tenant_id: TENANT,
    document_id: idOf('inv', 'uno'),
    certificate_id: certificateId,
    purpose: 'document',
    signed_info: signedInfo,
    ...changes,
  };
  return { item, assemble };
};

/** Smallest invoice with a place for its signature. */
const namespaces =
  ' xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"' +
  ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"' +
  ' xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"' +
  ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"' +
  ' xmlns:xades141="http://uri.etsi.org/01903/v1.4.1#"';
const INVOICE = {
  namespaces,
  head: `<Invoice${namespaces}><ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>`,
  tail: '</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions></Invoice>',
};
