import { DnsResolver } from '@rubrica/service';
import { forEachPeer, type HostileAttack, hostileHttpServers, hostileOrigins } from '@rubrica/testing';
import { RevocationClient, type RevocationClientOptions } from './revocation/revocation.client.js';

/** Attacks on what the vault lends to the authorities that an uploaded certificate names. */
export const attacks = ({ timeoutMs }: Pick<RevocationClientOptions, 'timeoutMs'>): readonly HostileAttack[] =>
  (['OCSP', 'CRL'] as const).map((kind) => ({
    kind,
    limitMs: timeoutMs,
    prepare: async (peers, count, everyMs) => {
      const origin = await hostileOrigins(peers, hostileHttpServers(everyMs));
      const client = new RevocationClient(new DnsResolver(), { timeoutMs, rules: { allowLoopback: true } });
      const ask = (nth: number) =>
        client.ask({
          url: `${origin(nth)}/`,
          ocspRequest: kind === 'OCSP' ? Buffer.alloc(100) : null,
          maxBytes: 16 * 2 ** 20,
        });
      return { attack: () => forEachPeer(count, ask) };
    },
  }));
