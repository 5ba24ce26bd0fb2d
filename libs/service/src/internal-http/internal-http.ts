import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Environment, ServiceName } from '@rubrica/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem, Unavailable } from '../http/problem.js';
import { requestContext } from '../logging/request-context.js';

/** Who stands behind a forwarded request: verified by the gateway, believed by the owner. */
export interface Caller {
  readonly tenantId: string;
  readonly livemode: boolean;
  readonly keyId: string;
  readonly role: 'full' | 'documents' | 'read';
}

/** Whether it is of the caller's tenant and of the mode of its key: whatever is not does not exist for it. */
export const belongsTo = (
  { tenantId, livemode }: Caller,
  { tenant_id, environment }: { readonly tenant_id: string; readonly environment: Environment },
): boolean => tenant_id === tenantId && (environment !== 'test') === livemode;

interface Claims {
  readonly from: ServiceName;
  readonly to: ServiceName;
  /** Unix seconds, real clock. */
  readonly expires: number;
  readonly requestId: string;
  readonly caller: Caller | null;
}

export interface InternalRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Begins with /internal/. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly timeoutMs: number;
}

export interface InternalAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Carries a request to its owner: over the network, or within this process to the very same route. */
export interface InternalTransport {
  send(to: ServiceName, request: InternalRequest): Promise<InternalAnswer>;
}

const TOKEN_LIFE_S = 30;
const TOKEN_HEADER = 'svc-internal-token';

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const mint = (secret: string, claims: Claims): string => {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${text}.${mac(secret, text)}`;
};

const verify = (secret: string, token: string): Claims | null => {
  const [text = '', signature = ''] = token.split('.');
  const expected = Buffer.from(mac(secret, text));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null;
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as Claims;
  return claims.expires * 1000 < Date.now() ? null : claims;
};

export interface CallOptions {
  readonly body?: object;
  readonly caller?: Caller;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Questions and orders that need an answer now, to the service that owns the answer. */
@Injectable()
export class InternalHttp {
  constructor(
    private readonly service: ServiceName,
    private readonly secret: string,
    private readonly transport: InternalTransport,
  ) {}

  /** The answer's JSON (undefined of an empty one). The owner's refusal comes back as the same `Problem`. */
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

  /** The answer as it is, refusals too: for what the gateway passes on. A service that cannot answer is a 503. */
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
    // Owners refuse tenants with other statuses: these two say that this installation is set up wrongly.
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

/** The services of this process, each by the fastify instance behind its routes. */
export class MemoryTransport implements InternalTransport {
  private readonly services = new Map<ServiceName, FastifyInstance>();

  register(service: ServiceName, instance: FastifyInstance): void {
    this.services.set(service, instance);
  }

  async send(to: ServiceName, request: InternalRequest): Promise<InternalAnswer> {
    const instance = this.services.get(to);
    if (!instance) throw new Error(`${to} does not run in this process`);
    const response = await instance.inject({
      method: request.method,
      url: request.path,
      headers: request.headers,
      ...(request.body === undefined ? {} : { payload: request.body }),
    });
    return {
      status: response.statusCode,
      headers: textHeaders(Object.entries(response.headers)),
      body: response.rawPayload,
    };
  }
}

/** The services at their addresses, e.g. `{ 'certificate-vault': 'http://certificate-vault:8080' }`. */
export class NetworkTransport implements InternalTransport {
  constructor(private readonly addresses: Readonly<Partial<Record<ServiceName, string>>>) {}

  async send(to: ServiceName, request: InternalRequest): Promise<InternalAnswer> {
    const base = this.addresses[to];
    if (!base) throw new Error(`no address of ${to} is configured`);
    const response = await fetch(base + request.path, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
      redirect: 'error',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    return {
      status: response.status,
      headers: textHeaders(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  }
}

const textHeaders = (entries: Iterable<readonly [string, unknown]>): Record<string, string> =>
  Object.fromEntries([...entries].map(([name, value]) => [name, String(value)]));

const ALLOWED = 'rubrica:internal-only';

/** On a controller or method of `/internal/…`: only these services may call it. */
export const InternalOnly = (...services: readonly ServiceName[]): ClassDecorator & MethodDecorator =>
  SetMetadata(ALLOWED, services);

interface WithClaims {
  internalClaims?: Claims;
}

/** Global in every service: lets `/internal` routes be called with a valid token of an allowed service only. */
@Injectable()
export class InternalGuard implements CanActivate {
  constructor(
    private readonly service: ServiceName,
    private readonly secret: string,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const allowed = this.reflector.getAllAndOverride<readonly ServiceName[] | undefined>(ALLOWED, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest & WithClaims>();
    if (!allowed) {
      const { url = '' } = request.routeOptions;
      if (url.startsWith('/internal/')) throw new Error(`${url} says nobody who may call it`);
      return true;
    }
    const token = request.headers[TOKEN_HEADER];
    const claims = typeof token === 'string' ? verify(this.secret, token) : null;
    if (!claims || claims.to !== this.service)
      throw new Problem(401, 'internal_token_invalid', 'This route is for services of this installation.');
    if (!allowed.includes(claims.from))
      throw new Problem(403, 'internal_caller_refused', `${claims.from} may not call this.`);
    request.internalClaims = claims;
    return true;
  }
}

/** Parameter of an internal route: the tenant's identity that the gateway verified. */
export const InternalCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const caller = context.switchToHttp().getRequest<FastifyRequest & WithClaims>().internalClaims?.caller;
  if (!caller) throw new Problem(400, 'caller_missing', 'This route needs the identity of a tenant.');
  return caller;
});

/** The request id that a forwarded call belongs to; '' when there is none. */
export const internalRequestId = (headers: FastifyRequest['headers'], secret: string): string => {
  const token = headers[TOKEN_HEADER];
  return typeof token === 'string' ? (verify(secret, token)?.requestId ?? '') : '';
};
