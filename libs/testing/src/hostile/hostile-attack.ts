import { type Held, type LentResources, lentResources } from './lent-resources.js';
import { type HostilePeers, hostilePeers, type PeerPlan } from './hostile-peers.js';

/** An attack on what the product lends to peers of one kind. */
export interface HostileAttack {
  readonly kind: string;
  /** When all must be over. */
  readonly limitMs: number;
  /** Prepares the peers, which send a drop so often, and returns what has so many of them called, or call. */
  prepare(
    peers: HostilePeers,
    count: number,
    everyMs: number,
  ): Promise<{ readonly attack: () => Promise<unknown>; readonly end?: () => unknown }>;
}

/** Timers of the process itself that may end later than the attack, and the work of the collector. */
const MINUTE_MS = 60_000;

/** Has so many peers attack, and measures what they were lent. */
export const attacked = async (
  { prepare, limitMs }: HostileAttack,
  count: number,
  everyMs: number,
): Promise<LentResources> => {
  const peers = await hostilePeers();
  const { attack, end } = await prepare(peers, count, everyMs);
  try {
    return await lentResources(attack, limitMs + MINUTE_MS);
  } finally {
    await end?.();
    await peers.close();
  }
};

/** Opens a server of each plan. Returns the port of the peer of that number; peers share the servers in turn. */
export const portsOf = async (peers: HostilePeers, plans: readonly PeerPlan[]): Promise<(nth: number) => number> => {
  const ports = await Promise.all(plans.map((plan) => peers.listen(plan)));
  return (nth) => ports[nth % ports.length] ?? 0;
};

/** Has `act` done for each of so many peers, all at once. */
export const forEachPeer = (count: number, act: (nth: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)));

/** Row of `npm run bench -- hostile-peers`: so many peers attack, each of which sends a drop a second. */
export const attackRow = async (attack: HostileAttack, count = 1_000) => {
  const { before, most, after, backAfterMs } = await attacked(attack, count, 1_000);
  const span = (of: keyof Held): string => `${before[of]} / ${most[of]} / ${after[of]}`;
  return {
    kind: attack.kind,
    peers: count,
    'sockets before / at most / after': span('sockets'),
    timers: span('timers'),
    'heap, MB': span('heapMb'),
    'limit, s': attack.limitMs / 1_000,
    'all back after, s': Number((backAfterMs / 1_000).toFixed(1)),
  };
};
