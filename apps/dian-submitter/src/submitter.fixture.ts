import type { AuthorityAnswer, MessageData, SigningRefusal } from '@rubrica/contracts';
import { getJson, newId, putJson } from '@rubrica/service';
import {
  applicationResponse,
  certificateActivated,
  fact,
  ServiceHarness,
  type SaidFact as Fact,
  seller,
  startVaultStandIn,
  TENANT as TENANT_ID,
  type VaultStandIn,
} from '@rubrica/service-testing';
import { createTestPki, TEST_NIT, type TestCertificate } from '@rubrica/testing';
import { createHash, randomUUID } from 'node:crypto';
import { migrations } from './migrations/index.js';
import { DianSubmitterSettings } from './config.js';
import { DianSubmitterModule } from './dian-submitter.module.js';
import type { DianOperation } from './dian/operation.js';
import { type Dian, type ServerTls, startDian } from './dian/dian-server.fixture.js';
import { soapAnswer } from './dian/soap.fixture.js';

export type { ServiceInstance as Submitter } from '@rubrica/service-testing';
export { TENANT_ID };
export type { Fact };

/** Certificate that signs the documents, and the one that is active for the tenant now. */
export const CERTIFICATE_ID = `cert_${'2'.repeat(26)}`;
const ACTIVE_ID = `cert_${'3'.repeat(26)}`;

export interface SignedDocument {
  readonly id: string;
  readonly cufe: string;
  readonly xml: Buffer;
}

/** Environment of a submitter: database, log, blobs, vault, tax authority. */
export type Stage = Awaited<ReturnType<typeof startStage>>;

/** With `tls`, PEM, the tax authority is one of HTTPS. */
export const startStage = async ({ tls }: { readonly tls?: ServerTls } = {}) => {
  const pki = await createTestPki();
  const [authority, tenant, stranger] = await Promise.all([
    pki.issue('good'),
    pki.issue('second'),
    pki.issue('otherca'),
  ]);
  const signers = { authority, tenant, stranger };
  const vault = await startVaultStandIn(tenant);
  const dian = await startDian(tls);
  const harness = await openHarness(dian.url, pki.trustPem);
  const { blobs } = harness;
  harness.standIn('certificate-vault', vault);
  harness.atEnd(dian.close);

  const stage = Object.assign(harness, {
    dian: dian as Dian,
    vault,
    /** Certificate and key of the tenant. */
    tenant,
    /** PEM of the authorities that issued the tenant's certificate. */
    trustPem: pki.trustPem,
    ...controlsOf(vault, tenant),

    /** Publishes that a document is signed. */
    signed: async (
      changes: Partial<MessageData<'co.rubrica.document.signed.v1'>> = {},
      xml: Buffer = Buffer.from(`<Invoice>${randomUUID()}</Invoice>`),
      tenantid = TENANT_ID,
    ): Promise<SignedDocument> => {
      const id = newId('inv');
      const cufe = createHash('sha384').update(id).digest('hex');
      const [xml_blob, request_blob] = await Promise.all([
        blobs.put(tenantid, xml),
        putJson(blobs, tenantid, { document_id: id, issuer: seller() }),
      ]);
      const data = {
        document_id: id,
        environment: 'habilitacion' as const,
        edition: 1,
        cufe,
        certificate_id: CERTIFICATE_ID,
        xml_blob,
        request_blob,
        ...changes,
      };
      await harness.publish(fact('signed', data, { version: data.edition, tenantid }));
      return { id: data.document_id, cufe: data.cufe, xml };
    },

    /** Publishes that a certificate is activated for the tenant. */
    activated: () => harness.publish(certificateActivated(ACTIVE_ID)),

    /** Returns the stored answer of the tax authority whose blob a message names. */
    answer: (data: Fact['data']) => getJson<AuthorityAnswer>(blobs, TENANT_ID, String(data['answer_blob'])),

    /**
     * Returns an ApplicationResponse signed by the tax authority, by the tenant, whose certificate is of the same
     * authorities, or by a stranger.
     */
    applicationResponse: async (
      cufe: string,
      {
        code = '02',
        signer = 'authority',
      }: { readonly code?: '02' | '04'; readonly signer?: keyof typeof signers } = {},
    ): Promise<Buffer> =>
      applicationResponse(signers[signer], {
        number: 'SETP990000001',
        uuid: cufe,
        responseCode: code,
        validatedAt: new Date(Date.now() - 5 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-05:00'),
      }),

    acceptance: async (cufe: string, operation: DianOperation = 'SendBillSync'): Promise<string> =>
      soapAnswer(operation, {
        statusDescription: 'Procesado Correctamente.',
        statusMessage: 'La Factura electrónica ha sido autorizada.',
        documentKey: cufe,
        applicationResponse: await stage.applicationResponse(cufe),
      }),
  });
  return stage;
};

/** Lets the vault sign or refuse. */
const controlsOf = (vault: VaultStandIn, certificate: TestCertificate) => {
  const vaultSigns = (): void => {
    vault.isAway = false;
    vault.refuses.clear();
    for (const id of [CERTIFICATE_ID, ACTIVE_ID]) vault.active = { id, certificate };
  };
  vaultSigns();
  return {
    /** Lets the vault sign with every certificate. */
    vaultSigns,
    /** Lets the vault refuse to sign with the document's certificate only, or with all of the tenant. */
    vaultRefuses: (
      code: SigningRefusal['code'],
      certificates: 'its certificate' | 'all' | 'all, and none is active' = 'all',
    ): void => {
      vaultSigns();
      vault.refuses.set(CERTIFICATE_ID, code);
      if (certificates !== 'its certificate') vault.refuses.set(ACTIVE_ID, code);
      if (certificates === 'all, and none is active') vault.active = null;
    },
  };
};

/** Opens the surroundings of submitters that send to the URL and trust answers signed under these authorities. */
const openHarness = (url: string, trustPem: string): Promise<ServiceHarness<DianSubmitterSettings>> =>
  ServiceHarness.open({
    service: 'dian-submitter',
    Settings: DianSubmitterSettings,
    migrations,
    module: DianSubmitterModule.with,
    settings: {
      habilitacionUrl: url,
      habilitacionTrustPem: trustPem,
      signerNumbers: TEST_NIT,
      // No call ends before its answer, however busy the machine is.
      answerTimeoutMs: 50_000,
      connectTimeoutMs: 50_000,
      retryFirstMs: 20,
      retryLongestMs: 200,
      trialEveryMs: 200,
      shutdownGraceMs: 100,
    },
    main: new URL('../src/main.ts', import.meta.url),
    environment: {
      DIAN_HABILITACION_URL: url,
      DIAN_HABILITACION_TRUST: trustPem,
      DIAN_SIGNER_NUMBERS: TEST_NIT,
      RETRY_FIRST_MS: '20',
      SHUTDOWN_GRACE_MS: '100',
    },
  });
