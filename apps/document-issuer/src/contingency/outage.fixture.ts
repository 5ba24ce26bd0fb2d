import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

/** Stands in for dian-submitter, which is another house: it says whether a contingency lasts. */
export interface Outage {
  readonly server: FastifyInstance;
  readonly url: string;
  lasts: boolean;
  /** 503: nobody can say. */
  isSilent: boolean;
  close(): Promise<void>;
}

/** `routes`: further ones of that house. */
export const startOutage = async (routes: (server: FastifyInstance) => unknown): Promise<Outage> => {
  const server = fastify();
  routes(server);
  server.get('/internal/contingencies/lasting/:environment', async (_, reply) =>
    outage.isSilent ? reply.status(503).send() : { lasts: outage.lasts },
  );
  await server.listen({ host: '127.0.0.1', port: 0 });
  const outage: Outage = {
    server,
    url: `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    lasts: true,
    isSilent: false,
    close: () => server.close(),
  };
  return outage;
};
