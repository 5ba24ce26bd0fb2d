import type { Traceparent } from './traceparent.js';

/** Of a span: ids, codes and counts. Never a text that a tenant has written, nor an error's text, which may quote one. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  readonly links?: readonly Traceparent[];
}

/** One recorded piece of work. Its name has few values: what differs from one to the next is an attribute. */
export interface Span {
  readonly traceparent: Traceparent;
  /** Begins a span below this one. */
  child(name: string, options: SpanOptions): Span;
  /** Begins a trace of its own that is recorded as this one is: the work of several traces at once. */
  apart(name: string, options: SpanOptions): Span;
  set(attributes: SpanAttributes): void;
  link(to: Traceparent): void;
  /** Ends it; with an error, which is told by its name and code alone, as failed. */
  end(error?: unknown): void;
}

/** Makes the spans of one service. Where traces are switched off there is none, and nothing of OpenTelemetry is loaded. */
export interface Tracer {
  /** Begins a trace; undefined when the sampler leaves it out. */
  begin(name: string, options: SpanOptions): Span | undefined;
  /** Begins a span that continues the one which is named. */
  continue(parent: Traceparent, name: string, options: SpanOptions): Span;
}
