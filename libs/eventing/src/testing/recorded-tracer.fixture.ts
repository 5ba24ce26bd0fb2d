import { randomBytes } from 'node:crypto';
import type { Span, SpanAttributes, SpanOptions, Tracer } from '../trace/span.js';
import { spanNameIn, type Traceparent, traceparentOf } from '../trace/traceparent.js';

export interface RecordedSpan extends SpanOptions {
  readonly name: string;
  readonly traceparent: Traceparent;
  readonly parent: Traceparent | null;
  readonly attributes: SpanAttributes;
  readonly links: readonly Traceparent[];
  readonly hasEnded: boolean;
  readonly error: unknown;
}

/** Returns a tracer that records every span in memory, so that a test can check them. */
export const recordedTracer = (): Tracer & { readonly spans: readonly RecordedSpan[] } => {
  const spans: RecordedSpan[] = [];
  const start = (name: string, { kind, attributes, links = [] }: SpanOptions, parent: Traceparent | null): Span => {
    const traceId = (parent && spanNameIn(parent)?.traceId) ?? randomBytes(16).toString('hex');
    const traceparent = traceparentOf({ traceId, spanId: randomBytes(8).toString('hex') });
    const recorded = { name, kind, traceparent, parent, attributes: { ...attributes }, links: [...links] };
    const state = { ...recorded, hasEnded: false, error: undefined as unknown };
    spans.push(state);
    return {
      traceparent,
      child: (below, options) => start(below, options, traceparent),
      apart: (other, options) => start(other, options, null),
      set: (more) => void Object.assign(state.attributes, more),
      link: (to) => void state.links.push(to),
      end: (error) => void Object.assign(state, { hasEnded: true, error }),
    };
  };
  return {
    spans,
    begin: (name, options) => start(name, options, null),
    continue: (parent, name, options) => start(name, options, parent),
  };
};
