import type { DynamicModule, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { connectLog } from '@rubrica/eventing/wiring';
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { refuseForeignBody } from '../internal-http/internal.guard.js';
import { ServiceIdentity } from '../internal-http/service-identity.js';
import { HTTP_DEADLINES } from '../http/http-deadlines.js';
import { parseJsonBody } from '../http/json-body.js';
import { otherMethodsRefused } from '../http/other-methods.js';
import { KeptAnswers } from '../idempotency/kept-answers.http.js';
import type { Logger } from '../logging/logger.js';
import { OWN_ERROR_PAGES } from '../http/problem.js';
import { type ProblemOptions, replyProblem } from '../http/problem.filter.js';
import { newRequestId } from '../logging/request-context.js';
import { Metrics } from '../operations/metrics.js';
import { requestTimes } from '../operations/request-times.js';
import type { Tracing } from '../tracing/tracing.js';
import { addRequestHooks } from './request-hooks.js';
import { ANSWERS, type Answers, TRACING } from './service.module.js';

/** Largest request body in bytes, for a route outside `/internal/` that sets no `bodyLimitBytes` in its config. */
const BODY_LIMIT_BYTES = 128 * 1024;
/**
 * Largest request body in bytes, for a route below `/internal/`. It is enough for a document with everything that the
 * gateway adds to it.
 */
const INTERNAL_BODY_LIMIT_BYTES = 8 * 1024 * 1024;
/**
 * Largest body limit of a route, in bytes, for which the usual limit on the number of JSON values applies. For a
 * route with a larger body limit, the usual limit is multiplied by n, where n is the body limit divided by this
 * number, rounded up.
 */
const USUAL_BYTES = 4 * 1024 * 1024;
/** Largest length in characters of a parameter in a path. Every id or code is shorter. */
const PATH_PARAMETER_LIMIT = 1024;

/**
 * Builds and starts one service, and returns its Nest application. Migrates its database schema, starts its consumers
 * and timers, and prepares its routes. Opens no port.
 */
export const createService = async (module: DynamicModule, logger: Logger): Promise<NestFastifyApplication> => {
  let identity: ServiceIdentity | null = null;
  let answers: Answers = { headers: {}, errorPages: OWN_ERROR_PAGES };
  const headersOf = (requestId: string): Readonly<Record<string, string>> => ({
    'cache-control': 'no-store',
    ...answers.headers,
    'svc-request-id': requestId,
  });
  const problemOptions = (): ProblemOptions => ({ logger, errorPages: answers.errorPages });
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    logger: false,
    forceCloseConnections: true,
    http: HTTP_DEADLINES,
    // A malformed request gets no answer: its connection is closed. Otherwise a request could get two answers. Only
    // services of this installation call this server.
    clientErrorHandler: (_: Error, socket: Socket) => void socket.destroy(),
    // Without this option Fastify would turn the timeout off.
    requestTimeout: HTTP_DEADLINES.requestTimeout,
    multipart: false,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    // A request keeps its id in every service that handles it.
    genReqId: (request: IncomingMessage) => identity?.claimsOf(request)?.requestId || newRequestId(),
    // Fastify runs no hooks for a request that its router refuses.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(headersOf(request.id));
      replyProblem(error, request, reply, problemOptions());
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const verifier = app.get(ServiceIdentity);
  identity = verifier;
  answers = app.get<Answers>(ANSWERS);

  const instance = adapter.getInstance();
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseForeignBody(verifier, request.raw, body);
      if (hasRawBody(request)) return body;
      const times = Math.ceil((request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES) / USUAL_BYTES);
      try {
        return await parseJsonBody(body, times);
      } finally {
        body.fill(0); // it may contain a secret: a .p12 and its password, or a PIN
      }
    },
  );
  instance.addContentTypeParser(
    [...RAW_TYPES],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (hasRawBody(request)) return body;
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? '');
    },
  );
  instance.addHook('onRoute', (route) => {
    const { bodyLimitBytes } = (route.config ?? {}) as { readonly bodyLimitBytes?: number };
    const usualBytes = route.url.startsWith('/internal/') ? INTERNAL_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES;
    route.bodyLimit = bodyLimitBytes ?? usualBytes;
  });
  const noteTime = requestTimes(app.get(Metrics));
  const tracing = app.get<Tracing | null>(TRACING);
  addRequestHooks(instance, { headersOf, identity: verifier, tracing, noteTime, logger });
  app.useGlobalInterceptors(new KeptAnswers());
  connectLog(app);
  const refuseOtherMethods = otherMethodsRefused(instance, problemOptions);
  await app.init();
  refuseOtherMethods();
  await app.startAllMicroservices();
  await instance.ready();
  return app;
};

/**
 * Content types that only routes with an unparsed body accept. Amazon SNS sends JSON as `text/plain`, and mail programs
 * and browsers send forms.
 */
const RAW_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];

/** Returns whether the route takes the body as unparsed bytes, for example because a signature covers them. */
const hasRawBody = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { readonly isRawBody?: boolean }).isRawBody === true;

/**
 * Returns a logger for Nest that writes to our logger. Nest's warnings and errors keep their level; its other
 * messages get the level `trace`.
 */
const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.trace(String(message)),
  debug: (message: unknown) => logger.trace(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown) => logger.error(message instanceof Error ? { err: message } : String(message)),
  fatal: (message: unknown) => logger.fatal(message instanceof Error ? { err: message } : String(message)),
});
