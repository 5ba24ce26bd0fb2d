import { describe, expect, it } from '@jest/globals';
import { attacked, leftOver } from '@rubrica/testing';
import { attacks } from './hostile-peers.fixture.js';

const PEERS = 1_000;
const DROP_EVERY_MS = 300;
/** Heap that may be left: code that was compiled, and what the collector keeps for later. */
const LEFT_MB = 20;

describe('a thousand hostile peers', () => {
  it.each(attacks({ timeoutMs: 3_000 }).map((attack) => [attack.kind, attack] as const))(
    'get nothing for longer than its limit: %s',
    async (_, attack) => {
      const lent = await attacked(attack, PEERS, DROP_EVERY_MS);
      expect(lent.most.sockets - lent.before.sockets).toBeGreaterThan(PEERS / 4);
      const { sockets, timers, heapMb } = leftOver(lent);
      expect({ sockets, timers }).toEqual({ sockets: 0, timers: 0 });
      expect(heapMb).toBeLessThan(LEFT_MB);
    },
  );
});
