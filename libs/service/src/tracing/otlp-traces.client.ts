import {
  type Attributes,
  type Context,
  createContextKey,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { ServiceName } from '@rubrica/contracts';
import {
  type Span,
  type SpanAttributes,
  spanNameIn,
  type SpanOptions,
  type Tracer,
  type Traceparent,
  traceparentOf,
} from '@rubrica/eventing/tracing';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logging/logger.js';
import { pairsIn, type TracingSettings } from './tracing-settings.js';

const EXPORT_EVERY_MS = 1_000;
const EXPORT_TIMEOUT_MS = 5_000;
/**
 * Largest number of spans that wait to be sent to the collector. If there are more, because the collector is down, the
 * further spans are dropped.
 */
const QUEUE = 8_192;
const CLOSE_WITHIN_MS = 2_000;
const COMPLAIN_EVERY_MS = 60_000;

/** Records the tracing spans of all services of a process, and sends them to one collector by OTLP over HTTP. */
export class OtlpTraces {
  private readonly processor: BatchSpanProcessor;
  private readonly sampler: Sampler;
  private readonly resource: Attributes;

  constructor({ endpoint, headers, ratio, resourceAttributes }: TracingSettings, logger: Logger) {
    const exporter = new OTLPTraceExporter({
      url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
      headers: pairsIn(headers),
      timeoutMillis: EXPORT_TIMEOUT_MS,
    });
    this.processor = new BatchSpanProcessor({
      exporter,
      scheduledDelayMillis: EXPORT_EVERY_MS,
      exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      maxQueueSize: QUEUE,
    });
    this.sampler = sampler(ratio);
    this.resource = pairsIn(resourceAttributes);
    complainTo(logger);
  }

  tracerOf(service: ServiceName): Tracer {
    const attributes = { 'service.namespace': 'rubrica', ...this.resource, 'service.name': service };
    const { sampler: one, processor } = this;
    const provider = new TracerProvider({
      resource: resourceFromAttributes(attributes),
      sampler: one,
      spanProcessors: [processor],
    });
    return tracerOver(provider.getTracer('rubrica'));
  }

  async close(): Promise<void> {
    await Promise.race([
      this.processor.shutdown().catch(() => undefined),
      sleep(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
    diag.disable();
  }
}

/**
 * Key in an OpenTelemetry context. A trace that begins in a context with this key is always recorded, even if only
 * a few of the other traces are recorded. The key is set for work that is done once for several recorded traces,
 * such as a batch.
 */
const RECORDED = createContextKey('rubrica: recorded');

/**
 * Decides which traces are recorded. Of the new traces, it selects the share `ratio` (0 to 1). A span with a parent is
 * always recorded, because only spans that are recorded are passed on as parents.
 */
const sampler = (ratio: number): Sampler => {
  const byRatio = new TraceIdRatioBasedSampler(ratio);
  return {
    shouldSample: (context, traceId) =>
      trace.getSpanContext(context) || context.getValue(RECORDED)
        ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
        : byRatio.shouldSample(context, traceId),
    toString: () => `Rubrica{${byRatio.toString()}}`,
  };
};

const tracerOver = (otel: OtelTracer): Tracer => {
  const start = (context: Context, name: string, { kind, attributes = {}, links = [] }: SpanOptions): OtelSpan =>
    otel.startSpan(name, { kind: KINDS[kind], attributes: given(attributes), links: links.flatMap(linkTo) }, context);
  const below = (parent: SpanContext, name: string, options: SpanOptions): Span =>
    spanOver(start(trace.setSpanContext(ROOT_CONTEXT, parent), name, options));
  const spanOver = (span: OtelSpan): Span => {
    const context = span.spanContext();
    let hasEnded = false;
    return {
      traceparent: traceparentOf(context),
      child: (name, options) => below(context, name, options),
      apart: (name, options) => spanOver(start(ROOT_CONTEXT.setValue(RECORDED, true), name, options)),
      set: (attributes) => void span.setAttributes(given(attributes)),
      link: (to) => void span.addLinks(linkTo(to)),
      end: (error) => {
        if (hasEnded) return;
        hasEnded = true;
        if (error !== undefined) fail(span, error);
        span.end();
      },
    };
  };
  return {
    begin: (name, options) => {
      const span = start(ROOT_CONTEXT, name, options);
      return span.isRecording() ? spanOver(span) : undefined;
    },
    continue: (parent, name, options) => {
      const context = contextOf(parent);
      return context ? below(context, name, options) : spanOver(start(ROOT_CONTEXT, name, options));
    },
  };
};

const KINDS: Readonly<Record<SpanOptions['kind'], SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * Marks a span as failed, with the code or name of the error. The text of the error is left out, because it may quote a
 * tenant.
 */
const fail = (span: OtelSpan, error: unknown): void => {
  const { name = '', code = '' } = (typeof error === 'object' && error !== null ? error : {}) as {
    readonly name?: unknown;
    readonly code?: unknown;
  };
  const type = typeof error === 'string' ? error : String(code || name || typeof error);
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
};

const given = (attributes: SpanAttributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));

const contextOf = (traceparent: Traceparent): SpanContext | undefined => {
  const name = spanNameIn(traceparent);
  if (!name) return undefined;
  const { traceId, spanId, isSampled } = name;
  const context = {
    traceId,
    spanId,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  };
  return isSpanContextValid(context) ? context : undefined;
};

const linkTo = (traceparent: Traceparent): { readonly context: SpanContext }[] => {
  const context = contextOf(traceparent);
  return context ? [{ context }] : [];
};

/** Makes OpenTelemetry log a warning, at most once a minute, if spans cannot be sent to the collector. */
const complainTo = (logger: Logger): void => {
  let saidAt = -Infinity;
  const say = (message: string): void => {
    if (performance.now() - saidAt < COMPLAIN_EVERY_MS) return;
    saidAt = performance.now();
    logger.warn({ said: message.slice(0, 300) }, 'spans could not be sent to the collector; work goes on without');
  };
  const quiet = (): void => undefined;
  diag.setLogger(
    { error: say, warn: say, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
};
