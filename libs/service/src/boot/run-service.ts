import type { DynamicModule } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServiceName } from '@rubrica/contracts';
import { BlobSettings, openBlobStore } from '../blob/blob-settings.js';
import { systemClock } from '../value/clock.js';
import { createService } from './create-service.js';
import { addressesOf, ProcessSettings } from './process-settings.js';
import { NetworkTransport } from '../internal-http/internal-transport.js';
import { ServiceIdentity } from '../internal-http/service-identity.js';
import { EventLogSettings, openEventLog } from '../event-log/event-log-settings.js';
import { PoliteClose } from '../http/polite-close.js';
import { createLogger } from '../logging/logger.js';
import type { ServiceParts } from './service.module.js';
import { openTracing } from '../tracing/tracing.js';
import { TracingSettings } from '../tracing/tracing-settings.js';
import { ProcessTuning } from '../tuning/process-tuning.js';
import { TuningSettings } from '../tuning/tuning-settings.js';
import { WorkerPool } from '../worker/worker-pool.worker.js';
import { checkSettings, type SettingsClass, uncheckedSettings } from '../settings/settings.js';

export interface FurtherPorts {
  readonly publicPort: number;
  readonly adminPort: number;
  close(): Promise<void>;
}

/**
 * Runs one service in this process, with settings from the environment. Opens the event log and the blob store of the
 * settings, and calls other services over the network. On SIGTERM or SIGINT the service reports "not ready", finishes
 * its running work, and exits.
 */
export const runService = async <S extends object>(
  service: ServiceName,
  Settings: SettingsClass<S>,
  module: (settings: S, parts: ServiceParts) => DynamicModule,
  /** Opens further ports of the service, besides the port of its internal routes. */
  listen?: (app: NestFastifyApplication, settings: S) => Promise<FurtherPorts>,
): Promise<void> => {
  const tuningSettings = uncheckedSettings(TuningSettings, process.env);
  const tuning = new ProcessTuning(tuningSettings.processTuning);
  tuning.start();
  const common = uncheckedSettings(ProcessSettings, process.env);
  const logSettings = uncheckedSettings(EventLogSettings, process.env);
  const blobSettings = uncheckedSettings(BlobSettings, process.env);
  const tracingSettings = uncheckedSettings(TracingSettings, process.env);
  const settings = uncheckedSettings(Settings, process.env);
  checkSettings(common, logSettings, blobSettings, tracingSettings, tuningSettings, settings);
  const identity = new ServiceIdentity(service, common.internalKey, common.internalPublicKeys);
  const logger = createLogger({ service, level: common.logLevel });
  if (identity.unknownServices.length > 0) {
    logger.warn({ services: identity.unknownServices }, 'INTERNAL_PUBLIC_KEYS has no key of them: calls are refused');
  }
  const tracing = await openTracing(tracingSettings, logger);
  const blobs = await openBlobStore(blobSettings, logger);
  const log = await openEventLog(logSettings, service, logger);
  let isStopping = false;
  const parts: ServiceParts = {
    clock: systemClock,
    log,
    blobs,
    logger,
    workers: new WorkerPool({ threads: common.workerThreads, isTuned: tuningSettings.processTuning }),
    transport: new NetworkTransport(addressesOf(common.internalAddresses)),
    identity,
    isReady: () => !isStopping,
    tracing: tracing.of(service),
  };
  const app = await createService(module(settings, parts), logger);
  await app.listen(common.internalPort, common.internalHost);
  tuning.started();
  const internal = new PoliteClose(app.getHttpServer());
  const listener = await listen?.(app, settings);
  const ports = { port: common.internalPort, public_port: listener?.publicPort, admin_port: listener?.adminPort };
  logger.info({ pid: process.pid, ...ports }, 'started');

  const stop = async (): Promise<void> => {
    isStopping = true;
    internal.sendClientsAway();
    await listener?.close();
    await internal.close();
    await app.close();
    await log.close();
    await parts.workers.stop();
    await blobs.close();
    await tracing.close();
    logger.info('stopped');
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().then(() => process.exit(0));
    });
  }
};
