import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';

/** Tenants call the public listener, operators the other one; each listens on a TCP port of its own. */
export type ListenerName = 'public' | 'operator';

/** Tells by the first segment of a route's path which listener serves it. */
export const FIRST_SEGMENT: Readonly<Record<ListenerName, (segment: string) => boolean>> = {
  public: (segment) => !['internal', 'admin', 'metrics'].includes(segment),
  operator: (segment) => ['admin', 'metrics', 'healthz', 'readyz'].includes(segment),
};

/**
 * Decides which routes each listener serves, by the route that Fastify found and not by the URL: no spelling of a path
 * reaches a route of the other listener. Requests of neither listener (internal HTTP) reach every route (ADR 0043).
 */
@Injectable()
export class ListenerRoutes implements OnModuleInit {
  private readonly listeners = new WeakMap<IncomingMessage, ListenerName>();

  constructor(private readonly host: HttpAdapterHost<FastifyAdapter>) {}

  /** Notes, before a request is routed, which listener took it. */
  mark(request: IncomingMessage, listener: ListenerName): void {
    this.listeners.set(request, listener);
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onRequest', (request, reply, done) => {
      const listener = this.listeners.get(request.raw);
      const [, segment = ''] = (request.routeOptions.url ?? '').split('/');
      if (listener === undefined || request.is404 || FIRST_SEGMENT[listener](segment)) done();
      else reply.callNotFound();
    });
  }
}
