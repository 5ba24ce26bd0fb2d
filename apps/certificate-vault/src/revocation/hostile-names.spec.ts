import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DnsResolver } from '@rubrica/service';
import { hostileNameServer, type HostileNameServer, REACHED, reachedBy } from '@rubrica/testing';
import { RevocationClient } from './revocation.client.js';

let dns: HostileNameServer;
beforeAll(async () => {
  dns = await hostileNameServer();
});
afterAll(() => dns.close());

describe('the name in an uploaded certificate', () => {
  it.each([
    ['OCSP', 'http', Buffer.alloc(100)],
    ['CRL', 'http', null],
    ['CRL', 'https', null],
  ] as const)(
    'leads no question by %s over %s inside, nor for longer than its limit',
    async (_, scheme, ocspRequest) => {
      const client = new RevocationClient(new DnsResolver([dns.address]), {
        ...{ timeoutMs: 2_000, rules: { allowLoopback: false } },
      });
      let longestMs = 0;
      const seen = await reachedBy(dns, async (name) => {
        const begunMs = performance.now();
        const answer = await client.ask({ url: `${scheme}://${name}/x`, ocspRequest, maxBytes: 1_000 });
        expect(answer).toEqual({ silent: expect.any(String) });
        longestMs = Math.max(longestMs, performance.now() - begunMs);
      });
      expect(seen).toEqual(REACHED);
      expect(longestMs).toBeLessThan(3_000);
    },
  );
});
