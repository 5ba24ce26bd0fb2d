import { startPostgres } from '@rubrica/embedded-postgres';
import {
  createLogger,
  EventLogSettings,
  MovableClock,
  openEventLog,
  openTracing,
  ProcessTuning,
  readSettings,
  systemClock,
  TracingSettings,
  TuningSettings,
} from '@rubrica/service';
import type { StandaloneSettings } from './config.js';
import { type Credentials, seededCredentials } from './demo/credentials.js';
import { firstLoginLink } from './demo/first-login.js';
import { openDataFolder, secretsOf } from './storage/data-folder.js';
import { holdFolder } from './storage/folder-hold.js';
import { DATABASE, LOG_ROLE, prepareDatabases, type Role, ROLES } from './storage/databases.js';
import { demoFiles } from './demo/demo-files.js';
import { startLog, startOwnBroker } from './storage/event-log.js';
import { startExternalSystems } from './services/external-systems.js';
import { checkPort } from './start/port.js';
import { startServices } from './services/services.js';
import { Stack } from './start/stack.js';

export interface Standalone {
  readonly credentials: Credentials;
  readonly credentialsFile: string;
  readonly kafkaBrokers: string | undefined;
  /** Logs the owner of the demo's tenant in, once, for 10 minutes; null: there is no console. */
  readonly loginLink: string | null;
  /** Ends work in progress first, the database last. */
  stop(): Promise<void>;
}

/** Starts everything in one process: PostgreSQL, the log, six services, the simulated authority, mail. */
export const startStandalone = async (settings: StandaloneSettings): Promise<Standalone> => {
  const { processTuning: isTuned } = readSettings(TuningSettings, process.env);
  const tuning = new ProcessTuning(isTuned);
  tuning.start();
  const folder = openDataFolder(settings.dataDir);
  const running = new Stack();
  running.push(await holdFolder(folder));
  try {
    await checkPort('PORT', settings.host, settings.port);
    await checkPort('ADMIN_PORT', '127.0.0.1', settings.adminPort);
    const secrets = secretsOf(folder, ROLES);
    const logger = createLogger({ service: 'standalone', level: settings.logLevel });
    const clock = settings.testClock ? new MovableClock() : systemClock;
    const [postgres, demo] = await Promise.all([
      startPostgres({ dataDir: folder.postgres }).then((server) => running.push(server)),
      demoFiles(folder, secrets.p12Password),
    ]);
    const files = { ...demo, caPem: demo.caPem + settings.trustBundlePem };
    await prepareDatabases(postgres, secrets.rolePasswords);
    const urlOf = (role: Role): string => postgres.socketUrlFor(role, secrets.rolePasswords[role] ?? '', DATABASE);

    const externalSystems = running.push(await startExternalSystems({ folder, clock, logger, files, isTuned }));
    const logOptions = { root: folder.root, url: urlOf(LOG_ROLE), startBroker: startOwnBroker };
    const { env } = running.push(await startLog(settings.eventLog, logOptions));
    const log = await openEventLog(readSettings(EventLogSettings, env), 'standalone', logger);
    running.push({ stop: () => log.close() });
    const tracing = await openTracing(readSettings(TracingSettings, process.env), logger);
    running.push({ stop: () => tracing.close() });
    let isSeeded = false;
    const services = running.push(
      await startServices({
        ...{ settings, isTuned },
        folder,
        secrets,
        logger,
        clock,
        log,
        tracing,
        urlOf,
        externalSystems,
        caPem: files.caPem,
        isReady: () => isSeeded,
      }),
    );
    const credentials = await seededCredentials({ folder, secrets, files, externalSystems, services });
    isSeeded = true;
    tuning.started();
    return {
      credentials,
      credentialsFile: folder.credentialsFile,
      kafkaBrokers: env['KAFKA_BROKERS'],
      loginLink: await firstLoginLink(credentials),
      stop: () => running.stop(),
    };
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
};
