import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';

/** Tenants come in by the public port, operators by theirs. */
export type Port = 'public' | 'operator';

const FIRST_SEGMENT: Readonly<Record<Port, (segment: string) => boolean>> = {
  public: (segment) => !['internal', 'admin', 'metrics'].includes(segment),
  operator: (segment) => ['admin', 'metrics', 'healthz', 'readyz'].includes(segment),
};

/**
 * Which routes there are on which port. Asked of the route that was found, not of the URL: however a path is written,
 * no port answers another's. Requests by neither port (internal ones, at an address of their own) find every route.
 */
@Injectable()
export class Ports implements OnModuleInit {
  private readonly cameBy = new WeakMap<IncomingMessage, Port>();

  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  /** Said of a request before it is routed. */
  comesBy(port: Port, request: IncomingMessage): void {
    this.cameBy.set(request, port);
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onRequest', (request, reply, done) => {
      const port = this.cameBy.get(request.raw);
      const [, segment = ''] = (request.routeOptions.url ?? '').split('/');
      if (port === undefined || request.is404 || FIRST_SEGMENT[port](segment)) done();
      else reply.callNotFound();
    });
  }
}
