import { certificateVaultRoutes, type ServiceName, SERVICES } from '@rubrica/contracts';
import { freePort, type RunningPostgres, startPostgres } from '@rubrica/embedded-postgres';
import { createLogger, InternalHttp, NetworkTransport, systemClock } from '@rubrica/service';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CannotStart } from '../cannot-start.js';
import type { StandaloneSettings } from '../config.js';
import { type Credentials, seededCredentials } from '../credentials.js';
import { openDataFolder, secretsOf } from '../data-folder.js';
import { DATABASE, LOG_ROLE, prepareDatabases, type Role, ROLES } from '../databases.js';
import { demoFiles } from '../demo/demo-files.js';
import { type Broker, startLog } from '../event-log.js';
import { startNeighbours } from '../neighbours.js';
import { checkPort } from '../port.js';
import { Stack } from '../stack.js';
import { Door } from './door.js';
import { environmentOf } from './environment.js';
import { SupervisedProcess } from './supervised-process.js';

export interface DistributedOptions {
  readonly settings: StandaloneSettings;
  /** Processes of each service; 1 where nothing is said. */
  readonly replicas?: Partial<Record<ServiceName, number>>;
  /** Further variables of services' environments. */
  readonly env?: Partial<Record<ServiceName, Readonly<Record<string, string>>>>;
}

/** What lies between the parts; each can be shut. There is one to the broker where the log is one. */
export type Doors = Readonly<Record<ServiceName | 'postgres' | 'authority', Door>> & { readonly broker?: Door };

export interface Distributed {
  readonly credentials: Credentials;
  readonly credentialsFile: string;
  readonly processes: Readonly<Record<ServiceName, readonly SupervisedProcess[]>>;
  readonly doors: Doors;
  readonly postgres: DatabaseServer;
  /** The broker, where the log is one. */
  readonly broker: Broker | undefined;
  readonly logFolder: string;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../service.main.js', import.meta.url));
const READY_WITHIN_MS = 60_000;
const HOST = '127.0.0.1';

/** PostgreSQL that can be started again. */
export class DatabaseServer {
  private constructor(
    private readonly dataDir: string,
    private running: RunningPostgres,
    private readonly started: (server: RunningPostgres) => void,
  ) {}

  static async start(dataDir: string, started: (server: RunningPostgres) => void = () => undefined) {
    const server = new DatabaseServer(dataDir, await startPostgres({ dataDir, settings: SETTINGS }), started);
    started(server.running);
    return server;
  }

  get current(): RunningPostgres {
    return this.running;
  }

  async restart(): Promise<void> {
    await this.running.ended;
    this.running = await startPostgres({ dataDir: this.dataDir, settings: SETTINGS });
    this.started(this.running);
  }

  async stop(): Promise<void> {
    await this.running.stop();
  }
}

/** Each process has pools of its own. */
const SETTINGS = { max_connections: '400' };

/** PostgreSQL, the log, neighbours here; each service in processes of its own, started again when they end. */
export const startDistributed = async (options: DistributedOptions): Promise<Distributed> => {
  const { settings, replicas = {}, env = {} } = options;
  if (settings.testClock) throw new CannotStart('TEST_CLOCK is for the standalone: processes have no clock in common.');
  await checkPort('PORT', settings.host, settings.port);
  await checkPort('ADMIN_PORT', HOST, settings.adminPort);
  const folder = openDataFolder(settings.dataDir);
  const logFolder = join(folder.root, 'logs');
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const running = new Stack();
  try {
    const secrets = secretsOf(folder, ROLES);
    const logger = createLogger({ service: 'distributed', level: settings.logLevel });
    const demo = await demoFiles(folder, secrets.p12Password);
    const files = { ...demo, caPem: demo.caPem + settings.trustBundlePem };
    const postgresDoor = running.push(await Door.open([]));
    const postgres = running.push(
      await DatabaseServer.start(folder.postgres, (server) => postgresDoor.leadTo([server.port])),
    );
    await prepareDatabases(postgres.current, secrets.rolePasswords);
    const urlOf = (role: Role): string => {
      const url = new URL(postgres.current.urlFor(role, secrets.rolePasswords[role] ?? '', DATABASE));
      url.port = String(postgresDoor.port);
      return url.href;
    };
    const log = running.push(await startLog(settings.eventLog, { root: folder.root, url: urlOf(LOG_ROLE) }));
    const neighbours = running.push(await startNeighbours({ folder, clock: systemClock, logger, files }));
    const authority = running.push(await Door.open([Number(new URL(neighbours.dianServiceUrl).port)]));
    const dianServiceUrl = new URL(neighbours.dianServiceUrl);
    dianServiceUrl.port = String(authority.port);
    const publicPort = settings.port === 0 ? await freePort(settings.host) : settings.port;
    const adminPort = settings.adminPort === 0 ? await freePort(HOST) : settings.adminPort;
    const baseUrl = `http://${settings.host}:${publicPort}`;

    const plan = await Promise.all(
      SERVICES.map(async (service) => {
        const count = replicas[service] ?? 1;
        const ports = await Promise.all(
          Array.from({ length: count }, async () => ({
            internal: await freePort(HOST),
            public: await freePort(HOST),
            admin: await freePort(HOST),
          })),
        );
        const door = running.push(await Door.open(ports.map(({ internal }) => internal)));
        return { service, ports, door };
      }),
    );
    const byService = <T>(of: (entry: (typeof plan)[number]) => T): Record<ServiceName, T> =>
      Object.fromEntries(plan.map((entry) => [entry.service, of(entry)])) as Record<ServiceName, T>;
    const doors = byService(({ door }) => door);
    const addresses = byService(({ door }) => `http://${HOST}:${door.port}`);

    const environment = {
      ...{ folder, secrets, urlOf, addresses, caPem: files.caPem },
      neighbours: { ...neighbours, dianServiceUrl: dianServiceUrl.href },
      publicBaseUrl: settings.publicBaseUrl || baseUrl,
      webhookAllowLoopback: settings.webhookAllowLoopback,
      smtpUrl: settings.smtpUrl,
      logLevel: settings.logLevel,
      log: log.env,
    };
    const processes = byService(({ service, ports }) =>
      ports.map((own, nth) => {
        const name = ports.length > 1 ? `${service}-${nth + 1}` : service;
        return new SupervisedProcess({
          name,
          program: [PROGRAM, service],
          env: { ...environmentOf(service, own, environment), ...env[service] },
          logFile: join(logFolder, `${name}.log`),
        });
      }),
    );
    const all = Object.values(processes).flat();
    running.push({
      stop: async () => {
        await Promise.all(all.map((one) => one.stop()));
      },
    });
    for (const one of all) one.start();
    for (const { service, ports } of plan) for (const { internal } of ports) await ready(service, internal, logFolder);

    const gateways = plan.find(({ service }) => service === 'api-gateway')?.ports ?? [];
    const listenOn = (host: string, port: number, targets: readonly number[]): Promise<Door> =>
      Door.open(targets, { host, port }).then((door) => running.push(door));
    await listenOn(
      settings.host,
      publicPort,
      gateways.map((ports) => ports.public),
    );
    await listenOn(
      HOST,
      adminPort,
      gateways.map((ports) => ports.admin),
    );

    const services = {
      baseUrl,
      adminUrl: `http://${HOST}:${adminPort}`,
      caBundle: await writeCaBundle(
        folder.root,
        files.caPem,
        new InternalHttp('api-gateway', secrets.internal, new NetworkTransport(addresses)),
      ),
    };
    const credentials = await seededCredentials({ folder, secrets, files, neighbours, services });
    return {
      credentials,
      credentialsFile: folder.credentialsFile,
      processes,
      doors: { ...doors, postgres: postgresDoor, authority, broker: log.broker?.door },
      postgres,
      broker: log.broker,
      logFolder,
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
};

const ready = async (service: string, port: number, logFolder: string): Promise<void> => {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const answered = await fetch(`http://${HOST}:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    if (Date.now() > until)
      throw new CannotStart(`${service} is not ready after ${READY_WITHIN_MS / 1000} s; its log is in ${logFolder}`);
    await sleep(50);
  }
};

const writeCaBundle = async (root: string, caPem: string, internal: InternalHttp): Promise<string> => {
  const { ca_pem } = await internal.ask(certificateVaultRoutes.mockAuthority, {});
  const path = join(root, 'ca-bundle.pem');
  writeFileSync(path, caPem + ca_pem);
  return path;
};
