import type { Topic } from '@rubrica/contracts';
import type { EventingLogger } from './eventing-logger.js';
import type { Log, LogReader, LogRecord, LogSubscription } from './log.js';

export interface PostgresLogOptions {
  /** A role that owns the schema, usually `event_log`: the log's own, no service's. */
  readonly databaseUrl: string;
  /** `event_log` by default. */
  readonly schema?: string;
  readonly logger: EventingLogger;
}

/** The log in a Postgres schema of its own: the embedded default. One instance may serve all services of a process. */
export class PostgresLog implements Log {
  static async open(_options: PostgresLogOptions): Promise<PostgresLog> {
    throw new Error('not built yet');
  }

  async append(_records: readonly LogRecord[]): Promise<void> {
    throw new Error('not built yet');
  }

  async subscribe(_reader: LogReader): Promise<LogSubscription> {
    throw new Error('not built yet');
  }

  async ends(_topic: Topic): Promise<readonly number[]> {
    throw new Error('not built yet');
  }

  async close(): Promise<void> {
    throw new Error('not built yet');
  }
}
