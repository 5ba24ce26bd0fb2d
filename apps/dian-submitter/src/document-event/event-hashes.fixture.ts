import { documentIssuerRoutes as routes, type InputOf } from '@rubrica/contracts';
import { eventCude } from '@rubrica/document-events';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { type StandIn, startStandIn } from '@rubrica/service-testing';
import { SOFTWARE } from '../simulator.fixture.js';

/** Stand-in for document-issuer: hashes events with the software of the simulator's issuer. */
export interface HashingStandIn extends StandIn {
  /** Whether the tenant has software. */
  hasSoftware: boolean;
}

export const startHashing = async (): Promise<HashingStandIn> => {
  const standIn = await startStandIn((server) => {
    server.post<{ Body: InputOf<typeof routes.eventHashes>['body'] }>(routes.eventHashes.path, ({ body }) =>
      Promise.resolve(
        hashing.hasSoftware
          ? {
              software: { id: SOFTWARE.id, provider: null },
              cude: eventCude(body.seed, SOFTWARE.pin),
              security_code: softwareSecurityCode(SOFTWARE.id, SOFTWARE.pin, body.number),
            }
          : { software: null },
      ),
    );
  });
  const hashing: HashingStandIn = Object.assign(standIn, { hasSoftware: true });
  return hashing;
};
