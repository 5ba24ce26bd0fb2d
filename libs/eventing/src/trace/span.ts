import type { Traceparent } from './traceparent.js';

/** Attributes of a span: ids, codes and counts. Never a text of a tenant, or an error's text, which may quote one. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  readonly links?: readonly Traceparent[];
}

/** One recorded piece of work. Its name has few different values; details are attributes. */
export interface Span {
  readonly traceparent: Traceparent;
  /** Begins a span below this one. */
  child(name: string, options: SpanOptions): Span;
  /** Begins a separate trace for the work of several traces; it is recorded as this one is. */
  apart(name: string, options: SpanOptions): Span;
  set(attributes: SpanAttributes): void;
  link(to: Traceparent): void;
  /** Ends the span. An error marks it as failed; only the error's name and code are recorded. */
  end(error?: unknown): void;
}

/** Creates the spans of one service. If tracing is off there is no tracer, and OpenTelemetry is not loaded. */
export interface Tracer {
  /** Begins a trace; undefined if the sampler does not choose it. */
  begin(name: string, options: SpanOptions): Span | undefined;
  /** Begins a span that continues the trace of `parent`. */
  continue(parent: Traceparent, name: string, options: SpanOptions): Span;
}
