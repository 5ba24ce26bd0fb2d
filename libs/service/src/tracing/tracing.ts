import type { ServiceName } from '@rubrica/contracts';
import type { Tracer } from '@rubrica/eventing/tracing';
import type { Logger } from '../logging/logger.js';
import type { TracingSettings } from './tracing-settings.js';

export interface Tracing {
  readonly tracer: Tracer;
  readonly incoming: TracingSettings['incoming'];
}

export interface ProcessTracing {
  /** Returns the tracer of a service, with its settings; undefined if traces are off. */
  of(service: ServiceName): Tracing | undefined;
  /** Sends the remaining spans to the collector. Takes at most two seconds. */
  close(): Promise<void>;
}

const OFF: ProcessTracing = { of: () => undefined, close: () => Promise.resolve() };

/** Opens the tracing of a process. Loads OpenTelemetry only if the settings name a collector. */
export const openTracing = async (settings: TracingSettings, logger: Logger): Promise<ProcessTracing> => {
  if (settings.endpoint === '') return OFF;
  const { OtlpTraces } = await import('./otlp-traces.client.js');
  const traces = new OtlpTraces(settings, logger);
  return {
    of: (service) => ({ tracer: traces.tracerOf(service), incoming: settings.incoming }),
    close: () => traces.close(),
  };
};
