import { Problem } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Console } from '../access/console.js';

/** Throws a 403 for a request that may change something and does not come from the console itself. Its answer is in no cache. */
export const refuseCrossSite = (console: Console, request: FastifyRequest, reply: FastifyReply): void => {
  void reply.header('cache-control', 'no-store');
  if (['GET', 'HEAD'].includes(request.method) || console.isOwnRequest(request)) return;
  throw new Problem(403, 'cross_site_request', {
    en: 'A session is taken from the console only: same origin, a body of JSON, and the header Rubrica-Mode.',
    es: 'Una sesión solo se acepta desde la consola: mismo origen, un cuerpo JSON y el encabezado Rubrica-Mode.',
  });
};
