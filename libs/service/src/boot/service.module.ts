import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import type { ServiceName } from '@rubrica/contracts';
import type { Log } from '@rubrica/eventing/log';
import { BlobStore } from '../blob/blob-store.js';
import { Clock } from '../value/clock.js';
import { HealthController, READINESS } from '../operations/health.http.js';
import { InternalGuard } from '../internal-http/internal.guard.js';
import { InternalClient } from '../internal-http/internal-client.js';
import { ServiceIdentity } from '../internal-http/service-identity.js';
import type { InternalTransport } from '../internal-http/internal-transport.js';
import type { Logger } from '../logging/logger.js';
import { Metrics, MetricsPage } from '../operations/metrics.js';
import { MetricsController } from '../operations/metrics.http.js';
import { OperationsController } from '../operations/operations.http.js';
import { Operations } from '../operations/operations.js';
import { ServiceMetrics } from '../operations/service-metrics.js';
import { OWN_ERROR_PAGES } from '../http/problem.js';
import { ProblemFilter } from '../http/problem.filter.js';
import type { Tracing } from '../tracing/tracing.js';
import { SERVICE_NAME } from '../internal-http/service-name.js';
import { WorkerPool } from '../worker/worker-pool.worker.js';

/**
 * Parts that a service gets from the program that starts it. A program may start one service or several in one process.
 */
export interface ServiceParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly blobs: BlobStore;
  readonly logger: Logger;
  /** Worker threads that all services of the process share. */
  readonly workers: WorkerPool;
  readonly transport: InternalTransport;
  /** Signs the internal calls of this service, and verifies the calls to it. */
  readonly identity: ServiceIdentity;
  /** Returns false while the program starts or stops. Without this function, the service is always ready. */
  readonly isReady?: () => boolean;
  /** Records the traces of the service. Undefined if traces are off. */
  readonly tracing?: Tracing | undefined;
  /** Page with the metrics of all services of the process. Without it, the service shows only its own metrics. */
  readonly metricsPage?: MetricsPage;
}

/** Injection token for the logger of the service: `@Inject(LOGGER) logger: Logger`. */
export const LOGGER = Symbol('logger');
export const ANSWERS = Symbol('answers');
export const TRACING = Symbol('tracing');

/** Properties that all answers of a service share. */
export interface Answers {
  /** HTTP headers of every answer, even if the router refuses the request. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * URL or path of the error pages, without a slash at its end. The `type` of an error answer is `<errorPages>/<code>`.
   */
  readonly errorPages: string;
}

/**
 * Nest module that gives one service its clock, blob store, logger, internal client and health routes, and sends its
 * errors as problem+json.
 */
@Global()
@Module({})
export class ServiceModule {
  static register(
    service: ServiceName,
    parts: ServiceParts,
    answers: Answers = { headers: {}, errorPages: OWN_ERROR_PAGES },
  ): DynamicModule {
    const { clock, blobs, logger, workers, transport, identity } = parts;
    if (identity.service !== service) throw new Error(`${service} was given the identity of ${identity.service}`);
    const page = parts.metricsPage ?? new MetricsPage();
    const metrics = new Metrics(service, logger);
    page.add(metrics);
    return {
      module: ServiceModule,
      controllers: [HealthController, MetricsController, OperationsController],
      providers: [
        { provide: SERVICE_NAME, useValue: service },
        { provide: Clock, useValue: clock },
        { provide: BlobStore, useValue: blobs },
        { provide: LOGGER, useValue: logger },
        { provide: WorkerPool, useValue: workers },
        { provide: ServiceIdentity, useValue: identity },
        { provide: ANSWERS, useValue: answers },
        { provide: TRACING, useValue: parts.tracing ?? null },
        { provide: READINESS, useValue: parts.isReady ?? (() => true) },
        { provide: Metrics, useValue: metrics },
        { provide: MetricsPage, useValue: page },
        ServiceMetrics,
        Operations,
        { provide: InternalClient, useValue: new InternalClient(identity, transport) },
        { provide: APP_FILTER, useValue: new ProblemFilter({ logger, errorPages: answers.errorPages }) },
        { provide: APP_GUARD, useValue: new InternalGuard(identity) },
      ],
      exports: [
        Clock,
        BlobStore,
        LOGGER,
        WorkerPool,
        ServiceIdentity,
        SERVICE_NAME,
        InternalClient,
        Operations,
        Metrics,
      ],
    };
  }
}
