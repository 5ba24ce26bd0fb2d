import type { DynamicModule, LoggerService } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { connectLog } from '@rubrica/eventing';
import { newId } from './ids.js';
import { internalRequestId } from './internal-http.js';
import type { Logger } from './logger.js';
import { requestContext } from './request-context.js';
import { INTERNAL_SECRET } from './service.module.js';

/** Larger than any document of 500 lines; certificates and batches have limits of their own. */
const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

/** Builds and starts one service: schema migrated, consumers and timers running, routes answering. It listens on nothing yet. */
export const createService = async (module: DynamicModule, logger: Logger): Promise<NestFastifyApplication> => {
  const adapter = new FastifyAdapter({ bodyLimit: BODY_LIMIT_BYTES, logger: false, forceCloseConnections: true });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const secret = app.get<string>(INTERNAL_SECRET);
  adapter
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      const requestId = internalRequestId(request.headers, secret) || newId('req');
      void reply.header('svc-request-id', requestId);
      requestContext.run({ requestId }, done);
    })
    .addHook('onResponse', (request, reply, done) => {
      logger.info(
        {
          request_id: reply.getHeader('svc-request-id'),
          method: request.method,
          path: request.url.split('?')[0],
          status: reply.statusCode,
          duration_ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      );
      done();
    });
  connectLog(app);
  await app.init();
  await app.startAllMicroservices();
  await adapter.getInstance().ready();
  return app;
};

/** Nest's own words: its start-up chatter is for debugging, its warnings are ours. */
const nestLogger = (logger: Logger): LoggerService => ({
  log: (message: unknown) => logger.trace(String(message)),
  debug: (message: unknown) => logger.trace(String(message)),
  verbose: (message: unknown) => logger.trace(String(message)),
  warn: (message: unknown) => logger.warn(String(message)),
  error: (message: unknown) => logger.error(message instanceof Error ? { err: message } : String(message)),
  fatal: (message: unknown) => logger.fatal(message instanceof Error ? { err: message } : String(message)),
});
