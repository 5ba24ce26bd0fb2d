import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DnsResolver } from '@rubrica/service';
import { hostileNameServer, type HostileNameServer, REACHED, reachedBy } from '@rubrica/testing';
import { checkedConnection } from './checked-connection.client.js';

let dns: HostileNameServer;
beforeAll(async () => {
  dns = await hostileNameServer();
});
afterAll(() => dns.close());

describe("the name of a tenant's mail server", () => {
  it('leads to no address inside, and holds nothing for longer than its limit', async () => {
    const resolver = new DnsResolver([dns.address]);
    let longestMs = 0;
    const seen = await reachedBy(dns, async (host) => {
      const begunMs = performance.now();
      const end = AbortSignal.timeout(2_000);
      const connection = checkedConnection({ host, port: 587 }, resolver, { allowLoopback: false }, end);
      await expect(connection).rejects.toThrow();
      longestMs = Math.max(longestMs, performance.now() - begunMs);
    });
    expect(seen).toEqual(REACHED);
    expect(longestMs).toBeLessThan(3_000);
  });
});
