import type { Traceparent } from './traceparent.js';

/**
 * Attributes of a span: ids, codes and counts. They never contain a text of a tenant, nor the text of an error, which
 * may quote one.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  readonly links?: readonly Traceparent[];
}

/** Recorded work. The name has few different values; details are attributes. */
export interface Span {
  readonly traceparent: Traceparent;
  /** Begins a span below this one. */
  child(name: string, options: SpanOptions): Span;
  /** Begins a separate trace for work that belongs to several traces. It is recorded if this span is. */
  apart(name: string, options: SpanOptions): Span;
  set(attributes: SpanAttributes): void;
  link(to: Traceparent): void;
  /** Ends the span. An error marks it as failed; only the error's name and code are recorded. */
  end(error?: unknown): void;
}

/** Creates the spans of one service. If tracing is off, there is no tracer, and OpenTelemetry is not loaded. */
export interface Tracer {
  /** Begins a trace. Returns undefined if the sampler does not select it. */
  begin(name: string, options: SpanOptions): Span | undefined;
  /** Begins a span that continues the trace of `parent`. */
  continue(parent: Traceparent, name: string, options: SpanOptions): Span;
}
