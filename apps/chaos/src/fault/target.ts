import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { freePort } from '@rubrica/embedded-postgres';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  type Credentials,
  DATABASE,
  type EventLog,
  openDataFolder,
  readJsonFile,
  StandaloneSettings,
} from '@rubrica/standalone';
import { type Distributed, startDistributed, SupervisedProcess } from '@rubrica/distributed';
import { type StoredBlob, storedBlobs } from '@rubrica/service';
import type { Cluster } from './cluster.js';
import type { Aim, InjectedFault } from './plan.js';
import { superuserUrlOf } from './superuser-url.js';

/** What is tested, in one process or in many. */
export interface RunningSystem {
  /** Keys and current URLs: a standalone's ports change with each start. */
  readonly credentials: Credentials;
  /** URL of the services' database. */
  readonly superuserUrl: string;
  logs(): string;
  /** All that the services have stored. */
  blobs(): AsyncIterable<StoredBlob>;
  stop(): Promise<void>;
}

/** All take the same faults. */
export interface Target extends RunningSystem {
  readonly hasBroker: boolean;
  /** Returns when the fault is over; a killed process may still be starting. */
  inject(fault: InjectedFault): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('main.js', import.meta.resolve('@rubrica/standalone')));

const childrenOf = (parent: number): { readonly pid: number; readonly args: string }[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((match) => Number(match?.[2]) === parent)
    .map((match) => ({ pid: Number(match?.[1]), args: match?.[3] ?? '' }));

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // it has already ended
  }
};

/** Folder of the files of the only PostgreSQL of a data folder. */
const databaseFilesOf = (dataDir: string): string => join(dataDir, 'postgres', 'cluster');

/** Process id of PostgreSQL; undefined while none runs, since a standalone that ends stops its PostgreSQL too. */
const postmasterOf = (databaseFiles: string): number | undefined => {
  try {
    return Number(readFileSync(join(databaseFiles, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

/**
 * Kills, cuts or freezes processes of PostgreSQL. When one server process is killed, all restart and recover from the
 * log.
 */
const injectIntoDatabase = async (databaseFiles: string, fault: InjectedFault): Promise<void> => {
  const postmaster = postmasterOf(databaseFiles);
  if (postmaster === undefined) return; // killed at a fault point a moment ago: that counts as the fault
  const servers = childrenOf(postmaster);
  const clients = servers.filter(({ args }) => /^postgres: \S+ \S+ (127\.0\.0\.1\(|\[local\])/.test(args));
  if (fault.kind === 'database-crash') return signal((clients[0] ?? servers[0])?.pid ?? 0, 'SIGKILL');
  if (fault.kind === 'database-connections-cut') return clients.forEach(({ pid }) => signal(pid, 'SIGTERM'));
  if (fault.kind !== 'database-freeze') return;
  const all = [postmaster, ...servers.map(({ pid }) => pid)];
  for (const pid of all) signal(pid, 'SIGSTOP');
  await sleep(fault.ms);
  for (const pid of all) signal(pid, 'SIGCONT');
};

/** Changes how the simulated authority behaves. */
export const commandAuthority = async (url: string, change: object): Promise<void> => {
  const response = await fetch(`${url}/control`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!response.ok) throw new Error(`the simulated authority takes no orders: ${await response.text()}`);
};

/** Makes the simulated authority fail for a while. Does nothing while the standalone, which runs it, is down. */
const injectIntoAuthority = async (
  url: string,
  fault: Extract<InjectedFault, { kind: 'authority' }>,
): Promise<void> => {
  const { how, ms } = fault;
  const put = (change: object): Promise<void> => commandAuthority(url, change).catch(() => undefined);
  await put(how === 'down' || how === 'error' ? { mode: how } : { faults: { [how]: 0.5 } });
  await sleep(ms);
  await put({ mode: 'up', faults: {} });
};

export const logsOf = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

export const standaloneTarget = async (dataDir: string, log: EventLog): Promise<Target> => {
  const logs = join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true });
  const port = await freePort('127.0.0.1');
  const standalone = new SupervisedProcess({
    name: 'standalone',
    program: [PROGRAM],
    env: {
      NODE_ENV: 'development',
      HOME: process.env['HOME'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      WEBHOOK_ALLOW_LOOPBACK: '1',
      MAIL_SENDER_ALLOW_LOOPBACK: '1',
      LOG_LEVEL: 'info',
      EVENT_LOG: log,
    },
    logFile: join(logs, 'standalone.log'),
  });
  const credentials = (): Credentials | undefined => readJsonFile<Credentials>(join(dataDir, 'demo-credentials.json'));
  standalone.start();
  for (let look = 0; !credentials(); look++) {
    if (look > 1200) throw new Error(`the standalone does not start; its log is in ${logs}`);
    await sleep(100);
  }
  const inject = async (fault: InjectedFault): Promise<void> => {
    switch (fault.kind) {
      case 'kill':
        return standalone.killAndRestart();
      case 'fault-point':
        return standalone.killAndRestart({ RUBRICA_FAULT: fault.point });
      case 'freeze':
        standalone.signal('SIGSTOP');
        await sleep(fault.ms);
        return standalone.signal('SIGCONT');
      case 'authority':
        return injectIntoAuthority(credentials()?.dian_simulator_url ?? '', fault);
      default:
        return injectIntoDatabase(databaseFilesOf(dataDir), fault);
    }
  };
  return {
    get credentials() {
      return credentials() as Credentials;
    },
    get superuserUrl() {
      return superuserUrlOf(dataDir, DATABASE);
    },
    hasBroker: false,
    inject,
    logs: () => logsOf(logs),
    blobs: () => storedBlobs(openDataFolder(dataDir).blobs),
    stop: () => standalone.stop(),
  };
};

const injectIntoConnection = async (
  proxy: Distributed['proxies'][keyof Distributed['proxies']],
  { how, ms }: Extract<InjectedFault, { kind: 'cut' }>,
): Promise<void> => {
  if (!proxy) return;
  if (how === 'slow') proxy.setLatency(100);
  else proxy.setState(how);
  await sleep(ms);
  proxy.setLatency(0);
  if (how !== 'slow') proxy.setState('open');
};

/** On the parts of the cluster, if there is one. It ends with the target. */
export const distributedTarget = async (
  dataDir: string,
  log: EventLog,
  aim: Aim,
  cluster?: Cluster,
): Promise<Target> => {
  const settings = Object.assign(new StandaloneSettings(), {
    port: 0,
    dataDir,
    eventLog: log,
    webhookAllowLoopback: true,
    mailSenderAllowLoopback: true,
  });
  const distributed = await startDistributed({
    settings,
    hasProxies: true,
    replicas: Object.fromEntries((aim === 'submitter' ? ['dian-submitter'] : SERVICES).map((service) => [service, 2])),
    env: {
      ...Object.fromEntries(SERVICES.map((service) => [service, { LOG_LEVEL: 'info' }])),
      'dian-submitter': { LOG_LEVEL: 'info', DIAN_ANSWER_TIMEOUT_MS: '8000', RETRY_LONGEST_MS: '5000' },
    },
    ...(cluster && { parts: cluster.parts }),
  }).catch(async (error: unknown) => {
    await cluster?.stop();
    throw error;
  });
  const { proxies, processes, broker } = distributed;
  let turn = 0;
  const oneOf = (service: ServiceName): SupervisedProcess | undefined => {
    turn += 1;
    return processes[service][turn % processes[service].length];
  };
  const inject = async (fault: InjectedFault): Promise<void> => {
    switch (fault.kind) {
      case 'kill':
        return oneOf(fault.service)?.killAndRestart();
      case 'fault-point':
        return oneOf(fault.service)?.killAndRestart({ RUBRICA_FAULT: fault.point });
      case 'freeze': {
        const frozen = oneOf(fault.service);
        frozen?.signal('SIGSTOP');
        await sleep(fault.ms);
        return frozen?.signal('SIGCONT');
      }
      case 'cut':
        return injectIntoConnection(proxies[fault.connection], fault);
      case 'broker-crash':
        await broker?.crash();
        return broker?.restart();
      case 'broker-freeze':
        broker?.signal('SIGSTOP');
        await sleep(fault.ms);
        return broker?.signal('SIGCONT');
      case 'authority':
        return injectIntoAuthority(distributed.credentials.dian_simulator_url, fault);
      case 'primary-death':
        return cluster?.failOver(proxies.postgres);
      case 'store-outage':
        return cluster?.storeAway(fault.ms);
      default:
        return injectIntoDatabase(cluster?.databaseFiles ?? databaseFilesOf(dataDir), fault);
    }
  };
  return {
    credentials: distributed.credentials,
    get superuserUrl() {
      return cluster?.superuserUrl ?? superuserUrlOf(dataDir, DATABASE);
    },
    hasBroker: broker !== undefined,
    inject,
    logs: () => logsOf(distributed.logFolder),
    blobs: () => cluster?.blobs() ?? storedBlobs(openDataFolder(dataDir).blobs),
    stop: async () => {
      await distributed.stop();
      await cluster?.stop();
    },
  };
};
