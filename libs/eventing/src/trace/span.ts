import type { Traceparent } from './traceparent.js';

/**
 * Attributes of a trace span: ids, codes and counts. They must never contain a tenant's text, nor the text of an error,
 * which may quote it.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  readonly links?: readonly Traceparent[];
}

/** A recorded trace span. Its name has few different values; details are attributes. */
export interface Span {
  readonly traceparent: Traceparent;
  /** Begins a span that is a child of this one. */
  child(name: string, options: SpanOptions): Span;
  /**
   * Begins a span in a new trace, for work that belongs to several traces. The new span is recorded because this span
   * is recorded.
   */
  apart(name: string, options: SpanOptions): Span;
  set(attributes: SpanAttributes): void;
  link(to: Traceparent): void;
  /** Ends the span. With an error, marks it as failed; only the name and code of the error are recorded. */
  end(error?: unknown): void;
}

/** Creates the trace spans of one service. If tracing is off, there is no tracer, and OpenTelemetry is not loaded. */
export interface Tracer {
  /** Begins a new trace with this span. Returns undefined if the trace is not sampled. */
  begin(name: string, options: SpanOptions): Span | undefined;
  /** Begins a span that is a child of the span `parent`. */
  continue(parent: Traceparent, name: string, options: SpanOptions): Span;
}
