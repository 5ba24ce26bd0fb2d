import type { Referee } from '@rubrica/testing';
import { KafkaLog } from '../log/kafka/kafka-log.js';
import type { Log } from '../log/log.js';
import { PostgresLog } from '../log/postgres/postgres-log.js';
import { testLogger } from './database.fixture.js';

/** A log to test. Another process can open it by its URL. */
export interface LogUnderTest {
  /** `postgres://…`, or `kafka://host:port/prefix`. */
  readonly url: string;
  /** Opens a further connection, as another process would. */
  open(): Promise<Log>;
  /** Closes everything that it has opened. */
  end(): Promise<void>;
}

/** A log with a server of its own, which a test can kill. */
export interface CrashableLog extends LogUnderTest {
  /** Kills the server (`kill -9`). */
  crash(): Promise<void>;
  restart(): Promise<void>;
}

export interface LogsUnderTest {
  fresh(): Promise<LogUnderTest>;
  crashable(): Promise<CrashableLog>;
  /** `describe` that skips tests which kill a server, if no server can be started here. */
  readonly describeCrashes: Referee['describe'];
}

export const openTestLog = (url: string, directUrl?: string): Promise<Log> => {
  if (!url.startsWith('kafka:')) return PostgresLog.open({ databaseUrl: url, directUrl, logger: testLogger });
  const { host, pathname } = new URL(url);
  return KafkaLog.open({ brokers: [host], clientId: 'test', prefix: pathname.slice(1), logger: testLogger });
};

/** A log in a database of its own. */
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
