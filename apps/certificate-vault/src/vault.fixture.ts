import {
  type ActiveCertificate,
  attributeHeaders,
  certificateVaultRoutes,
  type Environment,
  partitionOf,
  type SignatureItem,
  type SignaturesResponse,
  TOPICS,
} from '@rubrica/contracts';
import { Database, PostgresLog } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import {
  type Caller,
  createLogger,
  createService,
  DirectoryBlobStore,
  idempotencyHeaders,
  type IdempotencyKey,
  identitiesOf,
  InternalHttp,
  MemoryTransport,
  MovableClock,
  newInternalKeys,
  offsetTime,
  putJson,
  settingsOf,
} from '@rubrica/service';
import { type FreshDatabase, freshDatabase, TEST_NIT, type TestCertificate, type TestPki } from '@rubrica/testing';
import { certificatesOfPem, prepareSignature, signerCertificates } from '@rubrica/xades';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { CertificateVaultModule } from './certificate-vault.module.js';
import { CertificateVaultSettings } from './config.js';
import { forgeContainer, PASSWORD } from './pkcs12/containers.fixture.js';

export const idOf = (prefix: string, text: string): string => `${prefix}_${text.padEnd(26, '0')}`;
export const TENANT = idOf('ten', 'uno');
export const live: Caller = { tenantId: TENANT, livemode: true, keyId: 'key_1', role: 'full' };
export const test: Caller = { ...live, livemode: false };
export const stranger: Caller = { ...live, tenantId: idOf('ten', 'otra') };

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // The shape is what the test is about.
  readonly body: Record<string, unknown>;
}

/** A vault with its own PostgreSQL database, log, blobs and key ring. */
export interface RunningVault {
  readonly clock: MovableClock;
  readonly folder: string;
  readonly blobs: DirectoryBlobStore;
  readonly fresh: FreshDatabase;
  readonly database: Database;
  /** One of the vault's providers. */
  get<T>(type: abstract new (...args: never[]) => T): T;
  /** Sends a request as the gateway forwards a tenant's. */
  call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    as?: { readonly body?: object; readonly caller?: Caller; readonly idempotency?: IdempotencyKey },
  ): Promise<Answered>;
  upload(content: Buffer, as?: UploadAs): Promise<Answered>;
  /** Asks for the active certificate as document-issuer does; null when there is none. */
  active(environment: Environment, tenantId?: string): Promise<ActiveCertificate | null>;
  sign(...items: readonly SignatureItem[]): Promise<SignaturesResponse['items']>;
  /** Publishes the gateway's fact that a tenant is registered. */
  register(tenantId: string, profile?: Partial<TenantProfile>): Promise<void>;
  /** The facts that the vault has published so far. */
  readonly said: readonly { readonly type: string; readonly data: Record<string, unknown> }[];
  /** Starts a second instance on the same database and key ring. */
  beside(): Promise<{ close(): Promise<void> }>;
  close(): Promise<void>;
}

export interface UploadAs {
  readonly caller?: Caller;
  readonly environment?: Environment;
  readonly password?: string;
  readonly nit?: string;
  readonly idempotency?: IdempotencyKey;
}

export const profile: TenantProfile = {
  nit: TEST_NIT,
  check_digit: '3',
  legal_name: 'Empresa de Pruebas S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13'],
  tax_scheme: '01',
  address: { line: 'Calle 1', municipality_code: '11001', country: 'CO' },
  email: 'facturas@ejemplo.example',
};

export const startVault = async (pki: TestPki): Promise<RunningVault> => {
  const fresh = await freshDatabase('certificate_vault', 'event_log');
  const folder = mkdtempSync(join(tmpdir(), 'vault-'));
  const logger = createLogger({ service: 'certificate-vault', level: process.env['TRACE'] ? 'debug' : 'fatal' });
  const log = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
  const said: { type: string; data: Record<string, unknown> }[] = [];
  await log.subscribe({
    topic: TOPICS.tenantLifecycle,
    group: 'spec',
    batch: 500,
    positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, 0]))),
    onBatch: (records) => {
      for (const { headers, body } of records) {
        if (headers['ce_source'] !== 'certificate-vault') continue;
        said.push({ type: headers['ce_type'] ?? '', data: JSON.parse(body.toString()) as Record<string, unknown> });
      }
      return Promise.resolve({ stop: [] });
    },
  });
  const transport = new MemoryTransport();
  const identities = identitiesOf(newInternalKeys());
  const blobs = new DirectoryBlobStore(join(folder, 'blobs'));
  const clock = new MovableClock();
  const settings = settingsOf(CertificateVaultSettings, {
    databaseUrl: fresh.url,
    serviceKey: Buffer.alloc(32, 7).toString('base64'),
    keyRingFolder: join(folder, 'key-ring'),
    trustBundlePem: pki.trustPem,
  });
  /** Starts an instance with its own connections to the log, like another process. */
  const start = async () => {
    const ownLog = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
    const parts = { clock, log: ownLog, blobs, logger, transport, identity: identities['certificate-vault'] };
    const app = await createService(CertificateVaultModule.with(settings, parts), logger);
    return { app, close: () => app.close().then(() => ownLog.close()) };
  };
  const { app, close } = await start();
  transport.register('certificate-vault', app.getHttpAdapter().getInstance());
  const gateway = new InternalHttp(identities['api-gateway'], transport);
  const issuer = new InternalHttp(identities['document-issuer'], transport);

  const vault: RunningVault = {
    clock,
    folder,
    blobs,
    fresh,
    database: app.get(Database),
    get: (type) => app.get(type),
    async call(method, path, { body, caller = live, idempotency } = {}) {
      const headers = idempotency ? idempotencyHeaders(idempotency) : {};
      const answer = await gateway.forward('certificate-vault', method, path, { body, caller, headers });
      const { status } = answer;
      return { status, headers: answer.headers, body: JSON.parse(answer.body.toString()) as Answered['body'] };
    },
    upload: (content, { caller = live, environment, password = PASSWORD, nit = TEST_NIT, idempotency } = {}) =>
      vault.call('POST', CERTIFICATES, {
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
    async active(environment, tenantId = TENANT) {
      const path = `/internal/tenants/${tenantId}/signing-certificates/${environment}`;
      const { status, body } = await issuer.forward('certificate-vault', 'GET', path);
      return status === 404 ? null : (JSON.parse(body.toString()) as ActiveCertificate);
    },
    async sign(...items) {
      const { items: answers } = await issuer.ask(certificateVaultRoutes.sign, { body: { items: [...items] } });
      return answers;
    },
    async register(tenantId, changes = {}) {
      const profile_blob = await putJson(blobs, tenantId, { ...profile, ...changes });
      await log.append([
        {
          topic: TOPICS.tenantLifecycle,
          part: partitionOf(tenantId),
          key: tenantId,
          headers: attributeHeaders({
            type: 'co.rubrica.tenant.registered.v1',
            id: `tenant-${tenantId}@1`,
            source: 'api-gateway',
            time: '2026-11-21T15:00:00.000Z',
            tenantid: tenantId,
            aggregateversion: 1,
            correlationid: 'req_1',
            causationid: 'req_1',
          }),
          body: Buffer.from(JSON.stringify({ tenant_id: tenantId, profile_blob })),
        },
      ]);
    },
    said,
    beside: start,
    async close() {
      await close();
      await log.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return vault;
};

export const CERTIFICATES = '/internal/certificates';

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
