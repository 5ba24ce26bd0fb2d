import {
  attributeHeaders,
  type DocumentRequest,
  type Message,
  type MessageData,
  partitionOf,
  TOPICS,
} from '@rubrica/contracts';
import { Database, type LogRecord, PostgresLog } from '@rubrica/eventing';
import {
  type BlobStore,
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
  putJson,
  settingsOf,
} from '@rubrica/service';
import { freshDatabase } from '@rubrica/testing';
import { type ParsedMail, simpleParser } from 'mailparser';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MailerSettings } from './config.js';
import { packageOf, requestOf, TENANT } from './letter/letter.fixture.js';
import { type MailCatcher, startMailCatcher } from './mail-catcher/mail-catcher.smtp.js';
import { MailerModule } from './mailer.module.js';

export const live: Caller = { tenantId: TENANT, livemode: true, keyId: 'key_1', role: 'full' };
export const ZIP = Buffer.from('PK\u0003\u0004 un paquete');

export interface Said {
  readonly type: string;
  readonly key: string;
  readonly data: { readonly mailing_id: string; readonly recipient_blob: string; readonly environment: string };
}

export interface CallAs {
  readonly body?: object;
  readonly caller?: Caller;
  readonly idempotency?: IdempotencyKey;
}

/** A mailer with its own PostgreSQL database and mail server. */
export interface RunningMailer {
  readonly clock: MovableClock;
  readonly blobs: BlobStore;
  readonly database: Database;
  /** TCP port of the database, to which the mailer connects in any case. */
  readonly databasePort: number;
  /** Replies of the mail server to recipients that it refuses, by address. */
  readonly refusals: Map<string, string>;
  /** The facts that the mailer has published so far, with types without `co.rubrica.document.` and version. */
  readonly said: readonly Said[];
  readonly names: () => string[];
  /** Appends the issuer's fact of a package to the log, and stores its blobs. */
  packaged(
    document?: Partial<MessageData<'co.rubrica.document.packaged.v1'>>,
    request?: Partial<DocumentRequest>,
  ): Promise<Message>;
  publish(...facts: readonly Message[]): Promise<void>;
  /** Mails that the mail server accepted, and mails of the test environment. */
  caught(): Promise<ParsedMail[]>;
  kept(): Promise<ParsedMail[]>;
  call(method: 'GET' | 'POST', path: string, as?: CallAs): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Stops the mail server, and starts it on the same port. */
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const startMailer = async (values: Partial<MailerSettings> = {}): Promise<RunningMailer> => {
  const fresh = await freshDatabase('mailer', 'event_log');
  const folder = mkdtempSync(join(tmpdir(), 'mailer-'));
  const caughtFolder = join(folder, 'caught');
  const keptFolder = join(folder, 'kept');
  const refusals = new Map<string, string>();
  const openCatcher = (port = 0): Promise<MailCatcher> =>
    startMailCatcher({ directory: caughtFolder, port, refuse: (address) => refusals.get(address) });
  let catcher = await openCatcher();
  const logger = createLogger({ service: 'mailer', level: 'error' });
  const log = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
  const said: Said[] = [];
  await log.subscribe({
    topic: TOPICS.documentLifecycle,
    group: 'spec',
    batch: 500,
    positions: async (parts) => new Map(parts.map((part) => [part, 0])),
    onBatch: async (records) => {
      for (const { key, headers, body } of records) {
        if (headers['ce_source'] !== 'mailer') continue;
        const type = (headers['ce_type'] ?? '').slice('co.rubrica.document.'.length, -'.v1'.length);
        said.push({ type, key, data: JSON.parse(body.toString()) as Said['data'] });
      }
      return { stop: [] };
    },
  });
  const transport = new MemoryTransport();
  const identities = identitiesOf(newInternalKeys());
  const blobs = new DirectoryBlobStore(join(folder, 'blobs'));
  const parts = { clock: new MovableClock(), log, blobs, logger, transport, identity: identities.mailer };
  const settings = settingsOf(MailerSettings, {
    databaseUrl: fresh.url,
    smtpUrl: catcher.url,
    mailFolder: keptFolder,
    mailFrom: 'facturacion@rubrica.co',
    ...values,
  });
  const start = async () => {
    const app = await createService(MailerModule.with(settings, parts), logger);
    transport.register('mailer', app.getHttpAdapter().getInstance());
    return app;
  };
  let app = await start();
  const gateway = new InternalHttp(identities['api-gateway'], transport);
  const publish = (...facts: readonly Message[]): Promise<void> => log.append(facts.map(recordOf));
  let version = 0;

  return {
    clock: parts.clock,
    databasePort: Number(new URL(fresh.url).port),
    blobs,
    refusals,
    said,
    names: () => said.map(({ type }) => type),
    get database() {
      return app.get(Database);
    },
    packaged: async (document = {}, request = {}) => {
      const [request_blob, zip_blob] = await Promise.all([
        putJson(blobs, TENANT, requestOf(request)),
        blobs.put(TENANT, ZIP),
      ]);
      version += 1;
      const fact = factOf(packageOf({ request_blob, zip_blob, ...document }), version);
      await publish(fact);
      return fact;
    },
    publish,
    caught: () => mailsIn(caughtFolder),
    kept: () => mailsIn(keptFolder),
    call: async (method, path, { body, caller = live, idempotency } = {}) => {
      const headers = idempotency ? idempotencyHeaders(idempotency) : {};
      const answer = await gateway.forward('mailer', method, path, { body, caller, headers });
      return { status: answer.status, body: JSON.parse(answer.body.toString()) as Record<string, unknown> };
    },
    stopServer: () => catcher.close(),
    startServer: async () => {
      catcher = await openCatcher(catcher.port);
    },
    restart: async () => {
      await app.close();
      app = await start();
    },
    close: async () => {
      await app.close();
      await log.close();
      await catcher.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const mailsIn = async (folder: string): Promise<ParsedMail[]> => {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.map((name) => simpleParser(readFileSync(join(folder, name)))));
};

const factOf = (data: MessageData<'co.rubrica.document.packaged.v1'>, version: number): Message => ({
  type: 'co.rubrica.document.packaged.v1',
  data,
  id: `document-${data.document_id}@${version}`,
  source: 'document-issuer',
  topic: 'document.lifecycle',
  key: data.document_id,
  time: '2026-11-21T15:00:00.000Z',
  tenantid: TENANT,
  aggregateversion: version,
  correlationid: 'req_1',
  causationid: 'req_1',
});

/** Writes a fact as a CloudEvent in binary mode, as producers do. */
const recordOf = (fact: Message): LogRecord => ({
  topic: fact.topic,
  part: partitionOf(fact.key),
  key: fact.key,
  headers: attributeHeaders(fact),
  body: Buffer.from(JSON.stringify(fact.data)),
});
