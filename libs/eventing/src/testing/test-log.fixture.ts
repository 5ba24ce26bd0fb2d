import type { Referee } from '@rubrica/testing';
import { KafkaLog } from '../log/kafka/kafka-log.js';
import type { Log } from '../log/log.js';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { testLogger } from './database.fixture.js';

/** A log to test: a process of its own opens it by this URL. */
export interface LogUnderTest {
  /** `postgres://…`, or `kafka://host:port/prefix`. */
  readonly url: string;
  /** A further connection, as other processes have them. */
  open(): Promise<Log>;
  /** Closes what it opened. */
  end(): Promise<void>;
}

/** One whose server is its own. */
export interface CrashableLog extends LogUnderTest {
  /** kill -9. */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

export interface LogsUnderTest {
  fresh(): Promise<LogUnderTest>;
  crashable(): Promise<CrashableLog>;
  /** Skips tests of that where no server can be had to crash. */
  readonly describeCrashes: Referee['describe'];
}

export const openTestLog = (url: string, directUrl?: string): Promise<Log> => {
  if (!url.startsWith('kafka:')) return PostgresLog.open({ databaseUrl: url, directUrl, logger: testLogger });
  const { host, pathname } = new URL(url);
  return KafkaLog.open({ brokers: [host], clientId: 'test', prefix: pathname.slice(1), logger: testLogger });
};

/** A log in a database that nobody else uses. */
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
