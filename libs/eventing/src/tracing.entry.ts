/** Exports for tracing: spans, and what the current call works on. */
export { isDocumentId } from './event/steps.js';
export { currentWork, inSpan, within, Work } from './event/work.js';
export type { Span, SpanAttributes, SpanOptions, Tracer } from './trace/span.js';
export {
  sampledIn,
  type SpanName,
  spanNameIn,
  traceIdOf,
  type Traceparent,
  traceparentOf,
} from './trace/traceparent.js';
