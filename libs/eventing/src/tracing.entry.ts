/** Exports for tracing: spans, and the work (request, message or timer) that the current call handles. */
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
