import type { ServiceName } from '@rubrica/contracts';
import { freePort, type PostgresOptions, type RunningPostgres, startPostgres } from '@rubrica/embedded-postgres';
import {
  createLogger,
  identitiesOf,
  InternalClient,
  type Logger,
  NetworkTransport,
  ProcessTuning,
  readSettings,
  systemClock,
  TuningSettings,
} from '@rubrica/service';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  blobVariables,
  CannotStart,
  checkPort,
  type Credentials,
  DATABASE,
  type DataFolder,
  type DemoFiles,
  demoFiles,
  LOG_ROLE,
  type ExternalSystems,
  firstLoginLink,
  holdFolder,
  openDataFolder,
  prepareDatabases,
  type Role,
  ROLES,
  type RunningBroker,
  type RunningLog,
  type Secrets,
  secretsOf,
  seededCredentials,
  Stack,
  type StandaloneSettings,
  startLog,
  startOwnBroker,
  startExternalSystems,
  writeCaBundle,
} from '@rubrica/standalone';
import { Network } from './network/network.js';
import { TcpProxy } from './network/tcp-proxy.js';
import { type CrashableBroker, startProxiedBroker } from './network/proxied-broker.js';
import {
  byService,
  type CommandOf,
  type FrontPorts,
  planReplicas,
  replaceProcesses,
  type ServicePlan,
  startProcesses,
} from './process/replicas.js';
import type { SupervisedProcess } from './process/supervised-process.js';

export interface DistributedOptions {
  readonly settings: StandaloneSettings;
  /** Number of processes of each service; 1 by default. */
  readonly replicas?: Partial<Record<ServiceName, number>>;
  /** Further variables of services' environments. */
  readonly env?: Partial<Record<ServiceName, Readonly<Record<string, string>>>>;
  /** Puts a proxy on each connection between the parts, so that it can be cut. It costs CPU; false by default. */
  readonly hasProxies?: boolean;
  /** What runs in place of one PostgreSQL, one broker and the blobs of the settings. */
  readonly parts?: Partial<Parts>;
  /** What runs the services; this Node by default. */
  readonly commandOf?: CommandOf;
}

export interface Parts {
  readonly startPostgres: (options: PostgresOptions) => Promise<RunningPostgres>;
  /** Starts brokers with their data in that folder. */
  readonly startBroker: (folder: string) => Promise<CrashableBroker>;
  /** Variables that say where the blobs are. */
  readonly blobs: Readonly<Record<string, string>>;
}

export interface Distributed {
  readonly credentials: Credentials;
  readonly credentialsFile: string;
  readonly kafkaBrokers: string | undefined;
  /** Logs the owner of the demo's tenant in, once, for 10 minutes; null: there is no console. */
  readonly loginLink: string | null;
  readonly processes: Readonly<Record<ServiceName, readonly SupervisedProcess[]>>;
  /** One for each connection, where there are proxies. */
  readonly proxies: Network['proxies'];
  /** Our own broker, where the log is Kafka and there are proxies, or it is one of the parts. */
  readonly broker: CrashableBroker | undefined;
  readonly logFolder: string;
  /** Replaces a service's processes in order, one after the other, by what `commandOf` says; they keep their environment. */
  replace(service: ServiceName, commandOf: CommandOf): Promise<void>;
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
  /** Whether processes and threads are tuned. */
  readonly isTuned: boolean;
  readonly parts: Partial<Parts>;
}

/**
 * Starts PostgreSQL, the log and the external systems here, and each service in processes of its own, restarted when they
 * end.
 */
export const startDistributed = async (options: DistributedOptions): Promise<Distributed> => {
  const { settings, replicas = {}, env = {}, hasProxies = false, parts = {} } = options;
  if (settings.testClock) throw new CannotStart('TEST_CLOCK is for the standalone: processes have no clock in common.');
  const folder = openDataFolder(settings.dataDir);
  const running = new Stack();
  running.push(await holdFolder(folder));
  const logFolder = join(folder.root, 'logs');
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const network = new Network(hasProxies, running);
  try {
    await checkPort('PORT', settings.host, settings.port);
    await checkPort('ADMIN_PORT', HOST, settings.adminPort);
    const secrets = secretsOf(folder, ROLES);
    const logger = createLogger({ service: 'distributed', level: settings.logLevel });
    const { processTuning: isTuned } = readSettings(TuningSettings, process.env);
    const demo = await demoFiles(folder, secrets.p12Password);
    const files = { ...demo, caPem: demo.caPem + settings.trustBundlePem };
    const backing = await startBacking({ settings, folder, secrets, files, logger, isTuned, parts }, network, running);
    const { urlOf, log, externalSystems } = backing;
    const front = {
      public: settings.port === 0 ? await freePort(settings.host) : settings.port,
      admin: settings.adminPort === 0 ? await freePort(HOST) : settings.adminPort,
    };
    const baseUrl = `http://${settings.host}:${front.public}`;

    // A gateway listens for operators where it listens for all.
    const isOnlyGateway = (replicas['api-gateway'] ?? 1) === 1;
    const isGatewayInFront = isOnlyGateway && settings.host === HOST;
    const plan = await planReplicas(replicas, network, isGatewayInFront ? front : undefined);
    const addresses = byService(plan, ({ port }) => `http://${HOST}:${port}`);
    const environment = {
      ...{ folder, secrets, urlOf, addresses, caPem: files.caPem },
      externalSystems,
      publicBaseUrl: settings.publicBaseUrl || baseUrl,
      consoleUrl: settings.consoleUrl || `http://localhost:${front.public}`,
      webhookAllowLoopback: settings.webhookAllowLoopback,
      mailSenderAllowLoopback: settings.mailSenderAllowLoopback,
      smtpUrl: settings.smtpUrl,
      logLevel: settings.logLevel,
      log: log.env,
      blobs: parts.blobs ?? blobVariables(settings.blobStore, folder),
    };
    // No other gateway takes over what it would refuse, so it need not wait until somebody notices.
    const gatewayEnv = { ...(isOnlyGateway ? { SHUTDOWN_DELAY_MS: '0' } : {}), ...env['api-gateway'] };
    const { commandOf } = options;
    const processesOptions = { plan, environment, env: { ...env, 'api-gateway': gatewayEnv }, logFolder, commandOf };
    const processes = await startProcesses(processesOptions, running);
    if (!isGatewayInFront) await openGateway(plan, settings.host, front, running);

    const internal = new InternalClient(
      identitiesOf(secrets.internalKeys)['api-gateway'],
      new NetworkTransport(addresses),
    );
    const services = {
      baseUrl,
      adminUrl: `http://${HOST}:${front.admin}`,
      caBundle: await writeCaBundle(folder.root, files.caPem, internal),
    };
    const credentials = await seededCredentials({ folder, secrets, files, externalSystems, services });
    new ProcessTuning(isTuned).started();
    return {
      credentials,
      credentialsFile: folder.credentialsFile,
      kafkaBrokers: log.env['KAFKA_BROKERS'],
      loginLink: await firstLoginLink(credentials),
      processes,
      proxies: network.proxies,
      broker: backing.broker,
      logFolder,
      replace: async (service, by) => {
        for (const one of plan)
          if (one.service === service) await replaceProcesses(one, processes[service], by, logFolder);
      },
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
};

interface Backing {
  readonly urlOf: (role: Role) => string;
  readonly log: RunningLog<RunningBroker>;
  readonly broker: CrashableBroker | undefined;
  readonly externalSystems: ExternalSystems;
}

/** Starts what the services need: PostgreSQL, the log and the external systems. */
const startBacking = async (
  { settings, folder, secrets, files, logger, isTuned, parts }: Installation,
  network: Network,
  running: Stack,
): Promise<Backing> => {
  const start = parts.startPostgres ?? startPostgres;
  const server = running.push(await start({ dataDir: folder.postgres, settings: POSTGRES_SETTINGS }));
  await prepareDatabases(server, secrets.rolePasswords);
  const port = await network.portOf('postgres', [server.port]);
  const urlOf = (role: Role): string => {
    const password = secrets.rolePasswords[role] ?? '';
    return network.hasProxies
      ? withPort(server.urlFor(role, password, DATABASE), port)
      : server.socketUrlFor(role, password, DATABASE);
  };
  let broker: CrashableBroker | undefined;
  const startBroker = async (dir: string): Promise<RunningBroker> => {
    if (parts.startBroker) return (broker = await parts.startBroker(dir));
    if (!network.hasProxies) return startOwnBroker(dir);
    return (broker = await startProxiedBroker(dir, network));
  };
  const log = running.push(await startLog(settings.eventLog, { root: folder.root, url: urlOf(LOG_ROLE), startBroker }));
  const systems = running.push(await startExternalSystems({ folder, clock: systemClock, logger, files, isTuned }));
  const authorityPort = await network.portOf('authority', [Number(new URL(systems.dianServiceUrl).port)]);
  const externalSystems = { ...systems, dianServiceUrl: withPort(systems.dianServiceUrl, authorityPort) };
  return { urlOf, log, broker, externalSystems };
};

const withPort = (text: string, port: number): string => {
  const url = new URL(text);
  url.port = String(port);
  return url.href;
};

/** Listens where the API is called, and passes connections on to the gateways in turn. */
const openGateway = async (
  plan: readonly ServicePlan[],
  host: string,
  front: FrontPorts,
  running: Stack,
): Promise<void> => {
  const gateways = plan.find(({ service }) => service === 'api-gateway')?.ports ?? [];
  const publicPorts = gateways.map((ports) => ports.public);
  running.push(await TcpProxy.listen(publicPorts, { host, port: front.public }));
  const adminPorts = gateways.map((ports) => ports.admin);
  running.push(await TcpProxy.listen(adminPorts, { host: HOST, port: front.admin }));
};
