import { Database } from '@rubrica/eventing';
import { createLogger, MovableClock } from '@rubrica/service';
import type { migrations } from './index.js';

/** Opens the gateway's database, after it has run these migrations that it lacks. */
export const migrated = (databaseUrl: string, some: typeof migrations): Promise<Database> =>
  Database.open({
    service: 'api-gateway',
    databaseUrl,
    schema: 'api_gateway',
    migrations: some,
    clock: new MovableClock(),
    logger: createLogger({ service: 'test', level: 'silent' }),
  });
