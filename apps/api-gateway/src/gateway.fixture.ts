import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { attributeHeaders, type Message, partitionOf, TOPICS } from '@rubrica/contracts';
import { Database, type LogRecord, PostgresLog } from '@rubrica/eventing';
import type { InvoiceDraft } from '@rubrica/fiscal';
import {
  type BlobStore,
  type Caller,
  createLogger,
  createService,
  DirectoryBlobStore,
  identitiesOf,
  MemoryTransport,
  MovableClock,
  newInternalKeys,
  type ServiceParts,
  settingsOf,
} from '@rubrica/service';
import { freshDatabase } from '@rubrica/testing';
import { fastify, type FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiGatewayModule } from './api-gateway.module.js';
import { ApiKeyStore } from './api-key/api-key.store.js';
import { ApiGatewaySettings } from './config.js';

export const OPERATOR_TOKEN = 'op_a_token_of_the_tests';
export const identities = identitiesOf(newInternalKeys());

export interface TenantKeys {
  readonly id: string;
  readonly sk_test: string;
  readonly sk_live: string;
}

// The shape is what the test is about.
export type Json = Readonly<Record<string, unknown>>;

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** {} when the answer is not JSON. */
  readonly json: Json;
}

export interface Call {
  /** API key or operator token. */
  readonly key?: string;
  /** An object is sent as JSON, a string as it is. */
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A gateway with its own PostgreSQL database. dian-submitter is a stub that keeps test sets; other services are absent
 * unless a test registers a stub at `parts.transport`.
 */
export interface RunningGateway {
  readonly app: NestFastifyApplication;
  readonly clock: MovableClock;
  readonly parts: ServiceParts & { readonly transport: MemoryTransport };
  readonly blobs: BlobStore;
  readonly database: Database;
  call(method: string, path: string, call?: Call): Promise<Answered>;
  newTenant(change?: object): Promise<TenantKeys>;
  /** Makes another test-mode key of the tenant. */
  newKey(tenantId: string, role: Caller['role']): Promise<string>;
  /** Appends facts of other services to the log. */
  publish(...facts: readonly Message[]): Promise<void>;
  /** Stops the service and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export const startGateway = async (values: Partial<ApiGatewaySettings> = {}): Promise<RunningGateway> => {
  const fresh = await freshDatabase('api_gateway', 'event_log');
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  const logger = createLogger({ service: 'api-gateway', level: process.env['LOG_LEVEL'] ?? 'fatal' });
  const log = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
  const clock = new MovableClock();
  const blobs = new DirectoryBlobStore(folder);
  const transport = new MemoryTransport();
  transport.register('dian-submitter', testSetOwner());
  const parts = { clock, log, blobs, logger, transport, identity: identities['api-gateway'] };
  const settings = settingsOf(ApiGatewaySettings, {
    databaseUrl: fresh.url,
    publicBaseUrl: 'https://api.ejemplo.co',
    fileUrlKeys: 'k1:un-secreto-de-enlaces',
    operatorTokenHashes: `ana:${createHash('sha256').update(OPERATOR_TOKEN).digest('hex')}`,
    ...values,
  });
  const start = (): Promise<NestFastifyApplication> => createService(ApiGatewayModule.with(settings, parts), logger);
  let app = await start();

  const call: RunningGateway['call'] = async (method, path, { key, body, headers = {} } = {}) => {
    const response = await app
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: method as 'GET',
        url: path,
        headers: {
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)])),
      text: response.payload,
      json: isJson && response.payload !== '' ? (JSON.parse(response.payload) as Json) : {},
    };
  };

  return {
    get app() {
      return app;
    },
    get database() {
      return app.get(Database);
    },
    clock,
    parts,
    blobs,
    call,
    newTenant: async (change = {}) => {
      const { json } = await call('POST', '/admin/v1/tenants', {
        key: OPERATOR_TOKEN,
        body: { ...profile, ...change },
      });
      const { id, keys } = json as { id: string; keys: { sk_test: string; sk_live: string } };
      return { id, ...keys };
    },
    newKey: async (tenantId, role) => {
      const { text } = await app
        .get(Database)
        .transaction((tx) => app.get(ApiKeyStore).create(tx, tenantId, false, role));
      return text;
    },
    publish: (...facts) => log.append(facts.map(recordOf)),
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

/** Stub of dian-submitter with the route that every read of a tenant calls. */
const testSetOwner = (): FastifyInstance => {
  const sets = new Map<string, object>();
  const shown = (url: string): object => ({ test_set: sets.get(url) ?? null });
  const instance = fastify();
  instance.get('/internal/tenants/:tenant/test-set', ({ url }) => Promise.resolve(shown(url)));
  instance.put('/internal/tenants/:tenant/test-set', ({ url, body }) => {
    const { test_set_id: id } = body as { readonly test_set_id: string | null };
    if (id === null) sets.delete(url);
    else sets.set(url, { id, status: 'open' });
    return Promise.resolve(shown(url));
  });
  return instance;
};

export const profile = {
  nit: '900373115',
  check_digit: '3',
  legal_name: 'Comercializadora Andina S.A.S.',
  organization_type: '1',
  tax_level_codes: ['O-13'],
  tax_scheme: '01',
  address: { line: 'Carrera 7 # 71-21', municipality_code: '11001', country: 'CO' },
  email: 'facturacion@andina.example',
};

/** A sale over the counter: one unit at 100000.00 with 19 % of value-added tax. */
export const sale = (change: object = {}): InvoiceDraft => ({
  customer_id: 'final_consumer',
  currency: 'COP',
  operation_type: '10',
  payment_means: { code: '10', type: '1' },
  lines: [
    {
      description: 'Lente de contacto',
      quantity: '1.00',
      unit_code: '94',
      unit_price: '100000.00',
      line_extension_amount: '100000.00',
      taxes: [{ code: '01', rate: '19.00', base: '100000.00', value: '19000.00' }],
    },
  ],
  ...change,
});

export const buyer = (change: object = {}): object => ({
  identification: { type: '31', number: '900108281', check_digit: '3' },
  legal_name: 'Óptica Central S.A.S.',
  organization_type: '1',
  email: 'compras@opticacentral.example',
  ...change,
});

export const errorsOf = ({ json }: Answered): Json[] => (json['errors'] ?? []) as Json[];
export const pointersOf = (answered: Answered): string[] => errorsOf(answered).map(({ pointer }) => String(pointer));

/** Writes a fact as a CloudEvent in binary mode, as producers do. */
const recordOf = (fact: Message): LogRecord => ({
  topic: TOPICS.documentLifecycle,
  part: partitionOf(fact.key),
  key: fact.key,
  headers: attributeHeaders(fact),
  body: Buffer.from(JSON.stringify(fact.data)),
});
