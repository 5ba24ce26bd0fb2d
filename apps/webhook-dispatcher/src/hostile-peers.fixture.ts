import { DnsResolver } from '@rubrica/service';
import { forEachPeer, type HostileAttack, type PeerPlan, portsOf, tlsCertificate } from '@rubrica/testing';
import { type ClientOptions, DeliveryClient } from './delivery/delivery.client.js';

const certificate = tlsCertificate('127.0.0.1');

/** Receivers that misbehave at each step of an exchange, and on a connection that is kept. */
const hostileReceivers = (everyMs: number): readonly (PeerPlan & { readonly isTls?: boolean })[] => {
  const answers = (answer: string) => ({ replies: [['POST', answer]] as const, until: 'POST', everyMs });
  const drips = { manner: 'drips' as const, drop: 'x' };
  return [
    { manner: 'silent', everyMs },
    { manner: 'deaf', everyMs },
    { manner: 'garbage', everyMs },
    { manner: 'half-closed', everyMs },
    { ...drips, ...answers('HTTP/1.1 200 O') },
    { ...drips, drop: 'x: y\r\n', ...answers('HTTP/1.1 200 OK\r\n') },
    { ...drips, drop: 'HTTP/1.1 100 Continue\r\n\r\n', ...answers('') },
    { ...drips, ...answers('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n') },
    { manner: 'floods', ...answers('HTTP/1.1 200 OK\r\ncontent-length: 100000000\r\n\r\n') },
    // Answers as it should, and drips on the connection that is kept.
    { ...drips, ...answers('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok') },
    { ...drips, ...answers('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'), tls: certificate, isTls: true },
    // Answers as it should, and keeps the connection.
    { manner: 'silent', ...answers('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok') },
    { manner: 'handshake', everyMs, isTls: true },
    { manner: 'silent', everyMs, isTls: true },
  ];
};

/** An attempt, and a connection that is kept after it. */
const LIMIT_MS = 25_000;

/** Attacks on what the dispatcher lends to receivers. */
export const attacks = (options: ClientOptions): readonly HostileAttack[] => [
  {
    kind: 'webhook',
    limitMs: LIMIT_MS,
    prepare: async (peers, count, everyMs) => {
      const plans = hostileReceivers(everyMs);
      const port = await portsOf(peers, plans);
      const client = new DeliveryClient(
        new DnsResolver(),
        { allowLoopback: true },
        { ...options, ca: certificate.cert },
      );
      const post = (nth: number) =>
        client.post({
          endpointId: `we_${String(nth)}`,
          url: `http${plans[nth % plans.length]?.isTls ? 's' : ''}://127.0.0.1:${String(port(nth))}/`,
          headers: {},
          body: Buffer.from('{}'),
        });
      return { attack: () => forEachPeer(count, post) };
    },
  },
];
