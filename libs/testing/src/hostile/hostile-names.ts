import { denySocketsExcept } from './denied-sockets.js';
import type { HostileNameServer, NameAnswer } from './hostile-name-server.js';

/** A name that leads inside, or nowhere, and the public addresses that are connected to meanwhile. */
interface HostileName {
  readonly what: string;
  /** Answers to consecutive look-ups; so many calls are made. */
  readonly answers: readonly NameAnswer[];
  readonly reached: readonly string[];
}

const PUBLIC = '190.60.0.10';
const PUBLIC_IPV6 = '2800:e2::1';

const inside = (address: string): HostileName => ({
  what: `leads to ${address}`,
  answers: [{ addresses: [address] }],
  reached: [],
});

/** Names as somebody chooses them who wants a call to go inside, or to hang. */
const HOSTILE_NAMES: readonly HostileName[] = [
  ...['127.0.0.1', '0.0.0.0', '10.0.0.7', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1'].map(inside),
  ...['::1', '::', '::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::7f00:1', 'fd00:ec2::254', 'fe80::1'].map(inside),
  ...['2002:7f00:1::', '2001::1'].map(inside),
  { what: 'has one address inside', answers: [{ addresses: [PUBLIC, '10.0.0.7'] }], reached: [] },
  { what: 'has one address inside, first', answers: [{ addresses: ['127.0.0.1', PUBLIC] }], reached: [] },
  { what: 'is public in IPv4 only', answers: [{ addresses: [PUBLIC, '::1'] }], reached: [] },
  { what: 'is public in IPv6 only', answers: [{ addresses: [PUBLIC_IPV6, '127.0.0.1'] }], reached: [] },
  {
    what: 'is an alias of an alias of a name inside',
    answers: [{ aliases: ['a.example', 'b.example', 'metadata.internal'], addresses: ['169.254.169.254'] }],
    reached: [],
  },
  { what: 'is an alias of this machine', answers: [{ aliases: ['localhost'], addresses: ['127.0.0.1'] }], reached: [] },
  { what: 'is an alias of nothing', answers: [{ aliases: ['localhost'] }], reached: [] },
  { what: 'is an alias of itself', answers: [{ manner: 'a loop', addresses: ['127.0.0.1'] }], reached: [] },
  {
    what: 'has forty addresses',
    answers: [{ addresses: Array.from({ length: 40 }, (_, i) => `190.60.0.${String(i + 1)}`) }],
    reached: [],
  },
  {
    what: 'is public when it is checked, and inside ever after',
    answers: [{ addresses: [PUBLIC] }, { addresses: ['127.0.0.1'] }, { addresses: ['169.254.169.254'] }],
    reached: [PUBLIC],
  },
  {
    what: 'is public, inside, public',
    answers: [{ addresses: [PUBLIC] }, { addresses: ['127.0.0.1'] }, { addresses: [PUBLIC] }],
    reached: [PUBLIC],
  },
  {
    what: 'is public in IPv4 first, then inside in IPv6',
    answers: [{ addresses: [PUBLIC] }, { addresses: [PUBLIC, '::1'] }],
    reached: [PUBLIC],
  },
  { what: 'is answered late', answers: [{ addresses: ['127.0.0.1'], delayMs: 700 }], reached: [] },
  { what: 'is never answered', answers: [{ manner: 'silence' }], reached: [] },
  { what: 'is answered with garbage', answers: [{ manner: 'garbage', addresses: ['127.0.0.1'] }], reached: [] },
  { what: 'is answered a hundred times', answers: [{ manner: 'a hundred times', addresses: ['::1'] }], reached: [] },
  { what: 'is answered in part', answers: [{ manner: 'truncated', addresses: ['127.0.0.1'] }], reached: [] },
  {
    what: 'is answered by a forger first',
    answers: [{ manner: 'another id', addresses: [PUBLIC] }],
    reached: [PUBLIC],
  },
  {
    what: 'is answered about another name',
    answers: [{ manner: 'of another name', addresses: ['127.0.0.1'] }],
    reached: [],
  },
  { what: 'has no address', answers: [{}], reached: [] },
];

/** Addresses that a call of each name was made to; as many as `HOSTILE_NAMES` say, if all is well. */
type Reached = readonly Pick<HostileName, 'what' | 'reached'>[];

export const REACHED: Reached = HOSTILE_NAMES.map(({ what, reached }) => ({ what, reached }));

/** Has `call` call each of these names, as often as it has answers. No byte leaves this process but to the name server. */
export const reachedBy = async (dns: HostileNameServer, call: (name: string) => Promise<unknown>): Promise<Reached> => {
  const seen: Pick<HostileName, 'what' | 'reached'>[] = [];
  for (const [nth, { what, answers }] of HOSTILE_NAMES.entries()) {
    const name = `n${String(nth)}.ferreteria.example`;
    dns.tells(name, ...answers);
    const denied = denySocketsExcept([]);
    try {
      for (const _ of answers) await call(name);
    } finally {
      denied.restore();
    }
    const hosts = denied.tried.map((target) => target.slice(0, target.lastIndexOf(':')));
    seen.push({ what, reached: [...new Set(hosts)] });
  }
  return seen;
};
