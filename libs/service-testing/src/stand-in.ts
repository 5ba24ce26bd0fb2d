import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

/** Internal routes that a test answers in the place of another service. */
export interface StandIn {
  readonly server: FastifyInstance;
  readonly url: string;
}

export const startStandIn = async (routes: (server: FastifyInstance) => unknown): Promise<StandIn> => {
  const server = fastify({ forceCloseConnections: true });
  routes(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  return { server, url: `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}` };
};
