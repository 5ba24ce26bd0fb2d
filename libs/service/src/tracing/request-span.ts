import {
  isDocumentId,
  sampledIn,
  type Span,
  spanNameIn,
  type SpanOptions,
  traceparentOf,
} from '@rubrica/eventing/tracing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tracing } from './tracing.js';

const HEALTH: readonly (string | undefined)[] = ['/healthz', '/readyz', '/metrics'];

/**
 * Returns whether the request is for a health check or for the metrics. Programs make such requests every few seconds,
 * so they get no trace, and their log lines have the level debug.
 */
export const isHealthCheck = ({ routeOptions }: FastifyRequest): boolean => HEALTH.includes(routeOptions.url);

/**
 * Begins the tracing span of a request. A call from another service continues the trace of its caller. Any other
 * request begins a trace; the setting `incoming` determines how its `traceparent` header is used. Returns undefined if
 * no trace is recorded, as for health checks.
 */
export const requestSpan = (
  { tracer, incoming }: Tracing,
  request: FastifyRequest,
  isInternal: boolean,
): Span | undefined => {
  if (isHealthCheck(request)) return undefined;
  const route = request.routeOptions.url;
  const name = route === undefined ? request.method : `${request.method} ${route}`;
  const options: SpanOptions = {
    kind: 'server',
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'rubrica.request.id': request.id,
      'rubrica.document.id': documentIdOf(request),
    },
  };
  const header = request.headers['traceparent'];
  if (isInternal) {
    const parent = sampledIn(header);
    return parent === undefined ? undefined : tracer.continue(parent, name, options);
  }
  const caller = incoming === 'ignore' ? undefined : spanNameIn(header);
  if (!caller) return tracer.begin(name, options);
  const traceparent = traceparentOf(caller);
  if (incoming === 'link') return tracer.begin(name, { ...options, links: [traceparent] });
  return caller.isSampled ? tracer.continue(traceparent, name, options) : undefined;
};

export const endRequestSpan = (span: Span, { statusCode }: FastifyReply): void => {
  span.set({ 'http.response.status_code': statusCode });
  span.end(statusCode >= 500 ? String(statusCode) : undefined);
};

/** Returns the document id in the path of a request; undefined if the path has none. */
export const documentIdOf = ({ params }: FastifyRequest): string | undefined =>
  Object.values((params ?? {}) as Record<string, unknown>).find(isDocumentId);
