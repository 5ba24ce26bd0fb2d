import { describe, expect, it } from '@jest/globals';
import { AddressResolver } from '@rubrica/service';
import { receiver } from '@rubrica/testing';
import { gzipSync } from 'node:zlib';
import { RevocationClient } from './revocation.client.js';

/** Answers every name with these addresses. */
class FixedResolver extends AddressResolver {
  constructor(private readonly addresses: readonly string[]) {
    super();
  }

  addressesOf(): Promise<readonly string[]> {
    return Promise.resolve(this.addresses);
  }
}

const ask = (url: string, addresses: readonly string[] = ['127.0.0.1']) =>
  new RevocationClient(new FixedResolver(addresses), { timeoutMs: 500, rules: { allowLoopback: false } }).ask({
    url,
    ocspRequest: Buffer.from('x'),
    maxBytes: 1_000,
  });

describe('the address in an uploaded certificate', () => {
  it.each([
    ['the machine itself', 'http://127.0.0.1/'],
    ['this machine in IPv6', 'http://[::1]/'],
    ['this machine by name', 'http://localhost/'],
    ['the metadata of the cloud', 'http://169.254.169.254/latest/meta-data/'],
    ['a private network', 'http://10.0.0.7/'],
    ['a decimal address', 'http://2130706433/'],
    ['a mapped address', 'http://[::ffff:127.0.0.1]/'],
    ['a name that leads inside', 'http://ocsp.ca.example/'],
  ])('is not called where it is %s', async (_, url) => {
    expect(await ask(url)).toEqual({ silent: expect.stringContaining('the address is refused') as unknown });
  });

  it('is not called where one of several addresses is inside, nor with credentials, nor on other ports', async () => {
    expect(await ask('http://ocsp.ca.example/', ['190.0.0.1', '10.0.0.1'])).toMatchObject({
      silent: expect.stringContaining('address_not_public') as unknown,
    });
    expect(await ask('http://a:b@ocsp.ca.example/', ['190.0.0.1'])).toEqual({ silent: 'the address has credentials' });
    expect(await ask('http://ocsp.ca.example:5432/', ['190.0.0.1'])).toEqual({
      silent: 'the port is not one of the web',
    });
  });

  it.each([301, 302, 303, 307, 308])('that answers %d is not followed where it points', async (status) => {
    const [target, authority] = await Promise.all([receiver(), receiver()]);
    authority.answers({ status, headers: { location: `${target.url}/robado`, refresh: `0; url=${target.url}` } });
    const client = new RevocationClient(new FixedResolver([]), { timeoutMs: 5_000, rules: { allowLoopback: true } });
    for (const ocspRequest of [Buffer.from('x'), null])
      expect(await client.ask({ url: authority.url, ocspRequest, maxBytes: 1_000 })).toEqual({
        silent: `the answer is HTTP ${String(status)}`,
      });
    expect([authority.requests.length, target.requests.length]).toEqual([2, 0]);
    await Promise.all([target.close(), authority.close()]);
  });

  it('is read as it comes, not unpacked, and no further than its limit', async () => {
    const authority = await receiver();
    const bomb = gzipSync(Buffer.alloc(50_000_000)).toString('latin1');
    authority.answers({ headers: { 'content-encoding': 'gzip' }, body: bomb }, { body: 'x'.repeat(1_001) });
    const client = new RevocationClient(new FixedResolver([]), { timeoutMs: 5_000, rules: { allowLoopback: true } });
    for (let i = 0; i < 2; i += 1)
      expect(await client.ask({ url: authority.url, ocspRequest: null, maxBytes: 1_000 })).toEqual({
        silent: 'the answer has more than 1000 bytes',
      });
    await authority.close();
  });

  it('is waited for no longer than its time, also where the name server is silent', async () => {
    const never = new (class extends AddressResolver {
      addressesOf = (): Promise<readonly string[]> => new Promise(() => undefined);
    })();
    const client = new RevocationClient(never, { timeoutMs: 100, rules: { allowLoopback: false } });
    const answer = await client.ask({ url: 'http://ocsp.ca.example/', ocspRequest: null, maxBytes: 1 });
    expect(answer).toEqual({ silent: 'no answer within 100 ms' });
  });
});
