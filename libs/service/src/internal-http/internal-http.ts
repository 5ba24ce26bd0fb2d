import { Injectable } from '@nestjs/common';
import type { Caller, ServiceName } from '@rubrica/contracts';
import { Problem, Unavailable } from '../http/problem.js';
import { requestContext } from '../logging/request-context.js';
import { type Claims, mint, TOKEN_HEADER, TOKEN_LIFE_S } from './internal-token.js';
import type { InternalAnswer, InternalRequest, InternalTransport } from './internal-transport.js';

export interface CallOptions {
  readonly body?: object;
  readonly caller?: Caller;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Client for internal routes of other services, for questions and orders that need an answer at once. */
@Injectable()
export class InternalHttp {
  constructor(
    private readonly service: ServiceName,
    private readonly secret: string,
    private readonly transport: InternalTransport,
  ) {}

  /**
   * Returns the JSON of the answer, undefined if it is empty. A refusal of the other service is thrown as the same
   * `Problem`.
   */
  async call<T>(
    to: ServiceName,
    method: InternalRequest['method'],
    path: string,
    options: CallOptions = {},
  ): Promise<T> {
    const answer = await this.forward(to, method, path, options);
    const text = answer.body.toString('utf8');
    if (answer.status < 400) return (text === '' ? undefined : JSON.parse(text)) as T;
    throw problemOf(to, answer, text);
  }

  /** Returns the answer unchanged, also if it is a refusal. Throws a 503 if the service cannot be reached. */
  async forward(
    to: ServiceName,
    method: InternalRequest['method'],
    path: string,
    options: CallOptions = {},
  ): Promise<InternalAnswer> {
    const claims: Claims = {
      from: this.service,
      to,
      expires: Math.floor(Date.now() / 1000) + TOKEN_LIFE_S,
      requestId: requestContext.getStore()?.requestId ?? '',
      caller: options.caller ?? null,
    };
    const answer = await this.transport
      .send(to, {
        method,
        path,
        headers: {
          ...options.headers,
          [TOKEN_HEADER]: mint(this.secret, claims),
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
        timeoutMs: options.timeoutMs ?? 10_000,
      })
      .catch((error: unknown) => {
        throw unavailable(to, error);
      });
    // A service never refuses a tenant with these two statuses: they mean that the installation is configured wrongly.
    if (answer.status === 401 || answer.status === 403) {
      throw unavailable(to, new Error(`${to} refused the internal call: ${answer.body.toString('utf8')}`));
    }
    return answer;
  }
}

const unavailable = (owner: ServiceName, cause: unknown): Unavailable =>
  new Unavailable(`${owner} does not answer. Try again in a moment.`, cause);

const problemOf = (owner: ServiceName, answer: InternalAnswer, text: string): Problem => {
  if (answer.status >= 500 || !answer.headers['content-type']?.startsWith('application/problem+json')) {
    return unavailable(owner, new Error(`${owner} answered ${answer.status}`));
  }
  const { status, code, detail, errors } = JSON.parse(text) as Pick<Problem, 'status' | 'code' | 'detail' | 'errors'>;
  return new Problem(status, code, detail, errors);
};
