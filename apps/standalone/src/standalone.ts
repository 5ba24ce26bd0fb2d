import { startPostgres } from '@rubrica/embedded-postgres';
import { PostgresLog } from '@rubrica/eventing';
import { createLogger, MovableClock, systemClock } from '@rubrica/service';
import type { StandaloneSettings } from './config.js';
import { openDataFolder, secretsOf, writeSecretFile } from './data-folder.js';
import { DATABASE, LOG_ROLE, prepareDatabases, type Role, ROLES } from './databases.js';
import { demoFiles } from './demo/demo-files.js';
import { DEMO, TEST_RANGE } from './demo/demo-tenants.js';
import { seed } from './demo/seed.js';
import { startNeighbours } from './neighbours.js';
import { checkPort } from './port.js';
import { startServices } from './services.js';

/** What a newcomer, or a test, needs to know of the running standalone. Also in the credentials file. */
export interface Credentials {
  readonly base_url: string;
  readonly admin_url: string;
  readonly tenant_id: string;
  readonly nit: string;
  readonly customer_id: string | null;
  readonly sk_test: string;
  readonly sk_live: string;
  readonly other_tenant: { readonly tenant_id: string; readonly sk_test: string; readonly sk_live: string };
  readonly operator_token: string;
  readonly dian_simulator_url: string;
  readonly mail_dir: string;
  readonly technical_key: string;
  readonly software_pin: string;
  readonly ca_bundle: string;
  readonly p12: string;
  readonly p12_password: string;
}

export interface Standalone {
  readonly credentials: Credentials;
  readonly credentialsFile: string;
  /** Work in flight first, the database last. */
  stop(): Promise<void>;
}

/** Stops what was started, the last first, whatever fails on the way. */
class Stack {
  private readonly stops: (() => Promise<void>)[] = [];

  push<T extends { stop(): Promise<void> }>(part: T): T {
    this.stops.push(() => part.stop());
    return part;
  }

  async stop(): Promise<void> {
    const errors: unknown[] = [];
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop())
      await stop().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'not everything stopped cleanly');
  }
}

/** Everything in one process, on embedded defaults: PostgreSQL, the log, six services, the simulated authority, mail. */
export const startStandalone = async (settings: StandaloneSettings): Promise<Standalone> => {
  await checkPort('PORT', settings.host, settings.port);
  await checkPort('ADMIN_PORT', '127.0.0.1', settings.adminPort);
  const folder = openDataFolder(settings.dataDir);
  const running = new Stack();
  try {
    const secrets = secretsOf(folder, ROLES);
    const logger = createLogger({ service: 'standalone', level: settings.logLevel });
    const clock = settings.testClock ? new MovableClock() : systemClock;
    const [postgres, files] = await Promise.all([
      startPostgres({ dataDir: folder.postgres }).then((server) => running.push(server)),
      demoFiles(folder, secrets.p12Password),
    ]);
    await prepareDatabases(postgres, secrets.rolePasswords);
    const urlOf = (role: Role): string => postgres.urlFor(role, secrets.rolePasswords[role] ?? '', DATABASE);

    const neighbours = running.push(await startNeighbours({ folder, clock, logger, files }));
    const log = await PostgresLog.open({ databaseUrl: urlOf(LOG_ROLE), logger });
    running.push({ stop: () => log.close() });
    const services = running.push(
      await startServices({ settings, folder, secrets, logger, clock, log, urlOf, neighbours, caPem: files.caPem }),
    );
    const demo = await seed(folder, {
      baseUrl: services.baseUrl,
      adminUrl: services.adminUrl,
      operatorToken: secrets.operatorToken,
      files,
      p12Password: secrets.p12Password,
    });
    const { ready: _, customer_id, ...tenant } = demo.demo;
    const { tenant_id, sk_test, sk_live } = demo.other;
    const credentials: Credentials = {
      base_url: services.baseUrl,
      admin_url: services.adminUrl,
      ...tenant,
      customer_id,
      nit: DEMO.nit,
      other_tenant: { tenant_id, sk_test, sk_live },
      operator_token: secrets.operatorToken,
      dian_simulator_url: neighbours.simulatorUrl,
      mail_dir: folder.mail,
      technical_key: TEST_RANGE.technical_key,
      software_pin: files.software.demo.pin,
      ca_bundle: services.caBundle,
      p12: files.p12.demo,
      p12_password: secrets.p12Password,
    };
    writeSecretFile(folder.credentialsFile, credentials);
    return { credentials, credentialsFile: folder.credentialsFile, stop: () => running.stop() };
  } catch (error) {
    await running.stop().catch(() => undefined);
    throw error;
  }
};
