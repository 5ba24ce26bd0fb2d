import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@rubrica/contracts';
import { SegmentBlobStore } from '../blob/segment-blob-store.disk.js';
import { systemClock } from '../value/clock.js';
import { createService } from './create-service.js';
import { addressesOf, ProcessSettings, refuseOldSecret } from './process-settings.js';
import { NetworkTransport } from '../internal-http/internal-transport.js';
import { ServiceIdentity } from '../internal-http/service-identity.js';
import { EventLogSettings, openEventLog } from '../event-log/event-log-settings.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceParts } from './service.module.js';
import { WorkerPool } from '../worker/worker-pool.worker.js';
import { checkSettings, type SettingsClass, uncheckedSettings } from '../settings/settings.js';

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
  refuseOldSecret(process.env);
  checkSettings(common, logSettings, settings);
  const identity = new ServiceIdentity(service, common.internalKey, common.internalPublicKeys);
  const logger = createLogger({ service, level: common.logLevel });
  if (identity.unknownServices.length > 0) {
    logger.warn({ services: identity.unknownServices }, 'INTERNAL_PUBLIC_KEYS has no key of them: calls are refused');
  }
  const blobs = new SegmentBlobStore(common.blobFolder);
  const log = await openEventLog(logSettings, service, logger);
  const parts: ServiceParts = {
    clock: systemClock,
    log,
    blobs,
    logger,
    workers: new WorkerPool({ threads: common.workerThreads }),
    transport: new NetworkTransport(addressesOf(common.internalAddresses)),
    identity,
  };
  const app = await createService(module(settings, parts), logger);
  await app.listen(common.internalPort, common.internalHost);
  const listener = await listen?.(app, settings);
  logger.info({ port: common.internalPort }, 'started');

  const stop = async (): Promise<void> => {
    await listener?.close();
    await app.close();
    await log.close();
    await parts.workers.stop();
    await blobs.close();
    logger.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
};
