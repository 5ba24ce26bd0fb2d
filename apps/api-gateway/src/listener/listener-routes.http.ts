import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import { ApiGatewaySettings } from '../config.js';
import { FilesHost } from './files-host.js';

/** Tenants call the public listener, operators the other one; each listens on a TCP port of its own. */
export type ListenerName = 'public' | 'operator';

/** Tells by the first segment of a route's path which listener serves it. */
export const FIRST_SEGMENT: Readonly<Record<ListenerName, (segment: string) => boolean>> = {
  public: (segment) => !['internal', 'admin', 'metrics'].includes(segment),
  operator: (segment) => ['admin', 'console', 'metrics', 'healthz', 'readyz'].includes(segment),
};

/**
 * Decides which routes each listener serves, by the route that Fastify found and not by the URL: no spelling of a path
 * reaches a route of the other listener. Requests of neither listener (internal HTTP) reach every route (ADR 0043).
 */
@Injectable()
export class ListenerRoutes implements OnModuleInit {
  private readonly listeners = new WeakMap<IncomingMessage, ListenerName>();

  private readonly filesHost: FilesHost;

  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    { filesUrl }: ApiGatewaySettings,
  ) {
    this.filesHost = new FilesHost(filesUrl);
  }

  /** Notes, before a request is routed, which listener took it. */
  mark(request: IncomingMessage, listener: ListenerName): void {
    this.listeners.set(request, listener);
  }

  /** The listener that took a request; undefined for internal HTTP. */
  listenerOf(request: IncomingMessage): ListenerName | undefined {
    return this.listeners.get(request);
  }

  onModuleInit(): void {
    this.host.httpAdapter.getInstance().addHook('onRequest', (request, reply, done) => {
      const listener = this.listeners.get(request.raw);
      const [, segment = ''] = (request.routeOptions.url ?? '').split('/');
      const { headers } = request.raw;
      if (listener === 'public' && this.filesHost.isMeant(headers.host)) delete headers.cookie;
      const isServed =
        listener === undefined ||
        (FIRST_SEGMENT[listener](segment) && (listener === 'operator' || this.filesHost.serves(headers.host, segment)));
      if (request.is404 || isServed) done();
      else reply.callNotFound();
    });
  }
}
