import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { attributeHeaders, type Message, partitionOf, TOPICS } from '@rubrica/contracts';
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
  settingsOf,
} from '@rubrica/service';
import { type FreshDatabase, freshDatabase } from '@rubrica/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebhookDispatcherSettings } from './config.js';
import { AddressResolver } from './endpoint/destination.client.js';
import { idOf, TENANT } from './event/lifecycle.fixture.js';
import { WebhookDispatcherModule } from './webhook-dispatcher.module.js';

export const live: Caller = { tenantId: TENANT, livemode: true, keyId: 'key_1', role: 'full' };
export const test: Caller = { ...live, livemode: false };
export const stranger: Caller = { ...live, tenantId: idOf('ten', 'otra') };

/** Resolves every name to a public address, except those that a test sets. */
export class FakeResolver extends AddressResolver {
  readonly inside = new Map<string, string>();

  async addressesOf(name: string): Promise<readonly string[]> {
    return [this.inside.get(name) ?? '190.60.0.10'];
  }
}

export interface CallAs {
  readonly body?: object;
  readonly caller?: Caller;
  readonly idempotency?: IdempotencyKey;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  // The shape is what the test is about.
  readonly body: Record<string, unknown>;
}

/** A dispatcher with its own PostgreSQL database, log and blobs. */
export interface RunningDispatcher {
  readonly clock: MovableClock;
  readonly resolver: FakeResolver;
  readonly blobs: BlobStore;
  readonly database: Database;
  readonly fresh: FreshDatabase;
  readonly app: NestFastifyApplication;
  /** Sends a request as the gateway forwards it. */
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, as?: CallAs): Promise<Answered>;
  /** Appends facts of other services to the log. */
  publish(...facts: readonly Message[]): Promise<void>;
  /** The facts that the dispatcher has published so far. */
  readonly said: readonly { readonly type: string; readonly data: Record<string, unknown> }[];
  /** Stops the service and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const startDispatcher = async (values: Partial<WebhookDispatcherSettings> = {}): Promise<RunningDispatcher> => {
  const fresh = await freshDatabase('webhook_dispatcher', 'event_log');
  const folder = mkdtempSync(join(tmpdir(), 'dispatcher-'));
  const logger = createLogger({ service: 'webhook-dispatcher', level: 'error' });
  const log = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
  const said: { type: string; data: Record<string, unknown> }[] = [];
  await log.subscribe({
    topic: TOPICS.documentLifecycle,
    group: 'spec',
    batch: 500,
    positions: async (parts) => new Map(parts.map((part) => [part, 0])),
    onBatch: async (records) => {
      for (const { headers, body } of records) {
        if (headers['ce_source'] !== 'webhook-dispatcher') continue;
        said.push({ type: headers['ce_type'] ?? '', data: JSON.parse(body.toString()) as Record<string, unknown> });
      }
      return { stop: [] };
    },
  });
  const transport = new MemoryTransport();
  const identities = identitiesOf(newInternalKeys());
  const parts = {
    clock: new MovableClock(),
    log,
    blobs: new DirectoryBlobStore(folder),
    logger,
    transport,
    identity: identities['webhook-dispatcher'],
  };
  const settings = settingsOf(WebhookDispatcherSettings, {
    databaseUrl: fresh.url,
    publicBaseUrl: 'https://api.ejemplo.co',
    fileUrlKeys: 'k1:secreto-de-enlaces',
    serviceKey: Buffer.alloc(32, 7).toString('base64'),
    allowLoopback: true,
    ...values,
  });
  const resolver = new FakeResolver();
  const start = async (): Promise<NestFastifyApplication> => {
    const app = await createService(WebhookDispatcherModule.with(settings, parts, resolver), logger);
    transport.register('webhook-dispatcher', app.getHttpAdapter().getInstance());
    return app;
  };
  let app = await start();
  const gateway = new InternalHttp(identities['api-gateway'], transport);

  return {
    clock: parts.clock,
    blobs: parts.blobs,
    resolver,
    fresh,
    get app() {
      return app;
    },
    get database() {
      return app.get(Database);
    },
    call: async (method, path, { body, caller = live, idempotency } = {}) => {
      const headers = idempotency ? idempotencyHeaders(idempotency) : {};
      const answer = await gateway.forward('webhook-dispatcher', method, path, { body, caller, headers });
      return {
        status: answer.status,
        headers: answer.headers,
        body: JSON.parse(answer.body.toString()) as Answered['body'],
      };
    },
    publish: (...facts) => log.append(facts.map(recordOf)),
    said,
    restart: async () => {
      await app.close();
      app = await start();
    },
    close: async () => {
      await app.close();
      await log.close();
      await fresh.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Writes a fact as a CloudEvent in binary mode, as producers do. */
const recordOf = (fact: Message): LogRecord => ({
  topic: fact.topic,
  part: partitionOf(fact.key),
  key: fact.key,
  headers: attributeHeaders(fact),
  body: Buffer.from(JSON.stringify(fact.data)),
});
