import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listeners {
  readonly publicPort: number;
  readonly adminPort: number;
  close(): Promise<void>;
}

/** The path as a router reads it, without its query. */
const pathOf = (url: string): string => {
  try {
    return decodeURI(url.split('?')[0] ?? '/');
  } catch {
    return '/not-a-path';
  }
};

/**
 * The public port and the operator's: the same application, each port with its own paths. Neither answers the
 * other's, nor the internal ones, which services reach by an address of their own.
 */
export const listen = async (
  app: NestFastifyApplication,
  addresses: { readonly host: string; readonly port: number; readonly adminHost: string; readonly adminPort: number },
): Promise<Listeners> => {
  const instance = app.getHttpAdapter().getInstance();
  const serve = async (host: string, port: number, allows: (path: string) => boolean): Promise<Server> => {
    const server = createServer((request: IncomingMessage, response: ServerResponse) => {
      if (!allows(pathOf(request.url ?? '/'))) request.url = '/not-on-this-port';
      instance.routing(request, response);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
    return server;
  };
  const isInternal = (path: string): boolean => /^\/+internal(\/|$)/.test(path);
  const isAdmin = (path: string): boolean => /^\/+(admin|metrics)(\/|$)/.test(path);
  const isHealth = (path: string): boolean => path === '/healthz' || path === '/readyz';
  const publicServer = await serve(addresses.host, addresses.port, (path) => !isInternal(path) && !isAdmin(path));
  const adminServer = await serve(addresses.adminHost, addresses.adminPort, (path) => isAdmin(path) || isHealth(path));
  const portOf = (server: Server): number => (server.address() as AddressInfo).port;
  return {
    publicPort: portOf(publicServer),
    adminPort: portOf(adminServer),
    close: async () => {
      await Promise.all(
        [publicServer, adminServer].map((server) => {
          server.closeIdleConnections();
          return new Promise<void>((resolve) => server.close(() => resolve()));
        }),
      );
    },
  };
};
