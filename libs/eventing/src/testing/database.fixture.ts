import { freshDatabase } from '@rubrica/testing';
import type { EventingLogger } from '../eventing-logger.js';
import { Database, type DatabaseOptions } from '../transaction/database.js';

export const quiet: EventingLogger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Logger for tests. It prints log lines only if the environment has `TRACE=1`. */
export const testLogger: EventingLogger = process.env['TRACE']
  ? {
      debug: (fields, message) => console.log('debug', message, fields),
      info: (fields, message) => console.log('info', message, fields),
      warn: (fields, message) => console.log('warn', message, fields),
      error: (fields, message) => console.log('error', message, fields),
    }
  : quiet;

/**
 * Creates a database for a test, with this lib's tables in the schema of document-issuer. Returns it with the address
 * of a log in Postgres.
 */
export const testDatabase = async (
  options: Partial<DatabaseOptions> = {},
): Promise<{
  database: Database;
  open: (more?: Partial<DatabaseOptions>) => Promise<Database>;
  url: string;
  logUrl: string;
}> => {
  const { urlOf } = await freshDatabase('document_issuer', 'event_log');
  const url = urlOf('document_issuer');
  const open = (more: Partial<DatabaseOptions> = {}): Promise<Database> =>
    Database.open({
      service: 'document-issuer',
      databaseUrl: url,
      schema: 'document_issuer',
      migrations: [],
      clock: { now: () => new Date() },
      logger: testLogger,
      ...options,
      ...more,
    });
  return { database: await open(), open, url, logUrl: urlOf('event_log') };
};
