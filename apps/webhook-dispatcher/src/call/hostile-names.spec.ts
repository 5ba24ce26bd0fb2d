import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DnsResolver } from '@rubrica/service';
import { hostileNameServer, type HostileNameServer, REACHED, reachedBy } from '@rubrica/testing';
import { registrationFaults } from '../endpoint/registration.client.js';
import { DeliveryClient } from './delivery.client.js';

const RULES = { allowLoopback: false };

let dns: HostileNameServer;
beforeAll(async () => {
  dns = await hostileNameServer();
});
afterAll(() => dns.close());

describe('a name that somebody else answers for', () => {
  it('leads no delivery inside, and holds none for longer than its limit', async () => {
    const client = new DeliveryClient(new DnsResolver([dns.address]), RULES, { timeoutMs: 2_000 });
    let longestMs = 0;
    const seen = await reachedBy(dns, async (name) => {
      const { ok, durationMs } = await client.post({
        ...{ endpointId: 'we_1', url: `https://${name}/`, headers: {}, body: Buffer.from('{}') },
      });
      expect(ok).toBe(false);
      longestMs = Math.max(longestMs, durationMs);
    });
    expect(seen).toEqual(REACHED);
    expect(longestMs).toBeLessThan(3_000);
  });

  it('is looked up once by an attempt: what it says later counts for none', async () => {
    const client = new DeliveryClient(new DnsResolver([dns.address]), RULES, { timeoutMs: 2_000 });
    dns.asked.length = 0;
    await reachedBy(dns, async (name) => {
      const before = dns.asked.filter((question) => question === `A ${name}`).length;
      await client.post({ endpointId: 'we_1', url: `https://${name}/`, headers: {}, body: Buffer.from('{}') });
      const asked = dns.asked.filter((question) => question === `A ${name}`).length - before;
      // Two, where the first packet is not answered.
      expect(asked).toBeLessThanOrEqual(2);
    });
  });

  it('leads nowhere when it is registered', async () => {
    const resolver = new DnsResolver([dns.address]);
    const seen = await reachedBy(dns, (name) => registrationFaults(`https://${name}/`, resolver, RULES));
    expect(seen.flatMap(({ reached }) => reached)).toEqual([]);
  });
});
