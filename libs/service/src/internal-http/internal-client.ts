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
import type { InternalAnswer, InternalTransport } from './internal-transport.js';
import { type Parameters, routeUrl } from './route-url.js';
import type { ServiceIdentity } from './service-identity.js';

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
  /** Service to call. Needed only for a route that every service has, because such a route has no single owner. */
  readonly service?: ServiceName;
}

/** Fields of an internal route that are needed to call it. */
interface CalledRoute extends Pick<InternalRouteDefinition, 'owner' | 'method'> {
  readonly name: string;
  readonly path: string;
}

interface AnyInput {
  readonly params?: Parameters;
  readonly query?: Parameters;
  readonly body?: object;
  readonly caller?: Caller;
}

/** Calls internal routes of other services, for questions and commands that need an answer at once. */
@Injectable()
export class InternalClient {
  constructor(
    private readonly identity: ServiceIdentity,
    private readonly transport: InternalTransport,
  ) {}

  /**
   * Calls an internal route and returns the parsed body of the answer; undefined if the body is empty. If the other
   * service refuses the call, throws the `Problem` with which it has answered. If the other service fails or does
   * not answer, throws a 503.
   */
  call<R extends InternalRouteDefinition>(route: R, input: InputOf<R>, options?: CallOptions): Promise<AnswerOf<R>>;
  async call(route: InternalRouteDefinition, input: AnyInput, options?: CallOptions): Promise<unknown> {
    const answer = await this.forward(route, input, options);
    const text = answer.body.toString('utf8');
    const owner = ownerOf(route, options);
    if (answer.status < 400) return text === '' ? undefined : parsed(owner, text);
    throw problemOf(owner, answer, text);
  }

  /**
   * Calls an internal route and returns the answer without parsing it, even if it is a refusal. For a service that
   * passes the answer on. Throws a 503 if the other service does not answer.
   */
  forward<R extends InternalRouteDefinition>(
    route: R,
    input: InputOf<R>,
    options?: CallOptions,
  ): Promise<InternalAnswer>;
  forward(route: CalledRoute, input: AnyInput, options?: CallOptions): Promise<InternalAnswer>;
  forward(route: CalledRoute, input: AnyInput, options: CallOptions = {}): Promise<InternalAnswer> {
    const { method, path } = route;
    const to = ownerOf(route, options);
    const attributes = { 'http.request.method': method, 'url.template': path, 'server.address': to };
    return inSpan(`${method} ${path}`, { kind: 'client', attributes }, async (span) => {
      const headers = span ? { ...options.headers, traceparent: span.traceparent } : options.headers;
      const answer = await this.send(to, route, input, { ...options, headers });
      span?.set({ 'http.response.status_code': answer.status });
      return answer;
    });
  }

  private async send(
    to: ServiceName,
    route: CalledRoute,
    input: AnyInput,
    options: CallOptions,
  ): Promise<InternalAnswer> {
    const { method } = route;
    // Transports remove an empty query, and the token must contain the path as it is sent.
    const path = routeUrl(route, input.params, input.query).replace(/\?$/, '');
    const requestId = currentRequestId() ?? '';
    const text = input.body === undefined ? undefined : JSON.stringify(input.body);
    const body = text === undefined ? null : bodyHash(text);
    const token = this.identity.tokenFor({ to, method, path, body, requestId, caller: input.caller ?? null });
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
    // These two statuses are never the fault of a tenant: the installation is configured incorrectly.
    if (answer.status === 401 || answer.status === 403) {
      throw unavailable(to, new Error(`${to} refused the internal call: ${answer.body.toString('utf8')}`));
    }
    return answer;
  }
}

const ownerOf = ({ owner, name }: CalledRoute, { service }: CallOptions = {}): ServiceName => {
  if (owner !== EVERY_SERVICE) return owner;
  if (!service) throw new Error(`every service has the route ${name}: set the option service`);
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

const parsed = (owner: ServiceName, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unavailable(owner, error);
  }
};

const problemOf = (owner: ServiceName, answer: InternalAnswer, text: string): Problem => {
  if (answer.status >= 500 || !answer.headers['content-type']?.startsWith('application/problem+json')) {
    return unavailable(owner, new Error(`${owner} answered ${answer.status}`));
  }
  return Problem.fromAnswer(answer.status, text);
};
