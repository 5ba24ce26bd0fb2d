import type { ServiceName } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type MigrationClass, PostgresLog } from '@rubrica/eventing/postgres';
import { IsIn, IsString } from 'class-validator';
import { createLogger } from '../logging/logger.js';
import { DatabaseUrl } from '../settings/database-urls.js';
import { readSettings, Setting } from '../settings/settings.js';
import { systemClock } from '../value/clock.js';

class MigrationSettings {
  @DatabaseUrl()
  databaseUrl = '';

  @Setting({ env: 'DATABASE_DIRECT_URL', meaning: 'the same past a pooler', unit: 'URL', secret: true })
  @IsString()
  databaseDirectUrl = '';

  @Setting({
    env: 'EVENT_LOG_URL',
    meaning: 'PostgreSQL of the event log, where that is the log',
    unit: 'URL',
    secret: true,
  })
  @IsString()
  eventLogUrl = '';

  @Setting({ env: 'EVENT_LOG_DIRECT_URL', meaning: 'the same past a pooler', unit: 'URL', secret: true })
  @IsString()
  eventLogDirectUrl = '';

  @Setting({ env: 'LOG_LEVEL', meaning: 'least level that is logged' })
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
  logLevel = 'info';
}

/**
 * Migrates the database schema of one service. If the event log is in PostgreSQL, migrates its schema too. Starts no
 * service. A job calls this before a new version is rolled out, so that the services find nothing to migrate.
 * See ADR 0131.
 */
export const migrateService = async (service: ServiceName, migrations: readonly MigrationClass[]): Promise<void> => {
  const settings = readSettings(MigrationSettings, process.env);
  const { eventLogUrl, eventLogDirectUrl, logLevel } = settings;
  const databaseUrl = settings.databaseDirectUrl || settings.databaseUrl;
  const logger = createLogger({ service, level: logLevel });
  const schema = service.replaceAll('-', '_');
  const database = await Database.open({
    ...{ service, databaseUrl, schema, migrations, clock: systemClock, logger },
    poolSize: 2,
  });
  await database.close();
  if (eventLogUrl !== '')
    await (await PostgresLog.open({ databaseUrl: eventLogDirectUrl || eventLogUrl, logger })).close();
  logger.info({ schema, event_log: eventLogUrl !== '' }, 'the schema is up to date');
};
