import { type Span, traceIdOf, within, Work } from '@rubrica/eventing/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceIdentity } from '../internal-http/service-identity.js';
import type { Logger } from '../logging/logger.js';
import { type RequestContext, requestContext } from '../logging/request-context.js';
import { documentIdOf, endRequestSpan, isHealthCheck, requestSpan } from '../tracing/request-span.js';
import type { Tracing } from '../tracing/tracing.js';

export interface RequestHooks {
  readonly headersOf: (requestId: string) => Readonly<Record<string, string>>;
  readonly identity: ServiceIdentity;
  readonly tracing: Tracing | null;
  readonly noteTime: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly logger: Logger;
}

/**
 * Adds hooks that give each request its context (ids for log lines), the headers of its answer, its log line and, if
 * traces are recorded, a span.
 */
export const addRequestHooks = (
  instance: FastifyInstance,
  { headersOf, identity, tracing, noteTime, logger }: RequestHooks,
): void => {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const spanOf = (request: FastifyRequest): Span | undefined =>
    tracing ? requestSpan(tracing, request, identity.claimsOf(request.raw) !== null) : undefined;
  instance
    .addHook('onRequest', (request, reply, done) => {
      void reply.headers(headersOf(request.id));
      const context = { requestId: request.id, documentId: documentIdOf(request), span: spanOf(request) };
      contexts.set(request, context);
      if (!tracing) return requestContext.run(context, done);
      within(workOf(context), () => requestContext.run(context, done));
    })
    .addHook('onResponse', (request, reply, done) => {
      const { method, url, id } = request;
      const { span, documentId } = contexts.get(request) ?? {};
      if (span) endRequestSpan(span, reply);
      const isHealth = isHealthCheck(request);
      if (!isHealth) noteTime(request, reply);
      logger[isHealth ? 'debug' : 'info'](
        {
          request_id: id,
          ...(documentId && { document_id: documentId }),
          ...(span && { trace_id: traceIdOf(span.traceparent) }),
          method,
          // The query is left out, because it contains the signature of a file URL.
          path: url.split('?')[0],
          status: reply.statusCode,
          duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
      done();
    });
};

/**
 * Returns the tracing context of a request. Calls to other services while the request is handled become spans below the
 * span of the request. If the request has no span, these calls have none either.
 */
const workOf = ({ requestId, span }: RequestContext): Work =>
  new Work(new Map(), new Map<string, Span>(span ? [[requestId, span]] : []));
