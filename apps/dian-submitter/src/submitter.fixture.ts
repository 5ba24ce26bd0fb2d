import {
  attributeHeaders,
  type AuthorityAnswer,
  type Environment,
  type MessageData,
  type MessageType,
  partitionOf,
  type ServiceName,
  type SignaturesRequest,
  type Topic,
  TOPICS,
} from '@rubrica/contracts';
import { PostgresLog } from '@rubrica/eventing';
import {
  createLogger,
  createService,
  DirectoryBlobStore,
  getJson,
  identitiesOf,
  InternalHttp,
  MemoryTransport,
  MovableClock,
  NetworkTransport,
  newId,
  newInternalKeys,
  publicKeysSetting,
  putJson,
  type ServiceParts,
  settingsOf,
} from '@rubrica/service';
import { createTestPki, freshDatabase, TEST_NIT, type TestCertificate, until } from '@rubrica/testing';
import { testApplicationResponseXml } from '@rubrica/ubl';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DianSubmitterSettings } from './config.js';
import { DianSubmitterModule } from './dian-submitter.module.js';
import type { DianOperation } from './dian/operation.js';
import { soapAnswer } from './dian/soap.fixture.js';

export const TENANT_ID = `ten_${'1'.repeat(26)}`;
/** Certificate that signs the documents. */
export const CERTIFICATE_ID = `cert_${'2'.repeat(26)}`;
/** Certificate that is active for the tenant now. */
const ACTIVE_ID = `cert_${'3'.repeat(26)}`;
const internalKeys = newInternalKeys();
const identities = identitiesOf(internalKeys);

/** Reaction of the simple DIAN server to one request. */
export type ScriptedAnswer =
  | string
  | 'lose it'
  | 'keep silent'
  | { readonly status: number; readonly body: string }
  /** Function that writes the answer itself. */
  | ((response: ServerResponse) => void);

export interface ReceivedRequest {
  readonly operation: DianOperation;
  /** Value of contentFile or trackId. */
  readonly content: string;
  readonly envelope: string;
}

/** Simple DIAN server that answers each request from a script, and records the requests. */
export interface Dian {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  plays(...answers: readonly ScriptedAnswer[]): void;
}

export interface Fact {
  readonly type: string;
  readonly key: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Time of arrival by `performance.now()`. */
  readonly heardMs: number;
}

export interface SignedDocument {
  readonly id: string;
  readonly cufe: string;
  readonly xml: Buffer;
}

/** Environment of a submitter: database, log, blobs, vault, tax authority. */
export interface Stage {
  readonly dian: Dian;
  /** Clock of the submitters in this process. */
  readonly clock: MovableClock;
  readonly blobs: DirectoryBlobStore;
  /** Answer of the vault instead of a signature, for one certificate or for all; null: it signs. */
  vaultRefuses:
    | { readonly status: number }
    | {
        readonly error: { code: string; detail: string };
        readonly certificateId?: string;
        /** Whether the tenant has no other active certificate. */
        readonly isLast?: boolean;
      }
    | null;
  /** Certificate and key of the tenant. */
  readonly tenant: TestCertificate;
  /** Ports of database and vault, to which a submitter always connects. */
  readonly ownPorts: readonly number[];
  readonly databaseUrl: string;
  /** PEM of the authorities that issued the tenant's certificate. */
  readonly trustPem: string;
  /** Starts a submitter in this process. */
  start(changes?: Partial<DianSubmitterSettings>): Promise<Submitter>;
  /** Starts a submitter in a process of its own; resolves when it serves or has ended. */
  spawn(env?: Readonly<Record<string, string>>): Promise<ChildProcess>;
  /** Publishes that a document is signed. */
  signed(
    changes?: Partial<MessageData<'co.rubrica.document.signed.v1'>>,
    xml?: Buffer,
    tenantId?: string,
  ): Promise<SignedDocument>;
  /** Publishes that a certificate is activated for the tenant. */
  activated(): Promise<void>;
  /** Returns the messages published about a document, once there are `count` of the type `last`. */
  facts(id: string, last: string, count?: number): Promise<readonly Fact[]>;
  /** Returns how many messages of a type the submitter has published. */
  count(type: string): number;
  /** Returns the stored answer of the tax authority whose blob a message names. */
  answer(data: Fact['data']): Promise<AuthorityAnswer>;
  /** Returns an ApplicationResponse signed by the tax authority, or by another certificate if `forged`. */
  applicationResponse(
    cufe: string,
    options?: { readonly code?: '02' | '04'; readonly forged?: boolean },
  ): Promise<Buffer>;
  acceptance(cufe: string, operation?: DianOperation): Promise<string>;
  close(): Promise<void>;
}

export interface Submitter {
  /** Calls an internal route, by default as the gateway. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    from?: ServiceName,
  ): Promise<{ readonly status: number; readonly body: Record<string, unknown> }>;
  stop(): Promise<void>;
}

const listening = async (handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> => {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
};

const urlOf = (server: Server): string => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export const startStage = async (): Promise<Stage> => {
  const database = await freshDatabase('dian_submitter', 'event_log');
  const folder = mkdtempSync(join(tmpdir(), 'rubrica-submitter-'));
  const blobs = new DirectoryBlobStore(folder);
  const clock = new MovableClock();
  const pki = await createTestPki();
  const [authority, tenant, forger] = await Promise.all([pki.issue('good'), pki.issue('second'), pki.issue('otherca')]);
  const logger = createLogger({ service: 'test', level: process.env['TRACE'] ? 'trace' : 'silent' });
  const log = await PostgresLog.open({ databaseUrl: database.urlOf('event_log'), logger });
  const children: ChildProcess[] = [];
  const facts = await collectFacts(log);

  const vault = await listening((request, response) => void answerAsVault(request, response, stage, tenant));
  const script: ScriptedAnswer[] = [];
  const requests: ReceivedRequest[] = [];
  let activations = 0;
  const dianServer = await listening((request, response) => void answerAsDian(request, response, script, requests));

  const settings = {
    habilitacionUrl: `${urlOf(dianServer)}/Service.svc`,
    habilitacionTrustPem: pki.trustPem,
    signerNumbers: TEST_NIT,
    answerTimeoutMs: 1_000,
    connectTimeoutMs: 1_000,
    retryFirstMs: 20,
    retryLongestMs: 200,
    trialEveryMs: 200,
    shutdownGraceMs: 100,
  };

  const stage: Stage = {
    dian: { url: settings.habilitacionUrl, requests, plays: (...answers) => void script.push(...answers) },
    clock,
    blobs,
    tenant,
    ownPorts: [database.url, urlOf(vault)].map((url) => Number(new URL(url).port)),
    databaseUrl: database.urlOf('dian_submitter'),
    trustPem: pki.trustPem,
    vaultRefuses: null,

    async start(changes = {}) {
      const ownLog = await PostgresLog.open({ databaseUrl: database.urlOf('event_log'), logger });
      const parts: ServiceParts = {
        clock,
        log: ownLog,
        blobs,
        logger,
        transport: new NetworkTransport({ 'certificate-vault': urlOf(vault) }),
        identity: identities['dian-submitter'],
      };
      const databaseUrl = database.urlOf('dian_submitter');
      const module = DianSubmitterModule.with(
        settingsOf(DianSubmitterSettings, { ...settings, databaseUrl, ...changes }),
        parts,
      );
      const app = await createService(module, logger);
      const transport = new MemoryTransport();
      transport.register('dian-submitter', app.getHttpAdapter().getInstance());
      const caller = { tenantId: TENANT_ID, livemode: true, keyId: 'key', role: 'full' } as const;
      return {
        async call(method, path, body = {}, from = 'api-gateway') {
          const answer = await new InternalHttp(identities[from], transport).forward('dian-submitter', method, path, {
            caller,
            ...(method === 'GET' ? {} : { body }),
          });
          return { status: answer.status, body: JSON.parse(answer.body.toString('utf8')) as Record<string, unknown> };
        },
        async stop() {
          await app.close();
          await ownLog.close();
        },
      };
    },

    async spawn(env = {}) {
      const child = spawn(process.execPath, ['--import', TYPESCRIPT, MAIN], {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          DATABASE_URL: database.urlOf('dian_submitter'),
          EVENT_LOG_URL: database.urlOf('event_log'),
          BLOB_DIR: folder,
          INTERNAL_KEY: internalKeys['dian-submitter'],
          INTERNAL_PUBLIC_KEYS: publicKeysSetting(internalKeys),
          INTERNAL_HOST: '127.0.0.1',
          INTERNAL_PORT: '0',
          INTERNAL_ADDRESSES: `certificate-vault=${urlOf(vault)}`,
          DIAN_HABILITACION_URL: settings.habilitacionUrl,
          DIAN_HABILITACION_TRUST: pki.trustPem,
          DIAN_SIGNER_NUMBERS: TEST_NIT,
          RETRY_FIRST_MS: '20',
          SHUTDOWN_GRACE_MS: '100',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const serves = new Promise<void>((resolve) => {
        child.stdout.on('data', (text: Buffer) => {
          if (process.env['TRACE']) process.stderr.write(text);
          if (text.includes('"started"')) resolve();
        });
      });
      await Promise.race([serves, once(child, 'exit')]);
      return child;
    },

    async signed(changes = {}, xml = Buffer.from(`<Invoice>${randomUUID()}</Invoice>`), tenantId = TENANT_ID) {
      const id = newId('inv');
      const cufe = createHash('sha384').update(id).digest('hex');
      const [xml_blob, request_blob] = await Promise.all([
        blobs.put(tenantId, xml),
        putJson(blobs, tenantId, { document_id: id, supplier: SUPPLIER }),
      ]);
      const data: MessageData<'co.rubrica.document.signed.v1'> = {
        document_id: id,
        kind: 'invoice',
        environment: 'habilitacion',
        edition: 1,
        number: 'SETP990000001',
        prefix: 'SETP',
        type_code: '01',
        cufe,
        issued_at: '2026-11-21T10:00:00-05:00',
        certificate_id: CERTIFICATE_ID,
        xml_blob,
        file_number: { year: 2026, sequence: 1 },
        request_blob,
        payable_amount: '119000.00',
        currency: 'COP',
        simulate: null,
        ...changes,
      };
      await published(log, {
        topic: TOPICS.documentLifecycle,
        key: data.document_id,
        id: `document-${data.document_id}@${String(data.edition)}`,
        version: data.edition,
        source: 'document-issuer',
        type: 'co.rubrica.document.signed.v1',
        data,
        tenantId,
      });
      return { id: data.document_id, cufe: data.cufe, xml };
    },

    activated: () =>
      published(log, {
        topic: TOPICS.tenantLifecycle,
        key: TENANT_ID,
        id: `certificate-${ACTIVE_ID}@${String((activations += 1))}`,
        version: activations,
        source: 'certificate-vault',
        type: 'co.rubrica.certificate.activated.v1',
        data: {
          tenant_id: TENANT_ID,
          certificate_id: ACTIVE_ID,
          environment: 'habilitacion',
          mock: false,
          fingerprint: `sha256:${'0'.repeat(64)}`,
          valid_from: '2026-01-01',
          valid_to: '2027-01-01',
          chain_blob: '0'.repeat(64),
        },
      }),

    facts: (id, last, count = 1) =>
      until(
        () => facts.byKey.get(id) ?? [],
        (all) => all.filter(({ type }) => type === last).length >= count,
      ),

    count: (type) => facts.counts.get(type) ?? 0,

    answer: (data) => getJson<AuthorityAnswer>(blobs, TENANT_ID, String(data['answer_blob'])),

    async applicationResponse(cufe, { code = '02', forged = false } = {}) {
      const { certificate, response } = { certificate: forged ? forger : authority, response: answerAbout(cufe, code) };
      const { signedInfo, assemble } = prepareSignature(testApplicationResponseXml(response), {
        id: randomUUID(),
        signingTime: response.validatedAt,
        signer: signerCertificates(certificate.chain),
        role: 'supplier',
      });
      return assemble(sign('sha256', Buffer.from(signedInfo), certificate.key).toString('base64'));
    },

    async acceptance(cufe, operation = 'SendBillSync') {
      return soapAnswer(operation, {
        statusDescription: 'Procesado Correctamente.',
        statusMessage: 'La Factura electrónica ha sido autorizada.',
        documentKey: cufe,
        applicationResponse: await stage.applicationResponse(cufe),
      });
    },

    async close() {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      for (const server of [vault, dianServer]) {
        server.closeAllConnections();
        server.close();
      }
      await log.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
};

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const TYPESCRIPT = fileURLToPath(new URL('../../../libs/eventing/test/typescript.mjs', import.meta.url));

const SUPPLIER = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Empresa de Pruebas S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13'],
  tax_scheme: '01',
  address: { line: 'Calle 1', municipality_code: '11001' },
  email: 'facturas@ejemplo.example',
};

interface Facts {
  readonly byKey: ReadonlyMap<string, readonly Fact[]>;
  /** Number of messages by type. */
  readonly counts: ReadonlyMap<string, number>;
}

const collectFacts = async (log: PostgresLog): Promise<Facts> => {
  const byKey = new Map<string, Fact[]>();
  const counts = new Map<string, number>();
  const seen = new Set<unknown>();
  await log.subscribe({
    topic: TOPICS.documentLifecycle,
    group: 'test',
    batch: 100,
    positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, 0]))),
    onBatch: (records) => {
      for (const { key, headers, body } of records) {
        // A message is published twice if the process was killed before it stored that it had been published.
        if (headers['ce_source'] !== 'dian-submitter' || seen.has(headers['ce_id'])) continue;
        seen.add(headers['ce_id']);
        const data = JSON.parse(body.toString('utf8')) as Fact['data'];
        const type = (headers['ce_type'] ?? '').replace(/^co\.rubrica\.document\.|\.v\d+$/g, '');
        byKey.set(key, [...(byKey.get(key) ?? []), { type, key, data, heardMs: performance.now() }]);
        counts.set(type, (counts.get(type) ?? 0) + 1);
      }
      return Promise.resolve({ stop: [] });
    },
  });
  return { byKey, counts };
};

interface Published {
  readonly topic: Topic;
  readonly key: string;
  readonly id: string;
  readonly version: number;
  readonly source: ServiceName;
  readonly type: MessageType;
  readonly data: object;
  readonly tenantId?: string;
}

const published = (
  log: PostgresLog,
  { topic, key, id, version, source, type, data, tenantId = TENANT_ID }: Published,
): Promise<void> =>
  log.append([
    {
      topic,
      part: partitionOf(key),
      key,
      headers: attributeHeaders({
        type,
        id,
        source,
        time: new Date().toISOString(),
        tenantid: tenantId,
        aggregateversion: version,
        correlationid: 'req_1',
        causationid: 'req_1',
      }),
      body: Buffer.from(JSON.stringify(data)),
    },
  ]);

const answerAsVault = async (
  request: IncomingMessage,
  response: ServerResponse,
  { vaultRefuses }: Stage,
  { key, chainPem }: TestCertificate,
): Promise<void> => {
  const body = await bodyOf(request);
  response.setHeader('content-type', 'application/json');
  if (vaultRefuses && 'status' in vaultRefuses) return void response.writeHead(vaultRefuses.status).end('{}');
  const isActive = request.url?.includes('/tenants/') ?? false;
  if (isActive && vaultRefuses?.isLast) {
    const missing = { status: 404, code: 'certificate_missing', detail: 'There is none.', errors: [] };
    return void response.writeHead(404, { 'content-type': 'application/problem+json' }).end(JSON.stringify(missing));
  }
  if (request.method === 'GET') {
    const environment: Environment = 'habilitacion';
    const certificate = {
      certificate_id: isActive ? ACTIVE_ID : CERTIFICATE_ID,
      environment,
      fingerprint: '',
      valid_to: '',
      chain_pem: chainPem,
    };
    return void response.end(JSON.stringify(certificate));
  }
  const { items } = JSON.parse(body) as SignaturesRequest;
  const answers = items.map(({ certificate_id, signed_info }) =>
    vaultRefuses && (vaultRefuses.certificateId ?? certificate_id) === certificate_id
      ? { error: vaultRefuses.error }
      : { signature_value: sign('sha256', Buffer.from(signed_info), key).toString('base64') },
  );
  response.end(JSON.stringify({ items: answers }));
};

const answerAsDian = async (
  request: IncomingMessage,
  response: ServerResponse,
  script: ScriptedAnswer[],
  requests: ReceivedRequest[],
): Promise<void> => {
  const envelope = await bodyOf(request);
  const operation = envelope.includes('<wcf:GetStatus>') ? 'GetStatus' : 'SendBillSync';
  const [, content = ''] = /<wcf:(?:contentFile|trackId)>([^<]*)</.exec(envelope) ?? [];
  requests.push({ operation, content, envelope });
  const scripted = script.shift() ?? 'lose it';
  if (scripted === 'lose it') return void request.socket.destroy();
  if (scripted === 'keep silent') return;
  if (typeof scripted === 'function') return scripted(response);
  const { status, body } = typeof scripted === 'string' ? { status: 200, body: scripted } : scripted;
  response.writeHead(status, { 'content-type': 'application/soap+xml' }).end(body);
};

const answerAbout = (cufe: string, responseCode: '02' | '04') => ({
  id: '1',
  cude: 'f'.repeat(96),
  validatedAt: new Date(Date.now() - 5 * 3_600_000).toISOString().replace(/\.\d+Z$/, '-05:00'),
  responseCode,
  description: 'Documento validado por la DIAN',
  document: { number: 'SETP990000001', uuid: cufe },
  lines: [{ code: '0000', text: '0' }],
  environment: '2' as const,
  software: { id: randomUUID(), securityCode: '0', providerNit: '800197268', providerCheckDigit: '4' },
  receiver: {
    legalName: 'Empresa de Pruebas S.A.S.',
    identification: { type: '31', number: '900373115', checkDigit: '3' },
    taxScheme: { id: '01', name: 'IVA' },
  },
  uuidScheme: 'CUFE-SHA384' as const,
});
