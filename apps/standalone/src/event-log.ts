import { createTopics } from '@rubrica/eventing';
import { createLogger } from '@rubrica/service';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CannotStart } from './cannot-start.js';
import type { EventLog } from './config.js';
import { Door } from './distributed/door.js';

/** A broker on this machine, as far as tests strike it. */
export interface Broker {
  /** What lies between it and the services. */
  readonly door: Door;
  crash(): Promise<void>;
  restart(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export interface RunningLog {
  /** What tells a service where the log is. */
  readonly env: Readonly<Record<string, string>>;
  readonly broker: Broker | undefined;
  stop(): Promise<void>;
}

export interface LogOptions {
  /** Of the data. */
  readonly root: string;
  /** PostgreSQL of the event log. */
  readonly url: string;
}

/** The log in PostgreSQL needs nothing that is not there already; Kafka is KAFKA_BROKERS, or else a broker of our own. */
export const startLog = async (choice: EventLog, { root, url }: LogOptions): Promise<RunningLog> => {
  keepTo(choice, root);
  const there = (env: Readonly<Record<string, string>>): RunningLog => ({
    env: { EVENT_LOG: choice, ...env },
    broker: undefined,
    stop: () => Promise.resolve(),
  });
  if (choice === 'postgres') return there({ EVENT_LOG_URL: url });
  return process.env['KAFKA_BROKERS'] ? there(kafkaSettings()) : startKafka(join(root, 'kafka'));
};

/** Where readers stand is a place in one log, and none in another. */
const keepTo = (choice: EventLog, root: string): void => {
  const file = join(root, 'event-log');
  if (!existsSync(file)) writeFileSync(file, choice);
  const kept = readFileSync(file, 'utf8');
  if (kept !== choice)
    throw new CannotStart(
      `the data in ${root} go with EVENT_LOG=${kept}. Keep to it, or set DATA_DIR to another folder.`,
    );
};

const kafkaSettings = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (name.startsWith('KAFKA_') && value ? [[name, value]] : [])),
  );

const TOOL = fileURLToPath(new URL('../../../libs/embedded-kafka/broker/kafka.mjs', import.meta.url));
const run = promisify(execFile);

const kafka = async (...args: readonly string[]): Promise<string> => {
  try {
    const { stdout } = await run(process.execPath, [TOOL, ...args], { timeout: 600_000 });
    return stdout.trim();
  } catch (error) {
    const { stderr = String(error) } = error as { readonly stderr?: string };
    throw new CannotStart(`no Kafka: ${stderr.trim()}. EVENT_LOG=postgres needs none.`);
  }
};

/** Services reach the broker through a door. */
const startKafka = async (folder: string): Promise<RunningLog> => {
  await kafka('stop', '--dir', folder); // one that a run left behind sends its clients to that run's door
  const door = await Door.open([]);
  const start = async (): Promise<void> => {
    const address = await kafka('start', '--dir', folder, '--advertise', String(door.port));
    door.leadTo([Number(address.split(':')[1])]);
  };
  const stop = async (): Promise<void> => {
    await door.stop();
    await kafka('stop', '--dir', folder);
  };
  const brokers = `127.0.0.1:${door.port}`;
  try {
    await start();
    const logger = createLogger({ service: 'topics', level: 'error' }); // that new topics have no leader yet is no news
    await createTopics({ brokers: [brokers], clientId: 'distributed', replication: 1, logger });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    env: { EVENT_LOG: 'kafka', KAFKA_BROKERS: brokers },
    broker: {
      door,
      crash: async () => {
        await kafka('stop', '--dir', folder, '--kill');
      },
      restart: start,
      signal: (name) => {
        process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), name);
      },
    },
    stop,
  };
};
