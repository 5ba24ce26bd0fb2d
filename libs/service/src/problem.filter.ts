import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { Refusal } from '@rubrica/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from './logger.js';
import { Problem } from './problem.js';
import { requestContext } from './request-context.js';

/** Fastify's and Nest's own refusals, in our words. */
const FRAMEWORK: Readonly<Record<number, readonly [code: string, detail: string]>> = {
  400: ['malformed_json', 'The body is not valid JSON.'],
  404: ['not_found', 'No such path. The paths are listed in /openapi.json.'],
  405: ['method_not_allowed', 'That path does not take this method.'],
  413: ['payload_too_large', 'The body is larger than this path takes.'],
  414: ['uri_too_long', 'The URL is too long.'],
  415: ['unsupported_media_type', 'Send the body as application/json.'],
};

const statusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return undefined;
};

const toProblem = (error: unknown): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (error instanceof Refusal) return new Problem(error.status, error.code, error.message);
  const status = statusOf(error);
  if (status === undefined || status >= 500) return undefined;
  const [code, detail] = FRAMEWORK[status] ?? ['bad_request', 'The request cannot be understood.'];
  return new Problem(status, code, detail);
};

/** Every refusal leaves as application/problem+json; what nobody foresaw is a 500 that says nothing of the inside. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    let problem = toProblem(error);
    if (!problem) {
      this.logger.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'request failed');
      problem = new Problem(500, 'internal_error', 'Something failed on our side. It is logged under the request id.');
    }
    const requestId = requestContext.getStore()?.requestId ?? null;
    void reply
      .status(problem.status)
      .headers({ ...problem.headers, 'content-type': 'application/problem+json; charset=utf-8' })
      .send(JSON.stringify(problem.toJSON(requestId)));
  }
}
