import { KafkaNotStarted, startKafka, stopKafka } from '@rubrica/embedded-kafka';
import { createTopics } from '@rubrica/eventing/kafka';
import { createLogger } from '@rubrica/service';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../start/cannot-start.js';
import type { EventLog } from '../config.js';

export interface RunningLog<Broker> {
  /** Settings that tell a service where the log is. */
  readonly env: Readonly<Record<string, string>>;
  /** The broker that was started, where one was. */
  readonly broker: Broker | undefined;
  stop(): Promise<void>;
}

/** A Kafka broker of this installation, or several. */
export interface RunningBroker {
  /** Address that clients connect to, `host:port`; those of several with commas between. */
  readonly address: string;
  /** Brokers that keep each record; 1 by default. */
  readonly replication?: number;
  stop(): Promise<void>;
}

export interface LogOptions<Broker extends RunningBroker> {
  /** Folder of the installation's data. */
  readonly root: string;
  /** PostgreSQL of the event log. */
  readonly url: string;
  /** Starts a broker with its data in that folder. */
  readonly startBroker: (folder: string) => Promise<Broker>;
}

/**
 * Starts the log. PostgreSQL runs already; for Kafka KAFKA_BROKERS is used, or else a broker of this installation is
 * started.
 */
export const startLog = async <Broker extends RunningBroker>(
  choice: EventLog,
  { root, url, startBroker }: LogOptions<Broker>,
): Promise<RunningLog<Broker>> => {
  keepTo(choice, root);
  const there = (env: Readonly<Record<string, string>>): RunningLog<Broker> => ({
    env: { EVENT_LOG: choice, ...env },
    broker: undefined,
    stop: () => Promise.resolve(),
  });
  if (choice === 'postgres') return there({ EVENT_LOG_URL: url });
  if (process.env['KAFKA_BROKERS']) return there(kafkaSettings());

  const broker = await startBroker(join(root, 'kafka')).catch(cannotStartKafka);
  try {
    const logger = createLogger({ service: 'topics', level: 'error' }); // new topics have no leader yet
    const { address, replication = 1 } = broker;
    await createTopics({ brokers: address.split(','), clientId: 'topics', replication, logger });
  } catch (error) {
    await broker.stop();
    throw error;
  }
  return { env: { EVENT_LOG: 'kafka', KAFKA_BROKERS: broker.address }, broker, stop: () => broker.stop() };
};

/** A reader's position belongs to one log and means nothing in another. */
const keepTo = (choice: EventLog, root: string): void => {
  const file = join(root, 'event-log');
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`; // a start that is killed must not leave half a word
    writeFileSync(unfinished, choice);
    renameSync(unfinished, file);
  }
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

const cannotStartKafka = (error: unknown): never => {
  if (error instanceof KafkaNotStarted)
    throw new CannotStart(`no Kafka: ${error.message}. EVENT_LOG=postgres needs none.`);
  throw error;
};

/** Starts a broker that clients reach directly. */
export const startOwnBroker = async (dir: string): Promise<RunningBroker> => {
  await stopKafka(dir); // a killed run may have left one that sends clients to a proxy that is gone
  return { address: await startKafka({ dir }), stop: () => stopKafka(dir) };
};
