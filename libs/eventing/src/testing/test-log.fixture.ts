import type { Referee } from '@rubrica/testing';
import { KafkaLog } from '../log/kafka/kafka-log.js';
import type { Log } from '../log/log.js';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { testLogger } from './database.fixture.js';

/** A log that a test uses, in Postgres or Kafka. Other processes can open it by its URL. */
export interface LogUnderTest {
  /** Address of the log: `postgres://…`, or `kafka://host:port/prefix`. */
  readonly url: string;
  /** Opens the log once more, with connections of its own, as another process would. */
  open(): Promise<Log>;
  /** Closes everything that `open` has opened. */
  end(): Promise<void>;
}

/** A log whose server is used by one test only, so that the test can kill it. */
export interface CrashableLog extends LogUnderTest {
  /** Kills the server of the log (`kill -9`). */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

export interface LogsUnderTest {
  fresh(): Promise<LogUnderTest>;
  crashable(): Promise<CrashableLog>;
  /** Like Jest's `describe`, for tests that kill a server. Skips them if no server can be started on this machine. */
  readonly describeCrashes: Referee['describe'];
}

export const openTestLog = (url: string, directUrl?: string): Promise<Log> => {
  if (!url.startsWith('kafka:')) return PostgresLog.open({ databaseUrl: url, directUrl, logger: testLogger });
  const { host, pathname } = new URL(url);
  return KafkaLog.open({ brokers: [host], clientId: 'test', prefix: pathname.slice(1), logger: testLogger });
};

/** Returns a log in PostgreSQL for one test. `url` is the address of its database. */
export const testPostgresLog = (url: string): LogUnderTest => {
  const opened: Log[] = [];
  return {
    url,
    open: async () => {
      const log = await openTestLog(url);
      opened.push(log);
      return log;
    },
    end: async () => {
      await Promise.all(opened.map((log) => log.close()));
    },
  };
};
