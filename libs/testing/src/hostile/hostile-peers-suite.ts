import type * as jest from '@jest/globals';
import { attacked, type HostileAttack } from './hostile-attack.js';
import { leftOver } from './lent-resources.js';

// From the global object: an import of jest's would fail in benchmarks, which use this lib outside jest.
declare const describe: typeof jest.describe;
declare const it: typeof jest.it;
declare const expect: typeof jest.expect;

const PEERS = 1_000;
const DROP_EVERY_MS = 300;
/** Heap that may be left: code that was compiled, and what the collector keeps for later. */
const LEFT_MB = 20;

/** Tests that a thousand peers get nothing for longer than its limit. `leastSockets`: so many are lent them at once. */
export const describeHostilePeers = (attacks: readonly HostileAttack[], leastSockets = PEERS / 4): void =>
  describe('a thousand hostile peers', () => {
    it.each(attacks.map((attack) => [attack.kind, attack] as const))(
      'get nothing for longer than its limit: %s',
      async (_, attack) => {
        const lent = await attacked(attack, PEERS, DROP_EVERY_MS);
        expect(lent.most.sockets - lent.before.sockets).toBeGreaterThan(leastSockets);
        const { sockets, timers, heapMb } = leftOver(lent);
        expect({ sockets, timers }).toEqual({ sockets: 0, timers: 0 });
        expect(heapMb).toBeLessThan(LEFT_MB);
      },
    );
  });
