import { Injectable } from '@nestjs/common';
import {
  type AnswerOf,
  type Caller,
  EVERY_SERVICE,
  type InputOf,
  type InternalRouteDefinition,
  type ServiceName,
} from '@rubrica/contracts';
import { inSpan } from '@rubrica/eventing/tracing';
import { Problem, Unavailable } from '../http/problem.js';
import { currentRequestId } from '../logging/line-context.js';
import { bodyHash, TOKEN_HEADER } from './internal-token.js';
import type { InternalAnswer, InternalRequest, InternalTransport } from './internal-transport.js';
import { type Parameters, routeUrl } from './route-url.js';
import type { ServiceIdentity } from './service-identity.js';

export interface CallOptions {
  readonly body?: object;
  readonly caller?: Caller;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Path of the route, with the names of its parameters. */
  readonly route?: string;
}

export interface AskOptions extends Pick<CallOptions, 'headers' | 'timeoutMs'> {
  /** The service that is asked; needed for a route that every service has. */
  readonly service?: ServiceName;
}

/** A request by any route. */
interface AnyInput {
  readonly params?: Parameters;
  readonly query?: Parameters;
  readonly body?: object;
  readonly caller?: Caller;
}

/** Client for internal routes of other services, for questions and orders that need an answer at once. */
@Injectable()
export class InternalHttp {
  constructor(
    private readonly identity: ServiceIdentity,
    private readonly transport: InternalTransport,
  ) {}

  /**
   * Returns the answer of the route's owner. A refusal of the owner is thrown as the same `Problem`; a 503 if the owner
   * cannot be reached.
   */
  ask<R extends InternalRouteDefinition>(route: R, input: InputOf<R>, options?: AskOptions): Promise<AnswerOf<R>>;
  async ask(route: InternalRouteDefinition, input: AnyInput, options: AskOptions = {}): Promise<unknown> {
    const owner = ownerOf(route, options);
    const answer = await this.askUnread(route, input, options);
    const text = answer.body.toString('utf8');
    if (answer.status < 400) return text === '' ? undefined : (JSON.parse(text) as unknown);
    throw problemOf(owner, answer, text);
  }

  /** Returns the answer of the route's owner unread, also if it is a refusal. Throws a 503 if it cannot be reached. */
  askUnread<R extends InternalRouteDefinition>(
    route: R,
    input: InputOf<R>,
    options?: AskOptions,
  ): Promise<InternalAnswer>;
  async askUnread(route: InternalRouteDefinition, input: AnyInput, options: AskOptions = {}): Promise<InternalAnswer> {
    const { params, query, body, caller } = input;
    const { headers, timeoutMs } = options;
    return this.forward(ownerOf(route, options), route.method, routeUrl(route, params, query), {
      body,
      caller,
      headers,
      timeoutMs,
      route: route.path,
    });
  }

  /** Sends a request by its path, for tests of how a route is guarded. Code of a service uses `ask`. */
  forward(
    to: ServiceName,
    method: InternalRequest['method'],
    url: string,
    options: CallOptions = {},
  ): Promise<InternalAnswer> {
    const { route } = options;
    const attributes = { 'http.request.method': method, 'url.template': route, 'server.address': to };
    return inSpan(route ? `${method} ${route}` : method, { kind: 'client', attributes }, async (span) => {
      const headers = span ? { ...options.headers, traceparent: span.traceparent } : options.headers;
      const answer = await this.send(to, method, url, { ...options, headers });
      span?.set({ 'http.response.status_code': answer.status });
      return answer;
    });
  }

  private async send(
    to: ServiceName,
    method: InternalRequest['method'],
    url: string,
    options: CallOptions,
  ): Promise<InternalAnswer> {
    // Transports drop an empty query, and the token binds what is sent.
    const path = url.replace(/\?$/, '');
    const requestId = currentRequestId() ?? '';
    const text = options.body === undefined ? undefined : JSON.stringify(options.body);
    const body = text === undefined ? null : bodyHash(text);
    const token = this.identity.tokenFor({ to, method, path, body, requestId, caller: options.caller ?? null });
    const answer = await this.transport
      .send(to, {
        method,
        path,
        headers: {
          ...options.headers,
          [TOKEN_HEADER]: token,
          ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
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

const ownerOf = ({ owner, name }: InternalRouteDefinition, { service }: AskOptions): ServiceName => {
  if (owner !== EVERY_SERVICE) return owner;
  if (!service) throw new Error(`every service has ${name}: say which one is asked`);
  return service;
};

const unavailable = (owner: ServiceName, cause: unknown): Unavailable =>
  new Unavailable(
    {
      en: `${owner} does not answer. Try again in a moment.`,
      es: `${owner} no responde. Intente de nuevo en un momento.`,
    },
    cause,
  );

const problemOf = (owner: ServiceName, answer: InternalAnswer, text: string): Problem => {
  if (answer.status >= 500 || !answer.headers['content-type']?.startsWith('application/problem+json')) {
    return unavailable(owner, new Error(`${owner} answered ${answer.status}`));
  }
  return Problem.fromAnswer(answer.status, text);
};
