import { forEachPeer, type HostileAttack, type PeerPlan, portsOf } from '@rubrica/testing';
import { DianClient, type DianClientOptions, IDLE_MS } from './dian/dian.client.js';

/** Servers that misbehave at each step of an exchange, and on a connection that is kept. */
const hostileAuthorities = (everyMs: number): readonly (PeerPlan & { readonly isTls?: boolean })[] => {
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
    { ...drips, drop: '1\r\n \r\n', ...answers('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n') },
    { manner: 'floods', ...answers('HTTP/1.1 200 OK\r\ncontent-length: 100000000\r\n\r\n') },
    // Answer as they should, and drip on the connection that is kept, or keep it.
    { ...drips, ...answers('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok') },
    { manner: 'silent', ...answers('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok') },
    { manner: 'handshake', everyMs, isTls: true },
    { manner: 'silent', everyMs, isTls: true },
  ];
};

/** Attacks on what the submitter lends to who claims to be the tax authority. */
export const attacks = (options: Omit<DianClientOptions, 'inFlight'>): readonly HostileAttack[] => [
  {
    kind: 'tax authority',
    limitMs: 3 * options.connectTimeoutMs + 2 * options.answerTimeoutMs + (options.idleMs ?? IDLE_MS),
    prepare: async (peers, count, everyMs) => {
      const plans = hostileAuthorities(everyMs);
      const port = await portsOf(peers, plans);
      const client = new DianClient({ ...options, inFlight: count });
      const url = (nth: number): string =>
        `http${plans[nth % plans.length]?.isTls ? 's' : ''}://127.0.0.1:${String(port(nth))}/Service.svc`;
      return {
        attack: () => forEachPeer(count, (nth) => client.call(url(nth), 'GetStatus', '<envelope/>'.repeat(20_000))),
        end: () => client.close(),
      };
    },
  },
];
