import { DnsResolver } from '@rubrica/service';
import { forEachPeer, type HostileAttack, type PeerPlan, portsOf } from '@rubrica/testing';
import { RevocationClient, type RevocationClientOptions } from './revocation/revocation.client.js';

/** Authorities that misbehave at each step of an exchange. */
const hostileAuthorities = (everyMs: number): readonly (PeerPlan & { readonly isTls?: boolean })[] => {
  const answers = (answer: string) => ({
    replies: [
      ['POST', answer],
      ['GET', answer],
    ] as const,
    until: '',
    everyMs,
  });
  const drips = { manner: 'drips' as const, drop: 'x' };
  return [
    { manner: 'silent', everyMs },
    { manner: 'deaf', everyMs },
    { manner: 'garbage', everyMs },
    { manner: 'half-closed', everyMs },
    { ...drips, ...answers('HTTP/1.1 200 O') },
    { ...drips, drop: 'x: y\r\n', ...answers('HTTP/1.1 200 OK\r\n') },
    { ...drips, ...answers('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n') },
    { manner: 'floods', ...answers('HTTP/1.1 200 OK\r\ncontent-length: 100000000\r\n\r\n') },
    { ...drips, ...answers('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok') },
    { ...drips, ...answers('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\ncontent-length: 9\r\n\r\n') },
    { manner: 'handshake', everyMs, isTls: true },
    { manner: 'silent', everyMs, isTls: true },
  ];
};

/** Attacks on what the vault lends to the authorities that an uploaded certificate names. */
export const attacks = ({ timeoutMs }: Pick<RevocationClientOptions, 'timeoutMs'>): readonly HostileAttack[] =>
  (['OCSP', 'CRL'] as const).map((kind) => ({
    kind,
    limitMs: timeoutMs,
    prepare: async (peers, count, everyMs) => {
      const plans = hostileAuthorities(everyMs);
      const port = await portsOf(peers, plans);
      const client = new RevocationClient(new DnsResolver(), { timeoutMs, rules: { allowLoopback: true } });
      const ask = (nth: number) =>
        client.ask({
          url: `http${plans[nth % plans.length]?.isTls ? 's' : ''}://127.0.0.1:${String(port(nth))}/`,
          ocspRequest: kind === 'OCSP' ? Buffer.alloc(100) : null,
          maxBytes: 16 * 2 ** 20,
        });
      return { attack: () => forEachPeer(count, ask) };
    },
  }));
