import { forEachPeer, type HostileAttack, hostileHttpServers, hostileOrigins } from '@rubrica/testing';
import { DianClient, type DianClientOptions, IDLE_MS } from './dian/dian.client.js';

/** Attacks on what the submitter lends to who claims to be the tax authority. */
export const attacks = (options: Omit<DianClientOptions, 'inFlight'>): readonly HostileAttack[] => [
  {
    kind: 'tax authority',
    limitMs: 3 * options.connectTimeoutMs + 2 * options.answerTimeoutMs + (options.idleMs ?? IDLE_MS),
    prepare: async (peers, count, everyMs) => {
      const origin = await hostileOrigins(peers, hostileHttpServers(everyMs));
      const client = new DianClient({ ...options, inFlight: count });
      const envelope = '<envelope/>'.repeat(20_000);
      return {
        attack: () => forEachPeer(count, (nth) => client.call(`${origin(nth)}/Service.svc`, 'GetStatus', envelope)),
        end: () => client.close(),
      };
    },
  },
];
