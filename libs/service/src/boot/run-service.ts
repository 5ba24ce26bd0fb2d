import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ServiceName, SERVICES } from '@rubrica/contracts';
import { IsIn, IsInt, IsString, Max, Min, MinLength } from 'class-validator';
import { DirectoryBlobStore } from '../blob/blob-store.js';
import { systemClock } from '../value/clock.js';
import { createService } from './create-service.js';
import { NetworkTransport } from '../internal-http/internal-transport.js';
import { EventLogSettings, openEventLog } from '../event-log/event-log-settings.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceParts } from './service.module.js';
import { checkSettings, Setting, type SettingsClass, uncheckedSettings } from '../settings/settings.js';

/** Settings that every service has when it runs in a process of its own. */
export class ProcessSettings {
  @Setting({ env: 'LOG_LEVEL', meaning: 'least level that is logged' })
  @IsIn(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])
  logLevel = 'info';

  @Setting({ env: 'BLOB_DIR', meaning: 'folder of the blob store, shared by all services' })
  @MinLength(1)
  blobFolder = '';

  @Setting({
    env: 'INTERNAL_SECRET',
    meaning: 'signs the tokens of internal calls; the same in all services',
    secret: true,
  })
  @MinLength(32)
  internalSecret = '';

  @Setting({ env: 'INTERNAL_HOST', meaning: 'address that internal routes listen on; not for the internet' })
  @IsString()
  internalHost = '0.0.0.0';

  @Setting({ env: 'INTERNAL_PORT', meaning: 'port of the internal routes and of the health checks' })
  @IsInt()
  @Min(0)
  @Max(65535)
  internalPort = 8080;

  @Setting({ env: 'INTERNAL_ADDRESSES', meaning: 'where the other services are: name=URL, comma separated' })
  @IsString()
  internalAddresses = '';
}

/**
 * Runs one service in this process: reads its settings from the environment, connects to the event log that they
 * choose, keeps blobs in a folder and calls other services over the network. On SIGTERM or SIGINT it finishes what is
 * under way, then exits.
 */
export const runService = async <S extends object>(
  service: ServiceName,
  Settings: SettingsClass<S>,
  module: (settings: S, parts: ServiceParts) => DynamicModule,
  /** Opens the service's other ports, besides that of its internal routes. */
  listen?: (app: NestFastifyApplication, settings: S) => Promise<{ close(): Promise<void> }>,
): Promise<void> => {
  const common = uncheckedSettings(ProcessSettings, process.env);
  const logSettings = uncheckedSettings(EventLogSettings, process.env);
  const settings = uncheckedSettings(Settings, process.env);
  checkSettings(common, logSettings, settings);
  const logger = createLogger({ service, level: common.logLevel });
  const log = await openEventLog(logSettings, service, logger);
  const parts: ServiceParts = {
    clock: systemClock,
    log,
    blobs: new DirectoryBlobStore(common.blobFolder),
    logger,
    transport: new NetworkTransport(addressesOf(common.internalAddresses)),
    internalSecret: common.internalSecret,
  };
  const app = await createService(module(settings, parts), logger);
  await app.listen(common.internalPort, common.internalHost);
  const listener = await listen?.(app, settings);
  logger.info({ port: common.internalPort }, 'started');

  const stop = async (): Promise<void> => {
    await listener?.close();
    await app.close();
    await log.close();
    logger.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
};

const addressesOf = (text: string): Partial<Record<ServiceName, string>> => {
  const addresses: Partial<Record<ServiceName, string>> = {};
  for (const entry of text.split(',').filter((part) => part !== '')) {
    const [name = '', url = ''] = entry.split('=');
    const service = SERVICES.find((known) => known === name);
    if (!service || !URL.canParse(url))
      throw new Error(`INTERNAL_ADDRESSES: "${entry}" is not name=URL with the name of a service`);
    addresses[service] = url;
  }
  return addresses;
};
