import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  fetchKafka,
  listenerOf,
  type SecureListener,
  signalKafka,
  startKafka,
  startKafkaCluster,
  stopKafka,
} from '@rubrica/embedded-kafka';
import { freePort } from '@rubrica/embedded-postgres';
import { dockerAnswers } from '../docker-answers.js';
import { type Referee, refereeUnless } from '../referee.js';

export interface KafkaBroker extends Referee {
  /** Addresses `host:port`, comma separated. Other tests use the broker too: take topics and groups of your own. */
  readonly brokers: string;
}

/** Starts brokers for one test alone, which may crash them. */
export interface CrashableKafka extends Referee {
  start(): Promise<CrashableBroker>;
  /** Starts a broker with TLS by that certificate, where clients are user `rubrica` with that password. */
  startSecure(
    tls: { readonly key: string; readonly cert: string },
    password: string,
    others?: OtherUsers,
  ): Promise<SecureBroker>;
  /** Starts three brokers that keep three copies of all. */
  startCluster(): Promise<KafkaCluster>;
}

/** Users beside `rubrica`, who may do nothing until they are granted it. */
export interface OtherUsers {
  /** With the same password. */
  readonly names: readonly string[];
  /** Certificates (PEM) whose owners are users by the name in them. */
  readonly certificates: readonly string[];
}

export interface SecureBroker extends CrashableBroker {
  /** The listener without TLS, where everybody may do all. */
  readonly open: string;
  /** The listener for clients with a certificate; empty without `certificates`. */
  readonly mutual: string;
}

export interface KafkaCluster {
  readonly brokers: string;
  /** Kills a node (kill -9): 1, 2 or 3. */
  crash(node: number): Promise<void>;
  /** Starts the nodes that do not run, with their data and at their old addresses. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export interface CrashableBroker {
  readonly brokers: string;
  /** Kills the broker (kill -9). */
  crash(): Promise<void>;
  /** Starts it again after a crash, with its data and at its old address. */
  restart(): Promise<void>;
  /** Stops its process: it accepts connections and requests and answers none, until `thaw`. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/**
 * A real Kafka for tests, one for the whole jest run; the first spec file that calls this at its top starts it. It is
 * the one of KAFKA_BROKERS, or a container where Docker runs, or else one of libs/embedded-kafka. Where none can be
 * started the tests are skipped and their names say why; in CI (`CI=true`) that is an error if Java is installed.
 */
export const kafkaBroker = async (): Promise<KafkaBroker> => {
  const { KAFKA_BROKERS } = process.env;
  if (KAFKA_BROKERS) return { ...refereeUnless(null), brokers: KAFKA_BROKERS };
  if (await dockerAnswers()) {
    try {
      return { ...refereeUnless(null), brokers: await inDocker() };
    } catch (error) {
      process.stderr.write(`Docker gives no Kafka (${String(error)}): its jars are used\n`);
    }
  }
  const started = await unlessImpossible(() => startKafka({ dir: SHARED, ownerPid: RUN }));
  return { ...refereeUnless(started.missing), brokers: started.value };
};

/** Brokers that tests may crash are always processes of this machine. Without Java or Maven the tests are skipped. */
export const crashableKafka = async (): Promise<CrashableKafka> => {
  const { missing } = await unlessImpossible(async () => {
    await fetchKafka();
    return '';
  });
  return {
    ...refereeUnless(missing),
    start: () => startCrashable(() => undefined),
    startSecure: async ({ key, cert }, password, others) => {
      const broker = await startCrashable((folder) => {
        const file = join(folder, 'tls.pem');
        writeFileSync(file, key + cert, { mode: 0o600 });
        if (!others) return { pemFile: file, password };
        const clientsFile = join(folder, 'clients.pem');
        writeFileSync(clientsFile, others.certificates.join(''));
        return { pemFile: file, password, users: others.names, clientsFile };
      });
      const mutual = others ? listenerOf(broker.folder, 'MTLS') : '';
      return { ...broker, open: listenerOf(broker.folder, 'PLAINTEXT'), mutual };
    },
    startCluster,
  };
};

const startCluster = async (): Promise<KafkaCluster> => {
  const dir = mkdtempSync(join(tmpdir(), 'rubrica-kafka-'));
  const start = (): Promise<string> => startKafkaCluster({ dir, ownerPid: process.pid });
  return {
    brokers: await start(),
    crash: (node) => stopKafka(join(dir, String(node)), { kill: true }),
    restart: async () => {
      await start();
    },
    remove: async () => {
      await Promise.all([1, 2, 3].map((node) => stopKafka(join(dir, String(node)), { kill: true })));
      rmSync(dir, { recursive: true, force: true });
    },
  };
};

/** Process of the jest run: the broker ends when it ends. */
const RUN = Number(process.env['RUBRICA_TEST_RUN'] ?? process.pid);
const SHARED = join(tmpdir(), `rubrica-kafka-${RUN}`);
const run = promisify(execFile);

const unlessImpossible = async (
  work: () => Promise<string>,
): Promise<{ readonly missing: string | null; readonly value: string }> => {
  try {
    return { missing: null, value: await work() };
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [String(error)];
    const hasJava = await run('java', ['-version']).then(
      () => true,
      () => false,
    );
    if (hasJava && process.env['CI'] === 'true')
      throw new Error(`Here is Java and this is CI, yet no Kafka: ${reason}`);
    return { missing: reason, value: '' };
  }
};

const startCrashable = async (
  secureIn: (folder: string) => SecureListener | undefined,
): Promise<CrashableBroker & { readonly folder: string }> => {
  const dir = mkdtempSync(join(tmpdir(), 'rubrica-kafka-'));
  const secure = secureIn(dir);
  const start = (): Promise<string> => startKafka({ dir, ownerPid: process.pid, ...(secure && { secure }) });
  return {
    folder: dir,
    brokers: await start(),
    freeze: () => signalKafka(dir, 'SIGSTOP'),
    thaw: () => signalKafka(dir, 'SIGCONT'),
    crash: () => stopKafka(dir, { kill: true }),
    restart: async () => {
      await start();
    },
    remove: () => stopKafka(dir, { kill: true, purge: true }),
  };
};

/** Starts one container for the run: the first process starts it and writes its address for the others. */
const inDocker = async (): Promise<string> => {
  mkdirSync(SHARED, { recursive: true });
  const [lock, address] = [join(SHARED, 'starting'), join(SHARED, 'address')];
  try {
    writeFileSync(lock, '', { flag: 'wx' });
  } catch {
    while (!existsSync(address)) {
      if (!existsSync(lock)) throw new Error('another process could not start it');
      await sleep(100);
    }
    return readFileSync(address, 'utf8');
  }
  try {
    const brokers = await startContainer();
    writeFileSync(address, brokers);
    return brokers;
  } catch (error) {
    rmSync(lock);
    throw error;
  }
};

const startContainer = async (): Promise<string> => {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const { host } = (await getContainerRuntimeClient()).info.containerRuntime;
  // Clients are sent to the advertised address, so the port is chosen before the container knows it.
  const port = await freePort('0.0.0.0');
  await new GenericContainer('apache/kafka:4.1.0')
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withExposedPorts({ container: 9092, host: port })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .start();
  return `${host}:${port}`;
};
