import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { Refusal } from '@rubrica/contracts';
import { isConflict, isUnavailable } from '@rubrica/eventing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.js';
import { Problem, Unavailable } from './problem.js';

/** Code and detail for refusals by Fastify and Nest, by status. */
const FRAMEWORK: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  400: ['malformed_request', 'The request cannot be understood.'],
  404: ['not_found', 'There is nothing at this path with this method. What there is stands in /openapi.json.'],
  405: ['method_not_allowed', 'This path does not take this method.'],
  413: ['payload_too_large', 'The body is larger than this path takes.'],
  414: ['uri_too_long', 'The URL is too long.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
};

/** Returns the problem that a caller gets for an error, or undefined for an error that no code expects. */
const toProblem = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) return Problem.fromRefusal(error);
  if (isUnavailable(error) || isConflict(error))
    return new Unavailable('The database does not answer. Try again.', error);
  const status = statusOf(error);
  if (status === undefined || status >= 500) return undefined;
  const [code, detail] = FRAMEWORK[status] ?? ['malformed_request', 'The request cannot be understood.'];
  return new Problem(status, code, detail);
};

/**
 * Sends an error as application/problem+json. An unexpected error becomes a 500 that reveals nothing about its cause.
 */
export const replyProblem = (error: unknown, request: FastifyRequest, reply: FastifyReply, logger: Logger): void => {
  const problem =
    toProblem(error) ??
    new Problem(500, 'internal_error', 'Something failed on our side. It is logged under the request id.');
  if (problem.status >= 500) {
    const err = problem instanceof Unavailable ? (problem.cause ?? problem) : error;
    logger.error({ err, method: request.method, path: request.url.split('?')[0] }, 'request failed');
  }
  // After the answer has been sent, a failure of the handler can only be logged.
  if (reply.sent) return;
  void reply
    .status(problem.status)
    .headers({ ...problem.headers, 'content-type': 'application/problem+json; charset=utf-8' })
    .send(JSON.stringify(problem.toJSON(request.id)));
};

/** Answers every error of a handler as application/problem+json. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    replyProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.logger);
  }
}
