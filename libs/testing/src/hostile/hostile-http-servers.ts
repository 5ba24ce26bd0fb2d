import { portsOf } from './hostile-attack.js';
import type { HostilePeers, PeerPlan } from './hostile-peers.js';

/** Plan of a server, and whether it is called by TLS. */
export interface HttpPlan extends PeerPlan {
  readonly isTls?: boolean;
}

/** HTTP servers that misbehave at each step of an exchange, and on a connection that is kept. */
export const hostileHttpServers = (everyMs: number): readonly HttpPlan[] => {
  const drips = { manner: 'drips' as const, drop: 'x' };
  return [
    { manner: 'silent', everyMs },
    { manner: 'deaf', everyMs },
    { manner: 'garbage', everyMs },
    { manner: 'half-closed', everyMs },
    { ...drips, ...after('HTTP/1.1 200 O', everyMs) },
    { ...drips, drop: 'x: y\r\n', ...after('HTTP/1.1 200 OK\r\n', everyMs) },
    { ...drips, drop: 'HTTP/1.1 100 Continue\r\n\r\n', ...after('', everyMs) },
    { ...drips, ...after('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n', everyMs) },
    { ...drips, drop: '1\r\n \r\n', ...after('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', everyMs) },
    { ...drips, ...after('HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1/\r\ncontent-length: 9\r\n\r\n', everyMs) },
    { manner: 'floods', ...after('HTTP/1.1 200 OK\r\ncontent-length: 100000000\r\n\r\n', everyMs) },
    // Answer as they should, and drip on the connection that is kept, or keep it.
    { ...drips, ...after(OK, everyMs) },
    { manner: 'silent', ...after(OK, everyMs) },
    { manner: 'handshake', everyMs, isTls: true },
    { manner: 'silent', everyMs, isTls: true },
  ];
};

/** A server that answers by TLS as it should, and drips on the connection that is kept. */
export const drippingTlsServer = (everyMs: number, tls: NonNullable<PeerPlan['tls']>): HttpPlan => ({
  ...{ manner: 'drips', drop: 'x', tls, isTls: true },
  ...after(OK, everyMs),
});

/** Opens a server of each plan. Returns the address of the peer of that number; peers share the servers in turn. */
export const hostileOrigins = async (
  peers: HostilePeers,
  plans: readonly HttpPlan[],
): Promise<(nth: number) => string> => {
  const port = await portsOf(peers, plans);
  return (nth) => `http${plans[nth % plans.length]?.isTls ? 's' : ''}://127.0.0.1:${String(port(nth))}`;
};

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** Misbehaves when it has begun its answer to a request. */
const after = (answer: string, everyMs: number): Pick<PeerPlan, 'replies' | 'until' | 'everyMs'> => ({
  replies: [
    ['POST', answer],
    ['GET', answer],
  ],
  until: '',
  everyMs,
});
