import type { ServiceName } from '@rubrica/contracts';
import { freePort, startPostgres } from '@rubrica/embedded-postgres';
import { createLogger, identitiesOf, InternalHttp, type Logger, NetworkTransport, systemClock } from '@rubrica/service';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CannotStart,
  checkPort,
  type Credentials,
  DATABASE,
  type DataFolder,
  type DemoFiles,
  demoFiles,
  LOG_ROLE,
  type ExternalSystems,
  openDataFolder,
  prepareDatabases,
  type Role,
  ROLES,
  type RunningLog,
  type Secrets,
  secretsOf,
  seededCredentials,
  Stack,
  type StandaloneSettings,
  startLog,
  startExternalSystems,
  writeCaBundle,
} from '@rubrica/standalone';
import { TcpProxy } from './network/tcp-proxy.js';
import { type ProxiedBroker, startProxiedBroker } from './network/proxied-broker.js';
import { byService, planReplicas, type ServicePlan, startProcesses } from './process/replicas.js';
import type { SupervisedProcess } from './process/supervised-process.js';

export interface DistributedOptions {
  readonly settings: StandaloneSettings;
  /** Number of processes of each service; 1 by default. */
  readonly replicas?: Partial<Record<ServiceName, number>>;
  /** Further variables of services' environments. */
  readonly env?: Partial<Record<ServiceName, Readonly<Record<string, string>>>>;
}

/** Proxies between the parts. There is one to the broker where the log is Kafka and the broker is our own. */
export type Proxies = Readonly<Record<ServiceName | 'postgres' | 'authority', TcpProxy>> & {
  readonly broker?: TcpProxy;
};

export interface Distributed {
  readonly credentials: Credentials;
  readonly credentialsFile: string;
  readonly processes: Readonly<Record<ServiceName, readonly SupervisedProcess[]>>;
  readonly proxies: Proxies;
  /** Our own broker, where there is one. */
  readonly broker: ProxiedBroker | undefined;
  readonly logFolder: string;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Each process has connection pools of its own. */
const POSTGRES_SETTINGS = { max_connections: '400' };

interface Installation {
  readonly settings: StandaloneSettings;
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly files: DemoFiles;
  readonly logger: Logger;
}

/**
 * Starts PostgreSQL, the log and the external systems here, and each service in processes of its own, restarted when they
 * end.
 */
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
    const { postgres, authority, urlOf, log, externalSystems } = await startBacking(
      { settings, folder, secrets, files, logger },
      running,
    );
    const publicPort = settings.port === 0 ? await freePort(settings.host) : settings.port;
    const adminPort = settings.adminPort === 0 ? await freePort(HOST) : settings.adminPort;
    const baseUrl = `http://${settings.host}:${publicPort}`;

    const plan = await planReplicas(replicas, running);
    const proxies = byService(plan, ({ proxy }) => proxy);
    const addresses = byService(plan, ({ proxy }) => `http://${HOST}:${proxy.port}`);
    const dianServiceUrl = new URL(externalSystems.dianServiceUrl);
    dianServiceUrl.port = String(authority.port);
    const environment = {
      ...{ folder, secrets, urlOf, addresses, caPem: files.caPem },
      externalSystems: { ...externalSystems, dianServiceUrl: dianServiceUrl.href },
      publicBaseUrl: settings.publicBaseUrl || baseUrl,
      webhookAllowLoopback: settings.webhookAllowLoopback,
      smtpUrl: settings.smtpUrl,
      logLevel: settings.logLevel,
      log: log.env,
    };
    const processes = await startProcesses({ plan, environment, env, logFolder }, running);
    await openGateway(plan, { host: settings.host, publicPort, adminPort }, running);

    const internal = new InternalHttp(
      identitiesOf(secrets.internalKeys)['api-gateway'],
      new NetworkTransport(addresses),
    );
    const services = {
      baseUrl,
      adminUrl: `http://${HOST}:${adminPort}`,
      caBundle: await writeCaBundle(folder.root, files.caPem, internal),
    };
    const credentials = await seededCredentials({ folder, secrets, files, externalSystems, services });
    return {
      credentials,
      credentialsFile: folder.credentialsFile,
      processes,
      proxies: { ...proxies, postgres, authority, broker: log.broker?.proxy },
      broker: log.broker,
      logFolder,
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
};

interface Backing {
  /** Proxy to PostgreSQL. */
  readonly postgres: TcpProxy;
  /** Proxy to the simulated tax authority. */
  readonly authority: TcpProxy;
  readonly urlOf: (role: Role) => string;
  readonly log: RunningLog<ProxiedBroker>;
  readonly externalSystems: ExternalSystems;
}

/** Starts what the services need: PostgreSQL, the log and the external systems. */
const startBacking = async (
  { settings, folder, secrets, files, logger }: Installation,
  running: Stack,
): Promise<Backing> => {
  const postgres = running.push(await TcpProxy.listen([]));
  const server = running.push(await startPostgres({ dataDir: folder.postgres, settings: POSTGRES_SETTINGS }));
  postgres.setTargets([server.port]);
  await prepareDatabases(server, secrets.rolePasswords);
  const urlOf = (role: Role): string => {
    const url = new URL(server.urlFor(role, secrets.rolePasswords[role] ?? '', DATABASE));
    url.port = String(postgres.port);
    return url.href;
  };
  const log = running.push(
    await startLog(settings.eventLog, {
      root: folder.root,
      url: urlOf(LOG_ROLE),
      startBroker: startProxiedBroker,
    }),
  );
  const externalSystems = running.push(await startExternalSystems({ folder, clock: systemClock, logger, files }));
  const authority = running.push(await TcpProxy.listen([Number(new URL(externalSystems.dianServiceUrl).port)]));
  return { postgres, authority, urlOf, log, externalSystems };
};

interface GatewayPorts {
  readonly host: string;
  readonly publicPort: number;
  readonly adminPort: number;
}

/** Listens where the API is called, and passes connections on to the gateways in turn. */
const openGateway = async (
  plan: readonly ServicePlan[],
  { host, publicPort, adminPort }: GatewayPorts,
  running: Stack,
): Promise<void> => {
  const gateways = plan.find(({ service }) => service === 'api-gateway')?.ports ?? [];
  const publicPorts = gateways.map((ports) => ports.public);
  running.push(await TcpProxy.listen(publicPorts, { host, port: publicPort }));
  const adminPorts = gateways.map((ports) => ports.admin);
  running.push(await TcpProxy.listen(adminPorts, { host: HOST, port: adminPort }));
};
