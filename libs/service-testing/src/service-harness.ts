import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type Caller,
  type InternalRouteDefinition,
  type Message,
  type MessageData,
  type MessageType,
  type ServiceName,
  type Topic,
  TOPICS,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import type { Log } from '@rubrica/eventing/log';
import { type MigrationClass, PostgresLog } from '@rubrica/eventing/postgres';
import {
  createLogger,
  createService,
  idempotencyHeaders,
  type IdempotencyKey,
  type InternalTransport,
  type Logger,
  MemoryTransport,
  MovableClock,
  NetworkTransport,
  SegmentBlobStore,
  type ServiceParts,
  type SettingsClass,
  settingsOf,
  WorkerPool,
} from '@rubrica/service';
import { endProcess, type FreshDatabase, preparedDatabase, startTypescript } from '@rubrica/testing';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { live } from './caller.js';
import { type FactChoices, factOf, recordOf, type SaidFact, SaidFacts } from './facts.js';
import { internalAccess, internalClient, internalEnvironment } from './internal-access.js';
import type { StandIn } from './stand-in.js';

type WithDatabase<S> = S & { databaseUrl: string };

export interface ServiceUnderTest<S extends object> {
  readonly service: ServiceName;
  readonly Settings: SettingsClass<WithDatabase<S>>;
  readonly module: (settings: WithDatabase<S>, parts: ServiceParts) => DynamicModule;
  readonly migrations: readonly MigrationClass[];
  /** Settings of every instance in this process, besides the URL of its database. */
  readonly settings?: Partial<S>;
  /** Topic whose facts are collected; document.lifecycle by default. */
  readonly topic?: Topic;
  /** Program of the service, and its environment variables, to start it in a process of its own. */
  readonly main?: URL;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface CallAs {
  readonly body?: object;
  /** Tenant whose request the gateway forwards; `live` by default, and nobody for a call of another service. */
  readonly caller?: Caller;
  /** Service that calls; the gateway by default. */
  readonly from?: ServiceName;
  readonly idempotency?: IdempotencyKey;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** {} when the answer is empty. The shape is what the test is about. */
  readonly body: Record<string, unknown>;
}

export type Call = (method: InternalRouteDefinition['method'], path: string, as?: CallAs) => Promise<Answered>;

/** A running instance in this process, with its own connections to the log, like another process. */
export interface ServiceInstance {
  readonly app: NestFastifyApplication;
  readonly parts: ServiceParts;
  readonly database: Database;
  /** Calls an internal route of this instance. */
  readonly call: Call;
  /** Stops it; does nothing the second time. */
  stop(): Promise<void>;
}

/** A database with the tables of the service and of the log, as their first start makes them. */
const databaseOf = ({
  service,
  migrations,
}: Pick<ServiceUnderTest<object>, 'service' | 'migrations'>): Promise<FreshDatabase> => {
  const schema = service.replaceAll('-', '_');
  return preparedDatabase(service, [schema, 'event_log'], async ({ url, urlOf }) => {
    const logger = createLogger({ service, level: 'fatal' });
    const clock = new MovableClock();
    await (await Database.open({ service, databaseUrl: url, schema, migrations, logger, clock })).close();
    await (await PostgresLog.open({ databaseUrl: urlOf('event_log'), logger })).close();
  });
};

/** A service in a test, with a PostgreSQL database, log, blobs and clock of its own; `start` or `spawn` starts it (ADR 0084). */
export class ServiceHarness<S extends object> {
  readonly clock = new MovableClock();
  readonly blobs: SegmentBlobStore;
  /** Internal routes of other services, as instances in this process call them. */
  readonly transport = new MemoryTransport();
  private readonly addresses: string[] = [];
  private readonly instances: ServiceInstance[] = [];
  private readonly children: ChildProcess[] = [];
  private readonly endActions: (() => unknown)[] = [];
  private lastChanges: Partial<S> = {};

  private constructor(
    private readonly subject: ServiceUnderTest<S>,
    readonly fresh: FreshDatabase,
    /** Folder that is removed at the end. */
    readonly folder: string,
    private readonly logger: Logger,
    private readonly log: Log,
    private readonly heard: SaidFacts,
  ) {
    this.blobs = new SegmentBlobStore(this.blobFolder);
  }

  /** Makes what a service needs around it; starts none. */
  static async open<S extends object>(subject: ServiceUnderTest<S>): Promise<ServiceHarness<S>> {
    const { service, topic = TOPICS.documentLifecycle } = subject;
    const fresh = await databaseOf(subject);
    const folder = mkdtempSync(join(tmpdir(), `${service}-`));
    const level = process.env['LOG_LEVEL'] ?? (process.env['TRACE'] ? 'debug' : 'fatal');
    const logger = createLogger({ service, level });
    const log = await PostgresLog.open({ databaseUrl: fresh.urlOf('event_log'), logger });
    return new ServiceHarness(subject, fresh, folder, logger, log, await SaidFacts.collect(log, service, topic));
  }

  get blobFolder(): string {
    return join(this.folder, 'blobs');
  }

  /** TCP port of the database and the log, to which the service connects in any case. */
  get databasePort(): number {
    return Number(new URL(this.fresh.url).port);
  }

  /** The running instance that was started last. */
  get instance(): ServiceInstance {
    const last = this.instances.at(-1);
    if (!last) throw new Error(`no instance of ${this.subject.service} runs in this process`);
    return last;
  }

  get app(): NestFastifyApplication {
    return this.instance.app;
  }

  get database(): Database {
    return this.instance.database;
  }

  readonly call: Call = (...request) => this.instance.call(...request);

  /** Calls internal routes of an instance in a process of its own, by the URL at which it listens. */
  callAt(url: string): Call {
    const { service } = this.subject;
    return callsOf(service, new NetworkTransport({ [service]: url }));
  }

  get said(): readonly SaidFact[] {
    return this.heard.all;
  }

  /** Returns the facts said about a document or a tenant, once there are `count` of the type `last`. */
  facts(key: string, last: string, count = 1): Promise<readonly SaidFact[]> {
    return this.heard.until(key, last, count);
  }

  /** Returns how many facts of a type have been said. */
  count(type: string): number {
    return this.heard.count(type);
  }

  /** Appends facts of other services to the log. */
  publish(...facts: readonly Message[]): Promise<void> {
    return this.log.append(facts.map(recordOf));
  }

  /** Appends a fact made by `factOf`. */
  publishFact<T extends MessageType>(type: T, key: string, data: MessageData<T>, choices?: FactChoices): Promise<void> {
    return this.publish(factOf(type, key, data, choices));
  }

  /** Lets a stand-in answer for another service, and closes it at the end. */
  standIn(service: ServiceName, { server, url }: StandIn): void {
    this.transport.register(service, server);
    this.addresses.push(`${service}=${url}`);
    this.atEnd(() => server.close());
  }

  /** Does something at the end, when no instance runs any more. */
  atEnd(action: () => unknown): void {
    this.endActions.push(action);
  }

  async start(changes: Partial<S> = {}): Promise<ServiceInstance> {
    this.lastChanges = changes;
    const { service, Settings, module, settings } = this.subject;
    const { clock, blobs, logger, transport } = this;
    const values = { databaseUrl: this.fresh.url, ...settings, ...changes } as Partial<WithDatabase<S>>;
    const checked = settingsOf(Settings, values);
    const log = await PostgresLog.open({ databaseUrl: this.fresh.urlOf('event_log'), logger });
    const workers = new WorkerPool({ threads: 0 });
    const parts = { clock, log, blobs, logger, workers, transport, ...internalAccess(service) };
    const app = await createService(module(checked, parts), logger);
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      this.instances.splice(this.instances.indexOf(instance), 1);
      await app.close();
      await log.close();
    };
    const own = new MemoryTransport();
    own.register(service, app.getHttpAdapter().getInstance());
    const call = callsOf(service, own);
    const instance = { app, parts, database: app.get(Database), call, stop: () => (stopped ??= stop()) };
    this.instances.push(instance);
    return instance;
  }

  /** Stops the instance that was started last, and starts one with the same settings. */
  async restart(): Promise<void> {
    await this.instance.stop();
    await this.start(this.lastChanges);
  }

  /** Starts an instance in a process of its own; resolves when it serves or has already ended. */
  async spawn(environment: Readonly<Record<string, string>> = {}): Promise<ChildProcess> {
    if (!this.subject.main) throw new Error(`the program of ${this.subject.service} is not known`);
    const child = await startTypescript({
      program: fileURLToPath(this.subject.main),
      ready: '"started"',
      env: {
        DATABASE_URL: this.fresh.url,
        EVENT_LOG_URL: this.fresh.urlOf('event_log'),
        BLOB_DIR: this.blobFolder,
        INTERNAL_HOST: '127.0.0.1',
        INTERNAL_PORT: '0',
        INTERNAL_ADDRESSES: this.addresses.join(','),
        ...internalEnvironment(this.subject.service),
        ...this.subject.environment,
        ...environment,
      },
    });
    this.children.push(child);
    return child;
  }

  /** Ends all instances and removes what they have stored. */
  async close(): Promise<void> {
    await Promise.all([...this.instances].map((instance) => instance.stop()));
    await Promise.all(this.children.map(endProcess));
    for (const action of this.endActions) await action();
    await this.log.close();
    await this.blobs.close();
    await this.fresh.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Calls routes of one instance, as other services do. */
const callsOf =
  (service: ServiceName, transport: InternalTransport): Call =>
  async (method, path, { body, from = 'api-gateway', caller, idempotency } = {}) => {
    const answer = await internalClient(from, transport).forward(
      { name: `${service}.test.v1`, owner: service, method, path },
      { body, caller: caller ?? (from === 'api-gateway' ? live : undefined) },
      { headers: idempotency ? idempotencyHeaders(idempotency) : {} },
    );
    const text = answer.body.toString();
    const { status, headers } = answer;
    return { status, headers, body: (text === '' ? {} : JSON.parse(text)) as Answered['body'] };
  };
