import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  attributeHeaders,
  type AuthorityRangesAnswer,
  type AuthorityRangesQuestion,
  type DocumentRequest,
  type Message,
  type MessageData,
  type MessageType,
  messageDefinitions,
  partitionOf,
  type ServiceName,
  TOPICS,
} from '@rubrica/contracts';
import { Database, type LogRecord, PostgresLog } from '@rubrica/eventing';
import type { DocumentDraft, InvoiceDraft, NoteDraft, NoteKind } from '@rubrica/fiscal';
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
  newId,
  newInternalKeys,
  publicKeysSetting,
  putJson,
  settingsOf,
} from '@rubrica/service';
import { createTestPki, type FreshDatabase, freshDatabase, type TestPki, until } from '@rubrica/testing';
import { testApplicationResponseXml } from '@rubrica/ubl';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DocumentIssuerSettings } from './config.js';
import { DocumentIssuerModule } from './document-issuer.module.js';
import { invoiceDraft, noteDraft, supplier } from './document/request.fixture.js';
import { type Outage, startOutage } from './contingency/outage.fixture.js';
import { type Signer, startSigner } from './certificate-vault/signer.fixture.js';

export const TENANT = `ten_${'1'.repeat(26)}`;
export const live: Caller = { tenantId: TENANT, livemode: true, keyId: 'key_1', role: 'full' };
export const TECHNICAL_KEY = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';
export const SOFTWARE = { software_id: '0b3f8d2e-6a1c-4f57-9e21-5c7d8a90b1f2', pin: '20191' };
const internalKeys = newInternalKeys();
const identities = identitiesOf(internalKeys);
const SERVICE_KEY = Buffer.alloc(32, 7).toString('base64');

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // The shape is what the test is about.
  readonly body: Record<string, unknown>;
}

export interface Fact {
  /** Without `co.rubrica.document.` and the version. */
  readonly type: string;
  readonly key: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Issuer {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  stop(): Promise<void>;
}

/** The surroundings of the issuer in a test: database, log, blobs, and stand-ins for vault and submitter. */
export interface Stage {
  readonly clock: MovableClock;
  readonly fresh: FreshDatabase;
  readonly blobs: DirectoryBlobStore;
  readonly signer: Signer;
  readonly outage: Outage;
  readonly pki: TestPki;
  /** Questions for ranges that the submitter got; `authorityRanges` is its answer. */
  readonly rangeQuestions: AuthorityRangesQuestion[];
  authorityRanges: AuthorityRangesAnswer;
  /** An instance in this process, with a log of its own connections. */
  start(changes?: Partial<DocumentIssuerSettings>): Promise<Issuer>;
  /** Starts an instance in a process of its own; resolves when it serves or has already exited. */
  spawn(fault?: string): Promise<ChildProcess>;
  /** As the gateway forwards a tenant's request to the instance that was started last. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT',
    path: string,
    as?: { readonly body?: object; readonly caller?: Caller; readonly idempotency?: IdempotencyKey },
  ): Promise<Answered>;
  /** Registers a range; its id. */
  range(changes?: object, caller?: Caller): Promise<string>;
  software(changes?: Partial<typeof SOFTWARE & { environment: string }>, tenantId?: string): Promise<void>;
  /** The gateway says that a document is requested; its id. */
  requested(
    draft?: Partial<InvoiceDraft>,
    changes?: Partial<MessageData<'co.rubrica.document.requested.v1'>>,
    id?: string,
  ): Promise<string>;
  /** … or a note. */
  requestedNote(
    kind: NoteKind,
    draft?: Partial<NoteDraft>,
    changes?: Partial<MessageData<'co.rubrica.document.requested.v1'>>,
  ): Promise<string>;
  say<T extends MessageType>(
    source: ServiceName,
    type: T,
    key: string,
    data: MessageData<T>,
    tenantId?: string,
  ): Promise<void>;
  certificateActivated(): Promise<void>;
  /** The verdict, with an ApplicationResponse that is signed by somebody. */
  accepted(documentId: string, edition?: number): Promise<void>;
  rejected(documentId: string): Promise<void>;
  submissionFailed(documentId: string): Promise<void>;
  /** What the issuer has said of a document, once there are `count` facts of that type. */
  facts(documentId: string, last: string, count?: number): Promise<readonly Fact[]>;
  readonly said: readonly Fact[];
  /** Names of the tenant's blobs. */
  blobNames(): string[];
  close(): Promise<void>;
}

export const startStage = async (): Promise<Stage> => {
  const fresh = await freshDatabase('document_issuer', 'event_log');
  const folder = mkdtempSync(join(tmpdir(), 'issuer-'));
  const blobs = new DirectoryBlobStore(join(folder, 'blobs'));
  const pki = await createTestPki();
  const signer = await startSigner(await pki.issue('good'));
  const outage = await startOutage((submitter) =>
    submitter.post('/internal/authority-ranges', ({ body }) => {
      stage.rangeQuestions.push(body as AuthorityRangesQuestion);
      return Promise.resolve(stage.authorityRanges);
    }),
  );
  const logger = createLogger({ service: 'document-issuer', level: process.env['TRACE'] ? 'debug' : 'fatal' });
  const logUrl = fresh.urlOf('event_log');
  const log = await PostgresLog.open({ databaseUrl: logUrl, logger });
  const said: Fact[] = [];
  await log.subscribe({
    topic: TOPICS.documentLifecycle,
    group: 'spec',
    batch: 500,
    positions: (parts) => Promise.resolve(new Map(parts.map((part) => [part, 0]))),
    onBatch: (records) => {
      for (const { key, headers, body } of records) {
        if (headers['ce_source'] !== 'document-issuer') continue;
        const id = headers['ce_id'] ?? '';
        // After a crash the log may hold a fact twice, under one id; a fact of another id is another fact.
        if (said.some((fact) => fact.id === id)) continue;
        const type = (headers['ce_type'] ?? '').replace(/^co\.rubrica\.document\.|\.v1$/g, '');
        said.push({ type, key, id, data: JSON.parse(body.toString()) as Fact['data'] });
      }
      return Promise.resolve({ stop: [] });
    },
  });
  const clock = new MovableClock();
  const transport = new MemoryTransport();
  transport.register('certificate-vault', signer.server);
  transport.register('dian-submitter', outage.server);
  const gateway = new InternalHttp(identities['api-gateway'], transport);
  const children: ChildProcess[] = [];
  let version = 0;

  const request = async (
    id: string,
    draft: DocumentDraft,
    changes: Partial<MessageData<'co.rubrica.document.requested.v1'>>,
  ): Promise<string> => {
    const asked: DocumentRequest = {
      document_id: id,
      tenant_id: TENANT,
      draft,
      supplier,
      customer: null,
      mail: { to: [], cc: [] },
    };
    await stage.say('api-gateway', 'co.rubrica.document.requested.v1', id, {
      document_id: id,
      kind: 'invoice',
      environment: 'habilitacion',
      request_blob: await putJson(blobs, TENANT, asked),
      numbering_range_id: null,
      external_id: null,
      invoice_id: null,
      corrects: null,
      simulate: null,
      ...changes,
    });
    return id;
  };

  const verdictOf = async (documentId: string, edition: number) => {
    const [signed] = (await stage.facts(documentId, 'signed', edition)).filter(
      ({ type, data }) => type === 'signed' && data['edition'] === edition,
    );
    const { cufe, number, kind, environment } = signed?.data as unknown as MessageData<'co.rubrica.document.signed.v1'>;
    const document = { document_id: documentId, kind, environment, edition, cufe };
    return { number, cufe, data: { ...document, answer_blob: 'c'.repeat(64), simulated: false } };
  };

  const stage: Stage = {
    rangeQuestions: [],
    authorityRanges: { result: 'unavailable', detail: 'it was told nothing' },
    clock,
    fresh,
    blobs,
    signer,
    outage,
    pki,

    async start(changes = {}) {
      const ownLog = await PostgresLog.open({ databaseUrl: logUrl, logger });
      const parts = { clock, log: ownLog, blobs, logger, transport, identity: identities['document-issuer'] };
      const settings = settingsOf(DocumentIssuerSettings, {
        databaseUrl: fresh.url,
        serviceKey: SERVICE_KEY,
        ...changes,
      });
      const app = await createService(DocumentIssuerModule.with(settings, parts), logger);
      transport.register('document-issuer', app.getHttpAdapter().getInstance());
      return { app, database: app.get(Database), stop: () => app.close().then(() => ownLog.close()) };
    },

    async spawn(fault = '') {
      const child = spawn(process.execPath, ['--import', TYPESCRIPT, MAIN], {
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          RUBRICA_FAULT: fault,
          DATABASE_URL: fresh.url,
          EVENT_LOG_URL: logUrl,
          SERVICE_KEY,
          BLOB_DIR: join(folder, 'blobs'),
          INTERNAL_KEY: internalKeys['document-issuer'],
          INTERNAL_PUBLIC_KEYS: publicKeysSetting(internalKeys),
          INTERNAL_HOST: '127.0.0.1',
          INTERNAL_PORT: '0',
          INTERNAL_ADDRESSES: `certificate-vault=${signer.url},dian-submitter=${outage.url}`,
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

    async call(method, path, { body, caller = live, idempotency } = {}) {
      const headers = idempotency ? idempotencyHeaders(idempotency) : {};
      const answer = await gateway.forward('document-issuer', method, path, { body, caller, headers });
      const text = answer.body.toString();
      const { status } = answer;
      return { status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as Answered['body'] };
    },

    async range(changes = {}, caller = live) {
      const { status, body } = await stage.call('POST', RANGES, { body: { ...rangeInput, ...changes }, caller });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return String(body['id']);
    },

    async software(changes = {}, tenantId = TENANT) {
      const body = { environment: 'habilitacion', ...SOFTWARE, ...changes };
      const { status } = await stage.call('PUT', `/internal/tenants/${tenantId}/software`, { body });
      if (status !== 204) throw new Error(`software: ${status}`);
    },

    requested: (draft = {}, changes = {}, id = newId('inv')) => request(id, invoiceDraft(draft), changes),
    requestedNote: (kind, draft = {}, changes = {}) =>
      request(newId(kind === 'credit_note' ? 'cn' : 'dn'), noteDraft(draft), {
        kind,
        invoice_id: draft.invoice_id ?? null,
        ...changes,
      }),

    async say(source, type, key, data, tenantId = TENANT) {
      version += 1;
      const topic = messageDefinitions.get(type)?.topic ?? TOPICS.documentLifecycle;
      await log.append([recordOf({ source, type, key, data, topic, tenantid: tenantId, version })]);
    },

    certificateActivated: () =>
      stage.say('certificate-vault', 'co.rubrica.certificate.activated.v1', TENANT, {
        tenant_id: TENANT,
        certificate_id: signer.active?.id ?? '',
        environment: 'habilitacion',
        mock: false,
        fingerprint: `sha256:${'a'.repeat(64)}`,
        valid_from: '2026-01-01',
        valid_to: '2030-01-01',
        chain_blob: 'b'.repeat(64),
      }),

    async accepted(documentId, edition = 1) {
      const verdict = await verdictOf(documentId, edition);
      const { cufe, number } = verdict;
      const answer = await applicationResponse(pki, { number, uuid: cufe });
      await stage.say('dian-submitter', 'co.rubrica.document.accepted.v1', documentId, {
        ...verdict.data,
        status_code: '00',
        rules: [],
        validated_at: '2026-11-21T10:15:31-05:00',
        application_response_blob: await blobs.put(TENANT, answer),
      });
    },

    async rejected(documentId) {
      const { data } = await verdictOf(documentId, 1);
      await stage.say('dian-submitter', 'co.rubrica.document.rejected.v1', documentId, {
        ...data,
        status_code: '99',
        rules: [{ rule: 'FAD06', severity: 'rejection' }],
        validated_at: null,
        application_response_blob: null,
      });
    },

    submissionFailed: (documentId) =>
      stage.say('dian-submitter', 'co.rubrica.document.submission-failed.v1', documentId, {
        document_id: documentId,
        kind: 'invoice',
        environment: 'habilitacion',
        code: 'dian_request_refused',
        detail: 'The tax authority refused the request itself.',
        answer_blob: null,
      }),

    facts: (documentId, last, count = 1) =>
      until(
        () => said.filter(({ key }) => key === documentId),
        (facts) => facts.filter(({ type }) => type === last).length >= count,
      ),
    said,
    blobNames: () =>
      readdirSync(join(folder, 'blobs'), { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, 'blobs', name)).isFile())
        .sort(),

    async close() {
      for (const child of children) {
        if (child.exitCode !== null || child.signalCode !== null) continue;
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await log.close();
      await signer.close();
      await outage.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
};

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const TYPESCRIPT = fileURLToPath(new URL('../../../libs/eventing/test/typescript.mjs', import.meta.url));

export const RANGES = '/internal/numbering-ranges';

/** DIAN's public test range. */
export const rangeInput = {
  document_type: 'invoice',
  environment: 'habilitacion',
  prefix: 'SETP',
  from: 990000000,
  to: 995000000,
  resolution_number: '18760000001',
  resolution_date: '2019-01-19',
  valid_from: '2019-01-19',
  valid_to: '2030-01-19',
  technical_key: TECHNICAL_KEY,
};

interface Saying {
  readonly source: ServiceName;
  readonly type: MessageType;
  readonly topic: Message['topic'];
  readonly key: string;
  readonly data: object;
  readonly tenantid: string;
  readonly version: number;
}

/** CloudEvents in binary mode, as any producer writes them. */
const recordOf = ({ source, type, topic, key, data, tenantid, version }: Saying): LogRecord => ({
  topic,
  part: partitionOf(key),
  key,
  headers: attributeHeaders({
    type,
    id: `of-the-spec@${version}`,
    source,
    time: '2026-11-21T15:00:00.000Z',
    tenantid,
    aggregateversion: version,
    correlationid: 'req_1',
    causationid: 'req_1',
  }),
  body: Buffer.from(JSON.stringify(data)),
});

const applicationResponse = async (
  pki: TestPki,
  document: { readonly number: string; readonly uuid: string },
): Promise<Buffer> => {
  const authority = await pki.issue('second');
  const unsigned = testApplicationResponseXml({
    id: '1',
    cude: 'f'.repeat(96),
    validatedAt: '2026-11-21T10:15:31-05:00',
    responseCode: '02',
    description: 'Documento validado por la DIAN',
    document,
    lines: [{ code: '0000', text: '0' }],
    environment: '2',
    software: { id: randomUUID(), securityCode: '0', providerNit: '800197268', providerCheckDigit: '4' },
    receiver: {
      legalName: supplier.legal_name,
      identification: { type: '31', number: supplier.nit, checkDigit: supplier.check_digit },
      taxScheme: { id: '01', name: 'IVA' },
    },
    uuidScheme: 'CUFE-SHA384',
  });
  const { signedInfo, assemble } = prepareSignature(unsigned, {
    id: randomUUID(),
    signingTime: '2026-11-21T10:15:31.000-05:00',
    signer: signerCertificates(authority.chain),
    role: 'supplier',
  });
  return assemble(sign('sha256', Buffer.from(signedInfo), authority.key).toString('base64'));
};
