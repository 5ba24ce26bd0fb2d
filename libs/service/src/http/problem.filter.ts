import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { Refusal } from '@rubrica/contracts';
import type { Words } from '@rubrica/fiscal';
import { isConflict, isUnavailable } from '@rubrica/eventing/postgres';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { languageHeaders, languageOf } from './language.js';
import { Problem, Unavailable } from './problem.js';

/** Error codes and texts for requests that Fastify or Nest has refused, by HTTP status. */
const FRAMEWORK: Readonly<Record<number, readonly [code: string, detail: Words]>> = {
  404: [
    'not_found',
    {
      en: 'There is nothing at this path with this method. What there is stands in /openapi.json.',
      es: 'No hay nada en esta ruta con este método. Lo que hay está en /openapi.json.',
    },
  ],
  414: ['uri_too_long', { en: 'The URL is too long.', es: 'La URL es demasiado larga.' }],
  415: [
    'unsupported_media_type',
    { en: 'Send the body as application/json.', es: 'Envíe el cuerpo como application/json.' },
  ],
};
const MALFORMED = [
  'malformed_request',
  { en: 'The request cannot be understood.', es: 'No se entiende la solicitud.' },
] as const;

const INTERNAL_ERROR: Words = {
  en: 'Something failed on our side. It is logged under the request id.',
  es: 'Algo falló de nuestro lado. Quedó registrado con el identificador de la solicitud.',
};

/** Returns the 413 for a body that is too large. `limit`: body limit of the route in bytes. */
const bodyTooLarge = (limit: number): Problem =>
  new Problem(413, 'payload_too_large', {
    en: `The body is larger than ${limit / 1024} KiB, which this path takes at most.`,
    es: `El cuerpo supera ${limit / 1024} KiB, lo máximo que admite esta ruta.`,
  });

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
};

/**
 * Returns the problem (error answer) to send for an error. Returns undefined for an unexpected error, which is answered
 * with a 500.
 */
const toProblem = (error: unknown, { routeOptions }: FastifyRequest): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) return Problem.fromRefusal(error);
  if (isUnavailable(error) || isConflict(error))
    return new Unavailable(
      { en: 'The database does not answer. Try again.', es: 'La base de datos no responde. Intente de nuevo.' },
      error,
    );
  const status = statusOf(error);
  if (status === undefined || status >= 500) return undefined;
  if (status === 413 && routeOptions.bodyLimit !== undefined) return bodyTooLarge(routeOptions.bodyLimit);
  const [code, detail] = FRAMEWORK[status] ?? MALFORMED;
  return new Problem(status, code, detail);
};

export interface ProblemOptions {
  readonly logger: Logger;
  /**
   * URL or path of the error pages, without a slash at its end. The `type` of an error answer is `<errorPages>/<code>`.
   */
  readonly errorPages: string;
}

/**
 * Answers a request with an error as application/problem+json. For an unexpected error, the answer is a 500 that
 * reveals nothing about the cause.
 */
export const replyProblem = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { logger, errorPages }: ProblemOptions,
): void => {
  const problem = toProblem(error, request) ?? new Problem(500, 'internal_error', INTERNAL_ERROR);
  if (problem.status >= 500) {
    const err = problem instanceof Unavailable ? (problem.cause ?? problem) : error;
    logger.error({ err, method: request.method, path: request.url.split('?')[0] }, 'request failed');
  }
  // An answer has already been sent, so the failure can only be logged.
  if (reply.sent) return;
  // If the caller is another service, it gets both languages, because it does not know the language of its own
  // caller. Whether the caller is a service is decided by the route of the request. The URL is not used for this
  // decision, because a URL can be written in many ways.
  const { url = request.url } = request.routeOptions;
  const language = url.startsWith('/internal/') ? 'both' : languageOf(request.headers['accept-language']);
  void reply
    .status(problem.status)
    .headers({
      ...problem.headers,
      ...(language === 'both' ? {} : languageHeaders(language)),
      'content-type': 'application/problem+json; charset=utf-8',
    })
    .send(JSON.stringify(problem.toJSON(request.id, language, errorPages)));
};

/** Answers a request as application/problem+json if its handler has thrown an error. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly options: ProblemOptions) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    replyProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.options);
  }
}
