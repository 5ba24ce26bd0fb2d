import { DnsResolver } from '@rubrica/service';
import {
  drippingTlsServer,
  forEachPeer,
  type HostileAttack,
  hostileHttpServers,
  hostileOrigins,
  tlsCertificate,
} from '@rubrica/testing';
import { type ClientOptions, DeliveryClient } from './call/delivery.client.js';

const certificate = tlsCertificate('127.0.0.1');

/** An attempt, and a connection that is kept after it. */
const LIMIT_MS = 25_000;

/** Attacks on what the dispatcher lends to receivers. */
export const attacks = (options: ClientOptions): readonly HostileAttack[] => [
  {
    kind: 'webhook',
    limitMs: LIMIT_MS,
    prepare: async (peers, count, everyMs) => {
      const plans = [...hostileHttpServers(everyMs), drippingTlsServer(everyMs, certificate)];
      const origin = await hostileOrigins(peers, plans);
      const client = new DeliveryClient(
        new DnsResolver(),
        { allowLoopback: true },
        { ...options, ca: certificate.cert },
      );
      const post = (nth: number) =>
        client.post({
          endpointId: `we_${String(nth)}`,
          url: `${origin(nth)}/`,
          headers: {},
          body: Buffer.from('{}'),
        });
      return { attack: () => forEachPeer(count, post) };
    },
  },
];
