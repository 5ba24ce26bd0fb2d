import type { ServiceName } from '@rubrica/contracts';
import type { FastifyInstance } from 'fastify';

export interface InternalRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query of the request. The path begins with `/internal/`. */
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

/** Sends a request to another service and returns its answer, over the network or within this process. */
export interface InternalTransport {
  send(to: ServiceName, request: InternalRequest): Promise<InternalAnswer>;
}

/** Sends requests to services that run in this process, without the network. `register` adds a service. */
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

/**
 * Sends requests to other services over the network. `addresses` has the address of each service, such as `{
 * 'certificate-vault': 'http://certificate-vault:8080' }`.
 */
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
