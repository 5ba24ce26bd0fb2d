import { type StandIn, startStandIn } from '@rubrica/service-testing';

/** Stand-in for dian-submitter: says whether a contingency lasts. */
export interface Outage extends StandIn {
  lasts: boolean;
  /** Whether it answers 503, as nobody can say. */
  isSilent: boolean;
}

/** `routes`: further ones of that service. */
export const startOutage = async (routes: Parameters<typeof startStandIn>[0]): Promise<Outage> => {
  const standIn = await startStandIn((server) => {
    routes(server);
    server.get('/internal/contingencies/lasting/:environment', async (_, reply) =>
      outage.isSilent ? reply.status(503).send() : { lasts: outage.lasts },
    );
  });
  const outage: Outage = { ...standIn, lasts: true, isSilent: false };
  return outage;
};
